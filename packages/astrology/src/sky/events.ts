import { type AstroTime, MakeTime, Search, SearchMoonPhase } from 'astronomy-engine'
import { difference } from './angle.ts'
import type { BodyName } from './points.ts'
import { longitudeOf, positionOf } from './positions.ts'
import { type Sign, signs } from './signs.ts'
import { longitudeIn, type Zodiac } from './zodiac.ts'

export const lunationKinds = ['new', 'first-quarter', 'full', 'last-quarter'] as const
export type LunationKind = (typeof lunationKinds)[number]
export type Lunation = {
  readonly kind: LunationKind
  readonly at: Date
  readonly moonLongitude: number
}

/** New, full and half Moons from one instant (included) to another (excluded), in order. */
export function lunations(from: Date, to: Date): Lunation[] {
  return lunationKinds
    .flatMap((kind, quarter) => {
      const found: Lunation[] = []
      let time = SearchMoonPhase(quarter * 90, from, 40)
      while (time !== null && time.date < to) {
        found.push({ kind, at: time.date, moonLongitude: longitudeOf('Moon', time) })
        time = SearchMoonPhase(quarter * 90, time.AddDays(20), 40)
      }
      return found
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

export type Ingress = {
  readonly body: BodyName
  readonly at: Date
  readonly sign: Sign
  readonly retrograde: boolean
}

/** How far apart, in days, a body is looked at: close enough to meet every change of sign. */
const strideOf = (body: BodyName) => (body === 'Moon' ? 0.5 : 2)

/** When a body enters a sign, forwards or backwards. */
export function ingresses(
  body: BodyName,
  from: Date,
  to: Date,
  zodiac: Zodiac = 'tropical',
): Ingress[] {
  const place = (time: AstroTime) => longitudeIn(zodiac, body, time)
  return crossings(body, from, to, (time) => Math.floor(place(time) / 30)).flatMap(
    ({ before, after, earlier, later }) => {
      const retrograde = difference(after * 30 + 15, before * 30 + 15) < 0
      const edge = (retrograde ? before : after) * 30
      const time = Search(
        (at) => difference(place(at), edge) * (retrograde ? -1 : 1),
        earlier,
        later,
      )
      return time === null ? [] : [{ body, at: time.date, sign: signs[after]!, retrograde }]
    },
  )
}

export type Station = {
  readonly body: BodyName
  readonly at: Date
  readonly turns: 'retrograde' | 'direct'
  readonly longitude: number
}

/** When a body stands still to turn. */
export function stations(body: BodyName, from: Date, to: Date): Station[] {
  return crossings(body, from, to, (time) => Math.sign(positionOf(body, time).speed)).flatMap(
    ({ after, earlier, later }) => {
      const time = Search((at) => positionOf(body, at).speed * after, earlier, later)
      if (time === null) return []
      const turns = after < 0 ? 'retrograde' : 'direct'
      return [{ body, at: time.date, turns, longitude: longitudeOf(body, time) }]
    },
  )
}

type Crossing = { before: number; after: number; earlier: AstroTime; later: AstroTime }

function crossings(
  body: BodyName,
  from: Date,
  to: Date,
  valueAt: (time: AstroTime) => number,
): Crossing[] {
  const found: Crossing[] = []
  const end = MakeTime(to)
  let earlier = MakeTime(from)
  let before = valueAt(earlier)
  while (earlier.ut < end.ut) {
    const next = earlier.AddDays(strideOf(body))
    const later = next.ut > end.ut ? end : next
    const after = valueAt(later)
    if (after !== before) found.push({ before, after, earlier, later })
    earlier = later
    before = after
  }
  return found
}
