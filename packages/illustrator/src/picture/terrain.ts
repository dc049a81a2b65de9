import { skyAt, type Light } from './light.ts'
import type { Land } from './land.ts'
import { clamp, mix, smooth, type Colour, type Raster } from './raster.ts'

/** From metres to pixels of one picture. */
export type View = {
  readonly focal: number
  readonly horizon: number
  readonly eye: number
  readonly centre: number
}

const farthest = 7000
const steps = 560

export function viewOf(raster: Raster, land: Land): View {
  return {
    // Wide pictures show more to the sides, not less above.
    focal: Math.min(raster.width, raster.height * 1.4) * 0.95,
    horizon: Math.round(land.horizon * raster.height),
    eye: land.eye,
    centre: raster.width / 2,
  }
}

/** Row at which a point at this distance and height shows. */
export function rowOf(view: View, distance: number, height: number): number {
  return view.horizon - ((height - view.eye) * view.focal) / distance
}

/** A colour as it looks through the air: the farther, the more like the sky at the horizon. */
export function throughAir(
  colour: Colour,
  distance: number,
  light: Light,
  x: number,
  width: number,
): Colour {
  const lost = 1 - Math.exp((-distance / light.air) * 0.7)
  const toward =
    Math.exp(-Math.abs(x / width - light.discX) * 3.2) *
    (light.disc === 'sun' && !light.night ? 0.5 : 0.1)
  // Far things take on the colours of the sky above the haze as well.
  const air = mix(skyAt(light, 0.1), skyAt(light, 0.6), light.night ? 0.2 : 0.42)
  return [
    colour[0] + (air[0] * (0.86 + toward * 0.75) - colour[0]) * lost,
    colour[1] + (air[1] * (0.88 + toward * 0.42) - colour[1]) * lost,
    colour[2] + (air[2] * (0.93 + toward * 0.16) - colour[2]) * lost,
  ]
}

/** One row of points of equal distance: how high they show and how they look. */
type Row = {
  readonly z: number
  readonly heights: Float32Array
  readonly tops: Float32Array
  readonly seen: Float32Array
}

/**
 * Paints the land from far to near, each distance as one row of points in the perspective of the
 * picture, lit by its slope; what lies between two rows shades from one to the other.
 */
export function paintTerrain(raster: Raster, land: Land, light: Light, view: View): void {
  const nearest = land.near ?? 14
  const ratio = (farthest / nearest) ** (1 / steps)
  let behind: Row | undefined
  let behindHeights = heightsAt(land, view, raster.width + 2, farthest * ratio)
  for (let step = steps; step >= 0; step -= 1) {
    const z = nearest * ratio ** step
    const heights = heightsAt(land, view, raster.width + 2, z)
    const row = rowAt(raster, land, light, view, {
      z,
      heights,
      behind: behindHeights,
      apart: z * (ratio - 1),
    })
    if (behind !== undefined) fillBetween(raster, land, behind, row)
    behind = row
    behindHeights = heights
  }
}

function rowAt(
  raster: Raster,
  land: Land,
  light: Light,
  view: View,
  at: { z: number; heights: Float32Array; behind: Float32Array; apart: number },
): Row {
  const { z, heights } = at
  const { width } = raster
  const tops = new Float32Array(width)
  const seen = new Float32Array(width * 3)
  const spacing = z / view.focal
  for (let x = 0; x < width; x += 1) {
    const level = heights[x + 1]!
    tops[x] = rowOf(view, z, level)
    const dx = (heights[x + 2]! - heights[x]!) / (2 * spacing)
    const dz = (at.behind[x + 1]! - level) / at.apart
    const length = Math.hypot(dx, dz, 1)
    const facing = (-dx * light.from[0] + light.from[1] - dz * light.from[2]) / length
    const ground = land.groundAt(
      (x - view.centre) * spacing,
      z,
      level,
      clamp((1 - 1 / length) * 1.5),
    )
    const sun = smooth(-0.05, 0.9, facing)
    const sky = 0.55 + 0.45 / length
    const wet = land.water !== undefined && level < land.water + 0.8 ? 0.7 : 1
    const lit: Colour = [
      ground[0] * (light.direct[0] * sun + light.ambient[0] * sky) * wet,
      ground[1] * (light.direct[1] * sun + light.ambient[1] * sky) * wet,
      ground[2] * (light.direct[2] * sun + light.ambient[2] * sky) * wet,
    ]
    seen.set(throughAir(lit, z, light, x, width), x * 3)
  }
  return { z, heights, tops, seen }
}

function fillBetween(raster: Raster, land: Land, far: Row, near: Row): void {
  const { width, height, rgb, depth } = raster
  const water = land.water ?? -Infinity
  for (let x = 0; x < width; x += 1) {
    if (far.heights[x + 1]! < water && near.heights[x + 1]! < water) continue
    const top = far.tops[x]!
    const bottom = Math.max(near.tops[x]!, top) + 1
    const first = Math.max(0, Math.floor(top))
    const last = Math.min(height - 1, Math.ceil(bottom))
    for (let y = first; y <= last; y += 1) {
      const alpha = y < top ? clamp(1 - (top - y)) : 1
      const share = clamp((y - top) / (bottom - top))
      const at = y * width + x
      for (let channel = 0; channel < 3; channel += 1) {
        const from = far.seen[x * 3 + channel]!
        const colour = from + (near.seen[x * 3 + channel]! - from) * share
        rgb[at * 3 + channel] = rgb[at * 3 + channel]! + (colour - rgb[at * 3 + channel]!) * alpha
      }
      if (alpha > 0.4) depth[at] = far.z
    }
  }
}

function heightsAt(land: Land, view: View, points: number, z: number): Float32Array {
  const heights = new Float32Array(points)
  const octaves = z > 2500 ? 7 : z > 500 ? 6 : 5
  for (let index = 0; index < points; index += 1) {
    heights[index] = land.heightAt(((index - 1 - view.centre) * z) / view.focal, z, octaves)
  }
  return heights
}
