import { describe, expect, it } from 'vitest'
import { degreeText, middleOf, orbText, spot, wheelSize } from './wheel-geometry'

describe('the wheel', () => {
  it('has the ascendant at the left and runs anticlockwise', () => {
    const middle = wheelSize / 2
    expect(spot(100, 50, 100)).toEqual({ x: middle - 50, y: middle })
    expect(spot(190, 50, 100)).toEqual({ x: middle, y: middle + 50 })
    expect(spot(10, 50, 100)).toEqual({ x: middle, y: middle - 50 })
  })

  it('finds the middle of a house across 0° Aries', () => {
    expect(middleOf(350, 20)).toBe(5)
  })
})

describe('degrees', () => {
  it('are cut to the minute, not rounded into the next sign', () => {
    expect(degreeText(29.9999)).toBe('29°59′')
    expect(degreeText(30)).toBe('0°00′')
    expect(degreeText(192.5)).toBe('12°30′')
    expect(degreeText(45 + 5 / 60)).toBe('15°05′')
  })

  it('of orbs are rounded to the minute', () => {
    expect(orbText(-3.1166)).toBe('3°07′')
    expect(orbText(0.9999)).toBe('1°00′')
  })
})
