import { describe, expect, it } from 'vitest'
import { hues, type Hue } from '@/ui/hue'
import { hexToOklch, oklchToHex, warmShades } from './crystal-colors'

const all = Object.keys(hues) as Hue[]
const middle = (shades: readonly string[]) => hexToOklch(shades[4] ?? '#000000')
/** Degrees from orange. */
const coldness = (hue: number) => Math.abs(((hue - 50 + 540) % 360) - 180)

describe('warmShades', () => {
  it('gives back every colour that it does not turn', () => {
    for (const hue of all)
      for (const hex of hues[hue]) expect(oklchToHex(hexToOklch(hex))).toBe(hex)
    expect(warmShades('violet', 0)).toBe(hues.violet)
  })

  it('turns towards orange for a glad memory, away from it for a sad one', () => {
    for (const hue of all.filter((each) => each !== 'uncut')) {
      const plain = coldness(middle(hues[hue])[2])
      expect(coldness(middle(warmShades(hue, 12))[2])).toBeLessThan(plain)
      expect(coldness(middle(warmShades(hue, -12))[2])).toBeGreaterThan(plain)
    }
  })

  it('turns by the degrees that are asked for and keeps the lightness', () => {
    const [lightness, , from] = middle(hues.water)
    const [after, , to] = middle(warmShades('water', 12))
    expect(Math.abs(to - from)).toBeGreaterThan(8)
    expect(Math.abs(to - from)).toBeLessThan(16)
    expect(Math.abs(after - lightness)).toBeLessThan(0.03)
  })
})
