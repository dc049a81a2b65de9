import { describe, expect, it } from 'vitest'
import { crossesMark, markSize, placesOf } from './mark-places'
import { radii } from './wheel-geometry'

describe('Marks of the wheel', () => {
  it('have degrees and minutes on a phone too, clear of the glyph and of the ring of houses', () => {
    for (const compact of [true, false]) {
      const size = markSize('inner', compact)
      expect(size.degree).toBeGreaterThan(0)
      expect(size.minute).toBeGreaterThan(0)
      expect(size.glyphAt - size.glyph / 2).toBeGreaterThan(size.degreeAt + size.degree / 2 - 1)
      expect(size.degreeAt - size.degree / 2).toBeGreaterThanOrEqual(
        size.minuteAt + size.minute / 2,
      )
      expect(size.minuteAt - size.minute / 2).toBeGreaterThan(radii.houses)
      // 29′ is about one and a half times as wide as it is high.
      const room = (size.apart / 180) * Math.PI * size.minuteAt
      expect(room).toBeGreaterThan(size.minute * 1.6)
    }
  })

  it('are not run through by cusps: those near a mark leave it room', () => {
    const points = [{ longitude: 100 }, { longitude: 200 }]
    expect(crossesMark(100, points, true)).toBe(true)
    expect(crossesMark(105, points, true)).toBe(true)
    expect(crossesMark(110, points, true)).toBe(false)
    expect(crossesMark(359, [{ longitude: 2 }], false)).toBe(true)
  })

  it('are where they are drawn when they had to move', () => {
    const points = [{ longitude: 100 }, { longitude: 101 }]
    const [first] = placesOf(points, 'inner', true) as [number, number]
    expect(first).toBeLessThan(96)
    expect(crossesMark(first, points, true)).toBe(true)
  })
})
