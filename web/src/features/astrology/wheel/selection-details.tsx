import type { NatalChart } from '@lumen/contracts/fortune/birth-chart'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/icon-button'
import type { ChartAspect } from '../zodiac/chart-types'
import { PointGlyph } from '../zodiac/point-glyph'
import { isAngle, type PointName } from '../zodiac/points'
import { signAt } from '../zodiac/signs'
import { AspectGlyph } from './aspect-glyph'
import { aspectId, type Selection } from './aspect-styles'
import { shownPoints, usePlaceText } from './use-chart-text'
import { orbText } from './wheel-geometry'

/** What is known of the chosen point or aspect; an invitation while nothing is chosen. */
export function SelectionDetails({
  chart,
  selection,
  onSelect,
}: {
  chart: Pick<NatalChart, 'positions' | 'angles' | 'aspects'>
  selection: Selection | null
  onSelect: (selection: Selection | null) => void
}) {
  const { t } = useTranslation()
  return (
    <div
      aria-live="polite"
      className={cn(
        'rounded-3 px-4 py-3.5 print:hidden',
        selection === null ? 'bg-soft text-on-soft' : 'min-h-24 border border-line bg-surface-2',
      )}
    >
      {selection === null ? (
        <p className="text-small">{t('astrology.wheel.hint')}</p>
      ) : (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            {selection.kind === 'point' ? (
              <PointDetails chart={chart} name={selection.name} onSelect={onSelect} />
            ) : (
              <AspectDetails
                aspect={chart.aspects.find((aspect) => aspectId(aspect) === selection.id)}
                onSelect={onSelect}
              />
            )}
          </div>
          <IconButton
            label={t('astrology.wheel.clear')}
            size="small"
            className="-me-1.5 -mt-1"
            onClick={() => onSelect(null)}
          >
            <X />
          </IconButton>
        </div>
      )}
    </div>
  )
}

function PointDetails({
  chart,
  name,
  onSelect,
}: {
  chart: Pick<NatalChart, 'positions' | 'angles' | 'aspects'>
  name: PointName
  onSelect: (selection: Selection) => void
}) {
  const { t } = useTranslation()
  const placeText = usePlaceText()
  const point = shownPoints(chart).find((one) => one.name === name)
  if (point === undefined) return null
  const { house, retrograde, longitude } = point
  const aspects = chart.aspects.filter(
    ({ a, b }) => (a === name || b === name) && a !== 'MeanNode' && b !== 'MeanNode',
  )
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <PointGlyph point={name} className="size-5 text-link" />
        {t(`astrology.point.${name}`)}
        <span className="font-normal text-text-2">
          {placeText(longitude)}
          {house !== null && !isAngle(name) && ` · ${t('astrology.house', { number: house })}`}
        </span>
        {retrograde && <Badge tone="warn">{t('astrology.retrograde')}</Badge>}
      </h2>
      <p className="mt-1 text-small text-text-2">
        {t(`astrology.pointTheme.${name}`)}{' '}
        {t('astrology.signStyle', {
          sign: t(`astrology.sign.${signAt(longitude)}`),
          style: t(`astrology.signStyles.${signAt(longitude)}`),
        })}
        {house !== null &&
          ` ${t('astrology.houseStyle', { theme: t(`astrology.houseTheme.${house}`) })}`}
      </p>
      {aspects.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {aspects.map((aspect) => {
            const other = aspect.a === name ? aspect.b : aspect.a
            return (
              <li key={aspectId(aspect)}>
                <button
                  type="button"
                  className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-surface px-2.5 text-small transition-colors duration-160 hover:bg-soft pointer-coarse:min-h-11"
                  onClick={() => onSelect({ kind: 'aspect', id: aspectId(aspect) })}
                >
                  <AspectGlyph kind={aspect.kind} className="size-4" />
                  {t(`astrology.aspect.${aspect.kind}`)}
                  <span className="font-medium">{t(`astrology.point.${other}`)}</span>
                  <span className="text-text-3 tabular-nums">{orbText(aspect.orb)}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

function AspectDetails({
  aspect,
  onSelect,
}: {
  aspect: ChartAspect | undefined
  onSelect: (selection: Selection) => void
}) {
  const { t } = useTranslation()
  if (aspect === undefined) return null
  const { a, b, kind, orb, applying } = aspect
  const word = (name: PointName) => (
    <button
      type="button"
      className="inline-flex min-h-8 items-center gap-1.5 rounded-1 text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
      onClick={() => onSelect({ kind: 'point', name })}
    >
      <PointGlyph point={name} className="size-4.5" />
      {t(`astrology.point.${name}`)}
    </button>
  )
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
        {word(a)}
        <span className="inline-flex items-center gap-1.5">
          <AspectGlyph kind={kind} className="size-5" />
          {t(`astrology.aspect.${kind}`)}
        </span>
        {word(b)}
      </h2>
      <p className="mt-1 text-small text-text-2">{t(`astrology.aspectTheme.${kind}`)}</p>
      <p className="mt-1 text-small text-text-3 tabular-nums">
        {t('astrology.aspects.exactness', {
          orb: orbText(orb),
          motion: t(applying ? 'astrology.aspects.applying' : 'astrology.aspects.separating'),
        })}
      </p>
    </>
  )
}
