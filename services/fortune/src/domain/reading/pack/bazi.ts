import type { SpiritName } from '@lumen/astrology/bazi/spirits'
import { elements, stems } from '@lumen/astrology/bazi/stems-branches'
import { seasonStates } from '@lumen/astrology/bazi/season'
import { strengthVerdicts } from '@lumen/astrology/bazi/balance'
import { rootDepths } from '@lumen/astrology/bazi/strength'
import { structureKinds } from '@lumen/astrology/bazi/structure'
import { tenGods } from '@lumen/contracts/fortune/names'
import { Closed, Each, Items, Line, Pool } from './text.ts'

/** The 神煞 that a reading has a sentence about: the better known ones. */
const toldSpirits = [
  '天乙贵人',
  '太极贵人',
  '文昌贵人',
  '天德贵人',
  '月德贵人',
  '禄神',
  '羊刃',
  '金舆',
  '桃花',
  '驿马',
  '华盖',
  '将星',
  '劫煞',
  '红鸾',
  '天喜',
  '孤辰',
  '寡宿',
  '魁罡',
  '空亡',
] as const satisfies readonly SpiritName[]
/** How an element suits a chart. */
export const suits = ['good', 'plain', 'hard'] as const

/** Texts of a birth chart of four pillars. */
export const BaziPack = Closed({
  dayMasterName: Line('stem', 'element'),
  dayMaster: Each(stems, Closed({ traits: Items, portrait: Line() })),
  strength: Each(strengthVerdicts, Pool('element')),
  reasoning: Closed({
    season: Each(seasonStates, Line('branch', 'element')),
    rooted: Line('list'),
    rootless: Line(),
    root: Line('branch', 'depth'),
    depths: Each(rootDepths, Line()),
    allies: Line('n'),
    support: Line('percent'),
    favourable: Line('list'),
    mediation: Line('list', 'a', 'b'),
    structures: Each(structureKinds, Line('list')),
  }),
  favour: Each(elements, Pool()),
  rich: Each(elements, Pool('percent')),
  counted: Line('element', 'n'),
  lacking: Each(elements, Pool()),
  lackingHidden: Line('element', 'percent'),
  complete: Pool(),
  monthGod: Each(tenGods, Pool('god')),
  seatGod: Each(tenGods, Line('branch', 'god')),
  spirits: Each(toldSpirits, Line()),
  periodSuits: Each(suits, Pool('animal', 'when', 'stem', 'branch', 'god', 'element')),
})
