import type { ImageStyle } from '@lumen/contracts/media/names'
import sharp from 'sharp'
import { composeScene, lightOfScene } from '../picture/compose.ts'
import { boxBlur, develop, type Sheet } from '../picture/develop.ts'
import { finish } from '../picture/finish.ts'
import { blend, clamp, glow, mix, scaled, type Colour, type Raster } from '../picture/raster.ts'
import type { Scene } from '../picture/scene.ts'
import { paintWonders } from '../picture/wonders.ts'
import { randomOf } from '../random.ts'
import { drawFace } from './draw-face.ts'

const faceDepth = 1e3

/** A friendly face before a landscape out of focus, in the look of a style. */
export async function paintAvatar(
  scene: Scene,
  style: ImageStyle,
  size: number,
  seed: string,
): Promise<Sheet> {
  const random = randomOf(`${seed}:avatar`)
  const behind = await composeScene(
    { ...scene, things: scene.things.filter((thing) => thing === 'flower' || thing === 'lantern') },
    { width: size, height: size },
    seed,
  )
  if (style === 'fantasy') paintWonders(behind, lightOfScene(scene, seed), seed)
  const soft = boxBlur(boxBlur(behind, Math.round(size / 60)), Math.round(size / 60))
  behind.rgb.set(soft.rgb)
  behind.depth.fill(1e7)
  glow(
    behind,
    size * 0.5,
    size * 0.46,
    size * 0.62,
    warmth(style),
    style === 'fantasy' ? 0.5 : 0.34,
  )
  await setFace(behind, drawFace(style, scene, random), style)
  const finished = finish(behind, style, seed)
  return style === 'artistic' || style === 'oil_painting' || style === 'watercolor'
    ? clearFace(finished, behind)
    : finished
}

/** Brings the lines of a face back that a broad brush went over. */
function clearFace(sheet: Sheet, raster: Raster): Sheet {
  const drawn = develop(raster, {
    exposure: 1,
    saturation: 1.15,
    contrast: 1.1,
    bloom: 0,
    shadows: [0, 0, 0],
    lights: [0, 0, 0],
  })
  for (let at = 0; at < raster.depth.length; at += 1) {
    if (raster.depth[at] !== faceDepth) continue
    for (let index = at * 3; index < at * 3 + 3; index += 1)
      sheet.rgb[index] = sheet.rgb[index]! * 0.5 + drawn.rgb[index]! * 0.5
  }
  return sheet
}

const warmth = (style: ImageStyle): Colour =>
  style === 'fantasy' ? [0.75, 0.55, 1.1] : style === 'anime' ? [0.8, 0.9, 1.1] : [1, 0.85, 0.66]

/** Lays the drawing over the backdrop with a shadow behind, form from light, and a bright edge. */
async function setFace(raster: Raster, svg: string, style: ImageStyle): Promise<void> {
  const { width, height } = raster
  const scale = style === 'cartoon' ? 1 : 1.03
  const size = Math.round(width * scale)
  const drawn = await sharp(Buffer.from(svg)).resize(size, size).ensureAlpha().raw().toBuffer()
  const cover = new Float32Array(size * size * 3)
  for (let at = 0; at < size * size; at += 1) cover[at * 3] = drawn[at * 4 + 3]! / 255
  const halo = boxBlur(
    boxBlur({ width: size, height: size, rgb: cover }, Math.round(size / 36)),
    Math.round(size / 36),
  ).rgb
  const left = Math.round((width - size) / 2 + (style === 'cartoon' ? 0 : size * 0.012))
  const top = height - size + Math.round(size * (style === 'cartoon' ? 0.015 : 0.012))
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const at = y * size + x
      const alpha = drawn[at * 4 + 3]! / 255
      const near = halo[at * 3]!
      if (alpha < 1 && near > 0.01)
        blend(raster, left + x, top + y, [0.05, 0.04, 0.09], near * 0.34)
      if (alpha === 0) continue
      const u = x / size
      const v = y / size
      const form = clamp(0.62 + (0.5 - u) * 0.42 + (0.42 - v) * 0.5)
      const own: Colour = [
        (drawn[at * 4]! / 255) ** 2.2,
        (drawn[at * 4 + 1]! / 255) ** 2.2,
        (drawn[at * 4 + 2]! / 255) ** 2.2,
      ]
      const flat = style === 'cartoon'
      const lit = flat
        ? own
        : mix(scaled(own, 0.7 + form * 0.55), [own[0] * 1.22, own[1] * 1.02, own[2] * 0.9], 0.3)
      const edge = flat ? 0 : clamp(alpha * 1.6 - near * 1.7) * clamp(0.8 - u)
      blend(
        raster,
        left + x,
        top + y,
        [lit[0] + edge * 0.22, lit[1] + edge * 0.19, lit[2] + edge * 0.17],
        alpha,
      )
      const shown = left + x >= 0 && left + x < width && top + y >= 0 && top + y < height
      if (alpha > 0.5 && shown) raster.depth[(top + y) * width + left + x] = faceDepth
    }
  }
}
