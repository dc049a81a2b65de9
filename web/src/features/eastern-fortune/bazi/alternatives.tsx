import type { BaziChart } from '@lumen/contracts/fortune/bazi'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { Han } from '../terms/han'
import { elementStyles } from '../terms/element-styles'
import { elementOf } from '../terms/glyphs'
import { columnOrder } from './board'

type Reading = { key: string; title: string; pillars: Readonly<Record<string, string | null>> }

/** The results of the other time axis or school beside the one shown, where they differ. */
export function Alternatives({ chart }: { chart: BaziChart }) {
  const { t } = useTranslation()
  const { alternatives, method, pillars } = chart
  if (alternatives.length === 0) return null
  const title = (axis: 'clock' | 'true-solar', dayChange: '23:00' | '00:00') =>
    `${t(`eastern.method.axis.${axis}`)} · ${t(dayChange === '23:00' ? 'eastern.method.lateRat' : 'eastern.method.midnight')}`
  const text = (name: (typeof columnOrder)[number]) => {
    const pillar = pillars[name]
    return pillar === null ? null : pillar.stem + pillar.branch
  }
  const shown: Reading = {
    key: 'shown',
    title: title(method.axis, method.dayChange),
    pillars: { year: text('year'), month: text('month'), day: text('day'), hour: text('hour') },
  }
  const others = alternatives.map(({ axis, dayChange, year, month, day, hour }): Reading => ({
    key: `${axis}-${dayChange}`,
    title: title(axis, dayChange),
    pillars: { year, month, day, hour },
  }))
  return (
    <section>
      <h3 className="font-semibold">{t('eastern.bazi.differ')}</h3>
      <p className="mt-0.5 text-small text-text-2">{t('eastern.bazi.differText')}</p>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {[shown, ...others].map(({ key, title: heading, pillars: one }) => (
          <li
            key={key}
            className={cn(
              'rounded-3 border p-4',
              key === 'shown' ? 'border-violet-400/60 bg-soft/45' : 'border-line bg-surface-2',
            )}
          >
            <p className="text-small font-medium">{heading}</p>
            <dl className="mt-2 grid grid-cols-4 gap-1 text-center">
              {columnOrder.map((name) => {
                const pillar = one[name] ?? null
                const changed = pillar !== shown.pillars[name]
                return (
                  <div key={name} className="flex flex-col-reverse">
                    <dd className={cn('rounded-1 text-h3 leading-tight', changed && 'bg-warn/14')}>
                      {pillar === null
                        ? '—'
                        : [...pillar].map((glyph) => (
                            <Han
                              key={glyph}
                              className={cn('block', elementStyles[elementOf(glyph)].ink)}
                            >
                              {glyph}
                            </Han>
                          ))}
                    </dd>
                    <dt className="text-xs text-text-3">{t(`eastern.pillar.${name}`)}</dt>
                  </div>
                )
              })}
            </dl>
            {key === 'shown' && (
              <p className="mt-2 text-xs text-text-3">{t('eastern.bazi.shownHere')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
