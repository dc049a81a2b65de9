import { readFileSync } from 'node:fs'
import { Solar } from 'lunar-typescript'
import { describe, expect, test } from 'vitest'
import verses from '../../fixtures/spirit-verses.json' with { type: 'json' }
import { lifeStageOf, nayinOf } from './cycle.ts'
import { type FourPillars, isYangYear } from './pillars.ts'
import { spiritNames, type SpiritName, spiritsOf } from './spirits.ts'
import {
  type Branch,
  branchAt,
  branches,
  indexOfBranch,
  parsePillar,
  type Pillar,
  pillarAt,
  pillarText,
  type Stem,
  stems,
} from './stems-branches.ts'
import { tenGodOf } from './ten-gods.ts'

type Place = keyof FourPillars
type Whole = { [Name in Place]: Pillar }
type Gender = 'male' | 'female'
/** What is sought, and the pillar whose branch it is counted from. */
type Sought = { text: string; own?: Place; only?: readonly Place[] }
type Expected = (chart: Whole, gender: Gender) => Sought[]

const animals = '鼠牛虎兔龙蛇马羊猴鸡狗猪'
const inBranches = (text: string) =>
  [...text].map((one) => branches[animals.indexOf(one)] ?? one).join('')
/** What a verse seeks for a key: `甲戊庚:牛羊 …` */
const verse = (text: string, key: string) =>
  inBranches(
    text
      .split(' ')
      .map((part) => part.split(':') as [string, string])
      .find(([keys]) => keys.includes(key))?.[1] ?? '',
  )
const step = (branch: Branch, by: number) => branchAt(indexOfBranch(branch) + by)
const opposite = (branch: Branch) => step(branch, 6)
/** 甲 for wood and so on; earth goes with water, as 三命通会 lets it. */
const seedOf: Record<string, Stem> = { 木: '甲', 火: '丙', 土: '壬', 金: '庚', 水: '壬' }
const whereStage = (stem: Stem, stage: string) =>
  branches.find((branch) => lifeStageOf(stem, branch) === stage)!
const salary = (stem: Stem) => whereStage(stem, '临官')
const trineOf = (branch: Branch) =>
  ['申子辰', '亥卯未', '寅午戌', '巳酉丑'].find((trine) => trine.includes(branch))!
const trineStem = (branch: Branch): Stem =>
  ({ 申子辰: '壬', 亥卯未: '甲', 寅午戌: '丙', 巳酉丑: '庚' })[trineOf(branch)] as Stem
const soundOf = (pillar: Pillar) => nayinOf(pillar).at(-1)!
const seasonOf = (branch: Branch) =>
  '春夏秋冬'[['寅卯辰', '巳午未', '申酉戌', '亥子丑'].findIndex((three) => three.includes(branch))]!

const stemsOf =
  (rule: (stem: Stem) => string): Expected =>
  (chart) => [{ text: rule(chart.day.stem) }, { text: rule(chart.year.stem) }]
const dayStem =
  (rule: (stem: Stem) => string): Expected =>
  (chart) => [{ text: rule(chart.day.stem) }]
const year =
  (rule: (branch: Branch) => string): Expected =>
  (chart) => [{ text: rule(chart.year.branch), own: 'year' }]
const yearAndDay =
  (rule: (branch: Branch) => string): Expected =>
  (chart) =>
    (['year', 'day'] as const).map((own) => ({ text: rule(chart[own].branch), own }))
const onDay =
  (test: (day: Pillar, chart: Whole) => boolean): Expected =>
  (chart) =>
    test(chart.day, chart) ? [{ text: chart.day.branch, only: ['day'] }] : []
const listed = (list: string) => onDay((day) => list.split(' ').includes(pillarText(day)))

const byStem = verses.byStem as Record<string, string>
const fromVerse = (name: string) => (key: string) => verse(byStem[name]!, key)
const god = (self: Stem, wanted: string) => stems.find((stem) => tenGodOf(self, stem) === wanted)!
/** 五合 of stems and 六合 of branches. */
const partnerOf = (glyph: string) => {
  const pair = '甲己 乙庚 丙辛 丁壬 戊癸 子丑 寅亥 卯戌 辰酉 巳申 午未'
    .split(' ')
    .find((two) => two.includes(glyph))!
  return pair.replace(glyph, '')
}
const heavenlyVirtue = (month: Branch) =>
  verses.天德贵人
    .split(' ')
    .find((part) => part.startsWith(month))!
    .slice(1)

