import { greyAt, type Sheet } from './develop.ts'
import { flatten } from './flatten.ts'
import { fractal, noiseOf } from './noise.ts'
import { clamp, smooth } from './raster.ts'

/** Washes of thin colour on rough paper: wandering edges, darker rims, grain, a torn white margin. */
export function watercolour(sheet: Sheet, seed: string): Sheet {
  const { width, height } = sheet
  const noise = noiseOf(`${seed}:paper`)
  const wet = flatten(
    flatten(wander(sheet, noise), Math.round(width / 190)),
    Math.round(width / 130),
  )
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
      const pool = fractal(noise, u * 5, v * 5, 4)
      const grain = noise(x * 0.55, y * 0.55) * 0.5 + noise(x * 0.24, y * 0.24) * 0.5
      const strength = clamp(0.8 + pool * 0.5 + edge * 2.2 + grain * 0.13, 0.25, 1.5)
      const margin = Math.min(u, v, 1 - u, 1 - v) + fractal(noise, u * 7 + 40, v * 7, 5) * 0.045
      const paint = smooth(0.028, 0.046, margin) * (1 + smooth(0.075, 0.046, margin) * 0.28)
      for (let channel = 0; channel < 3; channel += 1) {
        const paper = [0.985, 0.972, 0.94][channel]! + grain * 0.014
        const pigment = 1 - (wet.rgb[at + channel]! * 0.94 + 0.05)
        out[at + channel] = clamp(paper * (1 - pigment * strength * paint))
      }
    }
  }
  return { width, height, rgb: out }
}

function wander(sheet: Sheet, noise: (x: number, y: number) => number): Sheet {
  const { width, height, rgb } = sheet
  const out = new Float32Array(rgb.length)
  const far = width * 0.011
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.round(
        clamp(x + fractal(noise, (x / width) * 16, (y / width) * 16, 4) * far * 2, 0, width - 1),
      )
      const fromY = Math.round(
        clamp(
          y + fractal(noise, (x / width) * 16 + 60, (y / width) * 16, 4) * far * 2,
          0,
          height - 1,
        ),
      )
      const at = (y * width + x) * 3
      const from = (fromY * width + fromX) * 3
      out[at] = rgb[from]!
      out[at + 1] = rgb[from + 1]!
      out[at + 2] = rgb[from + 2]!
    }
  }
  return { width, height, rgb: out }
}
