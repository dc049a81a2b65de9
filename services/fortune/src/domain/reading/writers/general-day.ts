import type { Scores } from '@lumen/contracts/fortune/schema'
import { animals, hiddenStems } from '@lumen/astrology/bazi/stems-branches'
import { tenGodOf } from '@lumen/astrology/bazi/ten-gods'
import { signs } from '@lumen/astrology/sky/signs'
import { officerOf } from '../facts/animal-period.ts'
import { westernAreas } from '../facts/factors.ts'
import { animalPeriod } from '../facts/period-parts.ts'
import { aspectsOfPlanet, signDay } from '../facts/sign-day.ts'
import { type DayAspect, type SkyDay, skyDay } from '../facts/sky-day.ts'
import { scatter, type Voice } from '../voice.ts'
import { mainCarrier } from './horoscope.ts'
import type { DailyFortuneReading } from './prediction.ts'
import { aspectFacts, aspectSlots, dayPillarFact } from './sky-facts.ts'
import { contractScores, meanScores } from './zodiac.ts'

/**
 * A day as it is for everybody, without a sign, an animal or a house: the Moon’s phase, the
 * aspects, the day officer, and the ten god that the day’s branch is to its own stem.
 * @param date YYYY-MM-DD @throws RangeError when it is no date
 */
export function writeGeneralDay(voice: Voice, date: string): DailyFortuneReading {
  const day = skyDay(date)
  const { names, daily, eastern, labels } = voice.pack
  const { month, day: pillar } = day.pillars
  const officer = officerOf(month.branch, pillar.branch)
  const god = tenGodOf(pillar.stem, hiddenStems[pillar.branch][0]!)
  const turn = (pool: number) => day.number + scatter(0, pool)
  const slots = {
    when: names.periods.daily,
    stem: names.stems[pillar.stem],
    branch: names.branches[pillar.branch],
    god: names.gods[god],
    officer: names.officers[officer],
  }
  const told: DayAspect[] = []
  const aspectLine = (aspect: DayAspect | undefined, at: number) => {
    if (aspect === undefined) return undefined
    told.push(aspect)
    return voice.say(daily.aspects[aspect.kind], at, aspectSlots(voice, aspect))
  }
  const fortune = voice.join(
    voice.say(daily.phases[day.moonPhase.name], turn(0)),
    aspectLine(day.aspects[0], turn(1)),
    voice.say(eastern.officer[officer], turn(2), slots),
    voice.say(daily.phaseAdvice[day.moonPhase.name], turn(3)),
  )
  const areas = Object.fromEntries(
    westernAreas.map((area, at) => [
      area,
      voice.join(
        voice.say(eastern.areaGod[area][god], turn(4 + at), slots),
        aspectLine(
          aspectsOfPlanet(mainCarrier[area], day).find((one) => !told.includes(one)),
          turn(8 + at),
        ),
      ),
    ]),
  ) as Record<(typeof westernAreas)[number], string>
  const scores = scoresOfAll(day)
  return {
    score: scores.overall,
    fortune,
    ...areas,
    scores,
    facts: [
      voice.fact('planet', labels.planetInSign, {
        planet: names.points.Moon,
        sign: names.signs[day.signOf.Moon],
      }),
      voice.fact('moon-phase', labels.phase, {
        phase: names.phases[day.moonPhase.name],
        lit: Math.round(day.moonPhase.lit * 100),
      }),
      ...aspectFacts(voice, told),
      dayPillarFact(voice, day),
      voice.fact('ten-god', labels.god, { stem: slots.branch, god: slots.god }),
      voice.fact('day-pillar', labels.officer, slots),
    ],
  }
}

/** The mean of the scores of all signs and all animals. */
const scoresOfAll = (day: SkyDay): Scores =>
  meanScores([
    ...signs.map((sign) => signDay(sign, day).scores),
    ...animals.map((animal) => contractScores(animalPeriod({ animal }, 'daily', day.date).scores)),
  ])
