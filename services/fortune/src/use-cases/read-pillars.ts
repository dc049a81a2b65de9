import type { BirthData } from '@lumen/contracts/fortune/birth'
import type {
  AstrologyBazi,
  BaziMatch,
  DailyFortune,
  EasternBazi,
  Prediction,
  WisdomBazi,
} from '@lumen/contracts/fortune/eastern'
import type { AstrologyFortune } from '@lumen/contracts/fortune/western'
import type { BaziChartInput } from '@lumen/contracts/fortune/bazi'
import type { Asker } from '../compute/tools.ts'
import type { FortuneContext } from '../context.ts'
import type { StoredProfile } from '../store/birth-profiles.ts'
import { storedProfile } from './birth-profile.ts'
import { keptReading } from './kept-reading.ts'
import { readAnimal, readSign } from './names.ts'

type Asked = { userId: string; asker: Asker; own?: StoredProfile | null }

/** A chart of four pillars with its texts; the screens each take their part of it. */
const readPillars = (context: FortuneContext, data: BirthData, { userId, asker, own }: Asked) =>
  keptReading(context, {
    of: ['bazi', JSON.stringify(data), asker.date, asker.timeZone],
    userId,
    own,
    language: asker.language,
    paths: ['texts.analysis', 'texts.destiny.overallFortune', 'texts.destiny.text'],
    compute: async () => {
      const { texts, ...rest } = await context.engine.run('bazi', { data, asker })
      const { facts, ...own } = texts
      return { ...rest, texts: own, facts }
    },
  })

const stampOf = ({
  facts,
  provider,
  model,
  notice,
  language,
}: Awaited<ReturnType<typeof readPillars>>) => ({
  facts,
  provider,
  ...(model !== undefined && { model }),
  notice,
  language,
})

export async function readAstrologyBazi(
  context: FortuneContext,
  data: BirthData,
  asked: Asked,
): Promise<AstrologyBazi> {
  const reading = await readPillars(context, data, asked)
  const { chart, pillarTexts, texts } = reading
  return {
    baziChart: { ...pillarTexts, analysis: texts.analysis, elements: chart.elements },
    elementFractions: chart.elementFractions,
    chart,
    ...stampOf(reading),
  }
}

export async function readEasternBazi(
  context: FortuneContext,
  data: BirthData,
  asked: Asked,
): Promise<EasternBazi> {
  const reading = await readPillars(context, data, asked)
  const { chart, pillars, texts } = reading
  return {
    ...pillars,
    baziChart: pillars,
    elements: chart.elements,
    elementFractions: chart.elementFractions,
    personality: texts.personality,
    destiny: { dayMaster: texts.dayMaster, ...texts.destiny },
    personalInsights: texts.personalInsights,
    lifePredictions: texts.lifePredictions,
    chart,
    ...stampOf(reading),
  }
}

export async function readWisdomBazi(
  context: FortuneContext,
  data: BirthData,
  asked: Asked,
): Promise<WisdomBazi> {
  const reading = await readPillars(context, data, asked)
  const { chart, pillars, texts } = reading
  return {
    ...pillars,
    elements: chart.elements,
    elementFractions: chart.elementFractions,
    personality: texts.personality,
    chart,
    ...stampOf(reading),
  }
}

/** Two charts beside each other; the other person’s birth is read and not kept. */
export const readBaziMatch = (
  context: FortuneContext,
  { one, two }: { one: BirthData; two: BirthData },
  { userId, asker, own }: Asked,
): Promise<BaziMatch> =>
  keptReading(context, {
    of: ['bazi-match', JSON.stringify([one, two]), asker.timeZone],
    userId,
    own,
    language: asker.language,
    paths: ['summary'],
    compute: () => context.engine.run('baziMatch', { one, two, asker }),
  })

/** A day by the own chart; without a birth profile by the day alone, then the same for everybody. */
export async function readDailyFortune(
  context: FortuneContext,
  { userId, asker }: Asked,
): Promise<DailyFortune> {
  const own = await storedProfile(context, userId)
  const data = own?.data ?? null
  return keptReading(context, {
    of: ['daily-fortune', data === null ? null : JSON.stringify(data), asker.date, asker.timeZone],
    userId: data === null ? null : userId,
    own,
    language: asker.language,
    paths: ['fortune', 'love', 'career', 'wealth', 'health'],
    compute: () => context.engine.run('dailyFortune', { data, asker }),
  })
}

export async function readFortune(
  context: FortuneContext,
  body: {
    zodiacSign?: string | null
    baziChart: BaziChartInput
    period: AstrologyFortune['period']
  },
  { userId, asker }: Asked,
): Promise<AstrologyFortune> {
  const sign = body.zodiacSign ? readSign(body.zodiacSign, 'zodiacSign') : null
  const { baziChart, period } = body
  return keptReading(context, {
    of: ['fortune', sign, pillarsIn(baziChart), period, asker.date],
    userId,
    language: asker.language,
    paths: ['fortune.overall', 'fortune.career', 'fortune.love', 'fortune.advice'],
    compute: () => context.engine.run('fortune', { sign, baziChart, period, asker }),
  })
}

export async function readPrediction(
  context: FortuneContext,
  body: { zodiac: string; period: Prediction['period']; baziChart?: BaziChartInput | null },
  { userId, asker }: Asked,
): Promise<Prediction> {
  const animal = readAnimal(body.zodiac, 'zodiac')
  const { period, baziChart = null } = body
  return keptReading(context, {
    of: ['prediction', animal, baziChart && pillarsIn(baziChart), period, asker.date],
    userId: baziChart === null ? null : userId,
    language: asker.language,
    paths: ['overview', 'details.career', 'details.wealth', 'details.love', 'details.health'],
    compute: () => context.engine.run('prediction', { animal, baziChart, period, asker }),
  })
}

const pillarsIn = ({ year, month, day, hour = null }: BaziChartInput): string =>
  JSON.stringify([year, month, day, hour])
