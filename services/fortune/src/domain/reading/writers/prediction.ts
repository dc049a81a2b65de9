import type { Fact, Scores } from '@lumen/contracts/fortune/schema'
import { type Sign, signs } from '@lumen/astrology/sky/signs'
import type { Person } from '../facts/animal-period.ts'
import { type EasternArea, easternAreas, type Period } from '../facts/factors.ts'
import type { ScoreLevel } from '../pack/prediction.ts'
import { scatter, type Voice } from '../voice.ts'
import { animalPeriod, type PeriodPart } from '../facts/period-parts.ts'
import { type EasternPeriodText, writeEasternPeriod } from './eastern-period.ts'
import { writeHoroscope } from './horoscope.ts'
import { uniqueFacts } from './western-analysis.ts'
import { partLead, slotsOf } from './period-slots.ts'
import { writeMonth, writeWeek } from './western-spans.ts'
import { contractScores, meanScores } from './zodiac.ts'

export type PredictionReading = {
  /** 0 to 10, one decimal: a tenth of the overall score. */
  readonly overallScore: number
  readonly overview: string
  readonly details: Readonly<Record<EasternArea, string>>
  readonly advice: { readonly positive: readonly string[]; readonly negative: readonly string[] }
  readonly scores: Scores
  readonly facts: readonly Fact[]
}

const levelOf = (score: number): ScoreLevel => (score >= 70 ? 'high' : score >= 56 ? 'fair' : 'low')

/** A period of an animal or of a chart of four pillars. @param date its first day, YYYY-MM-DD */
export function writePrediction(
  voice: Voice,
  person: Person,
  period: Period,
  date: string,
): PredictionReading {
  const { prediction, names } = voice.pack
  const text = writeEasternPeriod(voice, person, period, date)
  const { found } = text
  const { scores } = found
  const ranked = easternAreas.toSorted((a, b) => scores[b] - scores[a])
  const turn = text.turn
  const slots = {
    ...slotsOf(voice, found),
    when: names.periods[period],
    best: names.areas[ranked[0]!],
    careful: names.areas[ranked.at(-1)!],
  }
  return {
    overallScore: scores.overall / 10,
    overview: voice.join(
      voice.say(prediction.overview[levelOf(scores.overall)], turn, slots),
      text.overall,
    ),
    details: text.areas,
    advice: adviceOf(voice, text),
    scores: contractScores(scores),
    facts: text.facts,
  }
}

/** Deeds of a week are those of its easiest and slowest day; of several months or years, of the longest. */
function adviceOf(voice: Voice, { found, turn }: EasternPeriodText): PredictionReading['advice'] {
  const { prediction } = voice.pack
  const told = (
    part: PeriodPart,
    names:
      | readonly ['positiveGod', 'positiveRelation']
      | readonly ['negativeGod', 'negativeRelation'],
    pool: number,
  ) => {
    const slots = slotsOf(voice, found, part)
    const lead = found.parts.length > 1 ? partLead(voice, found, part) : null
    return [
      voice.join(lead, voice.say(prediction[names[0]][part.god], scatter(turn, pool), slots)),
      voice.join(
        lead,
        voice.say(prediction[names[1]][part.relation], scatter(turn, pool + 1), slots),
      ),
    ]
  }
  const week = found.period === 'weekly'
  return {
    positive: told((week && found.best) || found, ['positiveGod', 'positiveRelation'], 10),
    negative: told((week && found.careful) || found, ['negativeGod', 'negativeRelation'], 12),
  }
}

export const fortunePeriods = ['week', 'month', 'year'] as const
export type FortunePeriod = (typeof fortunePeriods)[number]
const easternPeriods = { week: 'weekly', month: 'monthly', year: 'yearly' } as const

export type FortuneReading = {
  readonly fortune: Readonly<Record<'overall' | 'career' | 'love' | 'advice', string>>
  readonly scores: Scores
  readonly facts: readonly Fact[]
}

/** The week, month or year of a chart of four pillars and, where given, of a sign. */
export function writeFortune(
  voice: Voice,
  person: Person,
  sign: Sign | undefined,
  period: FortunePeriod,
  date: string,
): FortuneReading {
  const eastern = writePrediction(voice, person, easternPeriods[period], date)
  const western =
    sign === undefined || period === 'year'
      ? undefined
      : period === 'week'
        ? writeWeek(voice, sign, date)
        : writeMonth(voice, sign, date)
  const bridge =
    western &&
    voice.say(voice.pack.insights.bridges, signs.indexOf(sign!), {
      sign: voice.pack.names.signs[sign!],
    })
  return {
    fortune: {
      overall: voice.join(eastern.overview, bridge, western?.text),
      career: eastern.details.career,
      love: eastern.details.love,
      advice: voice.join(...eastern.advice.positive, ...eastern.advice.negative),
    },
    scores: eastern.scores,
    facts: uniqueFacts([...eastern.facts, ...(western?.facts ?? [])]),
  }
}

export type DailyFortuneReading = {
  /** 0 to 100: the mean of what is known of the person. */
  readonly score: number
  /** Of a person: how each system scores the day, 0 to 100. */
  readonly bySystem?: { readonly pillars: number; readonly sign: number; readonly animal: number }
  readonly fortune: string
  readonly love: string
  readonly career: string
  readonly wealth: string
  readonly health: string
  readonly scores: Scores
  readonly facts: readonly Fact[]
}

/**
 * A day by the own pillars, whose score weighs in that of the sign. What the sign says stands in its
 * own reading. @param sign of the birth Sun
 */
export function writeDailyFortune(
  voice: Voice,
  person: Person,
  sign: Sign,
  date: string,
): DailyFortuneReading {
  const eastern = writePrediction(voice, person, 'daily', date)
  const western = writeHoroscope(voice, sign, date)
  const scores = meanScores([eastern.scores, western.scores])
  return {
    score: scores.overall,
    bySystem: {
      pillars: eastern.scores.overall,
      sign: western.scores.overall,
      animal: animalPeriod({ animal: person.animal }, 'daily', date).scores.overall,
    },
    fortune: eastern.overview,
    love: eastern.details.love,
    career: eastern.details.career,
    wealth: eastern.details.wealth,
    health: eastern.details.health,
    scores,
    facts: uniqueFacts([...eastern.facts, ...western.facts]),
  }
}
