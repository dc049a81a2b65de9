import { assembleReply, type AssembledReply } from '@lumen/contracts/chat/assemble-reply'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDeltaBatch } from './delta-batch.ts'
import { createPairKeeper } from './surrogate-pairs.ts'

const loneSurrogate = /\p{Cs}/u

describe('createDeltaBatch', () => {
  it('joins deltas of one reply that follow each other, in the order of their beginning', () => {
    const batch = createDeltaBatch()
    batch.add('a', 2, 'he')
    batch.add('b', 1, 'x')
    batch.add('a', 5, 'llo')
    expect(batch.size()).toBe(6)
    expect(batch.take()).toEqual([
      { messageId: 'a', seq: 5, delta: 'hello' },
      { messageId: 'b', seq: 1, delta: 'x' },
    ])
    expect(batch.take()).toEqual([])
    expect(batch.size()).toBe(0)
  })

  it('keeps deltas apart that do not follow each other', () => {
    const batch = createDeltaBatch()
    batch.add('a', 2, 'he')
    batch.add('a', 9, 'x')
    expect(batch.take()).toHaveLength(2)
  })

  it('lets followers rebuild the text whenever batches are taken, pairs unbroken', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 120 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.boolean())),
        (text, steps) => {
          const batch = createDeltaBatch()
          const keeper = createPairKeeper()
          let state: AssembledReply = { text: '' }
          let sent = 0
          let emitted = 0
          const follow = () => {
            for (const delta of batch.take()) {
              expect(delta.delta).not.toMatch(loneSurrogate)
              const next = assembleReply(state, delta)
              if (next === 'gap') throw new Error('gap')
              state = next
            }
          }
          const emit = (piece: string) => {
            if (piece === '') return
            emitted += piece.length
            batch.add('m', emitted, piece)
          }
          for (const [length, take] of steps) {
            emit(keeper.push(text.slice(sent, sent + length)))
            sent = Math.min(text.length, sent + length)
            if (take) follow()
          }
          emit(keeper.push(text.slice(sent)))
          emit(keeper.rest())
          follow()
          expect(state.text).toBe(text)
        },
      ),
    )
  })
})

describe('createPairKeeper', () => {
  it('holds the first half of a pair until the second comes', () => {
    const keeper = createPairKeeper()
    const [high = '', low = ''] = '💎'.split('')
    expect(keeper.push(`a${high}`)).toBe('a')
    expect(keeper.push(low)).toBe('💎')
    expect(keeper.push(high)).toBe('')
    expect(keeper.rest()).toBe(high)
    expect(keeper.rest()).toBe('')
  })
})
