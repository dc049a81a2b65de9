import type { Fact } from '@lumen/contracts/fortune/schema'
import { animals, indexOfPillar } from '@lumen/astrology/bazi/stems-branches'
import type { Person } from '../facts/animal-period.ts'
import { type AnimalPeriod, animalPeriod, type PeriodPart } from '../facts/period-parts.ts'
import { type EasternArea, easternAreas, type Period } from '../facts/factors.ts'
import { type LineChoice, lineChoice } from '../line-choice.ts'
import { scatter, type Voice } from '../voice.ts'
import { periodFacts } from './eastern-facts.ts'
import { partLead, slotsOf } from './period-slots.ts'

export type EasternPeriodText = {
  readonly found: AnimalPeriod
  /** The number that chose the lines. */
  readonly turn: number
  readonly overall: string
  readonly areas: Readonly<Record<EasternArea, string>>
  readonly facts: readonly Fact[]
}

const dayLength = 86_400_000

/**
 * Walks through the pools: the pillar’s place in the cycle of sixty and, for days and weeks, the
 * count of cycles, so that a pillar’s return takes other lines. Animals that share a ruling stem, and
 * charts that share a day master, begin at different lines.
 */
function turnOf({ pillar, period, day }: AnimalPeriod, { animal, strength }: Person): number {
  const cycles = Math.floor(Date.parse(`${day.date}T12:00:00Z`) / dayLength / 60)
  const own = animals.indexOf(animal) * 61 + Math.round((strength?.support ?? 0) * 1000)
  return own + indexOfPillar(pillar) + (period === 'daily' || period === 'weekly' ? cycles : 0)
}

/**
 * A day, week, month or year of an animal, or of a person with a chart of four pillars.
 * @param again 1 takes the other lines of a day, for a text that stands beside the first
 */
export function writeEasternPeriod(
  voice: Voice,
  person: Person,
  period: Period,
  date: string,
  again: 0 | 1 = 0,
): EasternPeriodText {
  const found = animalPeriod(person, period, date)
  const { eastern, bazi } = voice.pack
  const turn = turnOf(found, person)
  const slots = slotsOf(voice, found)
  const overall =
    period === 'daily'
      ? voice.join(
          voice.say(eastern.relation[found.relation], turn + again, slots),
          voice.say(eastern.god[found.god], scatter(turn, 8) + again, slots),
          person.strength && voice.say(bazi.periodSuits[found.suits], turn + again, slots),
          voice.say(eastern.officer[found.officer], scatter(turn, 9) + again, slots),
        )
      : voice.join(
          ...(period === 'weekly' ? [] : partLines(voice, person, found, turn)),
          ...dayLines(voice, found, turn),
        )
  const number = numberOf(found, person)
  const areas = Object.fromEntries(
    easternAreas.map((area, at) => [
      area,
      areaText(
        voice,
        found,
        area,
        choiceOf(lineChoice(number, at), again),
        person.pillars !== undefined,
      ),
    ]),
  ) as Record<EasternArea, string>
  return { found, turn, overall, areas, facts: periodFacts(voice, person, found) }
}

/** A choice of lines, or that of the lines it leaves. */
const choiceOf = (choice: LineChoice, again: 0 | 1): LineChoice =>
  again === 0
    ? choice
    : { ...choice, god: choice.god === 0 ? 1 : 0, second: choice.second === 0 ? 1 : 0 }

/** The months or years of the terms in turn, each with the days that it has: relation, ten god, element. */
function partLines(
  voice: Voice,
  person: Person,
  found: AnimalPeriod,
  turn: number,
): (string | undefined)[] {
  const { eastern, bazi } = voice.pack
  return found.parts.flatMap((part, at) => {
    const slots = slotsOf(voice, found, part)
    const relations = found.period === 'yearly' ? eastern.yearStar : eastern.relation
    return [
      ...(found.parts.length > 1 ? [spanLead(voice, found, part)] : []),
      voice.say(relations[part.relation], turn + at, slots),
      voice.say(eastern.god[part.god], scatter(turn + at, 8), slots),
      person.strength && voice.say(bazi.periodSuits[part.suits], turn + at, slots),
    ]
  })
}

