import type { NatalChart } from '@lumen/contracts/fortune/birth-chart'
import type { Transits } from '@lumen/contracts/fortune/western'

export type ChartAspect = NatalChart['aspects'][number]
export type AspectKind = ChartAspect['kind']
export type TimelineEvent = Transits['timeline'][number]
