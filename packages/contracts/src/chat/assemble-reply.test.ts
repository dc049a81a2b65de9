import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assembleReply, type AssembledReply, type ReplyDelta } from './assemble-reply.ts'

/** Text as companions write it: any code point, pairs of surrogates never broken. */
const replyText = fc.string({ unit: 'binary', maxLength: 200 })

/** Cuts a text into consecutive deltas at arbitrary places. */
function cut(text: string, places: readonly number[]): ReplyDelta[] {
  const ends = [...new Set([...places.map((place) => place % (text.length + 1)), text.length])]
    .filter((end) => end > 0)
    .sort((a, b) => a - b)
  return ends.map((end, index) => ({ seq: end, delta: text.slice(ends[index - 1] ?? 0, end) }))
}

/** What the network and the batching may do to the stream before it reaches a follower. */
type Trouble = { kind: 'drop' | 'double' | 'swap' | 'coalesce'; at: number }
const troubles = fc.array(
  fc.record({
    kind: fc.constantFrom<Trouble['kind'][]>('drop', 'double', 'swap', 'coalesce'),
    at: fc.nat(60),
  }),
  { maxLength: 12 },
)

function disturb(deltas: readonly ReplyDelta[], list: readonly Trouble[]): ReplyDelta[] {
  const stream = [...deltas]
  for (const { kind, at } of list) {
    if (stream.length === 0) break
    const index = at % stream.length
    const here = stream[index]
    const next = stream[index + 1]
    if (here === undefined) continue
    if (kind === 'drop') stream.splice(index, 1)
    if (kind === 'double') stream.splice(index, 0, here)
    if (kind === 'swap' && next !== undefined) stream.splice(index, 2, next, here)
    // Only neighbours join: that is what a batch does.
    if (kind === 'coalesce' && next !== undefined && next.seq - next.delta.length === here.seq) {
      stream.splice(index, 2, { seq: next.seq, delta: here.delta + next.delta })
    }
  }
  return stream
}

describe('assembleReply', () => {
  it('appends what follows directly', () => {
    expect(assembleReply({ text: '你好' }, { seq: 4, delta: '，我' })).toEqual({ text: '你好，我' })
  })

  it('cuts what is already there and ignores what is wholly there', () => {
    const state = { text: 'good morn' }
    expect(assembleReply(state, { seq: 12, delta: 'morning' })).toEqual({ text: 'good morning' })
    expect(assembleReply(state, { seq: 9, delta: 'morn' })).toBe(state)
  })

  it('tells of a gap and keeps the state for the one who asks again', () => {
    expect(assembleReply({ text: 'a' }, { seq: 5, delta: 'de' })).toBe('gap')
  })

  it('ends with exactly the text whatever is dropped, doubled, reordered or coalesced', () => {
    fc.assert(
      fc.property(
        replyText,
        fc.array(fc.nat(400), { maxLength: 40 }),
        troubles,
        fc.nat(400),
        fc.nat(60),
        (text, places, list, joined, resumeLag) => {
          const deltas = cut(text, places)
          const stream = disturb(deltas, list)
          // A follower that joins late starts from a snapshot somewhere in the reply.
          let state: AssembledReply = { text: text.slice(0, joined % (text.length + 1)) }
          let produced = state.text.length
          for (const delta of stream) {
            produced = Math.max(produced, delta.seq)
            const next = assembleReply(state, delta)
            if (next !== 'gap') {
              state = next
              expect(text.startsWith(state.text)).toBe(true)
              continue
            }
            // It asks again by seq; the owner meanwhile may be further than this delta.
            const upTo = Math.min(text.length, produced + (resumeLag % 7))
            const resumed = assembleReply(state, {
              seq: upTo,
              delta: text.slice(state.text.length, upTo),
            })
            expect(resumed).not.toBe('gap')
            if (resumed !== 'gap') state = resumed
          }
          // The end frame carries the length; whoever is short resumes once more.
          const ended = assembleReply(state, {
            seq: text.length,
            delta: text.slice(state.text.length),
          })
          expect(ended).toEqual({ text })
        },
      ),
      { numRuns: 500 },
    )
  })

  it('needs no resume when nothing was dropped or reordered', () => {
    fc.assert(
      fc.property(
        replyText,
        fc.array(fc.nat(400), { maxLength: 40 }),
        troubles,
        (text, places, list) => {
          const harmless = list.filter(({ kind }) => kind === 'double' || kind === 'coalesce')
          let state: AssembledReply = { text: '' }
          for (const delta of disturb(cut(text, places), harmless)) {
            const next = assembleReply(state, delta)
            if (next === 'gap') throw new Error('gap')
            state = next
          }
          expect(state.text).toBe(text)
        },
      ),
    )
  })
})
