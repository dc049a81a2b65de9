import { expect, it } from 'vitest'
import { localMoment } from './local-moment.ts'

const now = new Date('2026-11-21T18:05:00Z')

it('tells the wall time at the user’s place', () => {
  const shanghai = { hour: 2, minute: 5, weekday: 0, month: 11, day: 22 }
  expect(localMoment(now, 'Asia/Shanghai')).toEqual(shanghai)
})

it('falls back to UTC', () => {
  const utc = { hour: 18, minute: 5, weekday: 6, month: 11, day: 21 }
  expect(localMoment(now, null)).toEqual(utc)
  expect(localMoment(now, 'Mars/Olympus')).toEqual(utc)
})
