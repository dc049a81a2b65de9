import type { FengShui } from '@lumen/contracts/fortune/eastern'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { useTerms } from '../terms/use-terms'

const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
/** Trigram of each direction in the later order of heaven. */
const trigrams = {
  N: '坎',
  NE: '艮',
  E: '震',
  SE: '巽',
  S: '离',
  SW: '坤',
  W: '兑',
  NW: '乾',
} as const

const middle = 150
/** South stands above, as compasses of the tradition have it. */
const spot = (at: number, distance: number): readonly [number, number] => {
  const angle = ((at * 45 + 90) * Math.PI) / 180
  return [middle + Math.cos(angle) * distance, middle + Math.sin(angle) * distance]
}
const sector = (at: number, inner: number, outer: number) => {
  const corner = (side: number, distance: number) => {
    const [x, y] = spot(at + side, distance)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  return `M${corner(-0.5, inner)}L${corner(-0.5, outer)}A${outer} ${outer} 0 0 1 ${corner(0.5, outer)}L${corner(0.5, inner)}A${inner} ${inner} 0 0 0 ${corner(-0.5, inner)}Z`
}

/** The eight directions: fields of the own mansions where they are known, stars of the year within. */
export function FengShuiCompass({ fengShui }: { fengShui: FengShui }) {
  const { t } = useTranslation()
  const { term } = useTerms()
  const { mansions, stars, year } = fengShui
  const fieldAt = (direction: (typeof directions)[number]) =>
    mansions?.fields.find((field) => field.direction === direction)
  const starAt = (palace: string) => stars.find((star) => star.palace === palace)
  const centre = starAt('centre')
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:items-start">
      <svg viewBox="0 0 300 300" aria-hidden className="mx-auto w-full max-w-80">
        {directions.map((direction, at) => {
          const field = fieldAt(direction)
          const star = starAt(direction)
          const [x, y] = spot(at, 112)
          const [sx, sy] = spot(at, 64)
          const good = field?.favourable ?? (star !== undefined && star.tone > 0)
          return (
            <g key={direction}>
              <path
                d={sector(at, 84, 142)}
                fill={good ? 'var(--wood-fill)' : 'var(--metal-fill)'}
                fillOpacity={good ? 0.18 : 0.16}
                stroke="var(--line)"
              />
              <path d={sector(at, 44, 84)} fill="var(--surface-2)" stroke="var(--line)" />
              <text
                x={x}
                y={y - 3}
                textAnchor="middle"
                fontSize="17"
                fontWeight="700"
                lang="zh-Hans"
                fill={good ? 'var(--wood)' : 'var(--text-2)'}
              >
                {trigrams[direction]}
              </text>
              <text x={x} y={y + 15} textAnchor="middle" fontSize="12" fill="var(--text-2)">
                {t(`eastern.direction.${direction}`)}
              </text>
              <text
                x={sx}
                y={sy + 5}
                textAnchor="middle"
                fontSize="15"
                fontWeight="600"
                fill="var(--text-2)"
              >
                {star?.star ?? '—'}
              </text>
            </g>
          )
        })}
        <circle cx={middle} cy={middle} r="44" fill="var(--soft)" stroke="var(--line)" />
        <text
          x={middle}
          y={middle + 3}
          textAnchor="middle"
          fontSize="24"
          fontWeight="700"
          fill="var(--on-soft)"
        >
          {centre?.star ?? '—'}
        </text>
        <text x={middle} y={middle + 22} textAnchor="middle" fontSize="12" fill="var(--on-soft)">
          {year}
        </text>
      </svg>
      <div className="grid gap-5">
        {mansions !== null && (
          <section>
            <h3 className="font-semibold">
              {t('eastern.fengShui.mansions', {
                trigram: term(mansions.trigram).name,
                group: t(`eastern.fengShui.group.${mansions.group}`),
              })}
            </h3>
            <ul className="mt-2 grid gap-2 sm:grid-cols-2">
              {mansions.fields.map(({ field, direction, favourable, name, advice }) => (
                <li
                  key={field}
                  className={cn('rounded-2 px-3 py-2', favourable ? 'bg-ok/10' : 'bg-surface-3')}
                >
                  <p className="text-small font-semibold">
                    {t(`eastern.direction.${direction}`)} · <span lang="zh-Hans">{field}</span>{' '}
                    {name !== field && name}
                    <span
                      className={cn(
                        'float-right text-xs leading-6',
                        favourable ? 'text-ok' : 'text-text-3',
                      )}
                    >
                      {t(favourable ? 'eastern.fengShui.good' : 'eastern.fengShui.hard')}
                    </span>
                  </p>
                  <p className="text-small text-text-2">{advice}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3 className="font-semibold">{t('eastern.fengShui.stars', { year })}</h3>
          <ul className="mt-2 grid gap-1.5 text-small">
            {stars.map(({ palace, star, name, advice, tone }) => (
              <li key={palace} className="flex gap-2">
                <span
                  className={cn(
                    'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold',
                    tone > 0
                      ? 'bg-ok/14 text-ok'
                      : tone < 0
                        ? 'bg-danger/12 text-danger'
                        : 'bg-surface-3 text-text-2',
                  )}
                >
                  {star}
                </span>
                <span>
                  <span className="font-medium">
                    {t(`eastern.direction.${palace}`)} · {name}
                  </span>{' '}
                  <span className="text-text-2">{advice}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
