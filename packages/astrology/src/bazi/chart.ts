import { type LifeStage, lifeStageOf, type Nayin, nayinOf, voidOf } from './cycle.ts'
import { type Bones, bonesOf } from './bones.ts'
import { type Command, commandOf } from './command.ts'
import { type Concealed, concealedOf } from './concealed.ts'
import { type Luck, luckOf } from './luck.ts'
import { type Palaces, palacesOf } from './palaces.ts'
import {
  clockAt,
  type DayChange,
  type FourPillars,
  fourPillars,
  type PillarName,
  secondsToHourEdge,
  type WallClock,
} from './pillars.ts'
import { type Relation, relationsOf } from './relations.ts'
import { type Spirit, spiritsOf } from './spirits.ts'
import {
  type Animal,
  animalOf,
  type Branch,
  type Gender,
  hiddenStems,
  type Pillar,
  type Stem,
} from './stems-branches.ts'
import type { ElementBalance } from './balance.ts'
import { elementBalance, type Strength, strengthOf } from './strength.ts'
import { type TenGod, tenGodOf } from './ten-gods.ts'
import { type MonthTerm, type Term, termsAround } from './terms.ts'
import { type Union, unionsOf } from './union.ts'
import { trueSolarMinutes } from './true-solar-time.ts'

export type TimeAxis = 'clock' | 'true-solar'

export type BaziBirth = {
  readonly instant: Date
  /** Offset of the zone without daylight saving, in seconds east of UTC. */
  readonly standardOffsetSeconds: number
  /** Degrees east; without it there is no true solar time. */
  readonly longitude?: number
  readonly gender?: Gender
  readonly timeKnown: boolean
  readonly axis: TimeAxis
  readonly dayChange: DayChange
}

export type PillarDetail = Pillar & {
  readonly god: TenGod | '日主'
  readonly hidden: readonly { readonly stem: Stem; readonly god: TenGod }[]
  readonly nayin: Nayin
  readonly stage: LifeStage
  /** 自坐: the stage of the pillar’s own stem on its branch. */
  readonly seat: LifeStage
  readonly void: readonly [Branch, Branch]
}

export type BaziWarning =
  | { readonly kind: 'near-term'; readonly term: MonthTerm; readonly seconds: number }
  | { readonly kind: 'near-hour-edge'; readonly seconds: number }

export type BaziChart = {
  readonly pillars: FourPillars
  readonly details: Readonly<Partial<Record<PillarName, PillarDetail>>>
  readonly dayMaster: Stem
  /** Animal of the year by 立春. */
  readonly animal: Animal
  readonly balance: ElementBalance
  readonly strength: Strength
  readonly relations: readonly Relation[]
  readonly concealed: readonly Concealed[]
  readonly unions: readonly Union[]
  readonly command: Command
  /** 称骨; null without the hour. */
  readonly bones: Bones | null
  readonly spirits: readonly Spirit[]
  readonly palaces: Palaces
  readonly luck: Luck | null
  readonly method: {
    readonly axis: TimeAxis
    readonly dayChange: DayChange
    /** The hands that day and hour were read from. */
    readonly clock: WallClock
    /** Minutes between the zone’s standard time and true solar time; null without a place. */
    readonly solarMinutes: number | null
  }
  readonly terms: { readonly previous: Term; readonly next: Term }
  readonly warnings: readonly BaziWarning[]
}

/** Nearer to a term than this, in seconds, year or month may fall on either side. */
const termMargin = 5
/** Nearer to the edge of a double hour than this, in seconds, the hour may be the neighbour. */
const hourMargin = 180

/** The whole chart of four pillars. @throws RangeError for true solar time without a longitude */
export function baziChart(birth: BaziBirth): BaziChart {
  const { instant, longitude, timeKnown, axis, dayChange, standardOffsetSeconds } = birth
  if (axis === 'true-solar' && longitude === undefined)
    throw new RangeError('True solar time needs a longitude')
  const standardMinutes = standardOffsetSeconds / 60
  const solar = longitude === undefined ? null : trueSolarMinutes(instant, longitude)
  const clock = clockAt(instant, axis === 'true-solar' && solar !== null ? solar : standardMinutes)
  const pillars = fourPillars(instant, clock, { dayChange, timeKnown })
  const terms = termsAround(instant)
  return {
    pillars,
    details: detailsOf(pillars),
    dayMaster: pillars.day.stem,
    animal: animalOf(pillars.year.branch),
    balance: elementBalance(pillars),
    strength: strengthOf(pillars),
    relations: relationsOf(pillars),
    concealed: concealedOf(pillars),
    unions: unionsOf(pillars),
    command: commandOf(instant, pillars, terms.previous),
    bones: timeKnown ? bonesOf(clock, dayChange) : null,
    spirits: spiritsOf(pillars, birth.gender),
    palaces: palacesOf(pillars),
    luck:
      birth.gender === undefined
        ? null
        : luckOf(instant, pillars, { gender: birth.gender, offsetMinutes: standardMinutes }),
    method: {
      axis,
      dayChange,
      clock,
      solarMinutes: solar === null ? null : Number((solar - standardMinutes).toFixed(2)),
    },
    terms,
    warnings: warningsOf(instant, terms, clock, timeKnown),
  }
}

function detailsOf(pillars: FourPillars): BaziChart['details'] {
  const master = pillars.day.stem
  const detail = (pillar: Pillar, name: PillarName): PillarDetail => ({
    ...pillar,
    god: name === 'day' ? '日主' : tenGodOf(master, pillar.stem),
    hidden: hiddenStems[pillar.branch].map((stem) => ({ stem, god: tenGodOf(master, stem) })),
    nayin: nayinOf(pillar),
    stage: lifeStageOf(master, pillar.branch),
    seat: lifeStageOf(pillar.stem, pillar.branch),
    void: voidOf(pillar),
  })
  const { year, month, day, hour } = pillars
  return {
    year: detail(year, 'year'),
    month: detail(month, 'month'),
    day: detail(day, 'day'),
    ...(hour && { hour: detail(hour, 'hour') }),
  }
}

function warningsOf(
  instant: Date,
  { previous, next }: BaziChart['terms'],
  clock: WallClock,
  timeKnown: boolean,
): BaziWarning[] {
  const near = [previous, next].flatMap((term): BaziWarning[] => {
    const seconds = Math.abs(term.at.getTime() - instant.getTime()) / 1000
    return seconds <= termMargin ? [{ kind: 'near-term', term: term.name, seconds }] : []
  })
  const seconds = secondsToHourEdge(clock)
  if (timeKnown && seconds <= hourMargin) near.push({ kind: 'near-hour-edge', seconds })
  return near
}
