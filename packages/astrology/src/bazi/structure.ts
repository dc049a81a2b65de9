import type { FourPillars } from './pillars.ts'
import {
  type Branch,
  begets,
  controllerOf,
  controls,
  type Element,
  elementOfBranch,
  elementOfStem,
  elements,
  hiddenStems,
} from './stems-branches.ts'
import { elementBalance, strengthOf } from './strength.ts'

/**
 * 从格, 假从, 专旺: shapes of a chart that some schools do not balance but go along with.
 * `near-following` has nothing but one trace of help left.
 */
export const structureKinds = ['following', 'near-following', 'dominant'] as const
export type StructureKind = (typeof structureKinds)[number]

export type SpecialStructure = {
  readonly kind: StructureKind
  /** What a school that goes along with the chart favours, the first most. */
  readonly favourable: readonly Element[]
}

/** From this share of the chart on, one of the elements that are followed rules the others. */
const rules = 0.5
/** A dominant chart is carried by at least this share of support. */
const overwhelming = 0.7

/** 三会 and 三合: branches that gather one element; of earth the four storehouses. */
const meetings: Readonly<Record<Element, readonly (readonly Branch[])[]>> = {
  wood: [
    ['寅', '卯', '辰'],
    ['亥', '卯', '未'],
  ],
  fire: [
    ['巳', '午', '未'],
    ['寅', '午', '戌'],
  ],
  earth: [['辰', '戌', '丑', '未']],
  metal: [
    ['申', '酉', '戌'],
    ['巳', '酉', '丑'],
  ],
  water: [
    ['亥', '子', '丑'],
    ['申', '子', '辰'],
  ],
}

/**
 * The special structure that a chart may be read as, or null. Only the plain cases of 《滴天髓阐微》
 * (从象, 假从, 独象) are named, and none without the hour, whose branch may hold a root.
 */
export function specialStructureOf(pillars: FourPillars): SpecialStructure | null {
  const { year, month, day, hour } = pillars
  if (hour === null) return null
  const self = elementOfStem(day.stem)
  const mother = elements.find((element) => begets(element) === self)!
  const helps = (element: Element) => element === self || element === mother
  const output = begets(self)
  const wealth = controls(self)
  const officer = controllerOf(self)
  const { fractions } = elementBalance(pillars)
  const stems = [year, month, hour].map(({ stem }) => elementOfStem(stem))
  const branches = [year, month, day, hour].map(({ branch }) => branch)

  if (!stems.some(helps)) {
    /** Where help is hidden: 2 is the 余气 of a branch, the least of its stems. */
    const hidden = branches.flatMap((branch, at) =>
      hiddenStems[branch].flatMap((stem, depth) =>
        helps(elementOfStem(stem)) ? [{ depth, inMonth: at === 1 }] : [],
      ),
    )
    const trace = hidden.length === 1 && hidden[0]!.depth === 2 && !hidden[0]!.inMonth
    if (hidden.length > 0 && !trace) return null
    const kind = hidden.length === 0 ? 'following' : 'near-following'
    if (fractions[output] >= rules) return { kind, favourable: [output, wealth] }
    if (fractions[officer] >= rules) return { kind, favourable: [officer, wealth] }
    if (fractions[wealth] >= rules) return { kind, favourable: [wealth, output] }
    // 从势: several are strong, and wealth, which stands between the others, reconciles them.
    return { kind, favourable: [wealth, output, officer] }
  }

  const pure = stems.every(helps) && branches.every((branch) => helps(elementOfBranch(branch)))
  const met = meetings[self].some(
    (meeting) =>
      meeting.includes(month.branch) && meeting.every((branch) => branches.includes(branch)),
  )
  const opposed =
    stems.some((element) => element === wealth || element === officer) ||
    branches.some((branch) => elementOfBranch(branch) === officer)
  if (!pure && (!met || opposed)) return null
  if (strengthOf(pillars).support < overwhelming) return null
  return {
    kind: 'dominant',
    favourable: fractions[self] >= rules ? [self, mother, output] : [self, mother],
  }
}
