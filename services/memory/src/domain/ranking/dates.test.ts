import { expect, it } from 'vitest'
import { localDay } from './dates.ts'

it('tells the day where somebody is, and that of UTC where there is no such zone', () => {
  const at = new Date('2026-11-28T20:00:00Z')
  const utc = localDay(at, null)
  expect(localDay(at, 'Asia/Shanghai')).toBe(utc + 1)
  for (const zone of ['UTC', 'Mars/One', '', '\u0000']) expect(localDay(at, zone)).toBe(utc)
})
