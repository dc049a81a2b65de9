import { describe, expect, it } from 'vitest'
import { placeDays, smoothPath } from './journey-line'

describe('placeDays', () => {
  it('puts days at their distance', () => {
    const days = ['2026-05-01', '2026-05-02', '2026-05-05'].map((date) => ({
      date,
      emotionalWeight: 2,
    }))
    expect(placeDays(days)).toEqual([
      { x: 0, y: 1 },
      { x: 0.25, y: 1 },
      { x: 1, y: 1 },
    ])
  })

  it('puts one alone into the middle', () => {
    expect(placeDays([{ date: '2026-05-01', emotionalWeight: -0.5 }])).toEqual([
      { x: 0.5, y: -0.5 },
    ])
    expect(placeDays([])).toEqual([])
  })
})

describe('smoothPath', () => {
  it('goes through every point and swings beyond none', () => {
    const points = [
      { x: 0, y: 50 },
      { x: 10, y: 10 },
      { x: 20, y: 10 },
      { x: 30, y: 90 },
    ]
    const path = smoothPath(points)
    for (const { x, y } of points) expect(path).toMatch(new RegExp(`[M ]${x} ${y}( |$)`))
    const heights = [...path.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y))
    expect(Math.min(...heights)).toBe(10)
    expect(Math.max(...heights)).toBe(90)
  })

  it('draws nothing of nothing, and a dot of one', () => {
    expect(smoothPath([])).toBe('')
    expect(smoothPath([{ x: 1, y: 2 }])).toBe('M1 2')
  })
})
