import { expect, it } from 'vitest'
import { scenarios, secondsOf, type Stage } from '../../infra/k6/scenarios.ts'
import { usersAt, visitsOf } from './visits.ts'

const upAndDown: Stage[] = [
  { seconds: 10, users: 4 },
  { seconds: 20, users: 4 },
  { seconds: 10, users: 1 },
  { seconds: 10, users: 4 },
  { seconds: 4, users: 0 },
]

it('lets users come and go evenly', () => {
  const at = [0, 5, 10, 25, 35, 40, 45, 52, 53.9, 54, 99]
  expect(at.map((second) => usersAt(upAndDown, second))).toEqual([0, 2, 4, 4, 3, 1, 3, 2, 0, 0, 0])
})

it('comes again as often as it is asked to', () => {
  const visits = visitsOf(upAndDown)
  expect(visits.filter(({ user }) => user === 0)).toHaveLength(1)
  expect(visits.filter(({ user }) => user === 3)).toEqual([
    { user: 3, from: 8.75, to: expect.closeTo(31.67, 1) },
    { user: 3, from: expect.closeTo(48.33, 1), to: 50.5 },
  ])
})

it('has as many there at each moment as the stages say', () => {
  for (const stages of [upAndDown, ...Object.values(scenarios).map(({ stages }) => stages)]) {
    const visits = visitsOf(stages)
    const seconds = secondsOf(stages)
    for (let second = 0.37; second < seconds; second += seconds / 97) {
      const there = visits.filter(({ from, to }) => from <= second && second < to)
      expect([second, there.length]).toEqual([second, usersAt(stages, second)])
    }
  }
})

it('stays to the end when nobody says when to go', () => {
  expect(
    visitsOf([
      { seconds: 0, users: 1 },
      { seconds: 5, users: 1 },
    ]),
  ).toEqual([{ user: 0, from: 0, to: 5 }])
})
