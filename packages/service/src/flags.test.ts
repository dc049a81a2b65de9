import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { isFlagOn } from './flags.ts'

const accounts = Array.from({ length: 2_000 }, () => randomUUID())
const videosFor = (percent: number) =>
  accounts.filter((id) => isFlagOn({ 'video-generation': percent }, 'video-generation', id))

it('holds its default until it is set, and what was set for everybody', () => {
  expect(isFlagOn({}, 'registration')).toBe(true)
  expect(isFlagOn({ registration: 0 }, 'registration')).toBe(false)
  expect(isFlagOn({ registration: 100 }, 'registration')).toBe(true)
  expect(videosFor(0)).toEqual([])
  expect(videosFor(100)).toEqual(accounts)
})

it('draws a share of the accounts, always the same ones, and more for a larger share', () => {
  const quarter = videosFor(25)
  expect(quarter.length / accounts.length).toBeCloseTo(0.25, 1)
  expect(videosFor(25)).toEqual(quarter)
  expect(videosFor(50)).toEqual(expect.arrayContaining(quarter))
})

it('is on for no visitor while it is on for a share', () => {
  expect(isFlagOn({ 'video-generation': 99 }, 'video-generation')).toBe(false)
})
