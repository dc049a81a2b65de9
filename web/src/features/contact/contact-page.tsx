import { Clock, Mail } from 'lucide-react'
import settings from 'virtual:site-settings'
import { PageHead } from '@/site/section'
import { SiteLink } from '@/site/site-context'
import { useSiteText } from '@/site/use-site-text'
import { ContactForm } from './contact-form'

const boxes = ['support', 'privacy', 'legal', 'reports', 'sales'] as const

export default function ContactPage() {
  const { t } = useSiteText()
  return (
    <>
      <PageHead heading={t('contact.heading')} text={t('contact.text')} />
      <div className="mx-auto grid w-full max-w-6xl gap-10 px-5 py-6 md:px-8 lg:grid-cols-[1.35fr_.65fr] lg:gap-14">
        <ContactForm />
        <aside className="grid content-start gap-8" aria-label={t('contact.other')}>
          <section>
            <h2 className="flex items-center gap-2 font-bold">
              <Clock aria-hidden className="size-5 text-link" />
              {t('contact.times.name')}
            </h2>
            <ul className="mt-3 grid gap-2 text-text-2">
              {(['first', 'solved', 'human', 'privacy'] as const).map((id) => (
                <li key={id}>{t(`contact.times.${id}`)}</li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="flex items-center gap-2 font-bold">
              <Mail aria-hidden className="size-5 text-link" />
              {t('contact.mail.name')}
            </h2>
            <dl className="mt-3 grid gap-3">
              {boxes.map((box) => (
                <div key={box}>
                  <dt className="text-small text-text-3">{t(`contact.mail.${box}`)}</dt>
                  <dd>
                    <a
                      href={`mailto:${settings.mail[box]}`}
                      className="inline-flex min-h-6 items-center break-all text-link hover:underline"
                    >
                      {settings.mail[box]}
                    </a>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <p className="rounded-3 bg-soft p-5 text-on-soft">
            {t('contact.helpFirst')}{' '}
            <SiteLink to="/help" className="font-semibold underline underline-offset-2">
              {t('route.help')}
            </SiteLink>
          </p>
          <p className="text-small text-text-3">{t('contact.crisis')}</p>
        </aside>
      </div>
    </>
  )
}
