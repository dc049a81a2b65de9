import { describe, expect, it } from 'vitest'
import { crystalShape } from './crystal-geometry'

describe('crystalShape', () => {
  it('has one facet per side, three in the brilliant cut', () => {
    expect(crystalShape(7, 1).facets).toHaveLength(7)
    expect(crystalShape(9, 1, 'brilliant').facets).toHaveLength(27)
    expect(crystalShape(1, 1).facets).toHaveLength(4)
  })
  it('is the same for the same seed and stays in its box', () => {
    expect(crystalShape(8, 42)).toEqual(crystalShape(8, 42))
    expect(crystalShape(8, 42)).not.toEqual(crystalShape(8, 43))
    for (let seed = 0; seed < 200; seed++)
      for (const [x, y] of crystalShape(4 + (seed % 6), seed).outline) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(100)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(130)
      }
  })
})
