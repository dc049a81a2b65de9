import type { unionHindrances } from '@lumen/contracts/fortune/names'
import { type FourPillars, namedPillars, type PillarName, pillarNames } from './pillars.ts'
import {
  type Branch,
  controllerOf,
  type Element,
  elementOfBranch,
  elementOfStem,
  hiddenStems,
  type Stem,
} from './stems-branches.ts'

export type UnionHindrance = (typeof unionHindrances)[number]

/** 合化: a 五合 of stems, and whether it becomes another element. */
export type Union = {
  readonly pillars: readonly [PillarName, PillarName]
  readonly parts: readonly [Stem, Stem]
  /** What it would become: 甲己 earth, 乙庚 metal, 丙辛 water, 丁壬 wood, 戊癸 fire. */
  readonly element: Element
  readonly transforms: boolean
  /** What stands in its way; empty where it transforms. */
  readonly hindrances: readonly UnionHindrance[]
}

/** 五合 of the stems. */
export const unions: readonly { pair: string; element: Element; months: string }[] = [
  { pair: '甲己', element: 'earth', months: '辰戌丑未' },
  { pair: '乙庚', element: 'metal', months: '巳酉丑申' },
  { pair: '丙辛', element: 'water', months: '申子辰亥' },
  { pair: '丁壬', element: 'wood', months: '亥卯未寅' },
  { pair: '戊癸', element: 'fire', months: '寅午戌巳' },
]

/**
 * 合化 by the stricter school (《三命通会》 论十干化气, 《滴天髓》 化象): the stems stand side by side, the
 * month is one of the new element, neither has a second suitor, no stem beside them controls the new
 * element, and where the day master is one of them it keeps no root of its own. Else they are bound,
 * and nothing more.
 */
export function unionsOf(pillars: FourPillars): Union[] {
  const named = namedPillars(pillars)
  const monthBranch = pillars.month.branch
  return named.flatMap((a, at) =>
    named.slice(at + 1).flatMap((b): Union[] => {
      const union = unions.find(
        ({ pair }) => a.stem !== b.stem && pair.includes(a.stem) && pair.includes(b.stem),
      )
      if (union === undefined) return []
      const { pair, element, months } = union
      const others = named.filter((one) => one !== a && one !== b)
      const ruler = controllerOf(element)
      const ofDay = [a, b].find(({ name }) => name === 'day')
      const hindrances: UnionHindrance[] = [
        ...(pillarNames.indexOf(b.name) - pillarNames.indexOf(a.name) > 1
          ? ['apart' as const]
          : []),
        ...(months.includes(monthBranch) ? [] : ['season' as const]),
        ...(others.some(({ stem }) => pair.includes(stem)) ? ['contested' as const] : []),
        ...(others.some(({ stem }) => elementOfStem(stem) === ruler) ? ['opposed' as const] : []),
        ...(ofDay !== undefined && isRooted(ofDay.stem, named, element) ? ['rooted' as const] : []),
      ]
      return [
        {
          pillars: [a.name, b.name],
          parts: [a.stem, b.stem],
          element,
          transforms: hindrances.length === 0,
          hindrances,
        },
      ]
    }),
  )
}

/** Whether a stem has a branch of its own element, or one that it rules; of the new element none counts. */
function isRooted(stem: Stem, named: readonly { branch: Branch }[], element: Element): boolean {
  const own = elementOfStem(stem)
  if (own === element) return false
  return named.some(
    ({ branch }) =>
      elementOfBranch(branch) === own || elementOfStem(hiddenStems[branch][0]!) === own,
  )
}
