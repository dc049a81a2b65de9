import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { blocksOf } from './blocks.ts'
import type { ByteRange, ObjectStore } from './object-store.ts'

/**
 * Files sealed piece by piece, so that neither memory nor a reader of a part needs the whole:
 *
 *     salt (16 bytes) · piece · piece · …
 *
 * A piece is 64 KiB of the file and its tag (AES-256-GCM). The key is derived from the given one,
 * the salt and the name of the file; number and end of a piece are authenticated: none can be left
 * out, exchanged or taken from another file.
 */
const algorithm = 'aes-256-gcm'
const saltBytes = 16
const tagBytes = 16
const pieceBytes = 64 * 1024
const sealedPieceBytes = pieceBytes + tagBytes

/** What is sealed was altered, cut short, or is sealed with another key. */
export class SealedFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SealedFileError'
  }
}

const deriveKey = (key: Uint8Array, salt: Uint8Array, name: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, `lumen:sealed-file:${name}`, 32))

/** Each key seals one file: the number of the piece is never used twice with it. */
function nonceOf(piece: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(piece, 4)
  nonce.writeUInt8(last ? 1 : 0, 11)
  return nonce
}

function sealPiece(key: Buffer, plain: Uint8Array, piece: number, last: boolean): Buffer {
  const cipher = createCipheriv(algorithm, key, nonceOf(piece, last))
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function openPiece(key: Buffer, sealed: Buffer, piece: number, last: boolean): Buffer {
  if (sealed.length < tagBytes) throw new SealedFileError('A sealed file is cut short')
  const decipher = createDecipheriv(algorithm, key, nonceOf(piece, last))
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes))
  try {
    return Buffer.concat([
      decipher.update(sealed.subarray(0, sealed.length - tagBytes)),
      decipher.final(),
    ])
  } catch (cause) {
    throw new SealedFileError('A sealed file does not open', { cause })
  }
}

async function* sealing(bytes: AsyncIterable<Uint8Array>, key: Uint8Array, name: string) {
  const salt = randomBytes(saltBytes)
  const derived = deriveKey(key, salt, name)
  yield salt
  let piece = 0
  let before: Buffer | null = null
  for await (const block of blocksOf(bytes, pieceBytes)) {
    if (before !== null) yield sealPiece(derived, before, piece++, false)
    before = block
  }
  yield sealPiece(derived, before ?? Buffer.alloc(0), piece, true)
}

/** The file sealed with this key (32 bytes), under the name by which it will be opened. */
export const sealFile = (
  bytes: AsyncIterable<Uint8Array>,
  key: Uint8Array,
  name: string,
): Readable => Readable.from(sealing(bytes, key, name), { objectMode: false })

/** How many bytes a file has that takes so many sealed. @throws SealedFileError when none does */
export function plainSize(sealedSize: number): number {
  const pieces = Math.ceil((sealedSize - saltBytes) / sealedPieceBytes)
  const size = sealedSize - saltBytes - pieces * tagBytes
  if (pieces < 1 || size < 0) throw new SealedFileError('A sealed file is cut short')
  return size
}

/**
 * The bytes of a sealed object, or a part of them; null: there is no such object. The stream fails
 * with a SealedFileError when the object was altered.
 */
export async function openSealed(
  store: ObjectStore,
  objectKey: string,
  key: Uint8Array,
  range?: ByteRange,
): Promise<Readable | null> {
  const head = await store.head(objectKey)
  if (head === null) return null
  const size = plainSize(head.size)
  const start = range?.start ?? 0
  const end = range === undefined ? size - 1 : Math.min(range.end, size - 1)
  const first = Math.floor(start / pieceBytes)
  const last = Math.max(0, Math.floor(end / pieceBytes))
  const opened = await store.open(objectKey, { start: 0, end: saltBytes - 1 })
  if (opened === null) return null
  const derived = deriveKey(key, Buffer.concat(await opened.stream.toArray()), objectKey)
  const pieces = Math.max(1, Math.ceil(size / pieceBytes))
  const sealed = await store.open(objectKey, {
    start: saltBytes + first * sealedPieceBytes,
    end: Math.min(head.size, saltBytes + (last + 1) * sealedPieceBytes) - 1,
  })
  if (sealed === null) return null

  async function* opening() {
    let piece = first
    for await (const block of blocksOf(sealed!.stream, sealedPieceBytes)) {
      const plain = openPiece(derived, block, piece, piece === pieces - 1)
      const offset = piece * pieceBytes
      yield plain.subarray(Math.max(0, start - offset), Math.max(0, end + 1 - offset))
      piece += 1
    }
    if (piece !== last + 1) throw new SealedFileError('A sealed file is cut short')
  }
  return Readable.from(opening(), { objectMode: false })
}
