import type { Fact } from '@lumen/contracts/fortune/schema'
import { elementOfStem } from '@lumen/astrology/bazi/stems-branches'
import type { TenGod } from '@lumen/astrology/bazi/ten-gods'
import { palaceBranch, type Person } from '../facts/animal-period.ts'
import type { BranchRelation } from '@lumen/astrology/bazi/relations'
import { easternAreas } from '../facts/factors.ts'
import type { AnimalPeriod, PeriodPart } from '../facts/period-parts.ts'
import { formOf, type Name } from '../pack/text.ts'
import type { Voice } from '../voice.ts'
import { slotsOf } from './period-slots.ts'

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

export function periodFacts(voice: Voice, person: Person, found: AnimalPeriod): Fact[] {
  const { labels, names } = voice.pack
  const slots = slotsOf(voice, found)
  const [kind, label] = pillarLabels[found.period]
  return [
    ...(found.parts.length > 1
      ? found.parts.map((part) => partFact(voice, found, part))
      : [
          voice.fact(kind, labels[label], slots),
          voice.fact('relation', labels.relation, slots, toneOf(found.relation)),
        ]),
    ...(found.period === 'weekly' ? [] : found.parts).flatMap((part) => godFacts(voice, part)),
    ...(found.parts.length > 1 ? [] : palaceFacts(voice, person, found)),
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

/** A day of a week, or a month or year of the terms: when it is, its pillar, what it is to the animal. */
function partFact(voice: Voice, found: AnimalPeriod, part: PeriodPart): Fact {
  const { labels, names } = voice.pack
  const [kind, label] = pillarLabels[found.period]
  const slots = slotsOf(voice, found, part)
  const days = part.days === 1 ? voice.day(part.to) : voice.span(part.from.date, part.to)
  const relation = formOf(names.relations[part.relation])
  return {
    kind,
    label: [days, voice.fill(labels[label], slots), relation].join(' · '),
    tone: toneOf(part.relation),
  }
}

/** What the stem and those within the branch are. */
function godFacts(voice: Voice, { pillar, god, branchGod, otherGods }: PeriodPart): Fact[] {
  const { labels, names } = voice.pack
  const fact = (stem: Name, of: TenGod) =>
    voice.fact('ten-god', labels.god, { stem, god: names.gods[of] })
  return [
    fact(names.stems[pillar.stem], god),
    fact(names.branches[pillar.branch], branchGod),
    ...otherGods.flatMap((one) =>
      one.stem === pillar.stem ? [] : [fact(names.stems[one.stem], one.god)],
    ),
  ]
}
