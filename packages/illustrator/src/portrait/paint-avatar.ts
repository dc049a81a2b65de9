import type { ImageStyle } from '@lumen/contracts/media/names'
import sharp from 'sharp'
import type { Scene } from '../picture/scene.ts'
import { randomOf } from '../random.ts'
import { choosePortrait, lookOf } from './choose.ts'
import { drawLayers } from './draw.ts'
import { coarseLooks } from './looks.ts'

/** In pixels: what is behind somebody in broad strokes, and faces, are drawn no larger than this. */
const coarseSide = 320
const largestSide = 768

/** A face of designed parts in the look of a style, as RGB bytes of `size` × `size`. */
export async function paintAvatar(
  scene: Scene,
  style: ImageStyle,
  size: number,
  seed: string,
): Promise<Uint8Array> {
  const look = lookOf[style]
  const layers = drawLayers(choosePortrait(scene, style, randomOf(`${seed}:face`)), look)
  const [behind, before] = await Promise.all([
    raster(layers.behind, coarseLooks.has(look) ? Math.min(size, coarseSide) : size, size),
    raster(layers.before, Math.min(size, largestSide), size),
  ])
  const whole = await sharp(behind)
    .composite([{ input: before }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return new Uint8Array(whole)
}

/** @param drawn the side at which it is drawn, before it is brought to its size */
async function raster(svg: string, drawn: number, size: number): Promise<Buffer> {
  const picture = await sharp(Buffer.from(quick(svg)), { density: (72 * drawn) / 1024 })
    .png({ compressionLevel: 0 })
    .toBuffer()
  // In a pipeline of its own: a drawing that is resized is drawn anew at the size that is asked for.
  return sharp(picture).resize(size, size).png({ compressionLevel: 0 }).toBuffer()
}

/**
 * Blurs take most of the time that a drawing takes: those that hardly show are left out, and the others
 * need not leave their colour space, as each blurs one colour.
 */
const quick = (svg: string) =>
  svg
    .replaceAll('stroke-width="12" filter="url(#hair-fine)"', 'stroke-width="12"')
    .replaceAll('<filter ', '<filter color-interpolation-filters="sRGB" ')
