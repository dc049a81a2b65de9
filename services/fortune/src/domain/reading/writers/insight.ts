import type { Fact } from '@lumen/contracts/fortune/schema'
import { type Sign, signs } from '@lumen/astrology/sky/signs'
import { isYang, type Stem } from '@lumen/astrology/bazi/stems-branches'
import type { AnimalPeriod } from '../facts/period-parts.ts'
import { animalTones, type Person, selfStem } from '../facts/animal-period.ts'
import { signDay, signTones } from '../facts/sign-day.ts'
import { type InsightKind, insightKinds } from '../facts/factors.ts'
import { skyDay } from '../facts/sky-day.ts'
import { formOf } from '../pack/text.ts'
import type { Voice } from '../voice.ts'
import { writeEasternPeriod } from './eastern-period.ts'
import { slotsOf } from './period-slots.ts'
import { writeHoroscope } from './horoscope.ts'
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
  const { insights, names, bazi } = voice.pack
  const day = skyDay(date)
  const turn = day.number + signs.indexOf(sign)
  // The day itself stands beside it, so that the lines are the others.
  const period = writeEasternPeriod(voice, person, 'daily', date, 1)
  const sky = writeHoroscope(voice, sign, date, 1)
  const self = selfStem(person)
  const slots = {
    ...slotsOf(voice, period.found),
    sign: names.signs[sign],
    stem: names.stems[self],
    moonSign: names.signs[day.signOf.Moon],
  }
  const bridge = voice.say(insights.bridges, turn + insightKinds.indexOf(kind), slots)
  const life = writeLifeWisdom(voice, person, date)
  const content: Readonly<Record<InsightKind, string>> = {
    fortune: voice.join(period.overall, bridge, sky.horoscope.overall),
    personality: voice.join(
      bazi.dayMaster[self].portrait,
      bridge,
      voice.pack.signs[sign].sun,
      voice.say(voice.pack.wisdom.lesson[self], turn),
      sky.advice,
    ),
    relationship: voice.join(period.areas.love, bridge, sky.horoscope.love),
    career: voice.join(period.areas.career, bridge, sky.horoscope.career),
    philosophy: voice.join(life.interpretation, withoutGod(voice, period.found, life.guidance)),
  }
  const own = new Set(['day-master', 'element'])
  const facts: Readonly<Record<InsightKind, readonly Fact[]>> = {
    fortune: [...period.facts, ...sky.facts],
    personality: [
      ...period.facts.filter((fact) => own.has(fact.kind)),
      voice.fact('sign', voice.pack.labels.planetInSign, {
        planet: names.points.Sun,
        sign: names.signs[sign],
      }),
    ],
    relationship: [...period.facts, ...sky.facts],
    career: [...period.facts, ...sky.facts],
    philosophy: [...life.facts, ...period.facts],
  }
  const found = signDay(sign, day)
  const areaTones = (area: 'love' | 'career' | 'health') => [
    ...animalTones(area, period.found, person),
    ...signTones(area, found, day),
  ]
  const tones: Readonly<Record<InsightKind, readonly number[]>> = {
    fortune: [...areaTones('love'), ...areaTones('career'), ...areaTones('health')],
    personality: natureTones(person, self, sign),
    relationship: areaTones('love'),
    career: areaTones('career'),
    philosophy: animalTones('study', period.found, person),
  }
  return {
    title: voice.say(insights.titles[kind], turn, slots),
    content: content[kind],
    culturalSource: insights.sources[kind],
    confidence: agreement(tones[kind]),
    tags: [
      insights.tags[kind],
      // A nature is not of the day.
      formOf(kind === 'personality' ? slots.stem : slots.god),
      formOf(kind === 'personality' || kind === 'relationship' ? slots.sign : slots.officer),
    ],
    facts: uniqueFacts(facts[kind]),
  }
}

/** A text without what it says of the day’s ten god: the day itself and its fortune tell that. */
function withoutGod(voice: Voice, found: AnimalPeriod, text: string): string {
  const lines = voice.pack.eastern.god[found.god].map((line) =>
    voice.fill(line, slotsOf(voice, found)),
  )
  return lines
    .reduce((rest, line) => rest.replace(line, ''), text)
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** Whether what is known of a nature points outwards (1) or inwards (−1): stem, sign, strength. */
const natureTones = ({ strength }: Person, self: Stem, sign: Sign): number[] => [
  isYang(self) ? 1 : -1,
  signs.indexOf(sign) % 2 === 0 ? 1 : -1,
  ...(strength
    ? [
        strength.inSeason ? 1 : -1,
        strength.roots > 0 ? 1 : -1,
        strength.allies > 0 ? 1 : -1,
        { weak: -1, balanced: 0, strong: 1 }[strength.verdict],
      ]
    : []),
]

/** The largest share of tones that are the same, two decimals; 0 without any. */
export function agreement(tones: readonly number[]): number {
  if (tones.length === 0) return 0
  const most = Math.max(
    ...[-1, 0, 1].map((wanted) => tones.filter((tone) => tone === wanted).length),
  )
  return Number((most / tones.length).toFixed(2))
}
