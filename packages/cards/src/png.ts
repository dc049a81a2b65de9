import { crc32, deflateSync } from 'node:zlib'
import type { CharacterCard } from './card.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Keywords under which readers look for a card, the newest first; `chara` is that of versions 1 and 2. */
export const cardKeywords = ['ccv3', 'chara'] as const
const [keyword] = cardKeywords

type Chunk = { readonly type: string; readonly data: Buffer }

/**
 * The parts that a PNG is made of; what comes after its end is no part of it.
 * @throws TypeError when the bytes are no PNG, or a broken one
 */
export function chunksOf(png: Uint8Array): Chunk[] {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  if (!isPng(bytes)) throw new TypeError('This is no PNG')
  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length) break
    const type = bytes.toString('latin1', at + 4, at + 8)
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) })
    if (type === 'IEND') return chunks
    at = end
  }
  throw new TypeError('This PNG is cut short')
}

function encoded({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

const isCard = ({ type, data }: Chunk): boolean =>
  ['tEXt', 'zTXt', 'iTXt'].includes(type) &&
  cardKeywords.some((each) => data.subarray(0, each.length + 1).equals(Buffer.from(`${each}\0`)))

/** Whether bytes begin as those of a PNG do. */
export const isPng = (bytes: Uint8Array): boolean =>
  signature.equals(bytes.subarray(0, signature.length))

/**
 * The picture with the card in it, as a `tEXt` chunk `ccv3` (base64 of UTF-8 JSON); a card that was in
 * it goes, everything else, labels too, stays as it is.
 * @throws TypeError when the bytes are no PNG
 */
export function writeCardToPng(png: Uint8Array, card: CharacterCard): Buffer {
  const text = Buffer.from(JSON.stringify(card), 'utf8').toString('base64')
  const own = { type: 'tEXt', data: Buffer.from(`${keyword}\0${text}`, 'latin1') }
  const kept = chunksOf(png).filter((chunk) => !isCard(chunk))
  return Buffer.concat([signature, ...kept.toSpliced(-1, 0, own).map(encoded)])
}

/**
 * A plain picture for a character that has none: one colour, which follows from the name.
 * @param side of the square, in pixels
 */
export function plainPicture(name: string, side = 256): Buffer {
  const hue = crc32(Buffer.from(name, 'utf8'))
  const color = [0, 8, 16].map((bits) => 96 + ((hue >>> bits) & 0x7f))
  const row = Buffer.concat([
    Buffer.from([0]),
    Buffer.concat(Array.from({ length: side }, () => Buffer.from(color))),
  ])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // 8 bits, red, green and blue.
  header.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))
  return Buffer.concat([
    signature,
    encoded({ type: 'IHDR', data: header }),
    encoded({ type: 'IDAT', data: pixels }),
    encoded({ type: 'IEND', data: Buffer.alloc(0) }),
  ])
}
