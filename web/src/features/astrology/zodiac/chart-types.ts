import type { NatalChart, Transits } from '@lumen/contracts/fortune/western'

export type ChartAspect = NatalChart['aspects'][number]
export type AspectKind = ChartAspect['kind']
export type TimelineEvent = Transits['timeline'][number]
