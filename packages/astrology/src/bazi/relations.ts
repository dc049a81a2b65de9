import type { Branch, Stem } from './stems-branches.ts'
import type { FourPillars } from './pillars.ts'

export const relationKinds = ['合', '三合', '半合', '三会', '冲', '刑', '害', '破'] as const
export type RelationKind = (typeof relationKinds)[number]
export type PillarName = 'year' | 'month' | 'day' | 'hour'

export type Relation = {
  readonly kind: RelationKind
  readonly between: 'stems' | 'branches'
  readonly pillars: readonly PillarName[]
  /** The stems or branches, in the order of the pillars. */
  readonly parts: readonly string[]
}

const pairs = (text: string) => text.split(' ').map((pair) => [...pair])
/** 五合 of the stems; the clash is four or six places away without earth. */
const stemUnions = pairs('甲己 乙庚 丙辛 丁壬 戊癸')
const stemClashes = pairs('甲庚 乙辛 丙壬 丁癸')
const branchPairs: readonly [RelationKind, readonly string[][]][] = [
  ['合', pairs('子丑 寅亥 卯戌 辰酉 巳申 午未')],
  ['冲', pairs('子午 丑未 寅申 卯酉 辰戌 巳亥')],
  ['刑', pairs('子卯 寅巳 巳申 寅申 丑戌 戌未 丑未 辰辰 午午 酉酉 亥亥')],
  ['害', pairs('子未 丑午 寅巳 卯辰 申亥 酉戌')],
  ['破', pairs('子酉 午卯 辰丑 戌未 寅亥 巳申')],
]
const trines = pairs('申子辰 亥卯未 寅午戌 巳酉丑')
const seasons = pairs('寅卯辰 巳午未 申酉戌 亥子丑')

const isPair = (pair: readonly string[], a: string, b: string) =>
  (pair[0] === a && pair[1] === b) || (pair[0] === b && pair[1] === a)

/** 合冲刑害破 among the pillars. */
export function relationsOf(pillars: FourPillars): Relation[] {
  const named = (['year', 'month', 'day', 'hour'] as const).flatMap((name) => {
    const pillar = pillars[name]
    return pillar === null ? [] : [{ name, ...pillar }]
  })
  const found: Relation[] = []
  named.forEach((a, at) => {
    for (const b of named.slice(at + 1)) {
      const add = (kind: RelationKind, between: Relation['between'], parts: string[]) =>
        found.push({ kind, between, pillars: [a.name, b.name], parts })
      if (stemUnions.some((pair) => isPair(pair, a.stem, b.stem)))
        add('合', 'stems', [a.stem, b.stem])
      if (stemClashes.some((pair) => isPair(pair, a.stem, b.stem)))
        add('冲', 'stems', [a.stem, b.stem])
      for (const [kind, known] of branchPairs)
        if (known.some((pair) => isPair(pair, a.branch, b.branch)))
          add(kind, 'branches', [a.branch, b.branch])
    }
  })
  const present = new Set<string>(named.map(({ branch }) => branch))
  const group = (kind: RelationKind, members: readonly string[]) => {
    const parts = named.filter(({ branch }) => members.includes(branch))
    found.push({
      kind,
      between: 'branches',
      pillars: parts.map(({ name }) => name),
      parts: parts.map(({ branch }) => branch),
    })
  }
  for (const trine of trines) {
    const [, middle] = trine as [string, string, string]
    const members = trine.filter((branch) => present.has(branch))
    if (members.length === 3) group('三合', trine)
    else if (members.length === 2 && members.includes(middle)) group('半合', members)
  }
  for (const season of seasons)
    if (season.every((branch) => present.has(branch))) group('三会', season)
  return found
}

/** What a stem or branch of a day or year does to those of a birth chart. */
export function relationsWith(
  pillars: FourPillars,
  other: { stem: Stem; branch: Branch },
): Relation[] {
  return (['year', 'month', 'day', 'hour'] as const).flatMap((name) => {
    const pillar = pillars[name]
    if (pillar === null) return []
    const found: Relation[] = []
    if (stemUnions.some((pair) => isPair(pair, pillar.stem, other.stem)))
      found.push({
        kind: '合',
        between: 'stems',
        pillars: [name],
        parts: [pillar.stem, other.stem],
      })
    if (stemClashes.some((pair) => isPair(pair, pillar.stem, other.stem)))
      found.push({
        kind: '冲',
        between: 'stems',
        pillars: [name],
        parts: [pillar.stem, other.stem],
      })
    for (const [kind, known] of branchPairs)
      if (known.some((pair) => isPair(pair, pillar.branch, other.branch)))
        found.push({
          kind,
          between: 'branches',
          pillars: [name],
          parts: [pillar.branch, other.branch],
        })
    return found
  })
}
