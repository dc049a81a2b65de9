import type { tenGods } from '@lumen/contracts/fortune/names'
import { begets, controls, elementOfStem, isYang, type Stem } from './stems-branches.ts'

export type TenGod = (typeof tenGods)[number]

/** What a stem is to the day master. */
export function tenGodOf(dayMaster: Stem, stem: Stem): TenGod {
  const self = elementOfStem(dayMaster)
  const other = elementOfStem(stem)
  const alike = isYang(dayMaster) === isYang(stem)
  if (other === self) return alike ? '比肩' : '劫财'
  if (other === begets(self)) return alike ? '食神' : '伤官'
  if (other === controls(self)) return alike ? '偏财' : '正财'
  if (self === controls(other)) return alike ? '七杀' : '正官'
  return alike ? '偏印' : '正印'
}
