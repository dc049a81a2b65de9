import type { FourPillars } from './pillars.ts'
import {
  begets,
  controllerOf,
  controls,
  type Element,
  elementOfBranch,
  elementOfStem,
  elements,
  hiddenStems,
  hiddenWeights,
  type Stem,
} from './stems-branches.ts'

export type ElementBalance = {
  /** Characters of the chart by element: 8, or 6 without the hour. */
  readonly counts: Readonly<Record<Element, number>>
  /** Share of each element with hidden stems and the season weighed in; they add up to 1. */
  readonly fractions: Readonly<Record<Element, number>>
}

const none = (): Record<Element, number> => ({ wood: 0, fire: 0, earth: 0, metal: 0, water: 0 })
/** The month’s branch is the season and weighs most; the day’s is the seat of the day master. */
const weights = { stem: 1, month: 3, day: 1, year: 0.8, hour: 0.8 }

const present = ({ year, month, day, hour }: FourPillars) =>
  [
    { name: 'year' as const, ...year },
    { name: 'month' as const, ...month },
    { name: 'day' as const, ...day },
    ...(hour === null ? [] : [{ name: 'hour' as const, ...hour }]),
  ] as const

/** How much of each element a chart has. */
export function elementBalance(pillars: FourPillars): ElementBalance {
  const counts = none()
  const fractions = none()
  for (const { name, stem, branch } of present(pillars)) {
    counts[elementOfStem(stem)] += 1
    counts[elementOfBranch(branch)] += 1
    fractions[elementOfStem(stem)] += weights.stem
    const whole = weights[name]
    for (const [hidden, share] of hiddenOf(branch))
      fractions[elementOfStem(hidden)] += whole * share
  }
  const total = elements.reduce((sum, element) => sum + fractions[element], 0)
  for (const element of elements)
    fractions[element] = Number((fractions[element] / total).toFixed(4))
  return { counts, fractions }
}

const hiddenOf = (branch: FourPillars['day']['branch']): [Stem, number][] => {
  const hidden = hiddenStems[branch]
  return hidden.map((stem, at) => [stem, hiddenWeights[hidden.length]![at]!])
}

export const strengthVerdicts = ['weak', 'balanced', 'strong'] as const
export type StrengthVerdict = (typeof strengthVerdicts)[number]

export type Strength = {
  readonly verdict: StrengthVerdict
  /** Share of the chart, without the day master itself, that carries it; 0 to 1. */
  readonly support: number
  /** 得令: the season is of its element or begets it. */
  readonly inSeason: boolean
  /** 得地: branches other than the month’s in which it has a root. */
  readonly roots: number
  /** 得势: other stems that are like it or beget it. */
  readonly allies: number
  /** 喜用: the elements that bring balance, the first most. */
  readonly favourable: readonly Element[]
  readonly unfavourable: readonly Element[]
}

/** Between these shares of support a day master counts as balanced. */
const balanced = { from: 0.335, to: 0.46 }

/**
 * Strength of the day master by season, roots and allies. A judgement of one school, weighed with
 * the numbers above; it says how it came about.
 */
export function strengthOf(pillars: FourPillars): Strength {
  const self = elementOfStem(pillars.day.stem)
  const mother = elements.find((element) => begets(element) === self)!
  const helps = (element: Element) => element === self || element === mother
  let carried = 0
  let total = 0
  let roots = 0
  let allies = 0
  for (const { name, stem, branch } of present(pillars)) {
    if (name !== 'day') {
      total += weights.stem
      if (helps(elementOfStem(stem))) {
        carried += weights.stem
        allies += 1
      }
    }
    const whole = weights[name]
    total += whole
    for (const [hidden, share] of hiddenOf(branch))
      if (helps(elementOfStem(hidden))) carried += whole * share
    if (name !== 'month' && hiddenStems[branch].some((hidden) => elementOfStem(hidden) === self))
      roots += 1
  }
  const support = carried / total
  const verdict: StrengthVerdict =
    support < balanced.from ? 'weak' : support <= balanced.to ? 'balanced' : 'strong'
  const drains = [begets(self), controls(self), controllerOf(self)]
  const { fractions } = elementBalance(pillars)
  const scarcest = (list: readonly Element[]) =>
    list.toSorted((a, b) => fractions[a] - fractions[b])
  const all = verdict === 'strong' ? scarcest(drains) : scarcest([self, mother])
  const favourable = verdict === 'balanced' ? scarcest(elements).slice(0, 2) : all
  return {
    verdict,
    support: Number(support.toFixed(3)),
    inSeason: helps(elementOfBranch(pillars.month.branch)),
    roots,
    allies,
    favourable,
    unfavourable: elements.filter(
      (element) => !favourable.includes(element) && verdict !== 'balanced',
    ),
  }
}
