import type { Random } from '../random.ts'
import { fractal, ridges, type Noise } from './noise.ts'
import { clamp, colourOf, mix, smooth, type Colour } from './raster.ts'
import { petals } from './named-colours.ts'
import type { Scene } from './scene.ts'

/** The shape and the ground of a landscape; lengths in metres, z is the distance. */
export type Land = {
  readonly heightAt: (x: number, z: number, octaves: number) => number
  /** Colour of the ground without light; `slope` 0 flat to 1 upright. */
  readonly groundAt: (x: number, z: number, height: number, slope: number) => Colour
  /** How near the ground begins. */
  readonly near?: number
  /** How high the eye is. */
  readonly eye: number
  /** Height of the water, or undefined where there is none. */
  readonly water: number | undefined
  /** How many trees stand where, 0 to 1. */
  readonly wood: (x: number, z: number, height: number, slope: number) => number
  /** Place of the horizon as a share of the picture's height. */
  readonly horizon: number
  /** Where the middle of a way is, at each distance. */
  readonly way?: (z: number) => number
}

const grass = {
  spring: [colourOf('#6f9a3e'), colourOf('#9dbb58')],
  summer: [colourOf('#4d7a33'), colourOf('#88a048')],
  autumn: [colourOf('#9a7434'), colourOf('#c39a4b')],
  winter: [colourOf('#7d8578'), colourOf('#b3b8ac')],
} as const
const rock = colourOf('#7a7067')
const darkRock = colourOf('#4b4a50')
const snow: Colour = [0.86, 0.9, 0.97]
const sand = colourOf('#d8b98a')
const dune = colourOf('#d99f5e')

/** The colour that flowers of a scene have first of all. */
function petalOf(scene: Scene): Colour {
  return colourOf(petals[scene.colours[0] ?? 'pink'])
}

/** Where the middle of the way through a wood is, at each distance. */
export const pathThrough = (shift: number) => (z: number) =>
  Math.sin(z * 0.045 + shift) * 4.5 * smooth(5, 45, z)

