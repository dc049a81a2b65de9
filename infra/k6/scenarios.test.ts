import { expect, it } from 'vitest'
import { isScenarioName, mostUsersOf, scenarios, secondsOf, stretched } from './scenarios.ts'

it('names those that there are', () => {
  expect(Object.keys(scenarios)).toEqual(['smoke', 'load', 'stress', 'soak', 'spike'])
  expect(isScenarioName('soak')).toBe(true)
  expect(isScenarioName('toString')).toBe(false)
})

it('ends each with nobody left, so that all have gone when it is over', () => {
  for (const { stages } of Object.values(scenarios)) expect(stages.at(-1)!.users).toBe(0)
})

it('stretches stages in proportion and leaves the users', () => {
  const { stages } = scenarios.spike
  const short = stretched(stages, 0.5)
  expect(secondsOf(short)).toBeCloseTo(30)
  expect(short[0]!.seconds / short[2]!.seconds).toBeCloseTo(6)
  expect(mostUsersOf(short)).toBe(mostUsersOf(stages))
  expect(stretched(stages)).toEqual(stages)
})
