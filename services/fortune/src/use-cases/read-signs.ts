import type { EasternZodiac } from '@lumen/contracts/fortune/eastern'
import type { Compatibility, Horoscope, WesternAnalysis } from '@lumen/contracts/fortune/western'
import type { Asker } from '../compute/tools.ts'
import type { FortuneContext } from '../context.ts'
import { languageFacts } from '@lumen/contracts/languages'
import { keptReading } from './kept-reading.ts'
import { readAnimal, readSign } from './names.ts'

const areas = ['overall', 'love', 'career', 'wealth', 'health'] as const

/** The day of a sign; written once for everybody of a language. */
export async function readHoroscope(
  context: FortuneContext,
  name: string,
  asker: Asker,
): Promise<Horoscope> {
  const sign = readSign(name)
  return keptReading(context, {
    of: ['horoscope', sign, asker.date],
    userId: null,
    language: asker.language,
    paths: ([...areas, 'description'] as const).map((name) => `horoscope.${name}` as const),
    settle: ({ horoscope }) => ({
      text: areas.map((area) => horoscope[area]).join(languageFacts[asker.language].sentences),
    }),
    compute: () => context.engine.run('horoscope', { sign, asker }),
  })
}

export async function readWesternAnalysis(
  context: FortuneContext,
  name: string,
  asker: Asker,
): Promise<WesternAnalysis> {
  const sign = readSign(name)
  const reading = await keptReading(context, {
    of: ['analysis', sign, asker.date],
    userId: null,
    language: asker.language,
    paths: ['dailyGuidance.horoscope', 'dailyGuidance.advice', 'weeklyForecast', 'monthlyOverview'],
    compute: () => context.engine.run('westernAnalysis', { sign, asker }),
  })
  const dates = await context.engine.run('signDates', { sign, asker })
  return { ...reading, basicInfo: { ...reading.basicInfo, dates } }
}

export async function readZodiac(
  context: FortuneContext,
  name: string,
  asker: Asker,
): Promise<EasternZodiac> {
  const animal = readAnimal(name)
  return keptReading(context, {
    of: ['zodiac', animal, asker.date],
    userId: null,
    language: asker.language,
    paths: ([...areas, 'family', 'study'] as const).map((area) => `fortune.${area}` as const),
    settle: ({ fortune }) => ({ fortune: { ...fortune, fortune: fortune.overall } }),
    compute: () => context.engine.run('zodiac', { animal, asker }),
  })
}

/** How two signs go together; it does not change with the day. */
export async function readCompatibility(
  context: FortuneContext,
  partners: { partner1: string; partner2: string },
  asker: Asker,
): Promise<Compatibility> {
  const a = readSign(partners.partner1, 'partner1')
  const b = readSign(partners.partner2, 'partner2')
  return keptReading(context, {
    of: ['compatibility', a, b],
    userId: null,
    language: asker.language,
    paths: ['analysis'],
    compute: () => context.engine.run('compatibility', { a, b, asker }),
  })
}
