import { type FourPillars, namedPillars, type PillarName } from './pillars.ts'
import type { Branch, Pillar } from './stems-branches.ts'
import { unions } from './union.ts'

export const relationKinds = ['合', '三合', '半合', '三会', '冲', '刑', '害', '破'] as const
export type RelationKind = (typeof relationKinds)[number]

export type Relation = {
  readonly kind: RelationKind
  readonly between: 'stems' | 'branches'
  readonly pillars: readonly PillarName[]
  /** The stems or branches, in the order of the pillars. */
  readonly parts: readonly string[]
}

const pairs = (text: string) => text.split(' ').map((pair) => [...pair])
const stemUnions = unions.map(({ pair }) => [...pair])
/** Four or six places away, without earth. */
const stemClashes = pairs('甲庚 乙辛 丙壬 丁癸')
const branchPairs: readonly [RelationKind, readonly string[][]][] = [
  ['合', pairs('子丑 寅亥 卯戌 辰酉 巳申 午未')],
  ['冲', pairs('子午 丑未 寅申 卯酉 辰戌 巳亥')],
  ['刑', pairs('子卯 寅巳 巳申 寅申 丑戌 戌未 丑未 辰辰 午午 酉酉 亥亥')],
  ['害', pairs('子未 丑午 寅巳 卯辰 申亥 酉戌')],
  ['破', pairs('子酉 午卯 辰丑 戌未 寅亥 巳申')],
]
/** 三合: its first, its middle, its last. */
export const trines = pairs('申子辰 亥卯未 寅午戌 巳酉丑')
const seasons = pairs('寅卯辰 巳午未 申酉戌 亥子丑')

const isPair = (pair: readonly string[], a: string, b: string) =>
  (pair[0] === a && pair[1] === b) || (pair[0] === b && pair[1] === a)

/** What two branches are to each other, where one thing is told of them. */
export const branchRelations = [
  'same',
  'union',
  'trine',
  'clash',
  'punish',
  'harm',
  'break',
  'plain',
] as const
export type BranchRelation = (typeof branchRelations)[number]

const kindsOfBranches: Readonly<Partial<Record<RelationKind, BranchRelation>>> = {
  合: 'union',
  冲: 'clash',
  刑: 'punish',
  害: 'harm',
  破: 'break',
}

/** What a branch is to another: 值 for the same, then 合 三合 冲 刑 害 破, the first that holds. */
export function branchRelation(own: Branch, other: Branch): BranchRelation {
  if (own === other) return 'same'
  const [kind] =
    branchPairs.find(([, known]) => known.some((pair) => isPair(pair, own, other))) ?? []
  const found = kind && kindsOfBranches[kind]
  if (found === 'union') return found
  const inTrine = trines.some((trine) => trine.includes(own) && trine.includes(other))
  return inTrine ? 'trine' : (found ?? 'plain')
}

type Bond = Omit<Relation, 'pillars'>

/** What two pillars are to each other. */
export function bondsBetween(a: Pillar, b: Pillar): Bond[] {
  const bonds: Bond[] = []
  const ofStems = (kind: RelationKind, known: readonly string[][]) => {
    if (known.some((pair) => isPair(pair, a.stem, b.stem)))
      bonds.push({ kind, between: 'stems', parts: [a.stem, b.stem] })
  }
  ofStems('合', stemUnions)
  ofStems('冲', stemClashes)
  for (const [kind, known] of branchPairs)
    if (known.some((pair) => isPair(pair, a.branch, b.branch)))
      bonds.push({ kind, between: 'branches', parts: [a.branch, b.branch] })
  return bonds
}

/** 合冲刑害破 among the pillars. */
export function relationsOf(pillars: FourPillars): Relation[] {
  const named = namedPillars(pillars)
  const found: Relation[] = named.flatMap((a, at) =>
    named
      .slice(at + 1)
      .flatMap((b) => bondsBetween(a, b).map((bond) => ({ ...bond, pillars: [a.name, b.name] }))),
  )
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
export const relationsWith = (pillars: FourPillars, other: Pillar): Relation[] =>
  namedPillars(pillars).flatMap((pillar) =>
    bondsBetween(pillar, other).map((bond) => ({ ...bond, pillars: [pillar.name] })),
  )
