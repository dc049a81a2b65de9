import { nayinOf } from './cycle.ts'
import {
  type FourPillars,
  isYangYear,
  namedPillars,
  type PillarName,
  pillarNames,
} from './pillars.ts'
import {
  byBranch,
  byDay,
  byDecade,
  byHour,
  byMonth,
  byNayin,
  bySeason,
  byStem,
  byTrine,
  inSequence,
  onDayOrHour,
  type SpiritAnchor,
  type SpiritSource,
  yuanChen,
} from './spirit-table.ts'
import {
  type Gender,
  indexOfBranch,
  indexOfPillar,
  indexOfStem,
  modulo,
  type Pillar,
  pillarText,
} from './stems-branches.ts'

const tables = [
  ...byStem,
  ...byMonth,
  ...byTrine,
  ...byBranch,
  ...byNayin,
  ...bySeason,
  ...byDay,
  ...byHour,
  ...byDecade,
  ...inSequence,
  ...onDayOrHour,
] as const
export type SpiritName = (typeof tables)[number][0] | typeof yuanChen.name
export const spiritNames: readonly SpiritName[] = [
  ...new Set<SpiritName>([...tables.map(([name]) => name), yuanChen.name]),
]

/** 神煞: a star of the old almanacs, the pillars it falls on, and by which rule. */
export type Spirit = {
  readonly name: SpiritName
  readonly pillars: readonly PillarName[]
  readonly from: readonly SpiritAnchor[]
  readonly source: SpiritSource
}

const nayinElements = '木火土金水'
/** The season of a month’s branch: 0 is spring, of 寅 卯 辰. */
const seasonOf = ({ month }: FourPillars) =>
  Math.floor(modulo(indexOfBranch(month.branch) - 2, 12) / 3)
const nayinElementOf = (pillar: Pillar) => nayinElements.indexOf(nayinOf(pillar).at(-1)!)

type Present = ReturnType<typeof namedPillars>

/**
 * The 神煞 of a chart, each with the pillars it falls on. A branch that a rule is counted from does
 * not count for itself. @param gender without it 元辰, which depends on it, is left out
 */
export function spiritsOf(pillars: FourPillars, gender?: Gender): Spirit[] {
  const present = namedPillars(pillars)
  const { year, day } = pillars
  const found = new Map<
    SpiritName,
    { pillars: Set<PillarName>; from: Set<SpiritAnchor>; source: SpiritSource }
  >()
  const add = (
    [name, source]: readonly [SpiritName, SpiritSource, ...unknown[]],
    from: SpiritAnchor,
    on: readonly PillarName[],
  ) => {
    if (on.length === 0) return
    const entry = found.get(name) ?? { pillars: new Set(), from: new Set(), source }
    entry.from.add(from)
    for (const pillar of on) entry.pillars.add(pillar)
    found.set(name, entry)
  }
  /** Pillars with a sought stem or branch; both are written in different characters. */
  const seek = (sought: string, own?: PillarName) =>
    present
      .filter(
        ({ name, stem, branch }) =>
          sought.includes(stem) || (name !== own && sought.includes(branch)),
      )
      .map(({ name }) => name)
  const cell = (text: string, index: number) => text.split(' ')[index]!

  for (const row of byStem)
    for (const from of row[2])
      add(row, from, seek(cell(row[3], indexOfStem(from === 'day-stem' ? day.stem : year.stem))))
  const monthIndex = modulo(indexOfBranch(pillars.month.branch) - 2, 12)
  for (const row of byMonth) add(row, 'month-branch', seek(cell(row[3], monthIndex), 'month'))
  const fromBranches = (
    rows: typeof byTrine | typeof byBranch,
    indexIn: (pillar: Pillar) => number,
  ) => {
    for (const row of rows)
      for (const from of row[2]) {
        const own = from === 'day-branch' ? 'day' : 'year'
        add(row, from, seek(cell(row[3], indexIn(pillars[own])), own))
      }
  }
  fromBranches(byTrine, ({ branch }) => [0, 3, 2, 1][indexOfBranch(branch) % 4]!)
  fromBranches(byBranch, ({ branch }) => indexOfBranch(branch))
  for (const row of byNayin)
    add(row, 'year-nayin', seek(cell(row[3], nayinElementOf(year)), 'year'))
  const isOf = (text: string, pillar: Pillar | null) =>
    pillar !== null && text.includes(pillarText(pillar))
  for (const row of bySeason)
    if (isOf(cell(row[3], seasonOf(pillars)), day)) add(row, 'season', ['day'])
  for (const row of byDay) if (isOf(row[3], day)) add(row, 'day-pillar', ['day'])
  for (const row of byHour) if (isOf(row[3], pillars.hour)) add(row, 'hour-pillar', ['hour'])
  for (const row of byDecade)
    add(row, 'day-pillar', seek(cell(row[3], Math.floor(indexOfPillar(day) / 10)), 'day'))
  for (const row of inSequence)
    for (const stems of row[3].split(' ')) add(row, 'stems', sequenceOf(present, stems))
  for (const row of onDayOrHour) {
    const [from] = row[2]
    const sought = cell(row[3], from === 'season' ? seasonOf(pillars) : nayinElementOf(year))
    const on = seek(sought).filter((name) => name === 'day' || name === 'hour')
    add(row, from, on)
  }
  if (gender !== undefined) {
    const forward = isYangYear(pillars) === (gender === 'male')
    const text = forward ? yuanChen.forward : yuanChen.backward
    add(
      [yuanChen.name, yuanChen.source],
      'year-branch',
      seek(cell(text, indexOfBranch(year.branch)), 'year'),
    )
  }
  return spiritNames.flatMap((name) => {
    const entry = found.get(name)
    return entry === undefined
      ? []
      : [
          {
            name,
            pillars: pillarNames.filter((pillar) => entry.pillars.has(pillar)),
            from: [...entry.from],
            source: entry.source,
          },
        ]
  })
}

/** The pillars whose stems stand in this order without another between them. */
function sequenceOf(present: Present, stems: string): PillarName[] {
  const at = present
    .map(({ stem }) => stem)
    .join('')
    .indexOf(stems)
  return at < 0 ? [] : present.slice(at, at + 3).map(({ name }) => name)
}
