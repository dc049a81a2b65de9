import { Section } from '@/site/section'
import { useSiteText } from '@/site/use-site-text'

/** What the product says of itself; the numbers are copy of the translations. */
export function Stats() {
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

export function Summary() {
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
