import { voidOf } from './cycle.ts'
import type { FourPillars } from './pillars.ts'
import type { PillarName } from './relations.ts'
import {
  type Branch,
  branchAt,
  indexOfBranch,
  indexOfStem,
  type Pillar,
  pillarText,
  type Stem,
  stems,
} from './stems-branches.ts'

export const spiritNames = [
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
] as const
export type SpiritName = (typeof spiritNames)[number]

/** 神煞: a star of the old almanacs and the pillars it falls on. */
export type Spirit = { readonly name: SpiritName; readonly pillars: readonly PillarName[] }

/** Branches by stem, in the order 甲 to 癸. */
const byStem = (text: string) => {
  const parts = text.split(' ')
  return (stem: Stem): string => parts[indexOfStem(stem)] ?? ''
}
/** Branches by the trine that a branch belongs to: 申子辰, 巳酉丑, 寅午戌, 亥卯未. */
const byTrine =
  (text: string) =>
  (branch: Branch): string =>
    [...text][[0, 1, 2, 3][indexOfBranch(branch) % 4]!] ?? ''

const noble = byStem('丑未 子申 亥酉 亥酉 丑未 子申 丑未 午寅 卯巳 卯巳')
const supreme = byStem('子午 子午 卯酉 卯酉 辰戌丑未 辰戌丑未 寅亥 寅亥 巳申 巳申')
const letters = byStem('巳 午 申 酉 申 酉 亥 子 寅 卯')
const salary = byStem('寅 卯 巳 午 巳 午 申 酉 亥 子')
/** Only the yang stems have a blade. */
const blade = byStem('卯 - 午 - 午 - 酉 - 子 -')
const carriage = byStem('辰 巳 未 申 未 申 戌 亥 丑 寅')
const blossom = byTrine('酉午卯子')
const horse = byTrine('寅亥申巳')
const canopy = byTrine('辰丑戌未')
const general = byTrine('子酉午卯')
const robbery = byTrine('巳寅亥申')
/** By the month’s branch, 子 to 亥; some are stems, some branches. */
const heavenlyVirtue = ['巳', '庚', '丁', '申', '壬', '辛', '亥', '甲', '癸', '寅', '丙', '乙']
const monthVirtue = byTrine('壬庚丙甲')
const commanding = new Set(['庚辰', '庚戌', '壬辰', '戊戌'])

const names = ['year', 'month', 'day', 'hour'] as const

/** The better-known 神煞 of a chart, each with the pillars it falls on. */
export function spiritsOf(pillars: FourPillars): Spirit[] {
  const { year, month, day } = pillars
  const present = names.flatMap((name) => {
    const pillar = pillars[name]
    return pillar === null ? [] : [{ name, pillar }]
  })
  const where = (test: (pillar: Pillar, name: PillarName) => boolean) =>
    present.filter(({ name, pillar }) => test(pillar, name)).map(({ name }) => name)
  const onBranch = (wanted: string, except?: PillarName) =>
    where((pillar, name) => name !== except && wanted.includes(pillar.branch))
  const both = (rule: (branch: Branch) => string) => [
    ...new Set([...onBranch(rule(year.branch), 'year'), ...onBranch(rule(day.branch), 'day')]),
  ]
  const stemRule = (rule: (stem: Stem) => string) => [
    ...new Set([...onBranch(rule(day.stem)), ...onBranch(rule(year.stem))]),
  ]
  const yearAt = indexOfBranch(year.branch)
  const lonely = branchAt(3 * Math.floor(((yearAt + 1) % 12) / 3) + 2)
  const widowed = branchAt(3 * Math.floor(((yearAt + 1) % 12) / 3) + 10)
  const phoenix = branchAt(3 - yearAt)
  const virtue = (wanted: string) =>
    where(({ stem, branch }) => (stems.includes(wanted as Stem) ? stem : branch) === wanted)
  const found: Record<SpiritName, PillarName[]> = {
    天乙贵人: stemRule(noble),
    太极贵人: stemRule(supreme),
    文昌贵人: stemRule(letters),
    天德贵人: virtue(heavenlyVirtue[indexOfBranch(month.branch)]!),
    月德贵人: virtue(monthVirtue(month.branch)),
    禄神: onBranch(salary(day.stem)),
    羊刃: onBranch(blade(day.stem)),
    金舆: onBranch(carriage(day.stem)),
    桃花: both(blossom),
    驿马: both(horse),
    华盖: both(canopy),
    将星: both(general),
    劫煞: both(robbery),
    红鸾: onBranch(phoenix, 'year'),
    天喜: onBranch(branchAt(9 - yearAt), 'year'),
    孤辰: onBranch(lonely, 'year'),
    寡宿: onBranch(widowed, 'year'),
    魁罡: commanding.has(pillarText(day)) ? ['day'] : [],
    空亡: onBranch(voidOf(day).join(''), 'day'),
  }
  return spiritNames.flatMap((name) =>
    found[name].length > 0 ? [{ name, pillars: found[name] }] : [],
  )
}
