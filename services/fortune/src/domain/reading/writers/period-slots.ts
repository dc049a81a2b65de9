import type { AnimalPeriod, PeriodPart } from '../facts/period-parts.ts'
import type { Voice } from '../voice.ts'

const partNames = { weekly: 'thatDay', monthly: 'thatMonth', yearly: 'thatYear' } as const

/** Slots of a period or of a part of it; {when} is its name. */
export const slotsOf = (
  { pack: { names } }: Voice,
  found: AnimalPeriod,
  part: PeriodPart = found,
) => ({
  animal: names.animals[found.animal],
  when: names.periods[
    found.period === 'daily' || found.parts.length === 1 ? found.period : partNames[found.period]
  ],
  stem: names.stems[part.pillar.stem],
  branch: names.branches[part.pillar.branch],
  god: names.gods[part.god],
  relation: names.relations[part.relation],
  officer: names.officers[found.officer],
  element: names.elements[part.element],
  year: String(part.solarYear),
})

/** Which days a sentence is about, in short. */
export const partLead = (voice: Voice, found: AnimalPeriod, part: PeriodPart): string =>
  voice.fill(voice.pack.eastern.spans[found.period === 'daily' ? 'weekly' : found.period].within, {
    ...slotsOf(voice, found, part),
    day: voice.day(part.to),
  })
