/** Bytes of a page's head before its table of segments. */
const headBytes = 27

/**
 * An Ogg file of Opus sound with these comments (`NAME=value`) in place of its own.
 * @throws Error when it is no such file
 */
export function withOpusComments(file: Buffer, comments: readonly string[]): Buffer {
  const first = pageAt(file, 0)
  const second = pageAt(file, first.end)
  if (file.toString('latin1', second.start, second.start + 8) !== 'OpusTags') {
    throw new Error('this is no Ogg file of Opus sound')
  }
  const vendorBytes = file.readUInt32LE(second.start + 8)
  const vendor = file.subarray(second.start + 8, second.start + 12 + vendorBytes)
  const packet = Buffer.concat([
    Buffer.from('OpusTags'),
    vendor,
    sized(comments.length),
    ...comments.flatMap((comment) => [sized(Buffer.byteLength(comment)), Buffer.from(comment)]),
  ])
  const segments = Math.floor(packet.length / 255) + 1
  if (segments > 255) throw new Error('the comments are too long for one page')
  const head = Buffer.alloc(headBytes + segments, 255)
  file.copy(head, 0, first.end, first.end + headBytes)
  head.writeUInt32LE(0, 22)
  head[26] = segments
  head[headBytes + segments - 1] = packet.length % 255
  const page = Buffer.concat([head, packet])
  page.writeUInt32LE(checksum(page), 22)
  return Buffer.concat([file.subarray(0, first.end), page, file.subarray(second.end)])
}

function pageAt(file: Buffer, at: number): { start: number; end: number } {
  if (file.toString('latin1', at, at + 4) !== 'OggS') throw new Error('this is no Ogg file')
  const segments = file[at + 26]!
  const start = at + headBytes + segments
  const size = file.subarray(at + headBytes, start).reduce((sum, byte) => sum + byte, 0)
  return { start, end: start + size }
}

function sized(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** Ogg's CRC: polynomial 0x04c11db7, not reflected, from 0. */
function checksum(page: Buffer): number {
  let sum = 0
  for (const byte of page) {
    sum ^= byte << 24
    for (let bit = 0; bit < 8; bit += 1)
      sum = (sum & 0x80000000) === 0 ? sum << 1 : (sum << 1) ^ 0x04c11db7
  }
  return sum >>> 0
}
