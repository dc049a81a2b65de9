import type { ImageStyle } from '@lumen/contracts/media/names'
import sharp, { type Sharp } from 'sharp'
import type { ImageRequest, PaintedImage } from '../../adapters/image.ts'
import { pictureModel } from './models.ts'
import { paintAvatar } from './avatar/paint-avatar.ts'
import { composeScene, lightOfScene } from './picture/compose.ts'
import type { Sheet } from './picture/develop.ts'
import { finish } from './picture/finish.ts'
import { animals, type Scene } from './picture/scene.ts'
import { paintWonders } from './picture/wonders.ts'
import { readPrompt } from './prompt/read-prompt.ts'

/** Paints what a prompt asks for; takes a second or more of one core. */
export async function paintPicture(request: ImageRequest): Promise<PaintedImage> {
  const { prompt, language, size, style } = request
  const seed = `${request.seed}:${prompt.trim()}`
  const scene = readPrompt(prompt, language, request.seed)
  const sheet =
    request.kind === 'avatar' || isPortrait(scene)
      ? await paintAvatar(scene, style, size, seed)
      : await paintScene(scene, style, { width: size, height: size }, seed)
  const image = pictureOf(sheet)
  const bytes =
    request.kind === 'avatar'
      ? await image.png({ compressionLevel: 8 }).toBuffer()
      : await image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
  return {
    bytes,
    mime: request.kind === 'avatar' ? 'image/png' : 'image/jpeg',
    model: pictureModel,
  }
}

/** Whether a prompt tells of somebody's face rather than of a place. */
function isPortrait({ things, face }: Scene): boolean {
  if (animals.some((animal) => things.includes(animal)) || things.includes('couple')) return false
  const described = face.glasses || face.hair !== undefined
  return things.includes('portrait') || (described && things.includes('person'))
}

/** Paints a landscape in the look of a style. */
export async function paintScene(
  scene: Scene,
  style: ImageStyle,
  size: { width: number; height: number },
  seed: string,
): Promise<Sheet> {
  const raster = await composeScene(scene, size, seed)
  if (style === 'fantasy') paintWonders(raster, lightOfScene(scene, seed), seed)
  return finish(raster, style, seed)
}

/** A painted sheet as a picture that sharp can write. */
export function pictureOf(sheet: Sheet): Sharp {
  const bytes = new Uint8ClampedArray(sheet.rgb.length)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = sheet.rgb[at]! * 255
  return sharp(Buffer.from(bytes.buffer), {
    raw: { width: sheet.width, height: sheet.height, channels: 3 },
  })
}
