import type { BaziChart as ShownBazi, BaziPillar } from '@lumen/contracts/fortune/bazi'
import {
  type BaziChart,
  baziChart,
  type PillarDetail,
  type TimeAxis,
} from '@lumen/astrology/bazi/chart'
import { lifeStageOf, nayinOf } from '@lumen/astrology/bazi/cycle'
import { monthPillars, yearPillar } from '@lumen/astrology/bazi/luck'
import {
  clockAt,
  type DayChange,
  dayChanges,
  type FourPillars,
  type PillarName,
} from '@lumen/astrology/bazi/pillars'
import { type Relation, relationsWith } from '@lumen/astrology/bazi/relations'
import {
  animalOf,
  elementOfBranch,
  elementOfStem,
  hiddenStems,
  isYang,
  type Pillar,
  pillarText,
} from '@lumen/astrology/bazi/stems-branches'
import { tenGodOf } from '@lumen/astrology/bazi/ten-gods'
import { beijingSolar, termsAround } from '@lumen/astrology/bazi/terms'
import type { Birth } from '../birth/resolve-birth.ts'
import type { Reader } from '../reading/reader.ts'
import { showDepth } from './bazi-depth.ts'
import { clockText } from './clock-text.ts'
import { methodOf } from './method.ts'

const axes: readonly TimeAxis[] = ['clock', 'true-solar']
const yearsAhead = 10

/** The four pillars of a birth with all that is derived from them. */
export const pillarsOf = (
  { moment, found, gender, ...birth }: Birth,
  chosen: { axis?: TimeAxis; dayChange?: DayChange } = {},
): BaziChart =>
  baziChart({
    instant: moment.instant,
    standardOffsetSeconds: moment.offsetSeconds - moment.savingSeconds,
    timeKnown: moment.timeKnown,
    axis: chosen.axis ?? birth.axis,
    dayChange: chosen.dayChange ?? birth.dayChange,
    ...(found !== null && { longitude: found.place.longitude }),
    ...(gender !== null && { gender }),
  })

export const pillarTexts = ({ year, month, day, hour }: FourPillars) => ({
  year: pillarText(year),
  month: pillarText(month),
  day: pillarText(day),
  hour: hour === null ? null : pillarText(hour),
})

/**
 * A chart with all that is told about it.
 * @param today for the running luck pillar and years @param reasoning sentences about the strength
 * @param reader writes what one should know of it
 */
export function showBazi(
  birth: Birth,
  chart: BaziChart,
  { today, reasoning, reader }: { today: Date; reasoning: string[]; reader: Reader },
): ShownBazi {
  const { details, dayMaster, luck, strength, terms } = chart
  const pillar = (name: PillarName): BaziPillar => showPillar(details[name]!, name, chart)
  const yearNow = solarYearOf(today)
  const monthNow = beijingSolar(today).getLunar().getMonthInGanZhiExact()
  const beside = (other: Pillar) => besideBirth(chart, other)
  const running = runningLuck(birth, chart, today)
  const alternatives = alternativesOf(birth, chart)
  return {
    pillars: {
      year: pillar('year'),
      month: pillar('month'),
      day: pillar('day'),
      hour: details.hour === undefined ? null : pillar('hour'),
    },
    dayMaster: {
      stem: dayMaster,
      element: elementOfStem(dayMaster),
      yinYang: isYang(dayMaster) ? 'yang' : 'yin',
    },
    animal: chart.animal,
    elements: chart.balance.counts,
    elementFractions: chart.balance.fractions,
    strength: {
      verdict: strength.verdict,
      support: strength.support,
      inSeason: strength.inSeason,
      roots: strength.roots,
      allies: strength.allies,
      favourable: [...strength.favourable],
      unfavourable: [...strength.unfavourable],
      reasoning,
    },
    relations: chart.relations.map(showRelation),
    spirits: chart.spirits.map(({ name, pillars, from, source }) => ({
      name,
      pillars: [...pillars],
      from: [...from],
      source,
    })),
    palaces: {
      conception: chart.palaces.conception,
      life: chart.palaces.life,
      body: chart.palaces.body,
    },
    luck: luck && {
      forward: luck.forward,
      daysToTerm: luck.daysToTerm,
      startAge: luck.startAge,
      pillars: luck.pillars.map((one) => ({
        ...beside(one.pillar),
        fromAge: one.fromAge,
        fromYear: one.fromYear,
        current: one === running,
      })),
    },
    annual: Array.from({ length: yearsAhead }, (_, ahead) => ({
      year: yearNow + ahead,
      ...beside(yearPillar(yearNow + ahead)),
    })),
    monthly: monthPillars(yearNow).map((month, index) => ({
      month: index + 1,
      from: monthBegins(yearNow, index),
      ...beside(month),
      current: pillarText(month) === monthNow,
    })),
    depth: showDepth(birth, chart, reader),
    terms: {
      previous: { name: terms.previous.name, at: terms.previous.at.toISOString() },
      next: { name: terms.next.name, at: terms.next.at.toISOString() },
    },
    alternatives,
    clock: clockText(chart.method.clock),
    warnings: reader.baziWarnings(birth, chart, alternatives.length > 0),
    method: methodOf(birth, null, reader.language),
  }
}

