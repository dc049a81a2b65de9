import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  companionReading,
  readInAll,
  readingWeight,
  readOfMessage,
  readOfTurn,
} from './companion-reading.ts'
import type { Turn } from './recent-turns.ts'

const talk = (...texts: string[]): Turn[] =>
  texts.map((text, index) => ({
    id: `m${index}`,
    position: index + 1,
    from: 'user',
    text,
    saidAt: new Date(0),
  }))

describe('companionReading', () => {
  it('reads an ordinary talk whole', () => {
    const turns = talk(...Array.from({ length: 240 }, (_, index) => `sentence ${index} `.repeat(5)))
    expect(companionReading(turns)).toEqual(turns)
  })

  it('reads the beginning and the end of what is long', () => {
    const [earlier, message] = companionReading(
      talk(`a${'.'.repeat(5_000)}b`, `c${'.'.repeat(8_000)}d`),
    )
    expect(earlier?.text).toMatch(/^a\.+\n\.+b$/)
    expect(earlier?.text.length).toBe(readOfTurn)
    expect(message?.text).toMatch(/^c\.+\n\.+d$/)
    expect(message?.text.length).toBe(readOfMessage)
  })

  it('keeps to its bounds, ends with the newest message and breaks no pair of surrogates', () => {
    const text = fc
      .tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 9 }), fc.nat(1_500))
      .map(([piece, times]) => piece.repeat(times + 1))
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 60 }), (texts) => {
        const read = companionReading(talk(...texts))
        const positions = read.map((turn) => turn.position)
        const first = texts.length - read.length + 1
        expect(positions).toEqual(positions.map((_, index) => first + index))
        expect(read.at(-1)?.position).toBe(texts.length)
        const weight = read.reduce((sum, turn) => sum + readingWeight(turn.text), 0)
        expect(weight).toBeLessThanOrEqual(readInAll)
        for (const turn of read) expect(turn.text).not.toMatch(/\p{Cs}/u)
      }),
      { numRuns: 40 },
    )
  })
})
