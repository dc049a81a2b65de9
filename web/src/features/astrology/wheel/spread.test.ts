import { describe, expect, it } from 'vitest'
import { spread } from './spread'

const around = (a: number, b: number) => {
  const rest = Math.abs(a - b) % 360
  return Math.min(rest, 360 - rest)
}
const closest = (places: readonly number[]) =>
  Math.min(...places.flatMap((a, at) => places.slice(at + 1).map((b) => around(a, b))))

describe('spread', () => {
  it('leaves alone what has room', () => {
    expect(spread([10, 200, 90], 9)).toEqual([10, 200, 90])
  })

  it('moves two that collide apart by the same amount', () => {
    const [a, b] = spread([100, 102], 10) as [number, number]
    expect([a, b]).toEqual([96, 106])
  })

  it('works across the beginning of the circle', () => {
    const [a, b] = spread([359, 1], 10) as [number, number]
    expect([a, b]).toEqual([355, 5])
  })

  it('keeps order and distance in crowds, wherever they stand', () => {
    let seed = 7
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
    for (let round = 0; round < 300; round++) {
      const middle = random() * 360
      const width = random() < 0.5 ? 20 : 360
      const places = Array.from({ length: 16 }, () => (middle + random() * width) % 360)
      const moved = spread(places, 10)
      expect(closest(moved)).toBeGreaterThan(10 - 1e-6)
      const order = (values: readonly number[]) =>
        values.map((_, at) => at).toSorted((a, b) => values[a]! - values[b]!)
      const [before, after] = [order(places), order(moved)]
      const from = after.indexOf(before[0]!)
      expect([...after.slice(from), ...after.slice(0, from)]).toEqual(before)
    }
  })

  it('narrows the distance when the circle is full', () => {
    const moved = spread(
      Array.from({ length: 40 }, () => 5),
      20,
    )
    expect(closest(moved)).toBeCloseTo(9, 6)
  })
})
