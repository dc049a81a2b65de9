import { type FourPillars, namedPillars } from './pillars.ts'
import type { Stem } from './stems-branches.ts'
import type { TenGod } from './ten-gods.ts'
import { unions } from './union.ts'

/** The ten gods as 《子平真诠》 counts them: wealth and seal are one each, 比肩 and 劫财 stand for the self. */
export const godFamilies = [
  'officer',
  'killing',
  'wealth',
  'seal',
  'output',
  'hurting',
  'peer',
] as const
export type GodFamily = (typeof godFamilies)[number]

const families: Readonly<Record<TenGod, GodFamily>> = {
  正官: 'officer',
  七杀: 'killing',
  正财: 'wealth',
  偏财: 'wealth',
  正印: 'seal',
  偏印: 'seal',
  食神: 'output',
  伤官: 'hurting',
  比肩: 'peer',
  劫财: 'peer',
}
export const godFamilyOf = (god: TenGod): GodFamily => families[god]

/**
 * 合去: stems that are taken up by a 五合, side by side or with only the day between them (论十干合而不合:
 * 庚午 乙酉 甲子 乙亥 is still 合煞留官). The day master’s own union comes first, and takes
 * nothing away.
 */
export function boundStems(pillars: FourPillars): Stem[] {
  const stems = namedPillars(pillars)
    .filter(({ name }) => name !== 'day')
    .map(({ stem }) => stem)
  return stems.filter((stem, at) =>
    [stems[at - 1], stems[at + 1]].some(
      (other) =>
        other !== undefined &&
        other !== stem &&
        unions.some(
          ({ pair }) =>
            pair.includes(stem) && pair.includes(other) && !pair.includes(pillars.day.stem),
        ),
    ),
  )
}
