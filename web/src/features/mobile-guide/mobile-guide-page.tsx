import { BellRing, MonitorSmartphone, WifiOff } from 'lucide-react'
import { Closing } from '@/site/closing'
import { PageHead, Section } from '@/site/section'
import { useSiteText } from '@/site/use-site-text'
import { InstallButton } from './install-button'
import { PhonePicture } from './phone-picture'

const guides = [
  { id: 'android', steps: ['open', 'menu', 'add', 'confirm'] },
  { id: 'ios', steps: ['open', 'menu', 'add', 'confirm'] },
] as const
const benefits = [
  { id: 'app', icon: MonitorSmartphone },
  { id: 'offline', icon: WifiOff },
  { id: 'push', icon: BellRing },
] as const

export default function MobileGuidePage() {
  const { t } = useSiteText()
  return (
    <>
      <PageHead heading={t('mobileGuide.heading')} text={t('mobileGuide.text')}>
        <InstallButton />
      </PageHead>
      <div className="mx-auto grid w-full max-w-6xl gap-6 px-5 py-10 md:px-8 lg:grid-cols-2">
        {guides.map(({ id, steps }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-name`}
            className="grid gap-8 rounded-5 border border-line bg-surface p-7 shadow-1 sm:grid-cols-[1fr_auto]"
          >
            <div>
              <h2 id={`${id}-name`} className="text-h2 font-bold">
                {t(`mobileGuide.${id}.name`)}
              </h2>
              <ol className="mt-5 grid gap-4">
                {steps.map((step, index) => (
                  <li key={step} className="flex gap-4">
                    <span
                      aria-hidden
                      className="grid size-8 shrink-0 place-items-center rounded-full bg-soft font-bold text-on-soft tabular-nums"
                    >
                      {index + 1}
                    </span>
                    <span className="pt-0.5 text-pretty">{t(`mobileGuide.${id}.${step}`)}</span>
                  </li>
                ))}
              </ol>
            </div>
            <PhonePicture kind={id} className="mx-auto h-72 max-sm:hidden" />
          </section>
        ))}
      </div>
      <Section heading={t('mobileGuide.benefits.heading')}>
        <ul className="grid gap-5 md:grid-cols-3">
          {benefits.map(({ id, icon: Icon }) => (
            <li key={id} className="rounded-4 border border-line bg-surface p-6 shadow-1">
              <span className="inline-grid size-11 place-items-center rounded-2 bg-soft text-on-soft">
                <Icon aria-hidden className="size-5.5" />
              </span>
              <h3 className="mt-4 text-h3 font-bold">{t(`mobileGuide.benefits.${id}.name`)}</h3>
              <p className="mt-2 text-pretty text-text-2">{t(`mobileGuide.benefits.${id}.text`)}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8 max-w-3xl text-text-2">{t('mobileGuide.remove')}</p>
      </Section>
      <Closing />
    </>
  )
}