/** “Until 3 February 2027 the year is …” of the first part, “From 4 February 2027 …” of the others. */
function spanLead(voice: Voice, found: AnimalPeriod, part: PeriodPart): string {
  const { spans } = voice.pack.eastern
  const lines = found.period === 'yearly' ? spans.yearly : spans.monthly
  const written = found.period === 'yearly' ? voice.date : voice.day
  const first = part === found.parts[0]
  return voice.fill(first ? lines.until : lines.since, {
    ...slotsOf(voice, found, part),
    day: written(first ? part.to : part.from.date),
  })
}

/** The easiest and the slowest day with what each is to the animal; of a week with its ten god too. */
function dayLines(voice: Voice, found: AnimalPeriod, turn: number): (string | undefined)[] {
  const { eastern } = voice.pack
  return (['best', 'careful'] as const).flatMap((name, at) => {
    const part = found[name]
    if (part === undefined) return []
    const line = name === 'best' ? eastern.bestDay : eastern.carefulDay
    const slots = { ...slotsOf(voice, found, part), when: voice.pack.names.periods.thatDay }
    const day = voice.day(part.to)
    const related = found.period === 'weekly' && part.relation !== 'plain'
    return [
      voice.say(line, scatter(turn, 14 + at), { ...slots, day }),
      related ? voice.say(eastern.relation[part.relation], turn + at, slots) : undefined,
      found.period === 'weekly'
        ? voice.say(eastern.god[part.god], scatter(turn + at, 8), slots)
        : undefined,
    ]
  })
}

/** An area of a period; sentences that hold for some of its days alone begin with which. */
function areaText(
  voice: Voice,
  found: AnimalPeriod,
  area: EasternArea,
  choice: LineChoice,
  palaces: boolean,
): string {
  const { areaGod, areaRelation } = voice.pack.eastern
  const told = (part: PeriodPart, second: boolean) => {
    const slots = slotsOf(voice, found, part)
    const relation = part.areaRelations[area]
    return second && relation !== 'plain'
      ? voice.say(areaRelation[area][relation], choice.second, slots)
      : voice.say(areaGod[area][part.god], choice.god, slots)
  }
  if (found.parts.length === 1)
    return voice.join(told(found, false), secondLine(voice, found, area, choice, palaces))
  const ranked = found.parts.toSorted((a, b) => b.scores[area] - a.scores[area])
  const pair = found.period === 'weekly' ? [ranked[0]!, ranked.at(-1)!] : found.parts.slice(0, 2)
  return voice.join(
    ...pair.flatMap((part, at) => [
      partLead(voice, found, part),
      told(part, found.period !== 'weekly' || at === 1),
    ]),
  )
}

/**
 * The relation to the palace of an area; without one, the ten god of a stem within the branch. An
 * animal has one relation for all areas: it is told in half of them. Null where nothing is left to say.
 */
function secondLine(
  voice: Voice,
  found: AnimalPeriod,
  area: EasternArea,
  choice: LineChoice,
  palaces: boolean,
): string | null {
  const { areaGod, areaRelation } = voice.pack.eastern
  const relation = found.areaRelations[area]
  const slots = slotsOf(voice, found)
  if (relation !== 'plain' && (palaces || choice.relation))
    return voice.say(areaRelation[area][relation], choice.second, slots)
  const gods = [found.branchGod, ...found.otherGods.map(({ god }) => god)]
  const untold = gods.filter((god) => god !== found.god)
  const god = choice.relation ? untold[0] : (untold[1] ?? untold[0])
  return god === undefined ? null : voice.say(areaGod[area][god], choice.second, slots)
}

/**
 * The number whose lines the areas take. One ten god comes back every tenth day (of months and
 * years, every tenth): the tens since then, and twelve animals within each, tell texts of one ten
 * god apart.
 */
function numberOf({ pillar, period, day }: AnimalPeriod, { animal, strength }: Person): number {
  const daily = period === 'daily' || period === 'weekly'
  const days = Math.floor(Date.parse(`${day.date}T12:00:00Z`) / dayLength)
  const tens = Math.floor((daily ? days : indexOfPillar(pillar)) / 10)
  return tens * 12 + animals.indexOf(animal) + Math.round((strength?.support ?? 0) * 1000)
}
