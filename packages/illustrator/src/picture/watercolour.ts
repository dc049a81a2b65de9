import { randomOf } from '../random.ts'
import { greyAt, type Sheet } from './develop.ts'
import { flatten } from './flatten.ts'
import { fractal, noiseOf, type Noise } from './noise.ts'
import { clamp, smooth } from './raster.ts'

const paper = [0.985, 0.972, 0.94] as const
/** What the deepest washes are: no watercolour is black. */
const deepest = [0.1, 0.13, 0.25] as const

/** Washes of thin colour on rough paper: wandering edges, darker rims, grain, a torn white margin. */
export function watercolour(sheet: Sheet, depth: Float32Array, seed: string): Sheet {
  const { width, height } = sheet
  const noise = noiseOf(`${seed}:paper`)
  const washed = wander(thinned(sheet), noise)
  const fine = flatten(washed, Math.max(1, Math.round(width / 360)))
  const wet = flatten(fine, Math.max(2, Math.round(width / 150)))
  // What is close is painted last, with a finer brush.
  for (let at = 0; at < depth.length; at += 1) {
    const share = 0.2 + 0.75 * smooth(60, 10, depth[at]!)
    for (let channel = at * 3; channel < at * 3 + 3; channel += 1)
      wet.rgb[channel] = wet.rgb[channel]! + (fine.rgb[channel]! - wet.rgb[channel]!) * share
  }
  const out = new Float32Array(wet.rgb.length)
  const rim = Math.max(1, Math.round(width / 512))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      const left = (y * width + Math.max(0, x - rim)) * 3
      const right = (y * width + Math.min(width - 1, x + rim)) * 3
      const above = (Math.max(0, y - rim) * width + x) * 3
      const below = (Math.min(height - 1, y + rim) * width + x) * 3
      const edge = Math.hypot(
        greyAt(wet.rgb, right) - greyAt(wet.rgb, left),
        greyAt(wet.rgb, below) - greyAt(wet.rgb, above),
      )
      const u = x / width
      const v = y / height
      const pool = fractal(noise, u * 5, v * 5, 3)
      const grain = noise(x * 0.55, y * 0.55) * 0.5 + noise(x * 0.24, y * 0.24) * 0.5
      const light = greyAt(wet.rgb, at)
      // Pigment settles in the hollows of the paper, most where the wash is dark.
      const settled = grain * (0.1 + 0.16 * (1 - light))
      const strength = clamp(0.96 + pool * 0.26 + edge * 2.1 + settled, 0.3, 1.4)
      const margin = Math.min(u, v, 1 - u, 1 - v) + fractal(noise, u * 7 + 40, v * 7, 4) * 0.045
      const paint = smooth(0.028, 0.046, margin) * (1 + smooth(0.075, 0.046, margin) * 0.22)
      for (let channel = 0; channel < 3; channel += 1) {
        const white = paper[channel]! + grain * 0.014
        const pigment = 1 - (wet.rgb[at + channel]! * 0.95 + 0.05)
        out[at + channel] = clamp(white * (1 - Math.min(pigment * strength, 0.93) * paint))
      }
    }
  }
  return splashed({ width, height, rgb: out }, wet, seed)
}

/** As much light as paper gives back: shadows are lifted towards indigo, and colours kept. */
function thinned(sheet: Sheet): Sheet {
  const rgb = new Float32Array(sheet.rgb.length)
  for (let at = 0; at < rgb.length; at += 3) {
    const dark = (1 - greyAt(sheet.rgb, at)) ** 3
    for (let channel = 0; channel < 3; channel += 1) {
      const value = sheet.rgb[at + channel]! ** 0.94
      rgb[at + channel] = value + deepest[channel]! * dark * (1 - value)
    }
  }
  return { ...sheet, rgb }
}

/** Drops that fell from the brush. */
function splashed(sheet: Sheet, from: Sheet, seed: string): Sheet {
  const random = randomOf(`${seed}:splashes`)
  const { width, height, rgb } = sheet
  for (let index = 0; index < 34; index += 1) {
    const x = Math.floor(random.next() * width)
    const y = Math.floor(
      (random.next() < 0.5 ? random.next() ** 2 : 1 - random.next() ** 2) * height,
    )
    const radius = width * (0.0012 + random.next() ** 3 * 0.0065)
    const source =
      (Math.floor(random.between(0.2, 0.8) * height) * width + Math.floor(random.next() * width)) *
      3
    for (let py = Math.floor(y - radius); py <= y + radius; py += 1) {
      for (let px = Math.floor(x - radius); px <= x + radius; px += 1) {
        if (px < 0 || py < 0 || px >= width || py >= height) continue
        const away = Math.hypot(px - x, py - y) / radius
        const alpha = clamp((1 - away) * radius) * (0.16 + 0.3 * smooth(0.55, 0.95, away))
        const at = (py * width + px) * 3
        for (let channel = 0; channel < 3; channel += 1)
          rgb[at + channel] = rgb[at + channel]! * (1 - alpha * (1 - from.rgb[source + channel]!))
      }
    }
  }
  return sheet
}

/** Moves every place a little, so that straight lines look drawn by hand. */
function wander(sheet: Sheet, noise: Noise): Sheet {
  const { width, height, rgb } = sheet
  const out = new Float32Array(rgb.length)
  const far = width * 0.0095
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const u = (x / width) * 16
      const v = (y / width) * 16
      const fromX = Math.round(clamp(x + fractal(noise, u, v, 3) * far, 0, width - 1))
      const fromY = Math.round(clamp(y + fractal(noise, u + 60, v, 3) * far, 0, height - 1))
      const at = (y * width + x) * 3
      const from = (fromY * width + fromX) * 3
      out[at] = rgb[from]!
      out[at + 1] = rgb[from + 1]!
      out[at + 2] = rgb[from + 2]!
    }
  }
  return { width, height, rgb: out }
}
