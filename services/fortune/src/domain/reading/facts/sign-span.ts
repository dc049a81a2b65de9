import { MakeTime } from 'astronomy-engine'
import { type Ingress, ingresses, type Lunation, lunations } from '@lumen/astrology/sky/events'
import type { Planet } from '@lumen/astrology/sky/points'
import type { Sign } from '@lumen/astrology/sky/signs'
import type { Scores } from '@lumen/contracts/fortune/schema'
import { type SignDay, signDay } from './sign-day.ts'
import { type DayAspect, noonOf, type SkyDay, skyDay, stepDate } from './sky-day.ts'

/** Planets whose steps from sign to sign are told in a month. */
const steppers = ['Sun', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const

export type SignSpanDay = { readonly day: SkyDay; readonly found: SignDay }
/** A week or a month of a sign. */
export type SignSpan = {
  readonly days: readonly SignSpanDay[]
  readonly best: SignSpanDay
  readonly careful: SignSpanDay
  readonly lunations: readonly Lunation[]
  readonly ingresses: readonly (Ingress & { readonly body: Planet })[]
  /** The closest exact aspect without the Moon, and its day. */
  readonly leading: { readonly aspect: DayAspect; readonly day: SkyDay } | undefined
}

/** @param date the first day, YYYY-MM-DD @param length days */
export function signSpan(sign: Sign, date: string, length: number): SignSpan {
  const days = Array.from({ length }, (_, at) => {
    const day = skyDay(stepDate(date, at))
    return { day, found: signDay(sign, day) }
  })
  const ranked = days.toSorted((a, b) => b.found.scores.overall - a.found.scores.overall)
  const from = MakeTime(noonOf(date)).AddDays(-0.5).date
  const to = MakeTime(noonOf(date)).AddDays(length - 0.5).date
  const exact = days
    .flatMap(({ day }) =>
      day.aspects
        .filter((aspect) => aspect.exact && aspect.a !== 'Moon' && aspect.b !== 'Moon')
        .map((aspect) => ({ aspect, day })),
    )
    .toSorted((a, b) => a.aspect.orb - b.aspect.orb)
  return {
    days,
    best: ranked[0]!,
    careful: ranked.at(-1)!,
    lunations: lunations(from, to),
    ingresses: steppers.flatMap((body) =>
      ingresses(body, from, to).map((ingress) => ({ ...ingress, body })),
    ),
    leading: exact[0],
  }
}

/** Scores of a sign day by day. */
export const signSeries = (
  sign: Sign,
  date: string,
  length: number,
): { readonly date: string; readonly scores: Scores }[] =>
  Array.from({ length }, (_, at) => {
    const on = stepDate(date, at)
    return { date: on, scores: signDay(sign, skyDay(on)).scores }
  })