/** How each is told in words, beside the table that the code reads. */
const told: Partial<Record<SpiritName, Expected>> = {
  天乙贵人: stemsOf(fromVerse('天乙贵人')),
  太极贵人: stemsOf(fromVerse('太极贵人')),
  文昌贵人: stemsOf(fromVerse('文昌贵人')),
  福星贵人: stemsOf(fromVerse('福星贵人')),
  // 国印: the ninth place from 禄. 天厨: the 禄 of 食神.
  国印贵人: stemsOf((stem) => step(salary(stem), 8)),
  天厨贵人: stemsOf((stem) => salary(god(stem, '食神'))),
  禄神: dayStem(salary),
  金舆: dayStem(fromVerse('金舆')),
  羊刃: dayStem((stem) => (stems.indexOf(stem) % 2 === 0 ? step(salary(stem), 1) : '')),
  飞刃: dayStem((stem) => (stems.indexOf(stem) % 2 === 0 ? opposite(step(salary(stem), 1)) : '')),
  红艳: dayStem(fromVerse('红艳')),
  流霞: dayStem(fromVerse('流霞')),
  天德贵人: ({ month }) => [{ text: heavenlyVirtue(month.branch), own: 'month' }],
  天德合: ({ month }) => [{ text: partnerOf(heavenlyVirtue(month.branch)), own: 'month' }],
  月德贵人: ({ month }) => [{ text: trineStem(month.branch) }],
  月德合: ({ month }) => [{ text: partnerOf(trineStem(month.branch)) }],
  德秀贵人: ({ month }) => [{ text: verses.德秀贵人[trineOf(month.branch) as '寅午戌'] }],
  天医: ({ month }) => [{ text: step(month.branch, -1), own: 'month' }],
  桃花: yearAndDay((branch) => whereStage(trineStem(branch), '沐浴')),
  驿马: yearAndDay((branch) => opposite(trineOf(branch)[0] as Branch)),
  华盖: yearAndDay((branch) => trineOf(branch)[2]!),
  将星: yearAndDay((branch) => trineOf(branch)[1]!),
  劫煞: yearAndDay((branch) => whereStage(trineStem(branch), '绝')),
  亡神: yearAndDay((branch) => whereStage(trineStem(branch), '临官')),
  灾煞: year((branch) => opposite(trineOf(branch)[1] as Branch)),
  六厄: year((branch) => whereStage(trineStem(branch), '死')),
  // 卯 begins as 子 and goes backwards.
  红鸾: year((branch) => branchAt(3 - indexOfBranch(branch))),
  天喜: year((branch) => opposite(branchAt(3 - indexOfBranch(branch)))),
  孤辰: year((branch) => verse(verses.byYearBranch.孤辰, branch)),
  寡宿: year((branch) => verse(verses.byYearBranch.寡宿, branch)),
  丧门: year((branch) => step(branch, 2)),
  吊客: year((branch) => step(branch, -2)),
  勾绞: year((branch) => step(branch, 3) + step(branch, -3)),
  天罗: yearAndDay((branch) => ({ 戌: '亥', 亥: '戌' })[branch as '戌'] ?? ''),
  地网: yearAndDay((branch) => ({ 辰: '巳', 巳: '辰' })[branch as '辰'] ?? ''),
  元辰: (chart, gender) => [
    {
      text: step(opposite(chart.year.branch), isYangYear(chart) === (gender === 'male') ? 1 : -1),
      own: 'year',
    },
  ],
  学堂: (chart) => [{ text: whereStage(seedOf[soundOf(chart.year)]!, '长生'), own: 'year' }],
  词馆: (chart) => [{ text: whereStage(seedOf[soundOf(chart.year)]!, '临官'), own: 'year' }],
  魁罡: listed(verses.byDay.魁罡),
  日德: listed(verses.byDay.日德),
  日贵: onDay(({ stem, branch }) => fromVerse('天乙贵人')(stem).includes(branch)),
  十灵日: listed(verses.byDay.十灵日),
  六秀日: listed(verses.byDay.六秀日),
  八专: listed(verses.byDay.八专),
  阴差阳错: listed(verses.byDay.阴差阳错),
  孤鸾: listed(verses.byDay.孤鸾),
  // 禄 lies in what its own decade leaves out.
  十恶大败: onDay((day) => voidOfDay(day).includes(salary(day.stem))),
  // Only days of 甲 and 己 have these hours.
  金神: ({ hour }) =>
    ['乙丑', '己巳', '癸酉'].includes(pillarText(hour))
      ? [{ text: hour.branch, only: ['hour'] }]
      : [],
  空亡: (chart) => [{ text: voidOfDay(chart.day), own: 'day' }],
  三奇贵人: (chart) =>
    (
      [
        ['year', 'month', 'day'],
        ['month', 'day', 'hour'],
      ] as const
    ).flatMap((only) => {
      const three = only.map((name) => chart[name].stem).join('')
      return ['乙丙丁', '甲戊庚', '壬癸辛'].includes(three) ? [{ text: three, only }] : []
    }),
  童子: (chart) =>
    [
      verse(verses.童子.season, seasonOf(chart.month.branch)),
      verse(verses.童子.nayin, soundOf(chart.year)),
    ].map((text) => ({ text, only: ['day', 'hour'] as const })),
}
/** What is left of the twelve once the ten stems of a decade have walked along. */
function voidOfDay(day: Pillar): string {
  const at = Array.from({ length: 60 }, (_, index) => pillarText(pillarAt(index))).indexOf(
    pillarText(day),
  )
  const decade = Array.from({ length: 10 }, (_, by) => pillarAt(at - (at % 10) + by).branch)
  return branches.filter((branch) => !decade.includes(branch)).join('')
}

