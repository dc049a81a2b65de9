import type { Fact } from '@lumen/contracts/fortune/schema'
import { animals, elementOfStem, indexOfPillar } from '../../bazi/stems-branches.ts'
import { type AnimalPeriod, animalPeriod, type Person } from '../facts/animal-period.ts'
import { type EasternArea, easternAreas, type Period } from '../facts/factors.ts'
import type { Voice } from '../voice.ts'

export type EasternPeriodText = {
  readonly found: AnimalPeriod
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
  const own = (animals.indexOf(animal) >= 6 ? 1 : 0) + Math.round((strength?.support ?? 0) * 1000)
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
  const slots = slotsOf(voice, found)
  const branchLine =
    period === 'yearly'
      ? voice.say(eastern.yearStar[found.relation], turn, slots)
      : voice.say(eastern.relation[found.relation], turn, slots)
  const dayLine = (line: 'bestDay' | 'carefulDay', on: AnimalPeriod['best']) =>
    on &&
    voice.say(eastern[line], turn, {
      day: voice.day(on.date),
      stem: names.stems[on.pillars.day.stem],
      branch: names.branches[on.pillars.day.branch],
    })
  const overall = voice.join(
    branchLine,
    voice.say(eastern.god[found.god], turn >> 1, slots),
    person.strength && voice.say(bazi.periodSuits[found.suits], turn, slots),
    period === 'daily'
      ? voice.say(eastern.officer[found.officer]!, turn, slots)
      : voice.join(dayLine('bestDay', found.best), dayLine('carefulDay', found.careful)),
  )
  const areas = Object.fromEntries(
    easternAreas.map((area, at) => [
      area,
      voice.join(
        voice.say(eastern.areaGod[area][found.god], turn + at, slots),
        voice.say(eastern.areaRelation[area][found.relation], turn + at, slots),
      ),
    ]),
  ) as Record<EasternArea, string>
  return { found, overall, areas, facts: periodFacts(voice, person, found) }
}

/** Slots of a period; {when} is the period’s name. */
export const slotsOf = ({ pack: { names } }: Voice, found: AnimalPeriod) => ({
  animal: names.animals[found.animal],
  when: names.periods[found.period],
  stem: names.stems[found.pillar.stem],
  branch: names.branches[found.pillar.branch],
  god: names.gods[found.god],
  relation: names.relations[found.relation],
  officer: names.officers[found.officer]!,
  element: names.elements[found.element],
  year: found.day.date.slice(0, 4),
})

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
  const relation = { same: 0, union: 1, trine: 1, plain: 0 } as const
  return [
    voice.fact(kind, labels[label], slots),
    voice.fact(
      'relation',
      labels.relation,
      slots,
      found.relation in relation ? relation[found.relation as keyof typeof relation] : -1,
    ),
    voice.fact('ten-god', labels.god, slots),
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
