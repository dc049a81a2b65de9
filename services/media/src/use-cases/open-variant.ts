import { AppError } from '@lumen/http/app-error'
import { mimeOfKey } from '@lumen/objects/object-key'
import { ObjectStoreError } from '@lumen/objects/object-store'
import sharp, { type Sharp } from 'sharp'
import type { MediaContext } from '../context.ts'
import {
  mimeOfVariant,
  sideOfVariant,
  variantKey,
  type ObjectVariant,
  type VariantFile,
} from '../store/object-variants.ts'
import { readLabel, xmpOf } from '../labels/label.ts'
import type { ObjectRow } from '../store/objects.ts'

const encodingSeconds = 20
const encoders: Record<ObjectVariant, (picture: Sharp) => Sharp> = {
  thumb: (picture) => picture.webp({ quality: 78 }),
  webp: (picture) => picture.webp({ quality: 86 }),
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  // What is clear in it would be black otherwise.
  model: (picture) => picture.flatten({ background: 'white' }).jpeg({ quality: 82 }),
}

/**
 * A picture, small or in another format. It is made when it is first asked for and kept; what says
 * that a picture is generated is kept in it.
 * @returns null for what is no picture, or whose bytes are gone
 */
export async function openVariant(
  context: Pick<MediaContext, 'objects' | 'variants' | 'log'>,
  row: Pick<ObjectRow, 'id' | 'storage_key' | 'bytes' | 'mime'>,
  variant: ObjectVariant,
): Promise<VariantFile | null> {
  const original = row.storage_key
  if (!row.mime.startsWith('image/')) return null
  const mime = mimeOfVariant(variant)
  if ((variant === 'webp' || variant === 'avif') && mimeOfKey(original) === mime)
    return { key: original, size: Number(row.bytes), mime }
  const key = variantKey(original, variant)
  const kept = await context.objects.head(key)
  if (kept !== null) return { key, size: kept.size, mime }
  const running = context.variants.get(key)
  if (running !== undefined) return running
  const making = make(context, row, variant, key).finally(() => context.variants.delete(key))
  context.variants.set(key, making)
  return making
}

async function make(
  { objects, log }: Pick<MediaContext, 'objects' | 'log'>,
  row: Pick<ObjectRow, 'id' | 'storage_key'>,
  variant: ObjectVariant,
  key: string,
): Promise<VariantFile | null> {
  const mime = mimeOfVariant(variant)
  const original = await objects.read(row.storage_key)
  if (original === null) {
    log.error({ objectId: row.id }, 'the bytes of a file are gone')
    return null
  }
  const bytes = await encode(original, variant)
  try {
    await objects.put(key, bytes)
    return { key, size: bytes.byteLength, mime }
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error
    log.warn({ err: error, objectId: row.id }, 'a variant of a picture was not kept')
    return { bytes, size: bytes.byteLength, mime }
  }
}

async function encode(original: Buffer, variant: ObjectVariant): Promise<Buffer> {
  const label = readLabel(original)
  let picture = sharp(original).timeout({ seconds: encodingSeconds })
  if (variant === 'thumb' || variant === 'model') {
    const side = sideOfVariant[variant]
    picture = picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })
  }
  picture = encoders[variant](picture)
  try {
    return await (label === undefined ? picture : picture.withXmp(xmpOf(label))).toBuffer()
  } catch (cause) {
    throw new AppError('generation_failed', 'The picture could not be made smaller', { cause })
  }
}
