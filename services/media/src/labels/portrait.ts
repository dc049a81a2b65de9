import { newId } from '@lumen/database/ids'
import sharp from 'sharp'
import type { AiLabel } from './label.ts'
import { writeLabel } from './write-label.ts'

const side = 512

/** What a picture is labelled with, of what is known of who made it; null: a person did. */
export const labelOf = (made: {
  model: string | null
  content_id: string | null
}): AiLabel | null =>
  made.model === null
    ? null
    : { maker: 'Lumen', model: made.model, contentId: made.content_id ?? newId() }

/**
 * A picture as a square PNG for a character card; of one that was made, with its label.
 * @throws Error when the bytes are no picture
 */
export async function toPortrait(bytes: Uint8Array, label: AiLabel | null): Promise<Uint8Array> {
  const png = await sharp(bytes)
    .rotate()
    .resize(side, side, { fit: 'cover', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer()
  return label === null ? png : writeLabel(png, 'image/png', label)
}
