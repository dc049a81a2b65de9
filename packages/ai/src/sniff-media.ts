export type PictureMime = 'image/png' | 'image/jpeg' | 'image/webp'
export type SoundMime = 'audio/mpeg' | 'audio/ogg'

/** The type of a picture by its own first bytes; null when it is none of those shown here. */
export function sniffPicture(bytes: Uint8Array): PictureMime | null {
  if (begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (begins(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  return null
}

/** The type of a sound by its own first bytes; null when it is neither MP3 nor Ogg. */
export function sniffSound(bytes: Uint8Array): SoundMime | null {
  if (text(bytes, 0, 4) === 'OggS') return 'audio/ogg'
  if (text(bytes, 0, 3) === 'ID3') return 'audio/mpeg'
  // Eleven set bits, then a layer that is not reserved.
  const isFrame = bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0 && (bytes[1]! & 0x06) !== 0
  return isFrame ? 'audio/mpeg' : null
}

/** True for MP4 and its relatives with the index of their frames, without which nothing plays. */
export function isWholeMp4(bytes: Uint8Array): boolean {
  if (text(bytes, 4, 8) !== 'ftyp') return false
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let found = false
  let at = 0
  while (at + 8 <= file.length) {
    const short = file.readUInt32BE(at)
    const size =
      short === 1 && at + 16 <= file.length ? Number(file.readBigUInt64BE(at + 8)) : short
    if (text(bytes, at + 4, at + 8) === 'moov') found = true
    if (size === 0) return found
    if (size < 8) return false
    at += size
  }
  return found && at === file.length
}

function begins(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((value, at) => bytes[at] === value)
}

function text(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end))
}
