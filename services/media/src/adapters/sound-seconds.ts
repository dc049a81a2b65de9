import { mp3Seconds } from '@lumen/ai/mp3'

const opusRate = 48_000

/** Length in seconds of MP3 or of Opus in Ogg, 0 when there is no sound in it. */
export function soundSeconds(bytes: Uint8Array, mime: 'audio/mpeg' | 'audio/ogg'): number {
  return mime === 'audio/mpeg' ? mp3Seconds(bytes) : opusSeconds(bytes)
}

/** The last page tells how many samples there are up to its end, those to be skipped included. */
function opusSeconds(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = file.indexOf('OpusHead')
  const last = file.lastIndexOf('OggS')
  if (head < 0 || last < 0 || last + 14 > file.length || head + 12 > file.length) return 0
  const samples = Number(file.readBigInt64LE(last + 6)) - file.readUInt16LE(head + 10)
  return Math.max(0, samples / opusRate)
}
