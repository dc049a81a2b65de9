import { expect, test } from 'vitest'
import { directions, eightMansions, flyingStars } from './eight-mansions.ts'

test.each([
  [1990, 'male', 1],
  [1990, 'female', 8],
  [1986, 'male', 2],
  [1986, 'female', 1],
  [2000, 'male', 9],
  [1984, 'male', 7],
  [1984, 'female', 8],
] as const)('%i %s has life number %i', (year, gender, number) => {
  expect(eightMansions(year, gender).lifeNumber).toBe(number)
})

test('every life number spreads its fields over all eight directions', () => {
  for (let year = 1980; year < 1989; year++)
    for (const gender of ['male', 'female'] as const)
      expect(Object.values(eightMansions(year, gender).fields).toSorted()).toEqual(
        directions.toSorted(),
      )
})

test('the star of the middle goes back by one a year', () => {
  expect([2024, 2025, 2026, 2027].map((year) => flyingStars(year).centre)).toEqual([3, 2, 1, 9])
  expect(flyingStars(2024)).toMatchObject({ NW: 4, W: 5, NE: 6, S: 7, N: 8, SW: 9, E: 1, SE: 2 })
})
