import type { ImageStyle } from '@lumen/contracts/media/names'
import sharp, { type Sharp } from 'sharp'
import type { ImageRequest, PaintedImage } from '../../ports/image.ts'
import { pictureModel } from './models.ts'
import { paintAvatar } from './avatar/paint-avatar.ts'
import { composeScene } from './picture/compose.ts'
import type { Sheet } from './picture/develop.ts'
import { finish } from './picture/finish.ts'
import type { Scene } from './picture/scene.ts'
import { paintWonders } from './picture/wonders.ts'
import { animals } from './prompt/open-choices.ts'
import { readPrompt } from './prompt/read-prompt.ts'

/** Paints what a prompt asks for; takes a second or more of one core. */
export async function paintPicture(request: ImageRequest): Promise<PaintedImage> {
  const { prompt, language, size, style } = request
  const seed = `${request.seed}:${prompt.trim()}`
  const scene = readPrompt(prompt, language, request.seed)
  const isFace =
    scene.things.includes('portrait') && !animals.some((one) => scene.things.includes(one))
  const sheet =
    request.kind === 'avatar' || isFace
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

/** Paints a landscape in the look of a style. */
export async function paintScene(
  scene: Scene,
  style: ImageStyle,
  size: { width: number; height: number },
  seed: string,
): Promise<Sheet> {
  const raster = await composeScene(scene, size, seed)
  if (style === 'fantasy') paintWonders(raster, seed)
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
