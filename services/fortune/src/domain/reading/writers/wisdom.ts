import type { Fact } from '@lumen/contracts/fortune/schema'
import { type Gender, modulo, type Stem } from '@lumen/astrology/bazi/stems-branches'
import { tenGodOf } from '@lumen/astrology/bazi/ten-gods'
import {
  type Direction,
  directions,
  eightMansions,
  flyingStars,
  type MansionField,
  mansionFields,
  type Palace,
} from '@lumen/astrology/feng-shui/eight-mansions'
import type { Trigram } from '@lumen/astrology/iching/hexagrams'
import { type Person, selfStem } from '../facts/animal-period.ts'
import { calendarDay, noonOf } from '../facts/sky-day.ts'
import type { Voice } from '../voice.ts'
import { dayPillarFact } from './sky-facts.ts'

export type WisdomReading = {
  readonly interpretation: string
  readonly guidance: string
  readonly facts: readonly Fact[]
}

const dayNumber = (date: string) => Math.floor(noonOf(date).getTime() / 86_400_000)

/** Stars 1 4 6 8 9 are welcome in this period of the nine, 2 3 5 7 ask for quiet. */
export const toneOfStar = (star: number): -1 | 1 => ([2, 3, 5, 7].includes(star) ? -1 : 1)
const isGood = (field: MansionField) => mansionFields.indexOf(field) < 4
/** 后天八卦 by life number; nobody has the 5 of the middle. */
const trigramOfNumber: Readonly<Record<number, Trigram>> = {
  1: '坎',
  2: '坤',
  3: '震',
  4: '巽',
  6: '乾',
  7: '兑',
  8: '艮',
  9: '离',
}

export type FengShuiReading = WisdomReading & {
  readonly stars: readonly {
    readonly palace: Palace
    readonly star: number
    readonly name: string
    readonly tone: -1 | 1
    readonly advice: string
  }[]
  readonly mansions: {
    readonly lifeNumber: number
    readonly trigram: string
    readonly group: 'east' | 'west'
    readonly fields: readonly {
      readonly field: MansionField
      readonly direction: Direction
      readonly favourable: boolean
      readonly name: string
      readonly advice: string
    }[]
  } | null
}

type StarNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/**
 * 流年飞星 of a year and, with a birth, 八宅.
 * @param solarYear the year from 立春 on @param birth solar year of birth and gender
 */
export function writeFengShui(
  voice: Voice,
  solarYear: number,
  birth?: { readonly solarYear: number; readonly gender: Gender },
): FengShuiReading {
  const { wisdom, names, labels } = voice.pack
  const palaces = flyingStars(solarYear)
  const stars = ([...directions, 'centre'] as const).map((palace) => {
    const star = palaces[palace] as StarNumber
    const slots = { direction: names.directions[palace], year: solarYear, n: star }
    return {
      palace,
      star,
      name: wisdom.starNames[star],
      tone: toneOfStar(star),
      advice: voice.say(wisdom.star[star], 0, slots),
      fact: voice.fact('flying-star', labels.flyingStar, slots, toneOfStar(star)),
    }
  })
  const mansions = birth ? mansionsOf(voice, birth) : null
  const pick = (star: StarNumber) => stars.find((one) => one.star === star)!
  const welcome = [pick(9), pick(8)]
  const quiet = [pick(5), pick(2)]
  return {
    interpretation: voice.join(
      voice.say(wisdom.starOpening, solarYear, { year: solarYear, n: palaces.centre }),
      ...welcome.map(({ advice }) => advice),
      mansions?.opening,
      ...(mansions?.fields.slice(0, 2).map(({ advice }) => advice) ?? []),
    ),
    guidance: voice.join(
      ...(mansions?.fields.slice(2, 5).map(({ advice }) => advice) ?? []),
      ...quiet.map(({ advice }) => advice),
    ),
    stars: stars.map(({ palace, star, name, tone, advice }) => ({
      palace,
      star,
      name,
      tone,
      advice,
    })),
    mansions: mansions && {
      lifeNumber: mansions.lifeNumber,
      trigram: mansions.trigram,
      group: mansions.group,
      fields: mansions.fields,
    },
    facts: [...(mansions ? [mansions.fact] : []), ...stars.map(({ fact }) => fact)],
  }
}

function mansionsOf(voice: Voice, birth: { solarYear: number; gender: Gender }) {
  const { wisdom, names, labels } = voice.pack
  const { lifeNumber, group, fields } = eightMansions(birth.solarYear, birth.gender)
  const trigram = trigramOfNumber[lifeNumber]!
  const slots = {
    n: lifeNumber,
    group: wisdom.groups[group],
    trigram,
    nature: wisdom.trigrams[trigram],
  }
  return {
    lifeNumber,
    group,
    trigram,
    opening: voice.say(wisdom.mansionOpening, birth.solarYear, slots),
    fields: mansionFields.map((field) => ({
      field,
      direction: fields[field],
      favourable: isGood(field),
      name: wisdom.mansionNames[field],
      advice: voice.say(wisdom.mansion[field], 0, { direction: names.directions[fields[field]] }),
    })),
    fact: voice.fact('number', labels.lifeNumber, slots),
  }
}

/** Life wisdom: the lesson of the own stem, a quotation for the day and a question to take along. */
export function writeLifeWisdom(voice: Voice, person: Person, date: string): WisdomReading {
  const { wisdom, names, labels } = voice.pack
  const self: Stem = selfStem(person)
  const today = calendarDay(date)
  const { stem, branch } = today.pillars.day
  const god = tenGodOf(self, stem)
  const number = dayNumber(date)
  const quotes = wisdom.quotes[god]
  const quote = quotes[modulo(Math.floor(number / 10), quotes.length)]!
  return {
    interpretation: voice.join(
      voice.fill(wisdom.quoteLine, { text: quote.text, source: quote.source }),
      voice.say(wisdom.lesson[self], number),
    ),
    guidance: voice.join(
      voice.say(voice.pack.eastern.god[god], number, {
        when: names.periods.daily,
        stem: names.stems[stem],
        branch: names.branches[branch],
        god: names.gods[god],
      }),
      voice.say(wisdom.question[god], number),
    ),
    facts: [
      dayPillarFact(voice, today),
      voice.fact('ten-god', labels.god, { stem: names.stems[stem], god: names.gods[god] }),
    ],
  }
}
