import { Closing } from '@/site/closing'
import { Comparison } from './comparison'
import { FeatureStage } from './feature-stage'
import { Hero } from './hero'
import { Section } from '@/site/section'
import { useSiteText } from '@/site/use-site-text'
import { Crystal } from '@/ui/crystal'
import type { Hue } from '@/ui/hue'
import { GitBranch, HeartHandshake, KeyRound, Orbit, Route, Sparkles } from 'lucide-react'

/** First page for people without an account. */
export default function LandingPage() {
  return (
    <>
      <Hero />
      <Stats />
      <FeatureStage />
      <How />
      <Technology />
      <Comparison />
      <Summary />
      <Closing />
    </>
  )
}

const steps: readonly { id: 'say' | 'condense' | 'recall'; hue: Hue; facets: number }[] = [
  { id: 'say', hue: 'uncut', facets: 5 },
  { id: 'condense', hue: 'teal', facets: 7 },
  { id: 'recall', hue: 'violet', facets: 9 },
]

/** The idea in three steps: a word, a crystal, a memory that comes back. */
function How() {
  const { t } = useSiteText()
  return (
    <Section id="how" heading={t('landing.how.heading')} centered>
      <ol className="relative grid gap-10 md:grid-cols-3 md:gap-6">
        <li
          aria-hidden
          className="absolute inset-x-[16%] top-16 h-px bg-[linear-gradient(90deg,var(--line),var(--teal-fill),var(--violet-500))] max-md:hidden"
        />
        {steps.map(({ id, hue, facets }) => (
          <li key={id} className="relative grid justify-items-center text-center">
            <span className="grid size-32 place-items-center rounded-full border border-line bg-bg">
              <Crystal seed={`step-${id}`} hue={hue} facets={facets} className="h-20" />
            </span>
            <h3 className="mt-5 text-h3 font-bold">{t(`landing.how.${id}.name`)}</h3>
            <p className="mt-2 max-w-72 text-balance text-text-2">{t(`landing.how.${id}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** What the product says of itself; the numbers are copy of the translations. */
function Stats() {
  const { t } = useSiteText()
  return (
    <section aria-label={t('landing.stats.label')} className="border-y border-line bg-surface">
      <dl className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-8 px-5 py-10 md:px-8 lg:grid-cols-4">
        {(['users', 'satisfaction', 'hours', 'languages'] as const).map((id) => (
          <div key={id} className="flex flex-col-reverse justify-end">
            <dt className="text-text-2">{t(`landing.stats.${id}.label`)}</dt>
            <dd className="font-display text-[clamp(1.6rem,1rem+2.2vw,2.5rem)] leading-tight font-bold tabular-nums">
              {t(`landing.stats.${id}.number`)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Summary() {
  const { t } = useSiteText()
  return (
    <Section heading={t('landing.summary.heading')} centered className="md:pb-24">
      <dl className="grid gap-5 md:grid-cols-3">
        {(['infinity', 'nine', 'years'] as const).map((id) => (
          <div
            key={id}
            className="flex flex-col-reverse items-center justify-end gap-2 rounded-5 border border-line bg-surface px-6 py-9 text-center shadow-1"
          >
            <dt className="max-w-60 text-balance text-text-2">
              {t(`landing.summary.${id}.label`)}
            </dt>
            <dd className="bg-[linear-gradient(160deg,var(--violet-500),var(--violet-700))] bg-clip-text font-display text-[4.5rem] leading-none font-bold text-transparent dark:bg-[linear-gradient(160deg,var(--violet-200),var(--violet-400))]">
              {t(`landing.summary.${id}.number`)}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

const parts = [
  { id: 'integrity', icon: GitBranch },
  { id: 'why', icon: Sparkles },
  { id: 'ledger', icon: Route },
  { id: 'charts', icon: Orbit },
  { id: 'sealed', icon: KeyRound },
  { id: 'safety', icon: HeartHandshake },
] as const

/** What stands behind the product, in words for everybody. */
function Technology() {
  const { t } = useSiteText()
  return (
    <div className="border-y border-line bg-surface-2">
      <Section heading={t('landing.tech.heading')} text={t('landing.tech.text')}>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {parts.map(({ id, icon: Icon }) => (
            <li key={id} className="rounded-4 border border-line bg-surface p-6 shadow-1">
              <span className="inline-grid size-11 place-items-center rounded-2 bg-soft text-on-soft">
                <Icon aria-hidden className="size-5.5" />
              </span>
              <h3 className="mt-4 text-h3 font-bold">{t(`landing.tech.${id}.name`)}</h3>
              <p className="mt-2 text-text-2">{t(`landing.tech.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
