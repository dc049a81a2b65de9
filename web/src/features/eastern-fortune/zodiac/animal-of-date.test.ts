import { expect, it } from 'vitest'
import { animalOfDate } from './animal-of-date'

it.each([
  ['1992-08-14', 'monkey'],
  ['1992-01-15', 'goat'],
  ['1900-02-21', 'rat'],
  ['1899-12-31', 'pig'],
  ['2024-02-09', null],
])('the animal of %s is %s', (date, animal) => {
  expect(animalOfDate(date)).toBe(animal)
})
