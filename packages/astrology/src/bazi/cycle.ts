import { lifeStages } from '@lumen/contracts/fortune/names'
import {
  type Branch,
  branchAt,
  branches,
  indexOfBranch,
  indexOfPillar,
  indexOfStem,
  isYang,
  modulo,
  type Pillar,
  type Stem,
} from './stems-branches.ts'

/** Melodic element of each pair of the sixty pillars, in their order. */
const nayinNames = [
  '海中金',
  '炉中火',
  '大林木',
  '路旁土',
  '剑锋金',
  '山头火',
  '涧下水',
  '城头土',
  '白蜡金',
  '杨柳木',
  '泉中水',
  '屋上土',
  '霹雳火',
  '松柏木',
  '长流水',
  '沙中金',
  '山下火',
  '平地木',
  '壁上土',
  '金箔金',
  '覆灯火',
  '天河水',
  '大驿土',
  '钗钏金',
  '桑柘木',
  '大溪水',
  '沙中土',
  '天上火',
  '石榴木',
  '大海水',
] as const
export type Nayin = (typeof nayinNames)[number]
export const nayinOf = (pillar: Pillar): Nayin => nayinNames[indexOfPillar(pillar) >> 1]!

export type LifeStage = (typeof lifeStages)[number]
/** Where each stem is born; yang stems run forwards from there, yin stems backwards. */
const birthplaces: Record<Stem, Branch> = {
  甲: '亥',
  乙: '午',
  丙: '寅',
  丁: '酉',
  戊: '寅',
  己: '酉',
  庚: '巳',
  辛: '子',
  壬: '申',
  癸: '卯',
}
/** The stage of life that a stem has in a branch. */
export function lifeStageOf(stem: Stem, branch: Branch): LifeStage {
  const steps = indexOfBranch(branch) - indexOfBranch(birthplaces[stem])
  return lifeStages[modulo(isYang(stem) ? steps : -steps, 12)]!
}

/** The two branches that the ten days of a pillar leave out. */
export function voidOf({ stem, branch }: Pillar): readonly [Branch, Branch] {
  const first = indexOfBranch(branch) - indexOfStem(stem) + 10
  return [branchAt(first), branchAt(first + 1)]
}

/** Stem of a month of a year (五虎遁). @param branch the month’s branch */
export function monthStem(yearStem: Stem, branch: Branch): number {
  const month = modulo(indexOfBranch(branch) - branches.indexOf('寅'), 12)
  return modulo((indexOfStem(yearStem) % 5) * 2 + 2 + month, 10)
}
/** Stem of an hour of a day (五鼠遁). */
export const hourStem = (dayStem: Stem, branch: Branch): number =>
  modulo((indexOfStem(dayStem) % 5) * 2 + indexOfBranch(branch), 10)
