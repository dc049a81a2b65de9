import type { spiritAnchors, spiritSources } from '@lumen/contracts/fortune/names'

/**
 * The rules of the 神煞 as tables, a row each: name, source, what it is counted from, and what is
 * sought for each value of that. Where handbooks differ, docs/bazi.md says which reading stands here.
 */

export type SpiritSource = (typeof spiritSources)[number]
export type SpiritAnchor = (typeof spiritAnchors)[number]

type Row = readonly [string, SpiritSource, readonly SpiritAnchor[], string]

const day = ['day-stem'] as const
const dayAndYear = ['day-stem', 'year-stem'] as const

/** Sought branches for 甲 乙 丙 丁 戊 己 庚 辛 壬 癸; a dash where there is none. */
export const byStem = [
  ['天乙贵人', '三命通会', dayAndYear, '丑未 子申 亥酉 亥酉 丑未 子申 丑未 午寅 卯巳 卯巳'],
  ['太极贵人', '三命通会', dayAndYear, '子午 子午 卯酉 卯酉 辰戌丑未 辰戌丑未 寅亥 寅亥 巳申 巳申'],
  ['文昌贵人', '口诀', dayAndYear, '巳 午 申 酉 申 酉 亥 子 寅 卯'],
  ['福星贵人', '三命通会', dayAndYear, '寅子 丑卯 寅子 亥 申 未 午 巳 辰 丑卯'],
  ['国印贵人', '口诀', dayAndYear, '戌 亥 丑 寅 丑 寅 辰 巳 未 申'],
  ['天厨贵人', '口诀', dayAndYear, '巳 午 巳 午 申 酉 亥 子 寅 卯'],
  ['禄神', '三命通会', day, '寅 卯 巳 午 巳 午 申 酉 亥 子'],
  ['金舆', '三命通会', day, '辰 巳 未 申 未 申 戌 亥 丑 寅'],
  ['羊刃', '三命通会', day, '卯 - 午 - 午 - 酉 - 子 -'],
  ['飞刃', '三命通会', day, '酉 - 子 - 子 - 卯 - 午 -'],
  ['红艳', '口诀', day, '午 申 寅 未 辰 辰 戌 酉 子 申'],
  ['流霞', '口诀', day, '酉 戌 未 申 巳 午 辰 卯 亥 寅'],
] as const satisfies readonly Row[]

const month = ['month-branch'] as const
/** Sought stems or branches for the month 寅 卯 辰 巳 午 未 申 酉 戌 亥 子 丑. */
export const byMonth = [
  ['天德贵人', '协纪辨方书', month, '丁 申 壬 辛 亥 甲 癸 寅 丙 乙 巳 庚'],
  ['天德合', '协纪辨方书', month, '壬 巳 丁 丙 寅 己 戊 亥 辛 庚 申 乙'],
  ['月德贵人', '协纪辨方书', month, '丙 甲 壬 庚 丙 甲 壬 庚 丙 甲 壬 庚'],
  ['月德合', '协纪辨方书', month, '辛 己 丁 乙 辛 己 丁 乙 辛 己 丁 乙'],
  [
    '德秀贵人',
    '三命通会',
    month,
    '丙丁戊癸 甲乙丁壬 壬癸戊己丙辛甲 庚辛乙 丙丁戊癸 甲乙丁壬 壬癸戊己丙辛甲 庚辛乙 丙丁戊癸 甲乙丁壬 壬癸戊己丙辛甲 庚辛乙',
  ],
  ['天医', '口诀', month, '丑 寅 卯 辰 巳 午 未 申 酉 戌 亥 子'],
  ['血刃', '协纪辨方书', month, '丑 未 寅 申 卯 酉 辰 戌 巳 亥 午 子'],
] as const satisfies readonly Row[]

const season = ['season'] as const
/** Days that are sought in spring, summer, autumn and winter, by the month’s branch. */
export const bySeason = [
  ['天赦', '协纪辨方书', season, '戊寅 甲午 戊申 甲子'],
  ['四废', '协纪辨方书', season, '庚申辛酉 壬子癸亥 甲寅乙卯 丙午丁巳'],
] as const satisfies readonly Row[]

const year = ['year-branch'] as const
const yearAndDay = ['year-branch', 'day-branch'] as const
/** Sought branches for the trines 申子辰 亥卯未 寅午戌 巳酉丑. */
export const byTrine = [
  ['桃花', '三命通会', yearAndDay, '酉 子 卯 午'],
  ['驿马', '三命通会', yearAndDay, '寅 巳 申 亥'],
  ['华盖', '三命通会', yearAndDay, '辰 未 戌 丑'],
  ['将星', '三命通会', yearAndDay, '子 卯 午 酉'],
  ['劫煞', '三命通会', yearAndDay, '巳 申 亥 寅'],
  ['亡神', '三命通会', yearAndDay, '亥 寅 巳 申'],
  ['灾煞', '三命通会', year, '午 酉 子 卯'],
  ['六厄', '三命通会', year, '卯 午 酉 子'],
] as const satisfies readonly Row[]

