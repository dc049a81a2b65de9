import type { matchRules, matchSchools, matchTones } from '@lumen/contracts/fortune/names'
import { type Nayin, nayinOf } from './cycle.ts'
import type { FourPillars } from './pillars.ts'
import { bondsBetween, type BranchRelation, branchRelation } from './relations.ts'
import { spiritsOf } from './spirits.ts'
import {
  begets,
  type Branch,
  controllerOf,
  controls,
  type Element,
  elementOfStem,
  elements,
  type Gender,
  hiddenStems,
  isYang,
  type Stem,
  stems,
} from './stems-branches.ts'
import { elementBalance, strengthOf } from './strength.ts'
import { type TenGod, tenGodOf } from './ten-gods.ts'
import { presenceOf, type Presence } from './climate.ts'

export type MatchRule = (typeof matchRules)[number]
export type MatchSchool = (typeof matchSchools)[number]
export type MatchTone = (typeof matchTones)[number]

/** How one element stands to another; `same` for two alike. */
export const elementTies = ['same', 'begets', 'begotten', 'controls', 'controlled'] as const
export type ElementTie = (typeof elementTies)[number]
/** Day stems: 五合 and 冲 go before what their elements are to each other. */
export const stemTies = ['union', 'clash', ...elementTies] as const
export type StemTie = (typeof stemTies)[number]
/** Whose favourable elements the other has plenty of. */
export const favourTies = ['both', 'first', 'second', 'neither'] as const
export type FavourTie = (typeof favourTies)[number]
/** 神煞 that tradition looks for between two people; those that would only frighten are left out. */
export const matchSpirits = ['天乙贵人', '红鸾', '天喜', '桃花'] as const
export type MatchSpirit = (typeof matchSpirits)[number]

export type Partner = { readonly pillars: FourPillars; readonly gender: Gender | null }

/** The spouse’s star of a chart: 正财 of a man, 正官 of a woman, as the old books have it. */
export type PartnerStar = { readonly god: TenGod; readonly stem: Stem; readonly presence: Presence }

type Both<Value> = { readonly first: Value; readonly second: Value }
export type Match = {
  /** Whether the two have the same pillars. */
  readonly same: boolean
  readonly dayStems: Both<Stem> & { readonly tie: StemTie }
  readonly dayBranches: Both<Branch> & { readonly tie: BranchRelation }
  /** What the other’s day master is to each. */
  readonly dayGods: Both<TenGod>
  /** The branch that a partner sits in, and what rules there. */
  readonly palaces: Both<{ readonly branch: Branch; readonly god: TenGod }>
  /** null without the gender. */
  readonly stars: Both<PartnerStar | null>
  /** Favourable elements of each, and those of them that the other has plenty of. */
  readonly favourable: Both<{
    readonly wants: readonly Element[]
    readonly finds: readonly Element[]
  }> & { readonly tie: FavourTie }
  readonly yearBranches: Both<Branch> & { readonly tie: BranchRelation }
  readonly yearNayin: Both<Nayin> & { readonly tie: ElementTie }
  /** 神煞 of each that fall on the other’s day or year. */
  readonly spirits: Both<readonly MatchSpirit[]>
}

/** An element that has at least this share of a chart is plenty. */
const plenty = 0.25

/**
 * 八字合婚: two charts side by side, point by point. No sum is made of it: schools weigh the points
 * differently, and none has more than its tradition to show for it.
 */
export function matchOf(one: Partner, two: Partner): Match {
  const [a, b] = [one.pillars, two.pillars]
  const both = <Value>(of: (mine: Partner, theirs: Partner) => Value): Both<Value> => ({
    first: of(one, two),
    second: of(two, one),
  })
  const favourable = both(({ pillars }, other) => {
    const wants = strengthOf(pillars).favourable
    const { fractions } = elementBalance(other.pillars)
    return { wants, finds: wants.filter((element) => fractions[element] >= plenty) }
  })
  const found = [favourable.first, favourable.second].map(({ finds }) => finds.length > 0)
  return {
    same: JSON.stringify(a) === JSON.stringify(b),
    dayStems: { ...both(({ pillars }) => pillars.day.stem), tie: stemTie(a, b) },
    dayBranches: {
      ...both(({ pillars }) => pillars.day.branch),
      tie: branchRelation(a.day.branch, b.day.branch),
    },
    dayGods: both((mine, theirs) => tenGodOf(mine.pillars.day.stem, theirs.pillars.day.stem)),
    palaces: both(({ pillars: { day } }) => ({
      branch: day.branch,
      god: tenGodOf(day.stem, hiddenStems[day.branch][0]!),
    })),
    stars: both(partnerStar),
    favourable: {
      ...favourable,
      tie: found[0] ? (found[1] ? 'both' : 'first') : found[1] ? 'second' : 'neither',
    },
    yearBranches: {
      ...both(({ pillars }) => pillars.year.branch),
      tie: branchRelation(a.year.branch, b.year.branch),
    },
    yearNayin: {
      ...both(({ pillars }) => nayinOf(pillars.year)),
      tie: elementTie(nayinElementOf(nayinOf(a.year)), nayinElementOf(nayinOf(b.year))),
    },
    spirits: both(spiritsBetween),
  }
}

function elementTie(one: Element, two: Element): ElementTie {
  if (one === two) return 'same'
  if (begets(one) === two) return 'begets'
  if (begets(two) === one) return 'begotten'
  return controls(one) === two ? 'controls' : 'controlled'
}

function stemTie({ day }: FourPillars, { day: other }: FourPillars): StemTie {
  const bond = bondsBetween(day, other).find(({ between }) => between === 'stems')
  if (bond?.kind === '合') return 'union'
  if (bond?.kind === '冲') return 'clash'
  return elementTie(elementOfStem(day.stem), elementOfStem(other.stem))
}

/** A nayin’s name ends in its element. */
export const nayinElementOf = (name: Nayin): Element =>
  elements['木火土金水'.indexOf(name.at(-1)!)]!

function partnerStar({ pillars, gender }: Partner): PartnerStar | null {
  if (gender === null) return null
  const self = pillars.day.stem
  const element =
    gender === 'male' ? controls(elementOfStem(self)) : controllerOf(elementOfStem(self))
  // 正财 and 正官 are of the other polarity.
  const stem = stems.find((one) => elementOfStem(one) === element && isYang(one) !== isYang(self))!
  return { god: tenGodOf(self, stem), stem, presence: presenceOf(pillars, stem).presence }
}

/** The other’s day and year take the place of the hour, which no rule of these counts from. */
function spiritsBetween({ pillars }: Partner, other: Partner): MatchSpirit[] {
  const falling = [other.pillars.day, other.pillars.year].flatMap((hour) =>
    spiritsOf({ ...pillars, hour })
      .filter((spirit) => spirit.pillars.includes('hour'))
      .map(({ name }) => name),
  )
  return matchSpirits.filter((name) => falling.includes(name))
}
