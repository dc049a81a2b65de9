import { MakeTime } from 'astronomy-engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { difference, turn } from './angle.ts'
import { aspectKinds } from './aspects.ts'
import { skyChart } from './chart.ts'
import { planets } from './points.ts'
import { longitudeOf } from './positions.ts'
import { type TimelineEvent, timelineOrb, transitTimeline } from './timeline.ts'

const { positions } = skyChart(new Date('1990-05-01T03:30:00Z'))
const natal = Object.fromEntries(planets.map((name) => [name, positions[name].longitude]))
const [from, to] = [new Date('2026-11-21T00:00:00Z'), new Date('2027-02-21T00:00:00Z')]

let events: TimelineEvent[]
beforeAll(() => {
  events = transitTimeline(natal, from, to)
})

const offAt = (event: Extract<TimelineEvent, { kind: 'aspect' }>, at: Date) =>
  Math.abs(difference(longitudeOf(event.body, MakeTime(at)), natal[event.natal]!)) -
  aspectKinds[event.aspect].angle

describe('a timeline of transits', () => {
  it('is in order of time and within the span', () => {
    const times = events.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times[0]).toBeGreaterThanOrEqual(from.getTime())
    expect(times.at(-1)).toBeLessThanOrEqual(to.getTime())
  })

  it('names moments at which an aspect is exact', () => {
    const aspects = events.filter((event) => event.kind === 'aspect')
    expect(aspects.length).toBeGreaterThan(50)
    for (const event of aspects) expect(Math.abs(offAt(event, event.at))).toBeLessThan(0.001)
  })

  it('tells when an aspect begins and ends to count', () => {
    const whole = events.filter(
      (event) => event.kind === 'aspect' && event.from !== null && event.to !== null,
    ) as Extract<TimelineEvent, { kind: 'aspect' }>[]
    expect(whole.length).toBeGreaterThan(30)
    for (const event of whole)
      for (const edge of [event.from!, event.to!])
        expect(Math.abs(Math.abs(offAt(event, edge)) - timelineOrb)).toBeLessThan(0.1)
  })

  it('misses nothing that the Sun meets on its way', () => {
    const begins = longitudeOf('Sun', MakeTime(from))
    const way = turn(longitudeOf('Sun', MakeTime(to)) - begins)
    const goals = Object.values(natal).flatMap((longitude) =>
      [0, 60, 90, 120, 180, 240, 270, 300].map((angle) => turn(longitude + angle - begins)),
    )
    const met = events.filter((event) => event.kind === 'aspect' && event.body === 'Sun')
    expect(met).toHaveLength(goals.filter((goal) => goal < way).length)
  })

  it('tells new and full Moons and changes of sign', () => {
    const kinds = new Map<string, number>()
    for (const { kind } of events) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    expect(kinds.get('lunation')).toBe(13)
    expect(events.filter((event) => event.kind === 'ingress' && event.body === 'Sun')).toHaveLength(
      4,
    )
    expect(kinds.get('station')).toBeGreaterThan(1)
  })
})
