import { Check, CircleDashed, Minus } from 'lucide-react'
import { Section } from '@/site/section'
import { SiteLink } from '@/site/site-context'
import { useSiteText } from '@/site/use-site-text'
import { cn } from '@/ui/class-names'

type Answer = 'yes' | 'partial' | 'none'

const others = ['Replika', 'Character.AI', 'Nomi', 'Pi'] as const

/** What public documents of the four say; see `sources`. The first answer is ours. */
const rows: readonly {
  id: 'manage' | 'why' | 'derive' | 'charts' | 'crisis' | 'open'
  answers: readonly [Answer, Answer, Answer, Answer, Answer]
}[] = [
  { id: 'manage', answers: ['yes', 'yes', 'partial', 'partial', 'none'] },
  { id: 'why', answers: ['yes', 'none', 'none', 'none', 'none'] },
  { id: 'derive', answers: ['yes', 'none', 'none', 'none', 'none'] },
  { id: 'charts', answers: ['yes', 'none', 'none', 'none', 'none'] },
  { id: 'crisis', answers: ['yes', 'none', 'none', 'none', 'none'] },
  { id: 'open', answers: ['yes', 'none', 'none', 'none', 'none'] },
]

const sources = [
  [
    'Replika',
    'https://help.replika.com/hc/en-us/articles/37208679176077-How-does-Replika-s-memory-work',
  ],
  ['Character.AI', 'https://pocketanimus.com/guides/character-ai-memory/'],
  ['Nomi', 'https://nomi.ai/updates/mind-map-2-0-bringing-nomi-memory-into-view'],
  ['Pi', 'https://pi.ai'],
] as const

const marks = { yes: Check, partial: CircleDashed, none: Minus } as const

function Cell({ answer, own }: { answer: Answer; own: boolean }) {
  const { t } = useSiteText()
  const Mark = marks[answer]
  return (
    <td
      className={cn(
        'border-t border-line px-3 py-4 text-center text-small',
        own ? 'bg-soft font-semibold text-on-soft' : 'text-text-2',
      )}
    >
      <Mark aria-hidden className="mx-auto mb-1 size-5" strokeWidth={own ? 2.5 : 1.75} />
      {t(`landing.compare.${answer}`)}
    </td>
  )
}

/** Ours beside four others: only what can be looked up, with the day and the sources. */
export function Comparison() {
  const { t } = useSiteText()
  return (
    <Section heading={t('landing.compare.heading')} text={t('landing.compare.text')}>
      <div
        role="region"
        aria-label={t('landing.compare.scroll')}
        tabIndex={0}
        className="overflow-x-auto rounded-4 border border-line bg-surface shadow-1"
      >
        <table className="w-full min-w-160 border-collapse">
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky left-0 z-10 w-[34%] bg-surface px-5 py-4 text-left text-small font-semibold text-text-3 max-md:w-44"
              >
                {t('landing.compare.feature')}
              </th>
              <th
                scope="col"
                className="bg-soft px-3 py-4 font-display text-lg font-bold text-on-soft"
              >
                {t('app.name')}
              </th>
              {others.map((name) => (
                <th key={name} scope="col" className="px-3 py-4 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, answers }) => (
              <tr key={id}>
                <th
                  scope="row"
                  className="sticky left-0 z-10 border-t border-line bg-surface px-5 py-4 text-left font-medium text-pretty max-md:text-small"
                >
                  {t(`landing.compare.${id}`)}
                </th>
                {answers.map((answer, index) => (
                  <Cell key={index} answer={answer} own={index === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 max-w-4xl text-small text-text-3">
        {t('landing.compare.note')}{' '}
        {sources.map(([name, href], index) => (
          <span key={name}>
            {index > 0 && ' · '}
            <a href={href} rel="noopener" className="text-link underline underline-offset-2">
              {name}
            </a>
          </span>
        ))}
        {' · '}
        <SiteLink to="/contact" className="text-link underline underline-offset-2">
          {t('route.contact')}
        </SiteLink>
      </p>
    </Section>
  )
}
