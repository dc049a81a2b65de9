import { Phrase } from '@/i18n/phrase'
import { Closing } from '@/site/closing'
import { ProductPicture } from '@/site/product-picture'
import { PageHead, Section } from '@/site/section'
import { SiteLink } from '@/site/site-context'
import { useSiteText } from '@/site/use-site-text'
import { Button } from '@/ui/button'
import { Crystal } from '@/ui/crystal'
import type { Hue } from '@/ui/hue'

const story = ['first', 'second', 'third'] as const
const beliefs: readonly { id: 'honest' | 'yours' | 'free' | 'safe'; hue: Hue }[] = [
  { id: 'honest', hue: 'violet' },
  { id: 'yours', hue: 'teal' },
  { id: 'free', hue: 'rose' },
  { id: 'safe', hue: 'earth' },
]
const never = ['sell', 'guilt', 'pretend', 'diagnose', 'hide'] as const

export default function AboutPage() {
  const { t } = useSiteText()
  return (
    <>
      <PageHead heading={t('about.heading')} text={t('about.text')} />
      <div className="mx-auto grid w-full max-w-6xl items-center gap-10 px-5 py-12 md:px-8 lg:grid-cols-2 lg:py-16">
        <div className="grid max-w-2xl gap-5 text-lg leading-loose">
          {story.map((part) => (
            <p key={part}>{t(`about.story.${part}`)}</p>
          ))}
        </div>
        <ProductPicture picture="home" captioned />
      </div>
      <div className="border-y border-line bg-surface-2">
        <Section heading={t('about.beliefs.heading')}>
          <ul className="grid gap-5 md:grid-cols-2">
            {beliefs.map(({ id, hue }) => (
              <li
                key={id}
                className="flex gap-5 rounded-4 border border-line bg-surface p-6 shadow-1"
              >
                <Crystal seed={`belief-${id}`} hue={hue} facets={7} className="h-14" />
                <div>
                  <h3 className="text-h3 font-bold">{t(`about.beliefs.${id}.name`)}</h3>
                  <p className="mt-2 text-pretty text-text-2">{t(`about.beliefs.${id}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <Section heading={t('about.never.heading')}>
        <ul className="grid gap-x-10 gap-y-4 text-lg md:grid-cols-2">
          {never.map((id) => (
            <li key={id} className="flex gap-4 border-t border-line pt-4">
              <span aria-hidden className="font-bold text-danger">
                ✕
              </span>
              {t(`about.never.${id}`)}
            </li>
          ))}
        </ul>
      </Section>
      <section className="mx-auto w-full max-w-6xl px-5 pb-16 md:px-8">
        <div className="grid items-center gap-6 rounded-5 border border-line bg-surface p-8 shadow-1 md:grid-cols-[1fr_auto]">
          <div>
            <h2 className="font-display text-h2 font-bold">
              <Phrase>{t('about.open.heading')}</Phrase>
            </h2>
            <p className="mt-2 max-w-2xl text-text-2">{t('about.open.text')}</p>
          </div>
          <Button asChild variant="secondary">
            <SiteLink to="/contact">{t('route.contact')}</SiteLink>
          </Button>
        </div>
      </section>
      <Closing />
    </>
  )
}
