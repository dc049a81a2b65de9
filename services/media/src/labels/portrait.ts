import sharp from 'sharp'
import type { AiLabel } from './label.ts'
import { writeLabel } from './write-label.ts'

const side = 512

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
