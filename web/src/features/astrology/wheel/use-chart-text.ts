import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { NatalChart } from '@lumen/contracts/fortune/birth-chart'
import type { ChartAspect } from '../zodiac/chart-types'
import { isAngle, type PointName } from '../zodiac/points'
import { signAt } from '../zodiac/signs'
import { degreeText, orbText } from './wheel-geometry'

/** What a chart shows of a body, a point or an angle. */
export type ShownPoint = {
  readonly name: PointName
  readonly longitude: number
  readonly retrograde: boolean
  readonly house: number | null
  /** Degrees a day; null for angles. */
  readonly speed: number | null
}

/** Bodies, points and angles of a chart in one row. */
export const shownPoints = ({
  positions,
  angles,
}: Pick<NatalChart, 'positions' | 'angles'>): ShownPoint[] => [
  ...positions.map(({ name, longitude, retrograde, house, speed }) => ({
    name,
    longitude,
    // The nodes go backwards by nature; a mark on them would say nothing.
    retrograde: retrograde && name !== 'TrueNode' && name !== 'MeanNode',
    house,
    speed,
  })),
  ...angles.map(({ name, longitude }) => ({
    name,
    longitude,
    retrograde: false,
    house: null,
    speed: null,
  })),
]

/** “天秤座 12°34′” */
export function usePlaceText(): (longitude: number) => string {
  const { t } = useTranslation()
  return useCallback(
    (longitude) =>
      t('astrology.place', {
        sign: t(`astrology.sign.${signAt(longitude)}`),
        degrees: degreeText(longitude),
      }),
    [t],
  )
}

/** “太阳，天秤座 12°34′，第 3 宫，逆行” for screen readers. */
export function usePointText(): (point: ShownPoint) => string {
  const { t } = useTranslation()
  const placeText = usePlaceText()
  return useCallback(
    ({ name, longitude, house, retrograde }) =>
      [
        t(`astrology.point.${name}`),
        placeText(longitude),
        ...(house === null || isAngle(name) ? [] : [t('astrology.house', { number: house })]),
        ...(retrograde ? [t('astrology.retrograde')] : []),
      ].join(t('astrology.separator')),
    [t, placeText],
  )
}

/** “太阳 三分 月亮 · 容许度 3°07′ · 入相” */
export function useAspectText(): (aspect: ChartAspect) => string {
  const { t } = useTranslation()
  return useCallback(
    ({ a, b, kind, orb, applying }) =>
      t('astrology.aspects.line', {
        a: t(`astrology.point.${a}`),
        b: t(`astrology.point.${b}`),
        kind: t(`astrology.aspect.${kind}`),
        orb: orbText(orb),
        motion: t(applying ? 'astrology.aspects.applying' : 'astrology.aspects.separating'),
      }),
    [t],
  )
}
