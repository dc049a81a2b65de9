import type { ImageStyle } from '@lumen/contracts/media/names'
import { brush } from './brush.ts'
import { outlined, stepped } from './cel.ts'
import { boxBlur, develop, greyAt, type Grade, type Sheet } from './develop.ts'
import { flatten } from './flatten.ts'
import { fractal, noiseOf } from './noise.ts'
import { clamp, smooth, type Raster } from './raster.ts'
import { watercolour } from './watercolour.ts'

const plain: Grade = {
  exposure: 1,
  saturation: 1,
  contrast: 1.05,
  bloom: 0.12,
  shadows: [0, 0, 0],
  lights: [0, 0, 0],
}

/** Gives a painted scene the look of a style. */
export function finish(raster: Raster, style: ImageStyle, seed: string): Sheet {
  const { width, depth } = raster
  switch (style) {
    case 'realistic':
      return vignette(
        crisp(
          develop(raster, {
            ...plain,
            saturation: 0.9,
            contrast: 1.08,
            shadows: [0.02, 0.022, 0.03],
            lights: [0.015, 0.01, -0.01],
          }),
          2,
          0.45,
        ),
        0.16,
      )
    case 'photorealistic': {
      const shot = develop(throughLens(raster), {
        ...plain,
        exposure: 0.9,
        saturation: 0.94,
        contrast: 1.42,
        bloom: 0.42,
        shadows: [-0.05, 0.006, 0.05],
        lights: [0.06, 0.015, -0.065],
      })
      return grain(vignette(shot, 0.5), 0.05, seed)
    }
    case 'enhance':
      return vignette(
        crisp(
          crisp(
            develop(raster, {
              ...plain,
              exposure: 1.1,
              saturation: 1.46,
              contrast: 1.2,
              bloom: 0.3,
            }),
            Math.round(width / 36),
            0.55,
          ),
          2,
          0.7,
        ),
        0.1,
      )
    case 'fantasy':
      return vignette(
        develop(raster, {
          ...plain,
          saturation: 1.22,
          contrast: 1.12,
          bloom: 0.62,
          shadows: [0.09, -0.02, 0.19],
          lights: [0.03, -0.03, 0.07],
        }),
        0.3,
      )
    case 'anime': {
      const bright = develop(raster, {
        ...plain,
        exposure: 1.14,
        saturation: 1.36,
        contrast: 1.06,
        bloom: 0.42,
        shadows: [0.02, 0.03, 0.13],
        lights: [0, 0.01, 0.02],
      })
      const flat = stepped(flatten(bright, Math.max(2, Math.round(width / 400))), depth, 9, 0.72)
      return outlined(flat, depth, { wide: 1, strength: 0.5, ink: [0.16, 0.17, 0.36], detail: 0.3 })
    }
    case 'cartoon': {
      const bright = develop(raster, {
        ...plain,
        exposure: 1.1,
        saturation: 1.5,
        contrast: 1.12,
        bloom: 0,
      })
      const flat = stepped(
        flatten(flatten(bright, Math.max(1, Math.round(width / 340))), Math.round(width / 240)),
        depth,
        6,
        0.86,
      )
      return outlined(flat, depth, {
        wide: Math.max(2, Math.round(width / 340)),
        strength: 0.9,
        ink: [0.1, 0.07, 0.13],
        detail: 0.3,
      })
    }
    case 'watercolor':
      return watercolour(
        develop(raster, { ...plain, exposure: 1.1, saturation: 1.3, contrast: 1.06, bloom: 0.2 }),
        depth,
        seed,
      )
    case 'oil_painting': {
      const noise = noiseOf(`${seed}:flow`)
      return brush(
        develop(raster, {
          ...plain,
          saturation: 1.16,
          contrast: 1.2,
          lights: [0.03, 0.015, -0.03],
        }),
        {
          layers: [
            { wide: 0.04, long: 0.1, from: -1 },
            { wide: 0.02, long: 0.06, from: 0.07 },
            { wide: 0.0095, long: 0.03, from: 0.15 },
            { wide: 0.0045, long: 0.015, from: 0.24 },
          ],
          turn: (x, y, along) => along ?? noise(x * 2.2, y * 2.2) * 1.1,
          vary: 0.11,
          relief: 0.5,
          ground: [0.42, 0.32, 0.24],
        },
        seed,
      )
    }
    case 'artistic': {
      const noise = noiseOf(`${seed}:flow`)
      return brush(
        develop(raster, {
          ...plain,
          exposure: 1.05,
          saturation: 1.4,
          contrast: 1.26,
          shadows: [0.02, 0.0, 0.14],
          lights: [0.06, 0.03, -0.08],
        }),
        {
          layers: [
            { wide: 0.026, long: 0.1, from: -1 },
            { wide: 0.013, long: 0.055, from: 0.13 },
            { wide: 0.0065, long: 0.022, from: 0.24 },
          ],
          turn: (x, y, along) =>
            fractal(noise, x * 1.7, y * 1.7, 2) * Math.PI * 2.4 * (along === undefined ? 1 : 0.3) +
            (along ?? 0),
          vary: 0.2,
          relief: 0.62,
          ground: [0.1, 0.12, 0.24],
        },
        seed,
      )
    }
  }
}

