import type { Fact, LuckyColor, Scores } from '@lumen/contracts/fortune/schema'
import { type Sign, signs } from '@lumen/astrology/sky/signs'
import { westernAreas } from '../facts/factors.ts'
import { luckyOf } from '../facts/lucky.ts'
import { aspectsOfPlanet, moonIsEasy, type SignDay, signDay } from '../facts/sign-day.ts'
import { type DayAspect, type SkyDay, skyDay } from '../facts/sky-day.ts'
import type { WesternArea } from '../pack/daily.ts'
import { formOf } from '../pack/text.ts'
import { scatter, type Voice } from '../voice.ts'
import { aspectSlots, signDayFacts } from './sky-facts.ts'

export type HoroscopeReading = {
  /** The whole as one text. */
  readonly text: string
  readonly horoscope: {
    readonly overall: string
    readonly love: string
    readonly career: string
    readonly wealth: string
    readonly health: string
    readonly description: string
    readonly luckyColor: string
    readonly luckyColorId: LuckyColor
    readonly luckyNumber: number
  }
  readonly luckyDirection: string
  readonly luckyTime: string
  readonly mood: string
  readonly advice: string
  readonly scores: Scores
  readonly facts: readonly Fact[]
}

/** The planet whose house and aspect speak for an area. */
export const mainCarrier = {
  love: 'Venus',
  career: 'Mars',
  wealth: 'Jupiter',
  health: 'Sun',
} as const

/**
 * The day of a sign.
 * @param date YYYY-MM-DD, the reader’s own day @throws RangeError when it is no date
 * @param again 1 takes other lines, for a text that stands beside the first
 */
export function writeHoroscope(
  voice: Voice,
  sign: Sign,
  date: string,
  again: 0 | 1 = 0,
): HoroscopeReading {
  const day = skyDay(date)
  const found = signDay(sign, day)
  const { names, daily } = voice.pack
  /** Goes one line on each day; where it begins differs by sign and pool. */
  const turn = (pool: number) => day.number + scatter(signs.indexOf(sign), pool)
  const other = (pool: number) => turn(pool) + again
  const told: DayAspect[] = []
  /** Each aspect of a kind takes another line; a text beside the first begins two lines on. */
  const aspectLine = (aspect: DayAspect | undefined) => {
    if (aspect === undefined || told.includes(aspect)) return undefined
    const before = told.filter(({ kind }) => kind === aspect.kind).length
    told.push(aspect)
    return voice.say(
      daily.aspects[aspect.kind],
      turn(1) + 2 * again + before,
      aspectSlots(voice, aspect),
    )
  }
  const moonHouse = found.houses.Moon
  const overall = voice.join(
    voice.say(daily.moonHouse[moonHouse]!, other(0), {
      sign: names.signs[sign],
      moonSign: names.signs[day.signOf.Moon],
    }),
    aspectLine(found.leading),
    // The Moon has had its house told: Cancer’s ruler has nothing to add.
    found.ruler === 'Moon'
      ? null
      : voice.say(daily.rulerHouse[found.houses[found.ruler]]!, other(2), {
          sign: names.signs[sign],
          ruler: names.points[found.ruler],
          topic: names.topics[found.houses[found.ruler]]!,
        }),
  )
  const areas = Object.fromEntries(
    westernAreas.map((area, at) => [
      area,
      areaText(voice, area, found, { turn: turn(3 + at), again }, () =>
        aspectLine(aspectsOfPlanet(mainCarrier[area], day).find((one) => !told.includes(one))),
      ),
    ]),
  ) as Record<WesternArea, string>
  const description = voice.join(
    voice.say(daily.phases[day.moonPhase.name], other(11)),
    movementLine(voice, day, found, other(12)),
  )
  const advice = voice.join(
    voice.say(daily.houseDeed[moonHouse]!, other(13)),
    voice.say(daily.phaseAdvice[day.moonPhase.name], other(14)),
  )
  const lucky = luckyOf(found, day)
  const mood = names.moods[day.signOf.Moon][moonIsEasy(found) ? 'easy' : 'hard']
  return {
    text: voice.join(overall, areas.love, areas.career, areas.wealth, areas.health, advice),
    horoscope: {
      overall,
      ...areas,
      description,
      luckyColor: names.colors[lucky.color],
      luckyColorId: lucky.color,
      luckyNumber: lucky.number,
    },
    luckyDirection: formOf(names.directions[lucky.direction]),
    luckyTime: lucky.time,
    mood,
    advice,
    scores: found.scores,
    facts: signDayFacts(voice, day, found, told),
  }
}

/** The Moon’s house, and by turns the house or the closest aspect of the planet of the area. */
function areaText(
  voice: Voice,
  area: WesternArea,
  found: SignDay,
  { turn, again }: { turn: number; again: 0 | 1 },
  aspect: () => string | undefined,
): string {
  const slots = { sign: voice.pack.names.signs[found.sign] }
  const { moon, planet } = voice.pack.areas[area]
  const house = () =>
    voice.say(planet[found.houses[mainCarrier[area]]]!, Math.floor(turn / 2) + again, slots)
  return voice.join(
    voice.say(moon[found.houses.Moon]!, turn + again, slots),
    turn % 2 === 0 ? house() : (aspect() ?? house()),
  )
}

/** What moves: a planet that changes its sign that day, or one of those that run backwards. */
function movementLine(voice: Voice, day: SkyDay, found: SignDay, turn: number) {
  const { names, daily } = voice.pack
  const ingress = day.ingresses[0]
  if (ingress !== undefined)
    return voice.say(daily.ingress, turn, {
      planet: names.points[ingress.planet],
      planetSign: names.signs[ingress.sign],
      theme: names.themes[ingress.planet],
      topic: names.topics[found.houses[ingress.planet]]!,
    })
  const backwards = day.retrogrades.filter((planet) => planet !== 'Sun' && planet !== 'Moon')
  if (backwards.length === 0) return undefined
  const planet = backwards.at(turn % backwards.length)!
  return voice.say(daily.retrograde[planet], Math.floor(turn / 2), {
    topic: names.topics[found.houses[planet]]!,
  })
}
