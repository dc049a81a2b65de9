import type { BaziChart } from '@lumen/contracts/fortune/bazi'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { Han } from '../terms/han'
import { useTerms } from '../terms/use-terms'
import type { Explained } from './term-dialog'

const harmony: readonly string[] = ['合', '三合', '半合', '三会']

/** 合冲刑害破 as brackets below the pillars that they join. */
export function RelationLanes({
  chart,
  columns,
  gridClass,
  headClass,
  onExplain,
}: {
  chart: BaziChart
  columns: readonly (keyof BaziChart['pillars'])[]
  gridClass: string
  headClass: string
  onExplain: (explained: Explained) => void
}) {
  const { t } = useTranslation()
  const { term } = useTerms()
  const { relations } = chart
  return (
    <section aria-label={t('eastern.bazi.relations')} className="mt-4">
      <div className={gridClass}>
        <h3
          className={cn(headClass, 'pt-1 text-xs leading-4 font-medium text-text-3 md:text-small')}
        >
          {t('eastern.bazi.relations')}
        </h3>
        {relations.length === 0 ? (
          <p className="col-span-3 text-small text-text-2">{t('eastern.bazi.noRelations')}</p>
        ) : (
          <ul
            className="grid gap-y-1.5"
            style={{
              gridColumn: `span ${columns.length}`,
              gridTemplateColumns: `repeat(${columns.length * 2}, minmax(0, 1fr))`,
            }}
          >
            {relations.map(({ kind, between, pillars, parts }) => {
              const places = pillars.map((name) => columns.indexOf(name)).sort((a, b) => a - b)
              const from = places[0] ?? 0
              const to = places.at(-1) ?? from
              const good = harmony.includes(kind)
              return (
                <li
                  key={`${kind}-${between}-${parts.join('')}-${pillars.join('')}`}
                  style={{ gridColumn: `${from * 2 + 2} / ${to * 2 + 2}` }}
                  className={cn(
                    'relative flex min-h-11 items-end justify-center border-x-2 border-b-2 max-md:min-h-12',
                    'rounded-b-2',
                    good ? 'border-violet-400/70' : 'border-dashed border-fire-fill/60',
                  )}
                >
                  <button
                    type="button"
                    className={cn(
                      'mb-1 min-h-9 rounded-full bg-surface px-2 text-small leading-tight font-medium whitespace-nowrap hover:bg-surface-3 max-md:min-h-11',
                      good ? 'text-link' : 'text-danger',
                    )}
                    onClick={() =>
                      onExplain({
                        title: pillars.map((name) => t(`eastern.pillar.${name}`)).join(' · '),
                        terms: [kind, ...parts],
                      })
                    }
                  >
                    <Han>{parts.join('')}</Han> {term(kind).name}
                    <span className="sr-only">
                      {' '}
                      {pillars.map((name) => t(`eastern.pillar.${name}`)).join(', ')}
                    </span>
                  </button>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </section>
  )
}