/** Strengthens differences finer than `radius`. */
function crisp(sheet: Sheet, radius: number, amount: number): Sheet {
  const soft = boxBlur(sheet, radius)
  return {
    ...sheet,
    rgb: sheet.rgb.map((value, at) => clamp(value + (value - soft.rgb[at]!) * amount)),
  }
}

function vignette(sheet: Sheet, amount: number): Sheet {
  const { width, height, rgb } = sheet
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const away = Math.hypot(x / width - 0.5, y / height - 0.5)
      const by = 1 - smooth(0.32, 0.8, away) * amount
      const at = (y * width + x) * 3
      rgb[at] = rgb[at]! * by
      rgb[at + 1] = rgb[at + 1]! * by
      rgb[at + 2] = rgb[at + 2]! * by
    }
  }
  return sheet
}

function grain(sheet: Sheet, amount: number, seed: string): Sheet {
  const noise = noiseOf(`${seed}:grain`)
  const { width, rgb } = sheet
  for (let at = 0; at < rgb.length; at += 3) {
    const x = (at / 3) % width
    const y = Math.floor(at / 3 / width)
    const grey = greyAt(rgb, at)
    const by = noise(x * 0.83, y * 0.83) * amount * (1 - Math.abs(grey - 0.45))
    rgb[at] = clamp(rgb[at]! + by)
    rgb[at + 1] = clamp(rgb[at + 1]! + by)
    rgb[at + 2] = clamp(rgb[at + 2]! + by)
  }
  return sheet
}

/** From how many metres on something can be what a picture is about. */
const subjectWithin = 14

/**
 * A picture as a fast lens sees it: sharp where its subject is, soft behind it, with lights that
 * spread. Without anything close by, the far is sharp and the ground at one's feet is soft.
 */
function throughLens(raster: Raster): Raster {
  const { width, height, depth } = raster
  const radius = Math.max(1, Math.round(width / 300))
  let close = 0
  for (let at = 0; at < depth.length; at += 1) if (depth[at]! < subjectWithin) close += 1
  const hasSubject = close > depth.length * 0.012
  const once = boxBlur({ width, height, rgb: raster.rgb }, radius)
  const soft = boxBlur(boxBlur(once, radius), radius).rgb
  const rgb = Float32Array.from(raster.rgb)
  for (let at = 0; at < depth.length; at += 1) {
    const row = Math.floor(at / width) / height
    const share = hasSubject
      ? smooth(subjectWithin, 90, depth[at]!)
      : smooth(34, 15, depth[at]!) * smooth(0.8, 1, row)
    if (share === 0) continue
    for (let index = at * 3; index < at * 3 + 3; index += 1)
      rgb[index] = rgb[index]! + (soft[index]! - rgb[index]!) * share
  }
  return { ...raster, rgb }
}
