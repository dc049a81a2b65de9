import {
  animals,
  type Animal,
  type Branch,
  branchAt,
  elementOfBranch,
  elementOfStem,
  hiddenStems,
  indexOfBranch,
  modulo,
  type Pillar,
  type Stem,
} from '@lumen/astrology/bazi/stems-branches'
import { tenGods } from '@lumen/contracts/fortune/names'
import { type TenGod, tenGodOf } from '@lumen/astrology/bazi/ten-gods'
import type { FourPillars, PillarName } from '@lumen/astrology/bazi/pillars'
import type { Strength } from '@lumen/astrology/bazi/strength'
import { type BranchRelation, branchRelation } from '@lumen/astrology/bazi/relations'
import { clampScore, type EasternArea, easternAreas, type Officer, officers } from './factors.ts'

export const branchOfAnimal = (animal: Animal): Branch => branchAt(animals.indexOf(animal))

/** The officer of a day by the branches of its month and its own. */
export const officerOf = (month: Branch, day: Branch): Officer =>
  officers[modulo(indexOfBranch(day) - indexOfBranch(month), 12)]!

const easeOfRelation: Readonly<Record<BranchRelation, number>> = {
  same: 2,
  union: 16,
  trine: 13,
  clash: -16,
  punish: -10,
  harm: -9,
  break: -6,
  plain: 0,
}
/** 除 定 执 危 成 开 are kept as good days, 建 满 平 收 as plain ones, 破 闭 as hard. */
const easeOfOfficer: Readonly<Record<Officer, number>> = {
  建: 0,
  除: 4,
  满: 0,
  平: 0,
  定: 4,
  执: 3,
  破: -5,
  危: 2,
  成: 6,
  收: 0,
  开: 6,
  闭: -3,
}
/** What each ten god does to an area, in the order of the ten gods 比肩 … 正印. */
const easeOfGod: Readonly<Record<EasternArea, readonly number[]>> = {
  love: [-2, -6, 8, 2, 6, 10, -4, 6, -3, 3],
  career: [2, -3, 6, 4, 3, 6, 5, 11, 1, 7],
  wealth: [-6, -9, 8, 7, 11, 12, -2, 4, -3, 1],
  health: [6, 2, 9, -2, -1, 2, -8, -2, 3, 8],
  family: [5, -3, 7, -4, 2, 8, -6, 5, -1, 10],
  study: [3, 1, 6, 8, -2, 0, 3, 6, 9, 11],
}
const weightOfRelation: Readonly<Record<EasternArea, number>> = {
  love: 1.2,
  career: 0.9,
  wealth: 0.8,
  health: 0.7,
  family: 1.1,
  study: 0.6,
}

/** What a pillar means to an animal, or, with a chart, to its day master. */
export type PillarReading = {
  readonly pillar: Pillar
  readonly relation: BranchRelation
  /** The relation that speaks for an area: to the branch of its palace in the chart, else `relation`. */
  readonly areaRelations: Readonly<Record<EasternArea, BranchRelation>>
  readonly god: TenGod
  /** What the ruling stem of the branch is. */
  readonly branchGod: TenGod
  /** The other stems within the branch and what they are. */
  readonly otherGods: readonly { readonly stem: Stem; readonly god: TenGod }[]
  /** Element of the stem. */
  readonly element: ReturnType<typeof elementOfStem>
  /** How the element suits the chart; `plain` without one. */
  readonly suits: 'good' | 'plain' | 'hard'
  readonly scores: Readonly<Record<EasternArea | 'overall', number>>
}

/** Whose period it is: an animal, or a `BaziChart`, whose parts make the reading more of one’s own. */
export type Person = {
  readonly animal: Animal
  readonly dayMaster?: Stem
  readonly strength?: Strength
  readonly pillars?: FourPillars
}

/** The stem that stands for a person: the day master, else the stem that rules the animal’s branch. */
export const selfStem = ({ animal, dayMaster }: Person): Stem =>
  dayMaster ?? hiddenStems[branchOfAnimal(animal)][0]!

/** Year: family; month: work; day: oneself and the partner; hour: what one brings forth. */
const palaces: Readonly<Record<EasternArea, PillarName>> = {
  family: 'year',
  career: 'month',
  love: 'day',
  health: 'day',
  wealth: 'hour',
  study: 'hour',
}
/** The branch of the palace of an area; the animal’s without a chart or without its hour. */
export const palaceBranch = ({ animal, pillars }: Person, area: EasternArea): Branch =>
  pillars?.[palaces[area]]?.branch ?? branchOfAnimal(animal)

/**
 * Per area 62 + weight × ease of the branch relation + ease of the ten god + ease of the day
 * officer + 8 for a favourable, −8 for an unfavourable element; overall their mean.
 */
export function readPillar(
  person: Person,
  pillar: Pillar,
  officer: Officer | undefined,
): PillarReading {
  const relation = branchRelation(branchOfAnimal(person.animal), pillar.branch)
  const areaRelations = Object.fromEntries(
    easternAreas.map((area) => [area, branchRelation(palaceBranch(person, area), pillar.branch)]),
  ) as Record<EasternArea, BranchRelation>
  const god = tenGodOf(selfStem(person), pillar.stem)
  const [main, ...others] = hiddenStems[pillar.branch]
  const branchGod = tenGodOf(selfStem(person), main!)
  const otherGods = others.map((stem) => ({ stem, god: tenGodOf(selfStem(person), stem) }))
  const element = elementOfStem(pillar.stem)
  const suits = suitOf(person.strength, element)
  const extra =
    (officer === undefined ? 0 : easeOfOfficer[officer]) + { good: 8, plain: 0, hard: -8 }[suits]
  const scores = Object.fromEntries(
    easternAreas.map((area) => [
      area,
      clampScore(
        62 +
          weightOfRelation[area] * easeOfRelation[areaRelations[area]] +
          easeOfGod[area][tenGods.indexOf(god)]! +
          extra,
      ),
    ]),
  ) as Record<EasternArea, number>
  const mean = easternAreas.reduce((sum, area) => sum + scores[area], 0) / easternAreas.length
  return {
    pillar,
    relation,
    areaRelations,
    god,
    branchGod,
    otherGods,
    element,
    suits,
    scores: { ...scores, overall: clampScore(mean) },
  }
}

/** How an element suits a chart of a known strength. */
export const suitOf = (
  strength: Strength | undefined,
  element: ReturnType<typeof elementOfStem>,
): 'good' | 'plain' | 'hard' =>
  strength?.favourable.includes(element)
    ? 'good'
    : strength?.unfavourable.includes(element)
      ? 'hard'
      : 'plain'

/** The animal’s own element. */
export const elementOfAnimal = (animal: Animal) => elementOfBranch(branchOfAnimal(animal))
/** Rat, tiger, dragon, horse, monkey and dog are yang. */
export const yinYangOf = (animal: Animal): 'yin' | 'yang' =>
  animals.indexOf(animal) % 2 === 0 ? 'yang' : 'yin'

/**
 * What each factor of an area says, 1 for, −1 against, 0 neither: branch relation, ten god, day
 * officer and, with a chart, the element.
 */
export const animalTones = (
  area: EasternArea,
  { areaRelations, god, officer, suits }: PillarReading & { readonly officer: Officer },
  { strength }: Person,
): number[] => [
  Math.sign(easeOfRelation[areaRelations[area]]),
  Math.sign(easeOfGod[area][tenGods.indexOf(god)]!),
  Math.sign(easeOfOfficer[officer]),
  ...(strength ? [{ good: 1, plain: 0, hard: -1 }[suits]] : []),
]
