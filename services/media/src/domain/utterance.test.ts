import { describe, expect, it } from 'vitest'
import { utterance } from '../../test/recordings.ts'
import { utteranceSeconds } from './utterance.ts'

/** A piece of a WAV that tells of its making, between its head and its sound. */
const withNote = (sound: Buffer, note: string) => {
  const piece = Buffer.alloc(8)
  piece.write('LIST')
  piece.writeUInt32LE(note.length, 4)
  const padded = Buffer.from(note.length % 2 === 0 ? note : `${note}\0`)
  return Buffer.concat([sound.subarray(0, 36), piece, padded, sound.subarray(36)])
}

describe('the sound that a call sends', () => {
  it('is as long as its samples say', () => {
    expect(utteranceSeconds(utterance(1))).toBe(1)
    expect(utteranceSeconds(utterance(60))).toBe(60)
    expect(utteranceSeconds(Buffer.concat([utterance(2), Buffer.from('and more')]))).toBe(2)
  })

  it.each(['even', 'odds!'])('may tell of its making (%s)', (note) => {
    expect(utteranceSeconds(withNote(utterance(3), note))).toBe(3)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a head alone', utterance(1).subarray(0, 40)],
    ['cut off', utterance(1).subarray(0, 20_000)],
    ['silence without samples', utterance(0)],
    ['another rate', utterance(1, { rate: 44_100 })],
    ['two channels', utterance(1, { channels: 2 })],
    ['a size beyond its end', withSize(utterance(1), 0xff_ff_ff_ff)],
  ])('is not %s', (_what, bytes) => expect(utteranceSeconds(bytes)).toBeNull())
})

function withSize(sound: Buffer, size: number): Buffer {
  sound.writeUInt32LE(size, 40)
  return sound
}
