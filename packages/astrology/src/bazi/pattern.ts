import type { specialStructures } from '@lumen/contracts/fortune/names'
import { namedPillars, type FourPillars } from './pillars.ts'
import { trines } from './relations.ts'
import { specialStructureOf } from './structure.ts'
import {
  type Branch,
  controls,
  type Element,
  elementOfBranch,
  elementOfStem,
  hiddenStems,
  isYang,
  type Stem,
} from './stems-branches.ts'
import { lifeStageOf } from './cycle.ts'
import { judgePattern, type PatternName, type PatternVerdict } from './pattern-verdict.ts'
import { boundStems, type GodFamily, godFamilyOf } from './god-families.ts'
import { type TenGod, tenGodOf } from './ten-gods.ts'
import { unionsOf } from './union.ts'

/** How a pattern was found: by the month’s ruling stem, one that shows, a meeting, or the day’s own season. */
export const patternBases = ['ruling', 'shown', 'met', 'own'] as const
export type PatternBasis = (typeof patternBases)[number]

export type Pattern = {
  readonly name: PatternName
  readonly basis: PatternBasis
  /** 用神 of the month: its stem, and what it is to the day master. */
  readonly stem: Stem
  readonly god: TenGod
  /** 兼格: other patterns of the month’s stems that show too. */
  readonly also: readonly PatternName[]
  /** 顺用 or 逆用: whether it is furthered or held in check. */
  readonly manner: 'along' | 'against'
  /** A shape that is told before the month: 从格, 假从, 专旺, 化气. */
  readonly special: (typeof specialStructures)[number] | null
} & PatternVerdict

const familyPatterns: Readonly<Record<Exclude<GodFamily, 'peer'>, PatternName>> = {
  officer: 'officer',
  killing: 'killing',
  wealth: 'wealth',
  seal: 'seal',
  output: 'output',
  hurting: 'hurting',
}

/** 三会, the elements of the seasons; earth has none. */
const seasons: readonly (readonly [Element, string])[] = [
  ['wood', '寅卯辰'],
  ['fire', '巳午未'],
  ['metal', '申酉戌'],
  ['water', '亥子丑'],
]
const trineElement = (trine: readonly string[]) => elementOfBranch(trine[1] as Branch)
const storehouses = '辰戌丑未'

/** The element that the month’s branch meets others for, all three or two with the middle. */
function meetingOf(pillars: FourPillars, whole: boolean): Element | null {
  const present = new Set<string>(namedPillars(pillars).map(({ branch }) => branch))
  const month = pillars.month.branch
  for (const trine of trines) {
    const found = trine.filter((branch) => present.has(branch))
    const enough = whole ? 3 : 2
    if (trine.includes(month) && found.length >= enough && (whole || present.has(trine[1]!)))
      return trineElement(trine)
  }
  const season = seasons.find(
    ([, members]) => members.includes(month) && [...members].every((one) => present.has(one)),
  )
  return season?.[0] ?? null
}

/**
 * 建禄, 月劫 or 阳刃: the month is the day master’s own. For earth in 巳 and 午 its place of office
 * counts before the fire that rules there; its storehouses are its own only where nothing else shows.
 */
function ownMonth(day: Stem, month: Branch): 'blade' | 'prosperity' | null {
  const stage = lifeStageOf(day, month)
  if (isYang(day) && stage === '帝旺') return 'blade'
  if (stage === '临官' || elementOfStem(hiddenStems[month][0]!) === elementOfStem(day))
    return 'prosperity'
  return null
}

type Found = { stem: Stem; basis: PatternBasis; also: Stem[] }