/** Sought branches for 子 丑 寅 卯 辰 巳 午 未 申 酉 戌 亥; a dash where there is none. */
export const byBranch = [
  ['红鸾', '口诀', year, '卯 寅 丑 子 亥 戌 酉 申 未 午 巳 辰'],
  ['天喜', '口诀', year, '酉 申 未 午 巳 辰 卯 寅 丑 子 亥 戌'],
  ['孤辰', '三命通会', year, '寅 寅 巳 巳 巳 申 申 申 亥 亥 亥 寅'],
  ['寡宿', '三命通会', year, '戌 戌 丑 丑 丑 辰 辰 辰 未 未 未 戌'],
  ['丧门', '三命通会', year, '寅 卯 辰 巳 午 未 申 酉 戌 亥 子 丑'],
  ['吊客', '三命通会', year, '戌 亥 子 丑 寅 卯 辰 巳 午 未 申 酉'],
  ['勾绞', '三命通会', year, '卯酉 辰戌 巳亥 午子 未丑 申寅 酉卯 戌辰 亥巳 子午 丑未 寅申'],
  ['天罗', '三命通会', yearAndDay, '- - - - - - - - - - 亥 戌'],
  ['地网', '三命通会', yearAndDay, '- - - - 巳 辰 - - - - - -'],
] as const satisfies readonly Row[]

/** 元辰 by the year’s branch: for men of yang and women of yin years, and for the others. */
export const yuanChen = {
  name: '元辰',
  source: '三命通会',
  from: year,
  forward: '未 申 酉 戌 亥 子 丑 寅 卯 辰 巳 午',
  backward: '巳 午 未 申 酉 戌 亥 子 丑 寅 卯 辰',
} as const

const nayin = ['year-nayin'] as const
/** Sought branches for a year whose nayin is of 木 火 土 金 水. */
export const byNayin = [
  ['学堂', '三命通会', nayin, '亥 寅 申 巳 申'],
  ['词馆', '三命通会', nayin, '寅 巳 亥 申 亥'],
] as const satisfies readonly Row[]

const pillar = ['day-pillar'] as const
/** Days that are what they are by themselves. */
export const byDay = [
  ['魁罡', '三命通会', pillar, '庚辰 庚戌 壬辰 戊戌'],
  ['日德', '渊海子平', pillar, '甲寅 丙辰 戊辰 庚辰 壬戌'],
  ['日贵', '渊海子平', pillar, '丁酉 丁亥 癸巳 癸卯'],
  ['十灵日', '口诀', pillar, '甲辰 乙亥 丙辰 丁酉 戊午 庚戌 庚寅 辛亥 壬寅 癸未'],
  ['六秀日', '口诀', pillar, '丙午 丁未 戊子 戊午 己丑 己未'],
  ['八专', '三命通会', pillar, '甲寅 乙卯 丁未 戊戌 己未 庚申 辛酉 癸丑'],
  ['阴差阳错', '三命通会', pillar, '丙子 丁丑 戊寅 辛卯 壬辰 癸巳 丙午 丁未 戊申 辛酉 壬戌 癸亥'],
  ['十恶大败', '三命通会', pillar, '甲辰 乙巳 丙申 丁亥 戊戌 己丑 庚辰 辛巳 壬申 癸亥'],
  ['孤鸾', '三命通会', pillar, '乙巳 丁巳 辛亥 戊申 甲寅 丙午 戊午 壬子'],
] as const satisfies readonly Row[]

/** Hours that are what they are by themselves. */
export const byHour = [
  ['金神', '渊海子平', ['hour-pillar'], '乙丑 己巳 癸酉'],
] as const satisfies readonly Row[]

/** Branches that the decade of the day leaves out: 甲子 甲戌 甲申 甲午 甲辰 甲寅. */
export const byDecade = [
  ['空亡', '三命通会', pillar, '戌亥 申酉 午未 辰巳 寅卯 子丑'],
] as const satisfies readonly Row[]

/** Stems of three pillars in a row, from the year on. */
export const inSequence = [
  ['三奇贵人', '三命通会', ['stems'], '乙丙丁 甲戊庚 壬癸辛'],
] as const satisfies readonly Row[]

/** 童子 on the branch of day or hour: by the season, and by the nayin 木 火 土 金 水 of the year. */
export const onDayOrHour = [
  ['童子', '口诀', season, '寅子 卯未辰 寅子 卯未辰'],
  ['童子', '口诀', nayin, '午卯 酉戌 辰巳 午卯 酉戌'],
] as const satisfies readonly Row[]
