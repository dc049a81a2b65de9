import type { ElementBalance, StrengthVerdict } from './balance.ts'
import { type SchoolView, viewsOf } from './favourable.ts'
import type { FourPillars, PillarName } from './pillars.ts'
import { seasonOf, type SeasonState, seasonWeights } from './season.ts'
import {
  begets,
  type Branch,
  type Element,
  elementOfBranch,
  elementOfStem,
  elements,
  hiddenStems,
  hiddenWeights,
  type Stem,
} from './stems-branches.ts'

const none = (): Record<Element, number> => ({ wood: 0, fire: 0, earth: 0, metal: 0, water: 0 })
/** The month’s branch is the season and weighs most; the day’s is the seat of the day master. */
const weights = { stem: 1, month: 2, day: 1, year: 0.8, hour: 0.8 }
/** A stem without a root in any branch floats. */
const rootless = 0.8

const present = ({ year, month, day, hour }: FourPillars) =>
  [
    { name: 'year' as const, ...year },
    { name: 'month' as const, ...month },
    { name: 'day' as const, ...day },
    ...(hour === null ? [] : [{ name: 'hour' as const, ...hour }]),
  ] as const

/** What each stem and hidden stem of a chart weighs: by its place, 旺相休囚死, and its root. */
function weigh(pillars: FourPillars) {
  const named = present(pillars)
  const rooted = (element: Element) =>
    named.some(({ branch }) => hiddenStems[branch].some((stem) => elementOfStem(stem) === element))
  const season = (stem: Stem) => seasonWeights[seasonOf(elementOfStem(stem), pillars.month.branch)]
  return named.flatMap(({ name, stem, branch }) => [
    {
      name,
      element: elementOfStem(stem),
      open: true,
      weight: weights.stem * season(stem) * (rooted(elementOfStem(stem)) ? 1 : rootless),
    },
    ...hiddenOf(branch).map(([hidden, share]) => ({
      name,
      element: elementOfStem(hidden),
      open: false,
      weight: weights[name] * share * season(hidden),
    })),
  ])
}

/** How much of each element a chart has. */
export function elementBalance(pillars: FourPillars): ElementBalance {
  const counts = none()
  const fractions = none()
  for (const { stem, branch } of present(pillars)) {
    counts[elementOfStem(stem)] += 1
    counts[elementOfBranch(branch)] += 1
  }
  const weighed = weigh(pillars)
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  for (const { element, weight } of weighed) fractions[element] += weight
  for (const element of elements)
    fractions[element] = Number((fractions[element] / total).toFixed(4))
  return { counts, fractions }
}

const hiddenOf = (branch: FourPillars['day']['branch']): [Stem, number][] => {
  const hidden = hiddenStems[branch]
  return hidden.map((stem, at) => [stem, hiddenWeights[hidden.length]![at]!])
}

/** 本气, 中气, 余气: the place of a root among the hidden stems of its branch. */
export const rootDepths = ['本气', '中气', '余气'] as const
export type Root = {
  readonly pillar: PillarName
  readonly branch: Branch
  readonly depth: (typeof rootDepths)[number]
}

export type Strength = {
  readonly verdict: StrengthVerdict
  /** Share of the chart, without the day master itself, that carries it; 0 to 1. */
  readonly support: number
  /** 得令: the season is of its element or begets it. */
  readonly inSeason: boolean
  /** 旺相休囚死: how its element fares in the month. */
  readonly season: SeasonState
  /** 得地: branches other than the month’s in which it has a root. */
  readonly roots: number
  /** Every root, by pillar. */
  readonly rootList: readonly Root[]
  /** 得势: other stems that are like it or beget it. */
  readonly allies: number
  /** 喜用: the elements that bring balance, the first most. */
  readonly favourable: readonly Element[]
  readonly unfavourable: readonly Element[]
  /** What each school favours; the first is the one that `favourable` follows. */
  readonly views: readonly SchoolView[]
}

/** Between these shares of support a day master counts as balanced. */
const balanced = { from: 0.34, to: 0.46 }

/**
 * Strength of the day master by season, roots and allies. A judgement of one school, weighed with
 * the numbers above; it says how it came about.
 */
export function strengthOf(pillars: FourPillars): Strength {
  const self = elementOfStem(pillars.day.stem)
  const mother = elements.find((element) => begets(element) === self)!
  const helps = (element: Element) => element === self || element === mother
  const others = weigh(pillars).filter(({ name, open }) => name !== 'day' || !open)
  const weightOf = (list: typeof others) => list.reduce((sum, { weight }) => sum + weight, 0)
  const support = weightOf(others.filter(({ element }) => helps(element))) / weightOf(others)
  const verdict: StrengthVerdict =
    support < balanced.from ? 'weak' : support <= balanced.to ? 'balanced' : 'strong'
  const rootList = rootsOf(pillars, self)
  const views = viewsOf(self, { verdict, support }, elementBalance(pillars))
  const { favourable } = views[0]!
  return {
    verdict,
    support: Number(support.toFixed(3)),
    inSeason: helps(elementOfBranch(pillars.month.branch)),
    season: seasonOf(self, pillars.month.branch),
    roots: rootList.filter(({ pillar }) => pillar !== 'month').length,
    rootList,
    allies: others.filter(({ open, element }) => open && helps(element)).length,
    favourable,
    unfavourable: elements.filter(
      (element) => !favourable.includes(element) && verdict !== 'balanced',
    ),
    views,
  }
}

/** Branches that hold a stem of the element. */
const rootsOf = (pillars: FourPillars, element: Element): Root[] =>
  present(pillars).flatMap(({ name, branch }) => {
    const at = hiddenStems[branch].findIndex((stem) => elementOfStem(stem) === element)
    return at < 0 ? [] : [{ pillar: name, branch, depth: rootDepths[at]! }]
  })
