import type { NatalChart } from '@lumen/contracts/fortune/birth-chart'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { elementInk, type SignElement } from '../zodiac/signs'

const elements = ['fire', 'air', 'earth', 'water'] as const satisfies readonly SignElement[]
const qualities = ['cardinal', 'fixed', 'mutable'] as const

/** Words stand outside their axis: above, right, below, left. */
const anchors = ['middle', 'start', 'middle', 'end'] as const

const middle = 100
const reach = 66
/** A corner of the radar: the first axis points up, the others follow clockwise. */
const corner = (at: number, share: number) => {
  const angle = (at * Math.PI) / 2 - Math.PI / 2
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    x: round(middle + Math.cos(angle) * reach * share),
    y: round(middle + Math.sin(angle) * reach * share),
  }
}
const outline = (shares: readonly number[]) =>
  shares.map((share, at) => Object.values(corner(at, share)).join(',')).join(' ')

/** How the points of a chart spread over elements and qualities. */
export function Balance({ balance }: { balance: NatalChart['balance'] }) {
  const { t } = useTranslation()
  const counts = elements.map((element) => balance.elements[element])
  const most = Math.max(4, ...counts)
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <div className="grid items-center gap-5 sm:grid-cols-2 xl:grid-cols-1">
      <svg viewBox="-50 0 300 200" aria-hidden className="mx-auto -my-2 w-full max-w-80">
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <polygon
            key={share}
            points={outline(elements.map(() => share))}
            className="fill-none stroke-line"
            strokeWidth={1}
          />
        ))}
        {elements.map((element, at) => {
          const end = corner(at, 1)
          return (
            <line
              key={element}
              x1={middle}
              y1={middle}
              x2={end.x}
              y2={end.y}
              className="stroke-line"
            />
          )
        })}
        <polygon
          points={outline(counts.map((count) => count / most))}
          className="fill-violet-500 stroke-violet-500 [fill-opacity:.22]"
          strokeWidth={2}
          strokeLinejoin="round"
        />
        {elements.map((element, at) => {
          const dot = corner(at, counts[at]! / most)
          const word = corner(at, at % 2 === 0 ? 1.26 : 1.14)
          return (
            <g key={element} className={elementInk[element]}>
              <circle cx={dot.x} cy={dot.y} r={4} className="fill-current" />
              <text
                x={word.x}
                y={word.y}
                textAnchor={anchors[at]}
                dominantBaseline="central"
                fontSize={13}
                className="fill-current font-semibold"
              >
                {t(`astrology.element.${element}`)}
              </text>
            </g>
          )
        })}
      </svg>
      <div className="grid gap-5">
        <CountList
          title={t('astrology.balance.elements')}
          total={total}
          rows={elements.map((element) => ({
            id: element,
            word: t(`astrology.element.${element}`),
            count: balance.elements[element],
            ink: elementInk[element],
          }))}
        />
        <CountList
          title={t('astrology.balance.qualities')}
          total={total}
          rows={qualities.map((quality) => ({
            id: quality,
            word: t(`astrology.quality.${quality}`),
            count: balance.qualities[quality],
            ink: 'text-link',
          }))}
        />
      </div>
    </div>
  )
}

function CountList({
  title,
  rows,
  total,
}: {
  title: string
  rows: readonly { id: string; word: string; count: number; ink: string }[]
  total: number
}) {
  return (
    <div>
      <h3 className="text-small font-semibold text-text-2">{title}</h3>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 text-small">
        {rows.map(({ id, word, count, ink }) => (
          <div key={id} className="col-span-3 grid grid-cols-subgrid items-center">
            <dt>{word}</dt>
            <dd aria-hidden className="h-2 overflow-hidden rounded-full bg-surface-3">
              <span
                className={cn('block h-full rounded-full bg-current', ink)}
                style={{ width: `${total === 0 ? 0 : (count / total) * 100}%` }}
              />
            </dd>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
