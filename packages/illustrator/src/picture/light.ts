import type { Random } from '../random.ts'
import { clamp, colourOf, mix, scaled, times, type Colour } from './raster.ts'
import type { ColourName, Scene, Time } from './scene.ts'

/** The colours of the light in one picture. */
export type Light = {
  readonly zenith: Colour
  readonly middle: Colour
  readonly horizon: Colour
  /** The sun's or moon's own light on things. */
  readonly direct: Colour
  /** The sky's light on things. */
  readonly ambient: Colour
  readonly cloudLit: Colour
  readonly cloudShade: Colour
  /** Place of the sun or moon in the picture, as shares of its width and height. */
  readonly discX: number
  readonly discY: number
  readonly disc: 'sun' | 'moon' | undefined
  readonly night: boolean
  /** Where light falls from: right is +x, up is +y, away is +z; of length 1. */
  readonly from: readonly [number, number, number]
  /** Distance at which half of a thing's colour is lost to the air. */
  readonly air: number
}

type Hours = {
  sky: readonly [string, string, string]
  direct: string
  ambient: string
  lit: string
  shade: string
}

const hours: Readonly<Record<Time, readonly Hours[]>> = {
  dawn: [
    {
      sky: ['#5b79b8', '#e8a7a0', '#ffd9a8'],
      direct: '#ffc890',
      ambient: '#8d97c4',
      lit: '#ffe0cf',
      shade: '#a58bae',
    },
    {
      sky: ['#6d8fc7', '#c9b6d6', '#ffe3c4'],
      direct: '#ffd2a6',
      ambient: '#97a6cf',
      lit: '#fff0e4',
      shade: '#b49fbf',
    },
  ],
  day: [
    {
      sky: ['#1f63b5', '#5fa3de', '#cfe6f2'],
      direct: '#fff3dc',
      ambient: '#86aad6',
      lit: '#ffffff',
      shade: '#a9bad0',
    },
    {
      sky: ['#2a78c4', '#7dbbe6', '#e4f1ee'],
      direct: '#fff1d0',
      ambient: '#8fb4d8',
      lit: '#ffffff',
      shade: '#b4c3d3',
    },
  ],
  sunset: [
    {
      sky: ['#2d3f7a', '#b9607f', '#ffae63'],
      direct: '#ff9c55',
      ambient: '#7d77ad',
      lit: '#ffb98a',
      shade: '#6f5686',
    },
    {
      sky: ['#3a4d8f', '#e07b6a', '#ffd27a'],
      direct: '#ffb062',
      ambient: '#8a84b4',
      lit: '#ffcf9b',
      shade: '#8a6590',
    },
    {
      sky: ['#46336e', '#c7568a', '#ff9a76'],
      direct: '#ff8f6a',
      ambient: '#8570ad',
      lit: '#ffb0a0',
      shade: '#6b4a82',
    },
  ],
  night: [
    {
      sky: ['#070d24', '#122250', '#2f4a80'],
      direct: '#8fa9e0',
      ambient: '#33477f',
      lit: '#6f86c0',
      shade: '#1b2750',
    },
    {
      sky: ['#0a0f2b', '#1d2a63', '#4a5a96'],
      direct: '#9fb2ea',
      ambient: '#3d4c8c',
      lit: '#7d8fcb',
      shade: '#202a5a',
    },
  ],
}

const tints: Readonly<Record<ColourName, Colour>> = {
  red: [1.5, 0.68, 0.66],
  orange: [1.42, 0.9, 0.55],
  yellow: [1.28, 1.12, 0.55],
  green: [0.72, 1.22, 0.78],
  blue: [0.6, 0.92, 1.45],
  purple: [1.08, 0.68, 1.42],
  pink: [1.4, 0.8, 1.12],
  white: [1.25, 1.25, 1.25],
  black: [0.5, 0.52, 0.58],
}

/** Chooses the light of a scene. */
export function lightOf(scene: Scene, random: Random): Light {
  const chosen = random.pick(hours[scene.time])
  const night = scene.time === 'night'
  const dull = { clear: 0, cloud: 0.25, mist: 0.5, snow: 0.55, rain: 0.7 }[scene.weather]
  const tint = tintOf(scene)
  const grey = (colour: Colour): Colour => {
    const value = (colour[0] * 0.3 + colour[1] * 0.6 + colour[2] * 0.1) * 0.85
    return times(mix(colour, [value * 0.95, value, value * 1.08], dull), tint)
  }
  const [zenith, middle, horizon] = chosen.sky.map(colourOf) as [Colour, Colour, Colour]
  const wantsMoon = scene.lights.includes('moon')
  const wantsSun = scene.lights.includes('sun')
  const hidden = scene.weather === 'rain' && !wantsMoon && !wantsSun
  const disc = hidden
    ? undefined
    : night
      ? wantsMoon || !scene.lights.includes('stars')
        ? 'moon'
        : undefined
      : wantsMoon
        ? 'moon'
        : scene.time === 'day' && !wantsSun
          ? undefined
          : 'sun'
  const side = random.next() < 0.5 ? -1 : 1
  const low = scene.time === 'sunset' || scene.time === 'dawn'
  const discX = 0.5 + side * random.between(0.06, 0.28)
  const discY = low ? random.between(0.38, 0.47) : random.between(0.14, 0.24)
  const height = low ? 0.32 : 0.75
  const length = Math.hypot(0.85, height, 0.2)
  return {
    zenith: grey(zenith),
    middle: grey(middle),
    horizon: grey(horizon),
    direct: scaled(grey(colourOf(chosen.direct)), (night ? 0.85 : 1.9) * (1 - dull * 0.75)),
    ambient: scaled(grey(colourOf(chosen.ambient)), night ? 1.05 : 0.75 + dull * 0.35),
    cloudLit: grey(colourOf(chosen.lit)),
    cloudShade: grey(colourOf(chosen.shade)),
    discX,
    discY,
    disc,
    night,
    from: [(side * 0.85) / length, height / length, -0.2 / length],
    air: { clear: 5200, cloud: 4200, rain: 1700, snow: 1900, mist: 1000 }[scene.weather],
  }
}

/** The sky's colour at a share of the way from the horizon (0) to the zenith (1). */
export function skyAt(light: Light, height: number): Colour {
  const share = clamp(height)
  return share < 0.4
    ? mix(light.horizon, light.middle, (share / 0.4) ** 0.8)
    : mix(light.middle, light.zenith, ((share - 0.4) / 0.6) ** 0.9)
}

function tintOf(scene: Scene): Colour {
  let tint: Colour = [1, 1, 1]
  for (const name of scene.colours)
    tint = times(tint, mix([1, 1, 1], tints[name], scene.things.length > 0 ? 0.18 : 0.75))
  if (scene.mood === 'romantic') tint = times(tint, [1.1, 0.94, 1.04])
  if (scene.mood === 'sad') tint = times(tint, [0.82, 0.9, 1.02])
  if (scene.mood === 'mysterious') tint = times(tint, [0.8, 0.92, 1.08])
  if (scene.mood === 'happy') tint = times(tint, [1.08, 1.05, 0.95])
  if (scene.mood === 'dreamy') tint = times(tint, [1.06, 0.98, 1.1])
  return tint
}
