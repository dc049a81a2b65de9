import {
  earthlyBranches as branches,
  fiveElements as elements,
  heavenlyStems as stems,
  zodiacAnimals as animals,
} from '@lumen/contracts/fortune/names'

export { animals, branches, elements, stems }

export type Stem = (typeof stems)[number]
export type Branch = (typeof branches)[number]
export type Element = (typeof elements)[number]
export type Animal = (typeof animals)[number]
export type Pillar = { readonly stem: Stem; readonly branch: Branch }
export type Gender = 'male' | 'female'

/** Remainder that is never negative. */
export const modulo = (value: number, by: number): number => ((value % by) + by) % by

export const stemAt = (index: number): Stem => stems[modulo(index, 10)]!
export const branchAt = (index: number): Branch => branches[modulo(index, 12)]!
export const indexOfStem = (stem: Stem): number => stems.indexOf(stem)
export const indexOfBranch = (branch: Branch): number => branches.indexOf(branch)

/** The pillar at a place of the cycle of sixty; 0 is 甲子. */
export const pillarAt = (index: number): Pillar => ({
  stem: stemAt(index),
  branch: branchAt(index),
})
/** The place of a pillar in the cycle of sixty, 0 to 59. */
export const indexOfPillar = ({ stem, branch }: Pillar): number =>
  modulo(6 * indexOfStem(stem) - 5 * indexOfBranch(branch), 60)
/** The pillar a number of steps on, or back. */
export const stepPillar = (pillar: Pillar, steps: number): Pillar =>
  pillarAt(indexOfPillar(pillar) + steps)
export const pillarText = ({ stem, branch }: Pillar): string => stem + branch

/** @param text two characters such as 甲子 @throws RangeError when it is none of the sixty */
export function parsePillar(text: string): Pillar {
  const [stem, branch] = [...text] as [Stem, Branch]
  const known = stems.includes(stem) && branches.includes(branch)
  if (!known || [...text].length !== 2 || (indexOfStem(stem) - indexOfBranch(branch)) % 2 !== 0)
    throw new RangeError(`${text} is not one of the sixty pillars`)
  return { stem, branch }
}

export const isYang = (stem: Stem): boolean => indexOfStem(stem) % 2 === 0
export const elementOfStem = (stem: Stem): Element => elements[indexOfStem(stem) >> 1]!
const branchElements: Record<Branch, Element> = {
  子: 'water',
  丑: 'earth',
  寅: 'wood',
  卯: 'wood',
  辰: 'earth',
  巳: 'fire',
  午: 'fire',
  未: 'earth',
  申: 'metal',
  酉: 'metal',
  戌: 'earth',
  亥: 'water',
}
export const elementOfBranch = (branch: Branch): Element => branchElements[branch]
export const animalOf = (branch: Branch): Animal => animals[indexOfBranch(branch)]!

/** The element that one begets: wood feeds fire. */
export const begets = (element: Element): Element => elements[(elements.indexOf(element) + 1) % 5]!
/** The element that one controls: wood parts earth. */
export const controls = (element: Element): Element =>
  elements[(elements.indexOf(element) + 2) % 5]!
/** The element that controls one: metal parts wood. */
export const controllerOf = (element: Element): Element =>
  elements[(elements.indexOf(element) + 3) % 5]!

/** Stems hidden in a branch: the ruling one first. */
export const hiddenStems: Readonly<Record<Branch, readonly Stem[]>> = {
  子: ['癸'],
  丑: ['己', '癸', '辛'],
  寅: ['甲', '丙', '戊'],
  卯: ['乙'],
  辰: ['戊', '乙', '癸'],
  巳: ['丙', '庚', '戊'],
  午: ['丁', '己'],
  未: ['己', '丁', '乙'],
  申: ['庚', '壬', '戊'],
  酉: ['辛'],
  戌: ['戊', '辛', '丁'],
  亥: ['壬', '甲'],
}
/** What each hidden stem weighs, by how many there are; they add up to 1. */
export const hiddenWeights: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [0.7, 0.3],
  3: [0.6, 0.3, 0.1],
}
