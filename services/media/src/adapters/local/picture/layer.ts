import sharp from 'sharp'
import type { Raster } from './raster.ts'

/** Linear light of each value of a file, 0 to 255. */
const linearOf = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2)

/** Light that falls on each pixel: red, green and blue, row by row. */
export type LightMap = Float32Array

/**
 * Sets a drawing as large as the picture into it, at a distance of `z` metres. Its colours are those
 * of the things, which `light` falls on; without one they shine by themselves.
 */
export async function paintLayer(
  raster: Raster,
  svg: string,
  z: number,
  light?: LightMap,
): Promise<void> {
  const { width, height, rgb, depth } = raster
  const drawn = await sharp(Buffer.from(svg), { density: 72 })
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  for (let at = 0; at < width * height; at += 1) {
    const cover = drawn[at * 4 + 3]!
    if (cover === 0) continue
    const alpha = cover / 255
    for (let channel = 0; channel < 3; channel += 1) {
      const index = at * 3 + channel
      const own = linearOf[drawn[at * 4 + channel]!]!
      if (light === undefined) rgb[index] = rgb[index]! + own * alpha
      else rgb[index] = rgb[index]! + (own * light[index]! - rgb[index]!) * alpha
    }
    if (light !== undefined && alpha > 0.5) depth[at] = z
  }
}

/** An SVG whose height is 1000 and whose width follows from the picture's. */
export function drawingSheet(raster: Raster, content: string, mirrored = false): string {
  const wide = Math.round((raster.width / raster.height) * 1_000)
  const turned = mirrored
    ? `<g transform="translate(${wide} 0) scale(-1 1)">${content}</g>`
    : content
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} 1000" width="${raster.width}" height="${raster.height}">${turned}</svg>`
}
