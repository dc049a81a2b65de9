import { chartAngles, chartPoints } from '@lumen/contracts/fortune/names'

/** Bodies, points and angles of a chart in the order they are shown. */
export const pointNames = [...chartPoints, ...chartAngles] as const
export type PointName = (typeof pointNames)[number]

export const isAngle = (name: PointName): name is 'Asc' | 'MC' => name === 'Asc' || name === 'MC'
