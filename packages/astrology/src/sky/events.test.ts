import { expect, test } from 'vitest'
import events from '../../fixtures/sky-events.json' with { type: 'json' }
import { ingresses, lunations, stations } from './events.ts'
import { planets, type Planet } from './points.ts'

const from = new Date('2024-01-01T00:00:00Z')
const to = new Date('2031-01-01T00:00:00Z')
const nearest = (times: readonly Date[], utc: string) =>
  Math.min(...times.map((at) => Math.abs(at.getTime() - Date.parse(utc)))) / 60_000

test('lunations of seven years are within 2 minutes', () => {
  const found = lunations(from, to)
  for (const { type, utc } of events.lunations) {
    const kind = type.replace(' moon', '').replace(' ', '-')
    const times = found.filter((lunation) => lunation.kind === kind).map(({ at }) => at)
    expect(nearest(times, utc), `${type} ${utc}`).toBeLessThan(2)
  }
})

test('the Sun enters each sign within 3 minutes, inner planets within 15', () => {
  for (const body of ['Sun', 'Mercury', 'Venus', 'Mars'] as const) {
    const found = ingresses(body, from, to)
    const limit = body === 'Sun' ? 3 : 15
    for (const { utc } of events.ingresses.filter((event) => event.body === body))
      expect(
        nearest(
          found.map(({ at }) => at),
          utc,
        ),
        `${body} ${utc}`,
      ).toBeLessThan(limit)
  }
})

test('planets stand still within the day', () => {
  for (const body of planets.filter((name) => name !== 'Sun' && name !== 'Moon') as Planet[]) {
    const found = stations(body, from, to)
    for (const { utc, turns } of events.stations.filter((event) => event.body === body)) {
      const times = found.filter((station) => station.turns === turns).map(({ at }) => at)
      expect(nearest(times, utc), `${body} ${utc}`).toBeLessThan(24 * 60)
    }
  }
})
