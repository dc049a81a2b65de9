import { describe, expect, it } from 'vitest'
import { monthAround, monthsAfter } from './period.ts'

describe('monthAround', () => {
  it.each([
    ['2026-01-31T08:00:00Z', '2026-02-10T00:00:00Z', '2026-01-31', '2026-02-28'],
    ['2026-01-31T08:00:00Z', '2026-02-28T08:00:00Z', '2026-02-28', '2026-03-31'],
    ['2026-01-31T08:00:00Z', '2026-02-28T07:59:59Z', '2026-01-31', '2026-02-28'],
    ['2025-12-15T00:00:00Z', '2026-11-21T00:00:00Z', '2026-11-15', '2026-12-15'],
    ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00Z', '2026-11-21', '2026-12-21'],
  ])('of %s at %s', (anchor, now, start, end) => {
    const month = monthAround(new Date(anchor), new Date(now))
    expect(month.start.toISOString().slice(0, 10)).toBe(start)
    expect(month.end.toISOString().slice(0, 10)).toBe(end)
    expect(month.start <= new Date(now) && new Date(now) < month.end).toBe(true)
  })

  it('is the first month also before it began, as a clock behind the provider’s says', () => {
    const anchor = new Date('2026-11-21T10:00:00Z')
    expect(monthAround(anchor, new Date('2026-11-20T10:00:00Z'))).toEqual(
      monthAround(anchor, anchor),
    )
  })

  it('comes back to the day of the anchor after a short month', () => {
    expect(monthsAfter(new Date('2026-01-31T08:00:00Z'), 2).toISOString()).toBe(
      '2026-03-31T08:00:00.000Z',
    )
  })
})
