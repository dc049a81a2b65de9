import type { BirthData } from '@lumen/contracts/fortune/birth'
import type { BirthChart } from '@lumen/contracts/fortune/birth-chart'
import type { Forecast, SolarReturn, Synastry, Transits } from '@lumen/contracts/fortune/western'
import type { Asker } from '../compute/tools.ts'
import type { FortuneContext } from '../context.ts'
import type { StoredProfile } from '../store/birth-profiles.ts'
import { leadLength } from '../domain/reading/writers/birth-chart.ts'
import { keptReading } from './kept-reading.ts'

type Asked = { userId: string; asker: Asker; own?: StoredProfile | null }

const timelineDays = 30
/** Paragraphs of a chart that a model may write anew: the rest would be more than one answer holds. */
const toldParagraphs = Array.from({ length: leadLength }, (_, at) => at)

export function readBirthChart(
  context: FortuneContext,
  data: BirthData,
  { userId, asker, own }: Asked,
): Promise<BirthChart> {
  return keptReading(context, {
    of: ['birth-chart', JSON.stringify(data), asker.timeZone],
    userId,
    own,
    language: asker.language,
    paths: toldParagraphs.map((at) => `interpretation.${at}.text` as const),
    compute: () => context.engine.run('birthChart', { data, asker }),
  })
}

export function readSynastry(
  context: FortuneContext,
  { one, two }: { one: BirthData; two: BirthData },
  { userId, asker, own }: Asked,
): Promise<Synastry> {
  return keptReading(context, {
    of: ['synastry', JSON.stringify([one, two]), asker.timeZone],
    userId,
    own,
    language: asker.language,
    paths: ['analysis'],
    compute: () => context.engine.run('synastry', { one, two, asker }),
  })
}

export function readTransits(
  context: FortuneContext,
  { data, days = timelineDays }: { data: BirthData; days?: number | undefined },
  { userId, asker, own }: Asked,
): Promise<Transits> {
  return keptReading(context, {
    of: ['transits', JSON.stringify(data), days, asker.date, asker.timeZone],
    userId,
    own,
    language: asker.language,
    paths: ['interpretation'],
    compute: () => context.engine.run('transits', { data, days, asker }),
  })
}

export function readSolarReturn(
  context: FortuneContext,
  { data, year }: { data: BirthData; year?: number | undefined },
  { userId, asker, own }: Asked,
): Promise<SolarReturn> {
  const asked = year ?? Number(asker.date.slice(0, 4))
  return keptReading(context, {
    of: ['solar-return', JSON.stringify(data), asked, asker.timeZone],
    userId,
    own,
    language: asker.language,
    paths: ['interpretation'],
    compute: () => context.engine.run('solarReturn', { data, year: asked, asker }),
  })
}

export function readForecast(
  context: FortuneContext,
  data: BirthData,
  { userId, asker, own }: Asked,
): Promise<Forecast> {
  return keptReading(context, {
    of: ['forecast', JSON.stringify(data), asker.date, asker.timeZone],
    userId,
    own,
    language: asker.language,
    paths: ['progressed.text', 'solarArc.text'],
    compute: () => context.engine.run('forecast', { data, asker }),
  })
}
