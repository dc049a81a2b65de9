import { clamp, type Raster } from './raster.ts'

/** A picture as it is shown: red, green and blue from 0 to 1 as in a file. */
export type Sheet = { readonly width: number; readonly height: number; readonly rgb: Float32Array }

export type Grade = {
  readonly exposure: number
  /** 1 leaves the colours as strong as they are. */
  readonly saturation: number
  readonly contrast: number
  /** How far bright light spreads, 0 to 1. */
  readonly bloom: number
  /** Colour of the shadows and of the lights, added with their strength. */
  readonly shadows: readonly [number, number, number]
  readonly lights: readonly [number, number, number]
}

/** Turns linear light into a picture to look at, as a film would. */
export function develop(raster: Raster, grade: Grade): Sheet {
  const { width, height } = raster
  const light = grade.bloom > 0 ? withBloom(raster, grade.bloom) : raster.rgb
  const rgb = new Float32Array(light.length)
  for (let at = 0; at < rgb.length; at += 3) {
    let red = film(light[at]! * grade.exposure)
    let green = film(light[at + 1]! * grade.exposure)
    let blue = film(light[at + 2]! * grade.exposure)
    const grey = red * 0.299 + green * 0.587 + blue * 0.114
    const dark = (1 - grey) ** 2
    const bright = grey ** 2
    const tone = (value: number, channel: 0 | 1 | 2) => {
      const strong = grey + (value - grey) * grade.saturation
      const bent = strong + (strong - 0.5) * (grade.contrast - 1) * (1 - Math.abs(strong - 0.5))
      return clamp(bent + grade.shadows[channel] * dark + grade.lights[channel] * bright)
    }
    red = tone(red, 0)
    green = tone(green, 1)
    blue = tone(blue, 2)
    rgb[at] = red
    rgb[at + 1] = green
    rgb[at + 2] = blue
  }
  return { width, height, rgb }
}

const curveSteps = 4_096
/** The gamma of files for light from 0 to 1; one more value, so that the last step has an end. */
const gamma = Float32Array.from(
  { length: curveSteps + 2 },
  (_, step) => Math.min(1, step / curveSteps) ** (1 / 2.2),
)

/** Filmic curve, then the gamma of files. */
function film(value: number): number {
  const light = value > 0 ? value : 0
  const bent = (light * (1 + light * 0.18) * 1.25) / (1 + light * 0.75)
  if (bent >= 1) return 1
  const place = bent * curveSteps
  const step = Math.floor(place)
  return gamma[step]! + (gamma[step + 1]! - gamma[step]!) * (place - step)
}

function withBloom(raster: Raster, strength: number): Float32Array {
  const { width, height, rgb } = raster
  const small = { width: width >> 2, height: height >> 2 }
  const bright = new Float32Array(small.width * small.height * 3)
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0
        for (let part = 0; part < 16; part += 1) {
          sum += rgb[((y * 4 + (part >> 2)) * width + x * 4 + (part & 3)) * 3 + channel]!
        }
        bright[(y * small.width + x) * 3 + channel] = Math.min(3, Math.max(0, sum / 16 - 0.62))
      }
    }
  }
  let spread: Float32Array = bright
  for (let pass = 0; pass < 3; pass += 1) {
    spread = boxBlur({ ...small, rgb: spread }, Math.max(2, Math.round(width / 110))).rgb
  }
  const out = new Float32Array(rgb.length)
  for (let y = 0; y < height; y += 1) {
    const fromY = clamp(y / 4 - 0.375, 0, small.height - 1.001)
    const row = Math.floor(fromY)
    const downShare = fromY - row
    for (let x = 0; x < width; x += 1) {
      const fromX = clamp(x / 4 - 0.375, 0, small.width - 1.001)
      const column = Math.floor(fromX)
      const acrossShare = fromX - column
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (row * small.width + column) * 3 + channel
        const upper = spread[at]! + (spread[at + 3]! - spread[at]!) * acrossShare
        const below = at + small.width * 3
        const lower = spread[below]! + (spread[below + 3]! - spread[below]!) * acrossShare
        const index = (y * width + x) * 3 + channel
        out[index] = rgb[index]! + (upper + (lower - upper) * downShare) * strength * 1.6
      }
    }
  }
  return out
}

/** Mean over a square of `radius` pixels to each side. */
export function boxBlur(sheet: Sheet, radius: number): Sheet {
  const { width, height } = sheet
  const across = new Float32Array(sheet.rgb.length)
  const out = new Float32Array(sheet.rgb.length)
  const pass = (
    from: Float32Array,
    to: Float32Array,
    count: number,
    lines: number,
    step: number,
    line: number,
  ) => {
    for (let index = 0; index < lines; index += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const start = index * line + channel
        const at = (place: number) => from[start + clamp(place, 0, count - 1) * step]!
        let sum = 0
        for (let place = -radius; place <= radius; place += 1) sum += at(place)
        for (let place = 0; place < count; place += 1) {
          to[start + place * step] = sum / (2 * radius + 1)
          sum += at(place + radius + 1) - at(place - radius)
        }
      }
    }
  }
  pass(sheet.rgb, across, width, height, 3, width * 3)
  pass(across, out, height, width, width * 3, 3)
  return { width, height, rgb: out }
}

export const greyAt = (rgb: Float32Array, at: number): number =>
  rgb[at]! * 0.299 + rgb[at + 1]! * 0.587 + rgb[at + 2]! * 0.114
