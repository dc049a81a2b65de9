import type { Fact } from '@lumen/contracts/fortune/schema'
import { animals, elementOfStem, indexOfPillar } from '@lumen/astrology/bazi/stems-branches'
import {
  type AnimalPeriod,
  animalPeriod,
  palaceBranch,
  type Person,
} from '../facts/animal-period.ts'
import {
  type BranchRelation,
  type EasternArea,
  easternAreas,
  type Period,
} from '../facts/factors.ts'
import { type LineChoice, lineChoice } from '../line-choice.ts'
import { scatter, type Voice } from '../voice.ts'

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

/** A day, week, month or year of an animal, or of a person with a chart of four pillars. */
export function writeEasternPeriod(
  voice: Voice,
  person: Person,
  period: Period,
  date: string,
): EasternPeriodText {
  const found = animalPeriod(person, period, date)
  const { eastern, bazi, names } = voice.pack
  const turn = turnOf(found, person)
  const number = numberOf(found, person)
  const slots = slotsOf(voice, found)
  const branchLine =
    period === 'yearly'
      ? voice.say(eastern.yearStar[found.relation], turn, slots)
      : voice.say(eastern.relation[found.relation], turn, slots)
  const dayLine = (line: 'bestDay' | 'carefulDay', on: AnimalPeriod['best']) =>
    on &&
    voice.say(eastern[line], scatter(turn, line === 'bestDay' ? 14 : 15), {
      day: voice.day(on.date),
      stem: names.stems[on.pillars.day.stem],
      branch: names.branches[on.pillars.day.branch],
    })
  const overall = voice.join(
    branchLine,
    voice.say(eastern.god[found.god], scatter(turn, 8), slots),
    person.strength && voice.say(bazi.periodSuits[found.suits], turn, slots),
    period === 'daily'
      ? voice.say(eastern.officer[found.officer], scatter(turn, 9), slots)
      : voice.join(dayLine('bestDay', found.best), dayLine('carefulDay', found.careful)),
  )
  const areas = Object.fromEntries(
    easternAreas.map((area, at) => {
      const choice = lineChoice(number, at)
      return [
        area,
        voice.join(
          voice.say(eastern.areaGod[area][found.god], choice.god, slots),
          areaLine(voice, found, area, choice, person.pillars !== undefined),
        ),
      ]
    }),
  ) as Record<EasternArea, string>
  return { found, turn, overall, areas, facts: periodFacts(voice, person, found) }
}

/**
 * The relation to the palace of an area; without one, the ten god of a stem within the branch. An
 * animal has one relation for all areas: it is told in half of them. Null where nothing is left to say.
 */
function areaLine(
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
  if (god !== undefined) return voice.say(areaGod[area][god], choice.second, slots)
  // The branch is of one god with the stem: its other line, in half of the areas.
  return choice.relation ? voice.say(areaGod[area][found.god], 1 - choice.god, slots) : null
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

/** Slots of a period; {when} is the period’s name. */
export const slotsOf = ({ pack: { names } }: Voice, found: AnimalPeriod) => ({
  animal: names.animals[found.animal],
  when: names.periods[found.period],
  stem: names.stems[found.pillar.stem],
  branch: names.branches[found.pillar.branch],
  god: names.gods[found.god],
  relation: names.relations[found.relation],
  officer: names.officers[found.officer],
  element: names.elements[found.element],
  year: found.day.date.slice(0, 4),
})

const easy: ReadonlySet<BranchRelation> = new Set(['union', 'trine'])
const toneOf = (relation: BranchRelation): -1 | 0 | 1 =>
  easy.has(relation) ? 1 : relation === 'same' || relation === 'plain' ? 0 : -1

/** What the period’s branch does to those of the birth chart. */
function palaceFacts(voice: Voice, person: Person, found: AnimalPeriod): Fact[] {
  if (person.pillars === undefined) return []
  const { labels, names } = voice.pack
  const slots = slotsOf(voice, found)
  return easternAreas.flatMap((area) => {
    const relation = found.areaRelations[area]
    return relation === 'plain'
      ? []
      : [
          voice.fact(
            'relation',
            labels.palaceRelation,
            {
              ...slots,
              own: names.branches[palaceBranch(person, area)],
              relation: names.relations[relation],
              area: names.areas[area],
            },
            toneOf(relation),
          ),
        ]
  })
}

const pillarLabels = {
  daily: ['day-pillar', 'dayPillar'],
  weekly: ['day-pillar', 'dayPillar'],
  monthly: ['month-pillar', 'monthPillar'],
  yearly: ['year-pillar', 'yearPillar'],
} as const

function periodFacts(voice: Voice, person: Person, found: AnimalPeriod): Fact[] {
  const { labels, names } = voice.pack
  const slots = slotsOf(voice, found)
  const [kind, label] = pillarLabels[found.period]
  return [
    voice.fact(kind, labels[label], slots),
    voice.fact('relation', labels.relation, slots, toneOf(found.relation)),
    voice.fact('ten-god', labels.god, slots),
    voice.fact('ten-god', labels.god, { stem: slots.branch, god: names.gods[found.branchGod] }),
    ...found.otherGods.flatMap(({ stem, god }) =>
      stem === found.pillar.stem
        ? []
        : [voice.fact('ten-god', labels.god, { stem: names.stems[stem], god: names.gods[god] })],
    ),
    ...palaceFacts(voice, person, found),
    ...(found.period === 'daily' ? [voice.fact('day-pillar', labels.officer, slots)] : []),
    ...(person.dayMaster === undefined
      ? []
      : [
          voice.fact('day-master', labels.dayMaster, {
            stem: names.stems[person.dayMaster],
            element: names.elements[elementOfStem(person.dayMaster)],
          }),
        ]),
    ...(person.strength === undefined
      ? []
      : [
          voice.fact(
            'element',
            labels.favourable,
            { list: voice.list(person.strength.favourable.map((one) => names.elements[one])) },
            { good: 1, plain: 0, hard: -1 }[found.suits] as -1 | 0 | 1,
          ),
        ]),
  ]
}
