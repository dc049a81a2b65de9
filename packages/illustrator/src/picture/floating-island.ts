import { randomOf } from '../random.ts'
import { skyAt, type Light } from './light.ts'
import { fractal, noiseOf, type Noise } from './noise.ts'
import { blend, clamp, colourOf, lighten, mix, smooth, type Colour, type Raster } from './raster.ts'

export type FloatingIsland = {
  readonly x: number
  /** Row of its meadow. */
  readonly y: number
  /** Half of its width in pixels. */
  readonly half: number
  /** How much the air hides of it, 0 to 1. */
  readonly distance: number
}

const rock = colourOf('#6d5a63')
const rockLit = colourOf('#b39a8a')
const grass = colourOf('#4f7f4a')
const grassLit = colourOf('#a9c76a')

/** An island in the air with trees and a waterfall, where there is nothing but sky. */
export function paintFloatingIsland(
  raster: Raster,
  island: FloatingIsland,
  light: Light,
  seed: string,
): void {
  const noise = noiseOf(`${seed}:island`)
  const random = randomOf(`${seed}:island`)
  const { x, y, half } = island
  const air = skyAt(light, 0.2)
  const toward = light.discX * raster.width > x ? 1 : -1
  /** Light and air on a colour; only the sky is painted over. */
  const set = (px: number, py: number, own: Colour, sun: number, cover: number) => {
    if (px < 0 || py < 0 || px >= raster.width || py >= raster.height) return
    if (raster.depth[py * raster.width + px]! < 900) return
    const lit: Colour = [
      own[0] * (light.direct[0] * sun * 0.7 + light.ambient[0] * 0.7),
      own[1] * (light.direct[1] * sun * 0.7 + light.ambient[1] * 0.7),
      own[2] * (light.direct[2] * sun * 0.7 + light.ambient[2] * 0.7),
    ]
    blend(raster, px, py, mix(lit, air, island.distance * 0.42), cover)
  }
  const deep = half * 1.25
  for (let px = Math.floor(x - half); px <= x + half; px += 1) {
    const across = (px - x) / half
    const edge = (1 - Math.abs(across)) ** 0.75
    const spikes = 0.62 + fractal(noise, across * 4.5, 3, 4) * 0.75
    const bottom = y + deep * edge * clamp(spikes, 0.12, 1.2)
    const top = y - half * 0.09 * edge * (1 + noise(across * 5, 9))
    for (let py = Math.floor(top); py <= bottom; py += 1) {
      const down = (py - top) / Math.max(1, half * 0.13)
      const grain = fractal(noise, across * 9, py * (3.5 / half), 3)
      const turf = smooth(1.25, 0.75, down + grain * 0.7)
      const form = clamp(0.45 + across * toward * 0.5 + grain * 0.8)
      const stone = mix(rock, rockLit, form)
      const own = mix(stone, mix(grass, grassLit, clamp(0.5 + grain * 1.5)), turf)
      set(px, py, own, clamp(form + turf * 0.4), clamp(py + 1 - top) * clamp(bottom - py))
    }
  }
  for (let index = 0; index < 7; index += 1) {
    const middle = x + half * random.between(-0.7, 0.7)
    const size = half * random.between(0.09, 0.19)
    paintCrown(middle, y - size * 0.9, size, noise, toward, set)
  }
  paintFall(raster, x + half * random.between(-0.45, 0.45), y, half, light)
}

function paintCrown(
  x: number,
  y: number,
  size: number,
  noise: Noise,
  toward: number,
  set: (px: number, py: number, own: Colour, sun: number, cover: number) => void,
): void {
  for (let py = Math.floor(y - size); py <= y + size * 1.1; py += 1) {
    for (let px = Math.floor(x - size); px <= x + size; px += 1) {
      const dx = (px - x) / size
      const dy = (py - y) / size
      const ragged = noise(px * (3 / size), py * (3 / size)) * 0.3
      const cover = clamp((1 + ragged - Math.hypot(dx, dy * 0.95)) * size * 0.5)
      if (cover <= 0) continue
      const sun = clamp(0.5 + dx * toward * 0.45 - dy * 0.4 + ragged)
      set(px, py, mix(colourOf('#3f4f6b'), colourOf('#c58fc0'), sun), sun, cover)
    }
  }
}

/** Water that falls from the edge and turns to mist. */
function paintFall(raster: Raster, x: number, y: number, half: number, light: Light): void {
  const long = half * 2.1
  const sky = skyAt(light, 0.1)
  for (let row = 0; row < long; row += 1) {
    const share = row / long
    const wide = half * (0.028 + share * 0.06)
    for (let px = Math.floor(x - wide); px <= x + wide; px += 1) {
      const py = Math.round(y + row)
      if (px < 0 || py < 0 || px >= raster.width || py >= raster.height) continue
      if (raster.depth[py * raster.width + px]! < 900) continue
      const streak = 0.7 + 0.3 * Math.sin(px * 1.9 + row * 0.02)
      const soft = clamp(1 - Math.abs(px - x) / wide)
      lighten(raster, px, py, mix(sky, [1, 1, 1.1], 0.5), soft * streak * (1 - share) ** 1.3 * 0.6)
    }
  }
}
