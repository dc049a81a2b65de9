import type { BaziChart } from '@lumen/contracts/fortune/bazi'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { useTerms } from '../terms/use-terms'
import { boardRows } from './board-rows'
import { RelationLanes } from './relation-lanes'
import { TermDialog, type Explained } from './term-dialog'

/** Read from the right, as the charts of the tradition are: the year stands last. */
export const columnOrder = ['hour', 'day', 'month', 'year'] as const

/**
 * The four pillars with all that is derived from each, year at the right. Each place is a button
 * that explains its terms; three pillars when the time is unknown.
 */
export function BaziBoard({ chart }: { chart: BaziChart }) {
  const { t } = useTranslation()
  const { term, latin } = useTerms()
  const [explained, setExplained] = useState<Explained | null>(null)
  const columns = columnOrder.filter((name) => chart.pillars[name] !== null)
  const grid = cn(
    'grid items-stretch gap-x-1.5',
    columns.length === 4
      ? latin
        ? 'grid-cols-4 md:grid-cols-[8rem_repeat(4,minmax(0,1fr))]'
        : 'grid-cols-[3.25rem_repeat(4,minmax(0,1fr))] md:grid-cols-[6rem_repeat(4,minmax(0,1fr))]'
      : latin
        ? 'grid-cols-3 md:grid-cols-[8rem_repeat(3,minmax(0,1fr))]'
        : 'grid-cols-[3.25rem_repeat(3,minmax(0,1fr))] md:grid-cols-[6rem_repeat(3,minmax(0,1fr))]',
  )
  const head = cn(latin && 'max-md:col-span-full')
  return (
    <div>
      <div role="table" aria-label={t('eastern.bazi.title')} className="grid gap-1.5">
        <div role="row" className={grid}>
          <span
            role="columnheader"
            className={cn('sr-only md:not-sr-only', !latin && 'max-md:not-sr-only')}
          >
            <span className="sr-only">{t('eastern.bazi.row')}</span>
          </span>
          {columns.map((name) => (
            <span
              key={name}
              role="columnheader"
              className={cn(
                'rounded-1 py-1.5 text-center text-small font-semibold',
                name === 'day' ? 'bg-soft text-on-soft' : 'text-text-2',
              )}
            >
              {t(`eastern.pillar.${name}`)}
            </span>
          ))}
        </div>
        {boardRows.map((row) => {
          const title = term(row.term)
          return (
            <div key={row.id} role="row" className={grid}>
              <span role="rowheader" className={cn(head, 'flex items-center')}>
                <button
                  type="button"
                  className="min-h-11 rounded-1 text-left text-xs leading-4 font-medium text-text-3 underline decoration-dotted underline-offset-4 hover:text-link max-md:w-full md:text-small"
                  onClick={() => setExplained({ title: title.name, terms: [row.term] })}
                >
                  {title.name}
                </button>
              </span>
              {columns.map((name) => {
                const pillar = chart.pillars[name]
                if (pillar === null) return null
                const terms = row.terms(pillar)
                const place = t('eastern.bazi.place', {
                  pillar: t(`eastern.pillar.${name}`),
                  row: title.name,
                })
                return (
                  <span key={name} role="cell" className="grid">
                    <button
                      type="button"
                      disabled={terms.length === 0}
                      className={cn(
                        'grid min-h-11 place-content-center rounded-2 border px-px py-1.5 text-center transition-colors duration-160 enabled:hover:border-ring',
                        name === 'day'
                          ? 'border-violet-400/45 bg-soft/45'
                          : 'border-line bg-surface-2',
                      )}
                      onClick={() => setExplained({ title: place, terms })}
                    >
                      <span className="sr-only">{place}: </span>
                      <row.Cell pillar={pillar} />
                    </button>
                  </span>
                )
              })}
            </div>
          )
        })}
      </div>
      <RelationLanes
        chart={chart}
        columns={columns}
        gridClass={grid}
        headClass={head}
        onExplain={setExplained}
      />
      <p className="mt-3 text-small text-text-3">{t('eastern.bazi.tapHint')}</p>
      {explained !== null && (
        <TermDialog explained={explained} onClose={() => setExplained(null)} />
      )}
    </div>
  )
}
