import type { Language } from '@lumen/contracts/languages'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { AppError } from '@lumen/http/app-error'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { fillSlots } from '../domain/fill-slots.ts'
import { mediaTexts } from '../texts.ts'
import { readLabel, xmpOf } from '../labels/label.ts'

/** A picture that a person sent, painted anew: nothing but its pixels is left of the file. */
export type TakenPicture = {
  readonly bytes: Uint8Array
  readonly mime: 'image/webp'
  readonly width: number
  readonly height: number
}

const taken = new Set([
  'image/png',
  'image/apng',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/heic',
  'image/heif',
])

/** Larger pictures are made smaller: the longer side, in pixels. */
const longestSide = 2_048
const decodingSeconds = 20

/**
 * Takes a picture in: known by its content, the first image of several, turned upright, without EXIF,
 * place or profile. What says that it was generated stays in it.
 * @param options.square cuts it to a square of at most so many pixels
 * @throws AppError `file_too_large`, `file_type_refused` or `picture_too_large`, in the person’s language
 */
export async function intakePicture(
  bytes: Uint8Array,
  language: Language,
  options: { square?: number; maxBytes?: number } = {},
): Promise<TakenPicture> {
  const { maxBytes = mediaLimits.avatarUploadBytes } = options
  if (bytes.byteLength > maxBytes) {
    const text = mediaTexts(language).uploads.pictureTooLarge
    throw new AppError('file_too_large', fillSlots(text, { megabytes: String(maxBytes >> 20) }))
  }
  const refused = (cause?: unknown) =>
    new AppError('file_type_refused', mediaTexts(language).uploads.notAPicture, { cause })
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (type === undefined || !taken.has(type.mime)) throw refused()
  try {
    const picture = sharp(bytes, {
      limitInputPixels: mediaLimits.uploadPixels,
      failOn: 'error',
      pages: 1,
    }).timeout({ seconds: decodingSeconds })
    const { data, info } = await encoded(picture, readLabel(bytes), options.square)
    return { bytes: data, mime: 'image/webp', width: info.width, height: info.height }
  } catch (cause) {
    if (cause instanceof Error && cause.message.includes('exceeds pixel limit'))
      throw new AppError('picture_too_large', mediaTexts(language).uploads.tooManyPixels, { cause })
    throw refused(cause)
  }
}

async function encoded(
  picture: Sharp,
  label: ReturnType<typeof readLabel>,
  square: number | undefined,
) {
  const { width, height } = await picture.metadata()
  // A small picture stays small: more pixels would show no more of it.
  const side = square === undefined ? undefined : Math.min(square, width, height)
  const upright = picture.autoOrient()
  const sized =
    side === undefined
      ? upright.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      : upright.resize(side, side, { fit: 'cover', position: 'attention' })
  const webp = sized.webp({ quality: 90 })
  return (label === undefined ? webp : webp.withXmp(xmpOf(label))).toBuffer({
    resolveWithObject: true,
  })
}
