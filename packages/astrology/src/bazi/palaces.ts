import { monthStem } from './cycle.ts'
import type { FourPillars } from './pillars.ts'
import {
  type Branch,
  branchAt,
  indexOfBranch,
  indexOfStem,
  modulo,
  type Pillar,
  stemAt,
} from './stems-branches.ts'

export type Palaces = {
  /** 胎元: the month of conception. */
  readonly conception: Pillar
  /** 胎息: what joins the day, stem by 五合 and branch by 六合. */
  readonly breath: Pillar
  /** 命宫 and 身宫: they need the hour. */
  readonly life: Pillar | null
  readonly body: Pillar | null
}

/** Number of a branch counted from 寅 = 1. */
const fromTiger = (branch: Branch) => modulo(indexOfBranch(branch) - 2, 12) + 1

/** 胎元, 胎息, 命宫 and 身宫. */
export function palacesOf({ year, month, day, hour }: FourPillars): Palaces {
  const conception: Pillar = {
    stem: stemAt(indexOfStem(month.stem) + 1),
    branch: branchAt(indexOfBranch(month.branch) + 3),
  }
  const breath: Pillar = {
    stem: stemAt(indexOfStem(day.stem) + 5),
    branch: branchAt(1 - indexOfBranch(day.branch)),
  }
  if (hour === null) return { conception, breath, life: null, body: null }
  const sum = fromTiger(month.branch) + fromTiger(hour.branch)
  const palace = (number: number): Pillar => {
    const branch = branchAt(number + 1)
    return { stem: stemAt(monthStem(year.stem, branch)), branch }
  }
  return {
    conception,
    breath,
    life: palace(sum < 14 ? 14 - sum : 26 - sum),
    // Here the hour counts from 子 = 1.
    body: palace(modulo(sum + 1, 12) + 1),
  }
}
