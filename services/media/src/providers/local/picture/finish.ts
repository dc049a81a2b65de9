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
            saturation: 0.86,
            contrast: 1.12,
            lights: [0.02, 0.01, -0.02],
          }),
          2,
          0.45,
        ),
        0.16,
      )
    case 'photorealistic': {
      const shot = develop(raster, {
        ...plain,
        exposure: 0.92,
        saturation: 0.96,
        contrast: 1.36,
        bloom: 0.34,
        shadows: [-0.035, 0.0, 0.035],
        lights: [0.05, 0.015, -0.05],
      })
      return grain(vignette(focused(shot, depth), 0.42), 0.035, seed)
    }
    case 'enhance':
      return vignette(
        crisp(
          crisp(
            develop(raster, {
              ...plain,
              exposure: 1.06,
              saturation: 1.32,
              contrast: 1.16,
              bloom: 0.36,
            }),
            Math.round(width / 36),
            0.42,
          ),
          2,
          0.6,
        ),
        0.14,
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
      const flat = stepped(flatten(bright, Math.max(2, Math.round(width / 340))), 9, 0.72)
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
        flatten(flatten(bright, Math.round(width / 200)), Math.round(width / 160)),
        5,
        0.94,
      )
      return outlined(flat, depth, {
        wide: Math.max(2, Math.round(width / 300)),
        strength: 0.92,
        ink: [0.1, 0.07, 0.13],
        detail: 0.4,
      })
    }
    case 'watercolor':
      return watercolour(
        develop(raster, { ...plain, exposure: 1.12, saturation: 1.18, contrast: 1.02 }),
        seed,
      )
    case 'oil_painting':
      return brush(
        develop(raster, {
          ...plain,
          saturation: 1.16,
          contrast: 1.2,
          lights: [0.03, 0.015, -0.03],
        }),
        {
          layers: [
            { wide: 0.045, long: 0.1, from: -1 },
            { wide: 0.02, long: 0.052, from: 0.05 },
            { wide: 0.009, long: 0.028, from: 0.1 },
            { wide: 0.0045, long: 0.016, from: 0.17 },
          ],
          turn: (_x, _y, along) => along,
          vary: 0.09,
          relief: 0.42,
          ground: [0.42, 0.32, 0.24],
        },
        seed,
      )
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
            { wide: 0.03, long: 0.085, from: -1 },
            { wide: 0.014, long: 0.045, from: 0.09 },
            { wide: 0.007, long: 0.022, from: 0.13 },
          ],
          turn: (x, y, along) => along + fractal(noise, x * 2.6, y * 2.6, 2) * Math.PI * 1.15,
          vary: 0.26,
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

/** Blurs what is very near, as a lens set to the distance does. */
function focused(sheet: Sheet, depth: Float32Array): Sheet {
  const soft = boxBlur(
    boxBlur(sheet, Math.max(1, Math.round(sheet.width / 300))),
    Math.max(1, Math.round(sheet.width / 300)),
  )
  const rgb = Float32Array.from(sheet.rgb)
  for (let at = 0; at < depth.length; at += 1) {
    const y = Math.floor(at / sheet.width) / sheet.height
    const share = smooth(34, 15, depth[at]!) * smooth(0.86, 1, y)
    if (share === 0) continue
    for (let channel = 0; channel < 3; channel += 1)
      rgb[at * 3 + channel] =
        rgb[at * 3 + channel]! + (soft.rgb[at * 3 + channel]! - rgb[at * 3 + channel]!) * share
  }
  return { ...sheet, rgb }
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