/** Which of the month’s stems gives the pattern: 论用神变化 and 论杂气如何取用. */
function commandingStem(pillars: FourPillars): Found {
  const { month, day } = pillars
  const inside = hiddenStems[month.branch]
  const ruling = inside[0]!
  const stored = storehouses.includes(month.branch)
  const stems = namedPillars(pillars)
    .filter(({ name }) => name !== 'day')
    .map(({ stem }) => stem)
  const bound = boundStems(pillars)
  const free = stems.filter((stem) => !bound.includes(stem))
  /** The stem that a hidden one shows by; a storehouse shows by either stem of an element it keeps. */
  const showing = (hidden: Stem): Stem | undefined =>
    free.find((stem) => stem === hidden) ??
    (stored && hidden !== ruling
      ? free.find((stem) => elementOfStem(stem) === elementOfStem(hidden))
      : undefined)
  const isOwn = (stem: Stem) => elementOfStem(stem) === elementOfStem(day.stem)
  const shown = inside.flatMap((hidden) => showing(hidden) ?? [])
  if (stems.includes(ruling) && !isOwn(ruling))
    return { stem: ruling, basis: 'shown', also: shown.filter((stem) => stem !== ruling) }
  const whole = meetingOf(pillars, true)
  // A whole meeting changes the month before anything that shows does.
  if (whole !== null && whole !== elementOfStem(ruling)) {
    const met =
      inside.find((stem) => elementOfStem(stem) === whole) ?? hiddenStems[middleOf(whole)][0]!
    return { stem: met, basis: 'met', also: [] }
  }
  const part = whole ?? meetingOf(pillars, false)
  const minor = shown.filter(
    (stem) =>
      stem !== ruling &&
      // 比劫 takes the month over only where branches meet for it, or out of a storehouse.
      (!isOwn(stem) || stored || elementOfStem(stem) === part),
  )
  const opposed = shown.some((one) =>
    shown.some((other) => controls(elementOfStem(one)) === elementOfStem(other)),
  )
  // 印逢财而退位: a seal gives way where wealth shows as well.
  const wealth = stems.some((stem) => controls(elementOfStem(day.stem)) === elementOfStem(stem))
  const standing = opposed
    ? []
    : minor.filter((stem) => !(godFamilyOf(tenGodOf(day.stem, stem)) === 'seal' && wealth))
  const chosen =
    standing.find((stem) => elementOfStem(stem) === part) ??
    standing.find((stem) => !isOwn(stem)) ??
    standing[0]
  if (chosen !== undefined)
    return { stem: chosen, basis: 'shown', also: standing.filter((stem) => stem !== chosen) }
  return { stem: ruling, basis: 'ruling', also: [] }
}

const middles: Readonly<Partial<Record<Element, Branch>>> = {
  wood: '卯',
  fire: '午',
  metal: '酉',
  water: '子',
}
const middleOf = (element: Element): Branch => middles[element]!

/**
 * 格局 by 《子平真诠》: the month’s stem that rules, shows or is met for, how far the chart completes it, and
 * what harms or saves it. Special shapes are named beside it, and told first. Without the hour it is
 * found from six characters.
 */
export function patternOf(pillars: FourPillars): Pattern {
  const { day, month } = pillars
  const own = ownMonth(day.stem, month.branch)
  const found = commandingStem(pillars)
  const whole = meetingOf(pillars, true)
  const self = elementOfStem(day.stem)
  const storehouse = storehouses.includes(month.branch)
  /** An own month stays so, but for a storehouse whose stems show, and a meeting that carries it off. */
  const keeps =
    own !== null &&
    (storehouse
      ? found.basis === 'ruling' || elementOfStem(found.stem) === self
      : whole === null ||
        whole === self ||
        namedPillars(pillars).some(
          ({ name, stem }) => name !== 'day' && elementOfStem(stem) === self,
        ))
  const family = godFamilyOf(tenGodOf(day.stem, found.stem))
  const name: PatternName = keeps ? own : family === 'peer' ? 'prosperity' : familyPatterns[family]
  const stem = keeps ? ownStem(day.stem, month.branch) : found.stem
  const also = [
    ...new Set(
      (keeps ? [] : found.also).flatMap((other) => {
        const one = godFamilyOf(tenGodOf(day.stem, other))
        return one === 'peer' || familyPatterns[one] === name ? [] : [familyPatterns[one]]
      }),
    ),
  ]
  const transformed = unionsOf(pillars).some(
    ({ pillars: names, transforms }) => transforms && names.includes('day'),
  )
  return {
    name,
    basis: keeps ? 'own' : found.basis,
    stem,
    god: tenGodOf(day.stem, stem),
    also,
    manner: ['officer', 'wealth', 'seal', 'output'].includes(name) ? 'along' : 'against',
    special: specialStructureOf(pillars)?.kind ?? (transformed ? 'transformed' : null),
    ...judgePattern(name, pillars),
  }
}

/** The month’s stem of the day master’s own element; in 巳 and 午 of earth it is the hidden one. */
const ownStem = (day: Stem, month: Branch): Stem =>
  hiddenStems[month].find((stem) => elementOfStem(stem) === elementOfStem(day)) ??
  hiddenStems[month][0]!
