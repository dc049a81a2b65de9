import { mediaLimits } from '@lumen/contracts/media/limits'

const { soundRate } = mediaLimits.call
/** Of one channel of 16 bits. */
const bytesASecond = soundRate * 2
const pcm = 1

/**
 * Seconds of sound in a WAV of 16 bits, `mediaLimits.call.soundRate` hertz and one channel, as calls
 * send it; null for anything else, and for one without sound. Read of its head alone: nothing is
 * decoded, and nothing is written anywhere.
 */
export function utteranceSeconds(bytes: Uint8Array): number | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const says = (at: number, word: string) => file.toString('latin1', at, at + 4) === word
  if (file.length < 12 || !says(0, 'RIFF') || !says(8, 'WAVE')) return null
  let known = false
  for (let at = 12; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4)
    const from = at + 8
    if (from + size > file.length) return null
    if (says(at, 'fmt ')) known = size >= 16 && isAsCallsSend(file, from)
    if (says(at, 'data')) return known && size > 0 ? size / bytesASecond : null
    // Pieces of odd length are followed by a byte that says nothing.
    at = from + size + (size % 2)
  }
  return null
}

const isAsCallsSend = (file: Buffer, at: number): boolean =>
  file.readUInt16LE(at) === pcm &&
  file.readUInt16LE(at + 2) === 1 &&
  file.readUInt32LE(at + 4) === soundRate &&
  file.readUInt16LE(at + 14) === 16
