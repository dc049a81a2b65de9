import type { Language } from '@lumen/contracts/languages'
import { imageStyles, isPhotographic, type ImageStyle } from '@lumen/contracts/media/names'
import type { PictureWords } from './content.ts'
import { paintAvatar } from './portrait/paint-avatar.ts'
import { composeScene, lightOfScene } from './picture/compose.ts'
import type { Sheet } from './picture/develop.ts'
import { finish } from './picture/finish.ts'
import type { Scene } from './picture/scene.ts'
import { isPortrait } from './picture/seen.ts'
import { paintWonders } from './picture/wonders.ts'
import { createReadPrompt } from './prompt/read-prompt.ts'

/** What somebody wants to see. */
export type IllustrationRequest = {
  /** In their own words, 10,000 characters at most. */
  readonly prompt: string
  /** Whose words are looked for first. */
  readonly language: Language
  readonly style: ImageStyle
  /** The same request with the same seed gives the same pixels. */
  readonly seed: string
  /** In pixels, 64 to 2,048. */
  readonly width: number
  readonly height: number
  /** `avatar`: a face; `scene`: a place, or a face where the picture is square and the prompt tells of one. */
  readonly kind: 'avatar' | 'scene'
}

/** A picture as pixels: red, green and blue, a byte each, row by row from the top. */
export type Illustration = {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}

const longestPrompt = 10_000

/**
 * Paints what a prompt asks for; takes a second or more of one core.
 * @throws RangeError for a size, style or prompt that cannot be painted
 */
export type Illustrate = (request: IllustrationRequest) => Promise<Illustration>

/** Whether a picture would be somebody's face: an avatar, or a square one whose prompt tells of a face. */
export function createShowsFace(
  contentOf: (language: Language) => { readonly words: PictureWords },
): (request: IllustrationRequest) => boolean {
  const readPrompt = createReadPrompt((language) => contentOf(language).words)
  return (request) => showsFace(request, readPrompt(request.prompt, request.language, request.seed))
}

const showsFace = ({ kind, width, height }: IllustrationRequest, scene: Scene): boolean =>
  kind === 'avatar' || (width === height && isPortrait(scene))

/** @param contentOf the words that are looked for in prompts: `openRoom(picturesRoom)` */
export function createIllustrate(
  contentOf: (language: Language) => { readonly words: PictureWords },
): Illustrate {
  const readPrompt = createReadPrompt((language) => contentOf(language).words)
  return async (request) => {
    checkRequest(request)
    const { prompt, language, style, width, height } = request
    const seed = `${request.seed}:${prompt.trim()}`
    const scene = readPrompt(prompt, language, request.seed)
    if (showsFace(request, scene)) {
      if (isPhotographic(style)) throw new RangeError(`no face is drawn in the style ${style}`)
      return { width, height, rgb: await paintAvatar(scene, style, width, seed) }
    }
    return developed(await paintScene(scene, style, { width, height }, seed))
  }
}

function checkRequest({ prompt, style, width, height, kind }: IllustrationRequest): void {
  for (const size of [width, height])
    if (!Number.isInteger(size) || size < 64 || size > 2_048)
      throw new RangeError(`no picture of ${size} pixels is painted`)
  if (kind === 'avatar' && width !== height) throw new RangeError('avatars are square')
  if (!imageStyles.includes(style)) throw new RangeError(`no style is named ${style}`)
  if (prompt.length > longestPrompt) throw new RangeError('the prompt is too long')
}

/** Paints a landscape in the look of a style. */
async function paintScene(
  scene: Scene,
  style: ImageStyle,
  size: { width: number; height: number },
  seed: string,
): Promise<Sheet> {
  const raster = await composeScene(scene, size, seed)
  if (style === 'fantasy') paintWonders(raster, lightOfScene(scene, seed), seed)
  return finish(raster, style, seed)
}

function developed({ width, height, rgb }: Sheet): Illustration {
  const bytes = new Uint8ClampedArray(rgb.length)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = rgb[at]! * 255
  return { width, height, rgb: new Uint8Array(bytes.buffer) }
}