/** A sequence of numbers below 1 that is the same in each run. */
function* numbers(seed: number) {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}
const places = ['year', 'month', 'day', 'hour'] as const

describe('the 神煞', () => {
  test('fall where verses and principles say, in 400 charts', () => {
    const random = numbers(7)
    const any = () => pillarAt(Math.floor(random.next().value! * 60))
    const seen = new Set<string>()
    const faults: string[] = []
    for (let round = 0; round < 400; round += 1) {
      const chart: Whole = { year: any(), month: any(), day: any(), hour: any() }
      const gender = round % 2 === 0 ? 'male' : 'female'
      const got = new Map(spiritsOf(chart, gender).map(({ name, pillars }) => [name, pillars]))
      for (const [name, expected] of Object.entries(told) as [SpiritName, Expected][]) {
        const sought = expected(chart, gender)
        const on = places.filter((place) =>
          sought.some(
            ({ text, own, only }) =>
              (only === undefined || only.includes(place)) &&
              (text.includes(chart[place].stem) ||
                (place !== own && text.includes(chart[place].branch))),
          ),
        )
        if (on.length > 0) seen.add(name)
        const fell = (got.get(name) ?? []).join(' ')
        if (fell !== on.join(' '))
          faults.push(
            `${name} of ${places.map((place) => pillarText(chart[place])).join(' ')}: ${fell}, not ${on.join(' ')}`,
          )
      }
    }
    expect(faults).toEqual([])
    // A rule that never fell anywhere would have been held to nothing.
    expect(Object.keys(told).filter((name) => !seen.has(name))).toEqual([])
  })

  test('of days agree with the almanac of the calendar library', () => {
    /** Its table has slips, such as 己卯 for 乙卯: what it names most often in a month counts. */
    const almanac = {
      天德: ['天德贵人', 'stem'],
      天德合: ['天德合', 'stem'],
      月德: ['月德贵人', 'stem'],
      月德合: ['月德合', 'stem'],
      血忌: ['血刃', 'branch'],
    } as const
    const named = new Map<string, Pillar[]>()
    const days = Array.from({ length: 800 }, (_, day) =>
      Solar.fromYmd(2021, 3, 1).next(day).getLunar(),
    )
    for (const lunar of days) {
      const own = parsePillar(lunar.getDayInGanZhi())
      const month = parsePillar(lunar.getMonthInGanZhi())
      const spirits = () =>
        spiritsOf({ year: own, month, day: own, hour: null }).map(({ name }) => name)
      for (const name of [...lunar.getDayJiShen(), ...lunar.getDayXiongSha()]) {
        if (name in almanac) {
          const key = `${name} ${month.branch}`
          named.set(key, [...(named.get(key) ?? []), own])
        }
        if (name === '天赦' || name === '四废') expect(spirits()).toContain(name)
      }
    }
    // 天德 and 天德合 are branches in four months, where the almanac names no day.
    expect(named.size).toBe(12 * 3 + 8 * 2)
    for (const [key, pillars] of named) {
      const [theirs, month] = key.split(' ') as [keyof typeof almanac, Branch]
      const [ours, part] = almanac[theirs]
      const glyphs = pillars.map((pillar) => pillar[part])
      const times = (glyph: string) => glyphs.filter((one) => one === glyph).length
      const most = glyphs.toSorted((a, b) => times(b) - times(a))[0]!
      // Of the sixty pillars those that it falls on, in a chart whose other pillars are not theirs.
      const fell = Array.from({ length: 60 }, (_, at) => pillarAt(at)).filter((day) =>
        spiritsOf({ year: day, month: { stem: '甲', branch: month }, day, hour: null }).some(
          ({ name, pillars: on }) => name === ours && on.includes('day'),
        ),
      )
      // A chart does not let the month’s own branch count for itself.
      const own = fell.length === 0 && part === 'branch' ? [month] : fell.map((day) => day[part])
      expect([key, new Set<string>(own)]).toEqual([key, new Set<string>([most])])
    }
  })

  test('are all held to something, and need the gender only for 元辰', () => {
    const byAlmanac = ['天赦', '四废', '血刃']
    expect(spiritNames.filter((name) => !(name in told) && !byAlmanac.includes(name))).toEqual([])
    const documented = readFileSync(new URL('../../../../docs/bazi.md', import.meta.url), 'utf8')
    expect(spiritNames.filter((name) => !documented.includes(`| ${name} `))).toEqual([])
    const chart = {
      year: parsePillar('甲子'),
      month: parsePillar('丙寅'),
      day: parsePillar('庚午'),
      hour: parsePillar('癸未'),
    }
    const names = (gender?: Gender) => spiritsOf(chart, gender).map(({ name }) => name)
    expect(names('male').filter((name) => !names().includes(name))).toEqual(['元辰'])
    expect(names('female')).not.toContain('元辰')
  })
})
