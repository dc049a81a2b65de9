import type { stemPresences } from '@lumen/contracts/fortune/names'
import { type FourPillars, namedPillars, type PillarName } from './pillars.ts'
import { type Branch, branches, hiddenStems, type Stem } from './stems-branches.ts'

/**
 * 调候: which stems 《穷通宝鉴》 asks for, by day master and month from 寅 to 丑, the first most. Stems that
 * it wants only where something else is lacking or too much are left out (docs/bazi.md says where).
 */
const wanted: Readonly<Record<Stem, string>> = {
  甲: '丙癸 庚 庚壬 癸丁庚 癸丁庚 丁庚 丁庚 丁丙庚 丁壬癸 庚丁丙 丁庚丙 庚丁',
  乙: '丙癸 丙癸 癸丙 癸丙辛 癸丙 癸丙 丙癸己 癸丙 癸辛 丙戊 丙 丙',
  丙: '壬庚 壬 壬甲 壬庚 壬庚 壬庚 壬戊 壬 甲壬 甲戊庚 壬戊 壬甲',
  丁: '庚 庚甲 甲庚 甲庚 庚壬 甲壬庚 甲庚丙 甲丙庚 甲庚 甲庚 甲庚 甲庚',
  戊: '丙甲癸 丙甲癸 甲丙癸 甲丙癸 壬甲丙 癸丙甲 丙癸甲 丙癸 甲癸丙 甲丙 丙甲 丙甲',
  己: '丙 甲癸丙 丙癸甲 癸丙 癸丙 癸丙 癸丙辛 癸丙辛 癸丙辛甲 丙甲戊 丙甲 丙甲',
  庚: '丙甲丁 丁甲庚 甲丁 壬戊丙 壬癸 丁甲 丁甲 丁甲丙 甲壬 丁丙甲 丁甲丙 丙丁甲',
  辛: '己壬庚 壬甲 壬甲 壬癸甲 己壬癸 壬庚 壬甲戊 壬 壬甲 壬丙 壬丙 丙壬',
  壬: '庚丙戊 戊辛庚 甲庚 壬辛庚 癸庚 辛甲癸 戊丁 甲庚 甲丙 戊丙庚 戊丙 丙丁甲',
  癸: '辛庚丙 庚辛 丙辛甲 辛庚 庚辛壬 庚辛 丁甲 辛丙 辛甲 庚辛 丙辛 丙壬',
}

export type Presence = (typeof stemPresences)[number]

export type ClimateStem = {
  readonly stem: Stem
  readonly presence: Presence
  /** Pillars whose stem it is, or in whose branch it hides. */
  readonly pillars: readonly PillarName[]
}

/** The stems that a day master asks for in a month, the first most. */
export function climateStems(day: Stem, month: Branch): Stem[] {
  const cell = wanted[day].split(' ')[(branches.indexOf(month) + 10) % 12]!
  return [...cell] as Stem[]
}

/**
 * 调候 of a chart: each stem that its month asks for, and whether it has it.
 */
export function climateOf(pillars: FourPillars): ClimateStem[] {
  return climateStems(pillars.day.stem, pillars.month.branch).map((stem) => ({
    stem,
    ...presenceOf(pillars, stem),
  }))
}

/** Where a chart has a stem; the day master itself does not count as one that shows. */
export function presenceOf(pillars: FourPillars, stem: Stem): Omit<ClimateStem, 'stem'> {
  const named = namedPillars(pillars)
  const shown = named.filter((one) => one.name !== 'day' && one.stem === stem)
  const hidden = named.filter(({ branch }) => hiddenStems[branch].includes(stem))
  const having = shown.length > 0 ? shown : hidden
  return {
    presence: shown.length > 0 ? 'shown' : hidden.length > 0 ? 'hidden' : 'absent',
    pillars: having.map(({ name }) => name),
  }
}
