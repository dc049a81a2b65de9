import { godFamilies } from '@lumen/astrology/bazi/god-families'
import { elementTies, favourTies, matchSpirits, stemTies } from '@lumen/astrology/bazi/match'
import { branchRelations } from '@lumen/astrology/bazi/relations'
import { matchRules, matchSchools, stemPresences, tenGods } from '@lumen/contracts/fortune/names'
import { Closed, Each, Line } from './text.ts'

/** 八字合婚: what tradition says of two charts of four pillars. */
export const BaziMatchPack = Closed({
  titles: Each(matchRules, Line()),
  schools: Each(matchSchools, Line()),
  dayStems: Each(stemTies, Line('a', 'b')),
  dayBranches: Each(branchRelations, Line('a', 'b')),
  yearBranches: Each(branchRelations, Line('a', 'b')),
  nayin: Each(elementTies, Line('a', 'b')),
  gods: Each(tenGods, Line()),
  palace: Each(godFamilies, Line()),
  presence: Each(stemPresences, Line()),
  star: Each(stemPresences, Line('god')),
  favourable: Each(favourTies, Line()),
  spiritNames: Each(matchSpirits, Line()),
  spirits: Each(matchSpirits, Line()),
  noSpirits: Line(),
  ease: Line('list'),
  care: Line('list'),
  close: Line(),
  notes: Closed({ same: Line(), noHour: Line(), noGender: Line() }),
})
