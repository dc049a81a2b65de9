import type { ChartAspect } from './chart-types'

/** Bodies, points and angles of a chart in the order they are shown. */
export const pointNames = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'TrueNode',
  'MeanNode',
  'MeanLilith',
  'Chiron',
  'Asc',
  'MC',
] as const satisfies readonly ChartAspect['a'][]
export type PointName = (typeof pointNames)[number]

export const isAngle = (name: PointName): name is 'Asc' | 'MC' => name === 'Asc' || name === 'MC'
