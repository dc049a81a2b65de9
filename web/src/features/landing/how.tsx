import { Section } from '@/site/section'
import { useSiteText } from '@/site/use-site-text'
import { Crystal } from '@/ui/crystal'
import type { Hue } from '@/ui/hue'

const steps: readonly { id: 'say' | 'condense' | 'recall'; hue: Hue; facets: number }[] = [
  { id: 'say', hue: 'uncut', facets: 5 },
  { id: 'condense', hue: 'teal', facets: 7 },
  { id: 'recall', hue: 'violet', facets: 9 },
]

/** The idea in three steps: a word, a crystal, a memory that comes back. */
export function How() {
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
