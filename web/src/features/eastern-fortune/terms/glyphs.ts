import {
  fiveElements,
  zodiacAnimals,
  type FiveElement,
  type ZodiacAnimal,
} from '@lumen/contracts/fortune/names'

const stems = '甲乙丙丁戊己庚辛壬癸'
const branches = '子丑寅卯辰巳午未申酉戌亥'
const branchElements: readonly FiveElement[] = [
  'water',
  'earth',
  'wood',
  'wood',
  'earth',
  'fire',
  'fire',
  'earth',
  'metal',
  'metal',
  'earth',
  'water',
]
export const elementGlyphs: Readonly<Record<FiveElement, string>> = {
  wood: '木',
  fire: '火',
  earth: '土',
  metal: '金',
  water: '水',
}
const animalHan = '鼠牛虎兔龙蛇马羊猴鸡狗猪'

/** Element of a stem or a branch. */
export function elementOf(glyph: string): FiveElement {
  const stem = stems.indexOf(glyph)
  return (stem >= 0 ? fiveElements[stem >> 1] : branchElements[branches.indexOf(glyph)]) ?? 'earth'
}
/** Whether a stem or a branch is yang. */
export const isYang = (glyph: string): boolean =>
  Math.max(stems.indexOf(glyph), branches.indexOf(glyph)) % 2 === 0
export const isStem = (glyph: string): boolean => stems.includes(glyph)
export const isBranch = (glyph: string): boolean => branches.includes(glyph)

export const branchOfAnimal = (animal: ZodiacAnimal): string =>
  branches[zodiacAnimals.indexOf(animal)] ?? ''
export const animalOfBranch = (branch: string): ZodiacAnimal =>
  zodiacAnimals[branches.indexOf(branch)] ?? 'rat'
export const hanOfAnimal = (animal: ZodiacAnimal): string =>
  animalHan[zodiacAnimals.indexOf(animal)] ?? ''
/** The fixed element of an animal: that of its branch. */
export const elementOfAnimal = (animal: ZodiacAnimal): FiveElement =>
  elementOf(branchOfAnimal(animal))

/** The last years of an animal up to the present one, the newest last. */
export function lastYearsOf(
  animal: ZodiacAnimal,
  count: number,
  upTo = new Date().getFullYear(),
): number[] {
  const place = zodiacAnimals.indexOf(animal)
  const last = upTo - ((((upTo - 4 - place) % 12) + 12) % 12)
  return Array.from({ length: count }, (_, at) => last - 12 * (count - 1 - at))
}
