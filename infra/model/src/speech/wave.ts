import type { Sound } from './messages.ts'

const headerBytes = 44

/** A WAV file of one channel, 16 bits a sample. */
export function writeWave({ samples, sampleRate }: Sound): Buffer {
  const data = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)
  const head = Buffer.alloc(headerBytes)
  head.write('RIFF', 0)
  head.writeUInt32LE(headerBytes - 8 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(sampleRate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

/**
 * Reads what `writeWave` writes, also where other chunks stand in between.
 * @throws RangeError for any other sound
 */
export function readWave(bytes: Buffer): Sound {
  const wrong = (what: string) => new RangeError(`The sound is not ${what}`)
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    throw wrong('a WAV file')
  let sampleRate = 0
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4)
    // A program that writes into a pipe does not know the length yet: up to the end then.
    const length = Math.min(bytes.readUInt32LE(at + 4), bytes.length - at - 8)
    const chunk = bytes.subarray(at + 8, at + 8 + length)
    if (name === 'fmt ' && length >= 16) {
      const [format, channels, bits] = [0, 2, 14].map((offset) => chunk.readUInt16LE(offset))
      if (format !== 1 || channels !== 1 || bits !== 16) throw wrong('of one channel with 16 bits')
      sampleRate = chunk.readUInt32LE(4)
    }
    if (name === 'data' && sampleRate > 0) {
      const samples = new Int16Array(Math.floor(length / 2))
      for (let index = 0; index < samples.length; index += 1)
        samples[index] = chunk.readInt16LE(index * 2)
      return { sampleRate, samples }
    }
    at += 8 + length + (length % 2)
  }
  throw wrong('whole')
}
