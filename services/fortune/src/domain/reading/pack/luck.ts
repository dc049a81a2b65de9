import { elements } from '@lumen/astrology/bazi/stems-branches'
import { pillarNames } from '@lumen/astrology/bazi/pillars'
import { tenGods } from '@lumen/contracts/fortune/names'
import { suits } from './bazi.ts'
import { Closed, Each, Line, Pool } from './text.ts'

export const lifePhases = ['young', 'prime', 'late'] as const
/** What a luck pillar’s branch does to one of the chart, the one that is told first ahead. */
export const toldRelations = ['冲', '合', '刑', '害'] as const

/** Texts of the pillars of ten years. */
export const LuckPack = Closed({
  head: Pool('from', 'to', 'stem', 'branch', 'god', 'branchGod'),
  stem: Each(tenGods, Each(suits, Pool())),
  branch: Each(tenGods, Each(lifePhases, Pool())),
  relation: Each(toldRelations, Each(pillarNames, Line('branch', 'own'))),
  same: Pool('branch', 'own'),
  stemRelation: Each(['合', '冲'], Pool('stem', 'own')),
  quarter: Each(
    elements.filter((element) => element !== 'earth'),
    Each(suits, Pool()),
  ),
})
