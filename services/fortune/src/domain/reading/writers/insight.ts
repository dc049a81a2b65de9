import type { Fact } from '@lumen/contracts/fortune/schema'
import { type Sign, signs } from '../../sky/signs.ts'

import { type Person, selfStem } from '../facts/animal-period.ts'
import type { InsightKind } from '../facts/factors.ts'
import { skyDay } from '../facts/sky-day.ts'
import { formOf } from '../pack/text.ts'
import type { Voice } from '../voice.ts'
import { slotsOf, writeEasternPeriod } from './eastern-period.ts'
import { writeHoroscope } from './horoscope.ts'
import { writePrediction } from './prediction.ts'
import { uniqueFacts } from './western-analysis.ts'
import { writeLifeWisdom } from './wisdom.ts'

export type InsightReading = {
  readonly title: string
  readonly content: string
  readonly culturalSource: string
  /** 0 to 1: the largest share of the weighed factors that points the same way. */
  readonly confidence: number
  readonly tags: readonly string[]
  readonly facts: readonly Fact[]
}

/** One insight of a kind. @param sign of the birth Sun @param date YYYY-MM-DD */
export function writeInsight(
  voice: Voice,
  kind: InsightKind,
  person: Person,
  sign: Sign,
  date: string,
): InsightReading {
  const { insights, names, western, bazi } = voice.pack
  const day = skyDay(date)
  const turn = day.number + signs.indexOf(sign)
  const period = writeEasternPeriod(voice, person, 'daily', date)
  const eastern = writePrediction(voice, person, 'daily', date)
  const sky = writeHoroscope(voice, sign, date)
  const self = selfStem(person)
  const slots = {
    ...slotsOf(voice, period.found),
    sign: names.signs[sign],
    stem: names.stems[self],
    moonSign: names.signs[day.signOf.Moon],
  }
  const bridge = voice.say(insights.bridges, turn, slots)
  const life = writeLifeWisdom(voice, person, date)
  const content: Readonly<Record<InsightKind, string>> = {
    fortune: voice.join(period.overall, bridge, sky.horoscope.overall),
    personality: voice.join(
      bazi.dayMaster[self].portrait,
      bridge,
      western[sign].sun,
      voice.say(voice.pack.wisdom.lesson[self], turn),
      sky.advice,
    ),
    relationship: voice.join(period.areas.love, bridge, sky.horoscope.love),
    career: voice.join(period.areas.career, bridge, sky.horoscope.career),
    philosophy: voice.join(life.interpretation, life.guidance),
  }
  const facts = uniqueFacts(
    kind === 'philosophy' ? [...life.facts, ...period.facts] : [...period.facts, ...sky.facts],
  )
  const area = ({ relationship: 'love', career: 'career' } as const)[kind as 'career'] ?? 'overall'
  const tones = [
    ...facts.flatMap(({ tone }) => tone ?? []),
    toneOfScore(eastern.scores[area]),
    toneOfScore(sky.scores[area]),
  ]
  return {
    title: voice.say(insights.titles[kind], turn, slots),
    content: content[kind],
    culturalSource: insights.sources[kind],
    confidence: agreement(tones),
    tags: [
      insights.tags[kind],
      formOf(slots.god),
      formOf(kind === 'philosophy' ? slots.officer : slots.moonSign),
    ],
    facts,
  }
}

/** Scores lie around 62; what is nearer than 5 speaks neither for nor against. */
const toneOfScore = (score: number): -1 | 0 | 1 => (score > 67 ? 1 : score < 57 ? -1 : 0)

/** The largest share of tones that are the same, two decimals; 0 without any. */
export function agreement(tones: readonly number[]): number {
  if (tones.length === 0) return 0
  const most = Math.max(
    ...[-1, 0, 1].map((wanted) => tones.filter((tone) => tone === wanted).length),
  )
  return Number((most / tones.length).toFixed(2))
}
