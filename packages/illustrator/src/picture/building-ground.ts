import type { Land } from './land.ts'
import type { Light } from './light.ts'
import { fractal, noiseOf } from './noise.ts'
import { blend, clamp, colourOf, mix, times, type Raster } from './raster.ts'
import { rowOf, throughAir, type View } from './terrain.ts'

/** Where a building stands: its foot in the picture, how far away it is, whether on water. */
export type Spot = {
  readonly x: number
  readonly foot: number
  readonly z: number
  readonly afloat: boolean
}

/** Looks for level ground on one side of the picture, about so many metres away. */
export function placeOnLand(
  land: Land,
  view: View,
  width: number,
  random: { between(a: number, b: number): number },
  side: number,
  wanted: number,
): Spot {
  let best: Spot = {
    x: width * (0.5 + side * 0.2),
    foot: rowOf(view, wanted, Math.max(5, land.water ?? 5)),
    z: wanted,
    afloat: land.water !== undefined,
  }
  let bestScore = -Infinity
  for (let index = 0; index < 160; index += 1) {
    const z = wanted * random.between(0.6, 2.4)
    const across = 0.5 + side * random.between(-0.06, 0.34)
    const worldX = ((across - 0.5) * width * z) / view.focal
    const level = land.heightAt(worldX, z, 5)
    if (land.water !== undefined && level < land.water + 1.5) continue
    const steep = Math.abs(land.heightAt(worldX + 8, z, 5) - level)
    const foot = rowOf(view, z, level)
    const score =
      -steep * 2 - Math.abs(foot - view.horizon * 1.12) * 0.05 - Math.abs(z - wanted) * 0.01
    if (score > bestScore) {
      bestScore = score
      best = { x: across * width, foot, z, afloat: false }
    }
  }
  return best
}

/** A rock in the water for a building that found no shore. */
export function paintIslet(
  raster: Raster,
  light: Light,
  spot: Spot,
  size: number,
  seed: string,
): void {
  const noise = noiseOf(`${seed}:islet`)
  const wide = size * 0.62
  const tall = size * 0.16
  for (let x = Math.floor(spot.x - wide); x <= spot.x + wide; x += 1) {
    const across = (x - spot.x) / wide
    const edge = tall * (1 - across * across) * (0.8 + 0.5 * fractal(noise, across * 4, 1, 4))
    for (let row = 0; row < edge + tall * 0.25; row += 1) {
      const y = Math.round(spot.foot + tall * 0.55 - row)
      const grain = fractal(noise, x * 0.09, y * 0.14, 3)
      const sun = clamp(0.45 + across * light.from[0] * 0.5 + grain)
      const own = mix(
        colourOf('#57504c'),
        colourOf('#6f7f4a'),
        clamp((row / tall - 0.5) * 2 + grain),
      )
      const lit = times(own, [
        light.direct[0] * sun + light.ambient[0] * 0.6,
        light.direct[1] * sun + light.ambient[1] * 0.6,
        light.direct[2] * sun + light.ambient[2] * 0.6,
      ])
      blend(raster, x, y, throughAir(lit, spot.z, light, x, raster.width), clamp(edge - row))
    }
  }
}