/** The luck pillar that today is in: they follow each other on the day of 交运. */
function runningLuck({ moment }: Birth, { luck }: BaziChart, today: Date) {
  if (luck === null) return undefined
  const { year, month, day, hour, minute } = luck.start.at
  const offset = (moment.offsetSeconds - moment.savingSeconds) * 1000
  return luck.pillars.findLast(
    (_, at) => Date.UTC(year + at * 10, month - 1, day, hour, minute) - offset <= today.getTime(),
  )
}

/** The year that runs from 立春 to 立春. */
export const solarYearOf = (instant: Date): number => {
  const lunar = beijingSolar(instant).getLunar()
  const pillar = lunar.getYearInGanZhiExact()
  const year = instant.getUTCFullYear()
  return pillarText(yearPillar(year)) === pillar ? year : year - 1
}

/** The day in Beijing on which a month begins, by its solar term. @param index 0 for 寅, after 立春 */
export function monthBegins(year: number, index: number): string {
  const within = new Date(Date.UTC(year, index + 1, 20))
  const { year: y, month, day } = clockAt(termsAround(within).previous.at, 480)
  return new Date(Date.UTC(y, month - 1, day)).toISOString().slice(0, 10)
}

function showPillar(detail: PillarDetail, name: PillarName, { spirits }: BaziChart): BaziPillar {
  const { stem, branch } = detail
  return {
    stem,
    branch,
    stemElement: elementOfStem(stem),
    branchElement: elementOfBranch(branch),
    yinYang: isYang(stem) ? 'yang' : 'yin',
    animal: animalOf(branch),
    god: detail.god,
    hidden: detail.hidden.map((hidden) => ({ ...hidden, element: elementOfStem(hidden.stem) })),
    nayin: detail.nayin,
    stage: detail.stage,
    seat: detail.seat,
    void: [...detail.void],
    spirits: spirits.filter(({ pillars }) => pillars.includes(name)).map((one) => one.name),
  }
}

const showRelation = ({ kind, between, pillars, parts }: Relation) => ({
  kind,
  between,
  pillars: [...pillars],
  parts: [...parts],
})

/** A pillar of a time, and what it is to a chart. */
export function besideBirth(
  { dayMaster, pillars }: Pick<BaziChart, 'dayMaster' | 'pillars'>,
  other: Pillar,
) {
  return {
    stem: other.stem,
    branch: other.branch,
    god: tenGodOf(dayMaster, other.stem),
    branchGod: tenGodOf(dayMaster, hiddenStems[other.branch][0]!),
    nayin: nayinOf(other),
    stage: lifeStageOf(dayMaster, other.branch),
    relations: relationsWith(pillars, other).map(showRelation),
  }
}

/** What the other axes and schools read, where it is something else. */
function alternativesOf(birth: Birth, chart: BaziChart): ShownBazi['alternatives'] {
  if (!birth.moment.timeKnown) return []
  const own = JSON.stringify(pillarTexts(chart.pillars))
  return axes
    .filter((axis) => axis === 'clock' || birth.found !== null)
    .flatMap((axis) =>
      dayChanges.flatMap((dayChange) => {
        const texts = pillarTexts(pillarsOf(birth, { axis, dayChange }).pillars)
        return JSON.stringify(texts) === own ? [] : [{ axis, dayChange, ...texts }]
      }),
    )
}
