import { GitBranch, HeartHandshake, KeyRound, Orbit, Route, Sparkles } from 'lucide-react'
import { Section } from '@/site/section'
import { useSiteText } from '@/site/use-site-text'

const parts = [
  { id: 'integrity', icon: GitBranch },
  { id: 'why', icon: Sparkles },
  { id: 'ledger', icon: Route },
  { id: 'charts', icon: Orbit },
  { id: 'sealed', icon: KeyRound },
  { id: 'safety', icon: HeartHandshake },
] as const

/** What stands behind the product, in words for everybody. */
export function Technology() {
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
