import { type AstroTime, MakeTime } from 'astronomy-engine'
import { difference, turn } from './angle.ts'
import { type AspectKind, aspectKinds, type AspectPoint } from './aspects.ts'
import { ingresses, type Lunation, lunations, stations } from './events.ts'
import type { BodyName } from './points.ts'
import { longitudeOf } from './positions.ts'
import type { Sign } from './signs.ts'
import { ayanamsaAt, type Zodiac } from './zodiac.ts'

export type TimelineEvent = { readonly body: BodyName; readonly at: Date } & (
  | {
      readonly kind: 'aspect'
      readonly aspect: AspectKind
      readonly natal: AspectPoint
      /** When it comes within `timelineOrb` and leaves it; null beyond the span. */
      readonly from: Date | null
      readonly to: Date | null
    }
  | { readonly kind: 'ingress'; readonly sign: Sign }
  | { readonly kind: 'station'; readonly turns: 'retrograde' | 'direct' }
  | {
      readonly kind: 'lunation'
      readonly lunation: Lunation['kind']
      readonly moonLongitude: number
    }
)

/** The Moon meets everything every month: only its phases are told. */
const wanderers = [
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'Chiron',
] as const satisfies readonly BodyName[]
const standStill = wanderers.filter((body) => body !== 'Sun')

/** Within this distance from exactness a transit counts; degrees. */
export const timelineOrb = 1
const told: readonly AspectKind[] = ['conjunction', 'sextile', 'square', 'trine', 'opposition']
/** Angles from a birth point at which a body forms an aspect, both sides. */
const corners = told.flatMap((kind) => {
  const { angle } = aspectKinds[kind]
  return angle === 0 || angle === 180
    ? [{ kind, angle }]
    : [
        { kind, angle },
        { kind, angle: 360 - angle },
      ]
})

/**
 * What happens to a birth chart over a span, in order of time: exact transits, changes of sign,
 * stations, Moon phases. About 1 ms a day.
 * @param natal longitudes of the points that are met, in the zodiac
 */
export function transitTimeline(
  natal: Readonly<Partial<Record<AspectPoint, number>>>,
  from: Date,
  to: Date,
  zodiac: Zodiac = 'tropical',
): TimelineEvent[] {
  // Within a season the stars stay where they are, to a few seconds of arc.
  const ayanamsa = ayanamsaAt(zodiac, MakeTime(from))
  const met = Object.fromEntries(
    Object.entries(natal).map(([name, longitude]) => [name, turn(longitude + ayanamsa)]),
  )
  const events: TimelineEvent[] = [
    ...wanderers.flatMap((body) => transitsOf(body, met, from, to)),
    ...wanderers.flatMap((body) =>
      ingresses(body, from, to, zodiac).map(({ at, sign }) => ({
        kind: 'ingress' as const,
        body,
        at,
        sign,
      })),
    ),
    ...standStill.flatMap((body) =>
      stations(body, from, to).map(({ at, turns }) => ({
        kind: 'station' as const,
        body,
        at,
        turns,
      })),
    ),
    ...lunations(from, to).map(({ kind, at, moonLongitude }) => ({
      kind: 'lunation' as const,
      body: 'Moon' as const,
      at,
      lunation: kind,
      moonLongitude: turn(moonLongitude - ayanamsa),
    })),
  ]
  return events.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

type Sample = { readonly time: AstroTime; readonly longitude: number }

function transitsOf(
  body: (typeof wanderers)[number],
  natal: Readonly<Partial<Record<AspectPoint, number>>>,
  from: Date,
  to: Date,
): TimelineEvent[] {
  const samples = sampleDays(body, from, to)
  return (Object.entries(natal) as [AspectPoint, number][]).flatMap(([point, longitude]) =>
    corners.flatMap(({ kind, angle }) => {
      const goal = turn(longitude + angle)
      const off = ({ longitude: at }: Sample) => difference(at, goal)
      return samples.slice(1).flatMap((later, index): TimelineEvent[] => {
        const earlier = samples[index]!
        const [before, after] = [off(earlier), off(later)]
        // Across the far side the sign changes as well.
        if (Math.sign(before) === Math.sign(after) || Math.abs(before) > 90) return []
        return [
          {
            kind: 'aspect',
            body,
            at: exactAt(body, goal, earlier.time, later.time),
            aspect: kind,
            natal: point,
            from: leaves(samples, off, index, -1),
            to: leaves(samples, off, index + 1, 1),
          },
        ]
      })
    }),
  )
}

/** One sample a day, the last at the end of the span. */
function sampleDays(body: BodyName, from: Date, to: Date): Sample[] {
  const end = MakeTime(to)
  const samples: Sample[] = []
  for (let time = MakeTime(from); time.ut < end.ut; time = time.AddDays(1))
    samples.push({ time, longitude: longitudeOf(body, time) })
  samples.push({ time: end, longitude: longitudeOf(body, end) })
  return samples
}

/** By halving, to half a minute. */
function exactAt(body: BodyName, goal: number, from: AstroTime, to: AstroTime): Date {
  let [low, high] = [from, to]
  const before = Math.sign(difference(longitudeOf(body, low), goal))
  while (high.ut - low.ut > 0.0003) {
    const middle = low.AddDays((high.ut - low.ut) / 2)
    if (Math.sign(difference(longitudeOf(body, middle), goal)) === before) low = middle
    else high = middle
  }
  return high.date
}

/** When the distance passes the orb, walking one way from a sample; by straight lines between days. */
function leaves(
  samples: readonly Sample[],
  off: (sample: Sample) => number,
  start: number,
  step: 1 | -1,
): Date | null {
  for (let at = start; at >= 0 && at < samples.length; at += step) {
    const sample = samples[at]!
    const outside = off(sample)
    if (Math.abs(outside) < timelineOrb) continue
    const inner = samples[at - step]
    if (inner === undefined) return sample.time.date
    // The inner sample may lie on the other side of exactness: the sign counts.
    const within = off(inner)
    const share = (Math.sign(outside) * timelineOrb - within) / (outside - within)
    return new Date(
      inner.time.date.getTime() +
        Math.min(1, Math.max(0, share)) * (sample.time.date.getTime() - inner.time.date.getTime()),
    )
  }
  return null
}