/** Makes the land of a scene. */
export function landOf(scene: Scene, noise: Noise, random: Random): Land {
  const shift = random.between(-400, 400)
  const carpet = scene.things.includes('flower') ? petalOf(scene) : undefined
  const [low, high] = grass[scene.season]
  const white = scene.weather === 'snow' || scene.season === 'winter'
  const meadowGround = (x: number, z: number, slope: number): Colour => {
    const patch = fractal(noise, x * 0.012 + 5, z * 0.012, 4)
    const fine = noise(x * 0.35, z * 0.35) * 0.12
    const own = mix(low, high, clamp(0.5 + patch * 1.1 + fine))
    const blooming = carpet === undefined ? own : mix(own, carpet, smooth(-0.08, 0.3, patch) * 0.62)
    const bare = mix(blooming, rock, smooth(0.42, 0.7, slope))
    return white ? mix(bare, snow, clamp(0.86 + patch * 0.3) * (1 - smooth(0.5, 0.8, slope))) : bare
  }
  const alpine = (height: number, x: number, z: number, slope: number, line: number): Colour => {
    const stone = mix(
      darkRock,
      rock,
      clamp(0.5 + fractal(noise, x * 0.01, z * 0.01 + height * 0.02, 4)),
    )
    const bare = mix(
      meadowGround(x, z, slope),
      stone,
      smooth(90, 260, height + noise(x * 0.008, z * 0.008) * 60),
    )
    const above = height + noise(x * 0.006, z * 0.006) * 110
    const capped = smooth(line, line + 150, above) * (1 - smooth(0.52, 0.86, slope))
    return mix(bare, snow, capped)
  }
  const noWood = () => 0
  const leafy = (edge: number) => (x: number, z: number, height: number, slope: number) =>
    slope > 0.62 || height > 330
      ? 0
      : smooth(edge, edge + 0.3, fractal(noise, x * 0.004 + 40, z * 0.004, 3))

  switch (scene.place) {
    case 'sea': {
      const coast = random.next() < 0.5 ? -1 : 1
      return {
        heightAt: (x, z, octaves) => {
          const cape = smooth(
            0.15,
            0.95,
            (coast * x) / (z * 0.62 + 60) + fractal(noise, z * 0.0013 + shift, 3, 3) * 1.1,
          )
          const rough = ridges(noise, x * 0.0022 + shift, z * 0.0022, octaves)
          const beach = smooth(46, 16, z) * 2.2
          return (
            -9 +
            beach * 6 +
            cape * rough * 210 * smooth(120, 900, z) +
            smooth(0.72, 1, rough) * 60 * smooth(1500, 2600, z) * smooth(0.05, 0.3, cape)
          )
        },
        groundAt: (x, z, height, slope) => {
          const shore = smooth(9, 2.5, height + noise(x * 0.05, z * 0.05) * 2)
          return mix(mix(meadowGround(x, z, slope), rock, smooth(0.3, 0.6, slope)), sand, shore)
        },
        eye: 15,
        water: 0,
        wood: (x, z, height, slope) => (height < 9 ? 0 : leafy(0)(x, z, height, slope) * 0.6),
        horizon: 0.52,
      }
    }
    case 'island':
      return {
        heightAt: (x, z, octaves) => {
          const away = Math.hypot((x - shift * 0.5) / 1.5, z - 1050)
          const cone = clamp(1 - away / 430)
          const rough = ridges(noise, x * 0.003, z * 0.003, octaves)
          return -12 + cone ** 1.15 * (120 + rough * 190) + smooth(44, 14, z) * 13
        },
        groundAt: (x, z, height, slope) =>
          mix(
            meadowGround(x, z, slope * 0.8),
            sand,
            smooth(10, 3, height + noise(x * 0.05, z * 0.05) * 2),
          ),
        eye: 16,
        water: 0,
        wood: (x, z, height, slope) => (height < 8 ? 0 : leafy(-0.2)(x, z, height, slope * 0.75)),
        horizon: 0.54,
      }
    case 'lake':
      return {
        heightAt: (x, z, octaves) => {
          const shore = fractal(noise, x * 0.003 + shift, z * 0.003, 4)
          const basin = smooth(560, 900, Math.hypot(x * 0.62, z - 560) + shore * 220)
          const peaks = ridges(noise, x * 0.00055 + shift, z * 0.00055, octaves)
          return -7 + basin * 14 + basin * smooth(1000, 3600, z) * peaks ** 1.45 * 1350
        },
        groundAt: (x, z, height, slope) => alpine(height, x, z, slope, 420),
        eye: 14,
        water: 0,
        wood: (x, z, height, slope) => (height < 3 ? 0 : leafy(-0.22)(x, z, height, slope)),
        horizon: 0.5,
      }
    case 'desert':
      return {
        heightAt: (x, z, octaves) => {
          const bent = fractal(noise, x * 0.0016 + shift, z * 0.0016, 3) * 2.4
          const wave = (x * 0.0042 + z * 0.0026 + bent) % 1
          const place = wave < 0 ? wave + 1 : wave
          const crest = place < 0.72 ? (place / 0.72) ** 1.5 : 1 - (place - 0.72) / 0.28
          const far = smooth(2600, 4600, z) * ridges(noise, x * 0.001, z * 0.001, octaves) * 420
          return (
            -20 +
            crest * (2 - crest) * 40 * (0.6 + 0.6 * smooth(60, 700, z)) +
            far +
            (octaves > 4 ? noise(x * 0.02, z * 0.02) * 1.4 : 0)
          )
        },
        groundAt: (x, z, height) => {
          const ripple =
            Math.sin((x * 0.35 + z * 0.22 + fractal(noise, x * 0.03, z * 0.03, 2) * 6) * 2) *
            smooth(240, 30, z)
          return mix(
            mix(dune, colourOf('#b96f45'), clamp(0.3 + fractal(noise, x * 0.002, z * 0.002, 3))),
            sand,
            clamp(0.2 + ripple * 0.22 + height * 0.002),
          )
        },
        eye: 36,
        water: undefined,
        wood: noWood,
        horizon: 0.5,
      }
    case 'city':
    case 'street':
    case 'room':
      return {
        heightAt: (x, z) => (z > 560 ? 3 : -6) + fractal(noise, x * 0.01, z * 0.01, 2) * 2,
        groundAt: () => colourOf('#4a4c55'),
        eye: 19,
        water: 0,
        wood: noWood,
        horizon: 0.66,
      }
    case 'forest': {
      const path = pathThrough(shift)
      return {
        heightAt: (x, z, octaves) =>
          fractal(noise, x * 0.03 + shift, z * 0.03, Math.min(octaves, 4)) *
            1.7 *
            smooth(1.5, 7, Math.abs(x - path(z))) +
          smooth(60, 700, z) * 30,
        groundAt: (x, z, _height, slope) => {
          const litter = fractal(noise, x * 0.5, z * 0.5, 3)
          const floor = mix(
            meadowGround(x * 6, z * 6, slope * 0.3),
            colourOf(scene.season === 'autumn' ? '#a8582a' : '#4a4a2a'),
            white ? 0.04 : clamp(0.4 + litter),
          )
          const trodden = smooth(1.7, 0.9, Math.abs(x - path(z)) + litter * 0.7)
          const earth: Colour = white ? [0.7, 0.74, 0.84] : colourOf('#a48660')
          return mix(floor, earth, trodden * 0.85)
        },
        near: 3.6,
        way: path,
        eye: 2.1,
        water: undefined,
        wood: noWood,
        horizon: 0.55,
      }
    }
    case 'space':
      return {
        heightAt: (x, z, octaves) =>
          fractal(noise, x * 0.0016 + shift, z * 0.0016, octaves) * 120 * smooth(40, 900, z) - 4,
        groundAt: (x, z, _height, slope) => meadowGround(x, z, slope),
        eye: 16,
        water: undefined,
        wood: leafy(0.05),
        horizon: 0.76,
      }
    case 'meadow':
      return {
        heightAt: (x, z, octaves) =>
          fractal(noise, x * 0.0021 + shift, z * 0.0021, Math.min(octaves, 5)) *
            95 *
            smooth(10, 500, z) +
          smooth(1800, 4400, z) *
            ridges(noise, x * 0.0005 + shift, z * 0.0005, octaves) ** 1.3 *
            800 -
          8,
        groundAt: (x, z, height, slope) => alpine(height, x, z, slope * 0.8, 520),
        eye: 16,
        water: undefined,
        wood: leafy(0.16),
        horizon: 0.5,
      }
    case 'mountain':
      return {
        heightAt: (x, z, octaves) => {
          const peaks = ridges(noise, x * 0.00047 + shift, z * 0.00047, octaves)
          const hills = fractal(noise, x * 0.002 + 9, z * 0.002, Math.min(octaves, 5)) * 80
          return hills * smooth(10, 400, z) + smooth(500, 3600, z) * peaks ** 1.5 * 1750 - 12
        },
        groundAt: (x, z, height, slope) => alpine(height, x, z, slope, 480),
        eye: 22,
        water: undefined,
        wood: leafy(0),
        horizon: 0.6,
      }
  }
}
