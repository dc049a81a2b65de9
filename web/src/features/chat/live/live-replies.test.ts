import type { ServerFrames } from '@lumen/contracts/frames'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aMessage } from '@/test/chat-samples'
import { followReply, noReplies, type LiveReplies, type ReplyFrame } from './live-replies'

const messageId = 'reply'
const companionId = 'companion'

const startFrame = (content = ''): ReplyFrame => ({
  type: 'streaming_stream_start',
  messageId,
  companionId,
  emotion: 'gentle',
  replyTo: null,
  clientMessageId: null,
  seq: content.length,
  message: aMessage({ id: messageId, companionId, content, status: 'running', isFromUser: false }),
})
const chunkFrame = (text: string, from: number, to: number): ReplyFrame => ({
  type: 'streaming_stream_chunk',
  messageId,
  seq: to,
  delta: text.slice(from, to),
})
const completeFrame = (text: string): ServerFrames['streaming_stream_complete'] => ({
  type: 'streaming_stream_complete',
  messageId,
  companionId,
  finalContent: text,
  emotion: 'gentle',
  suggestedActions: [],
  usedMemories: [],
  provider: 'local',
  seq: text.length,
  message: aMessage({ id: messageId, companionId, content: text, isFromUser: false }),
})

const after = (...frames: ReplyFrame[]) => {
  let state = noReplies
  for (const frame of frames) ({ state } = followReply(state, frame))
  return state
}
const textOf = (state: LiveReplies) => state.running[messageId]?.text

describe('followReply', () => {
  it('grows with the chunks and ends with the last frame', () => {
    const text = '你好，今天怎么样？'
    const growing = after(startFrame(), chunkFrame(text, 0, 2), chunkFrame(text, 2, 5))
    expect(textOf(growing)).toBe('你好，今天')
    expect(followReply(growing, completeFrame(text)).state.running).toEqual({})
  })

  it('asks for what is missing and keeps what it has', () => {
    const text = 'abcdef'
    const state = after(startFrame(), chunkFrame(text, 0, 2))
    const { state: same, missing } = followReply(state, chunkFrame(text, 3, 5))
    expect(same).toBe(state)
    expect(missing).toEqual({ messageId, afterSeq: 2 })
  })

  it('asks for the whole of a reply it does not know', () => {
    const { missing } = followReply(noReplies, chunkFrame('abc', 1, 2))
    expect(missing).toEqual({ messageId, afterSeq: 0 })
  })

  it('keeps its text when the server starts again after a reconnect', () => {
    const text = 'good morning'
    const state = after(startFrame(), chunkFrame(text, 0, 6), startFrame())
    expect(textOf(state)).toBe('good m')
    expect(textOf(followReply(state, chunkFrame(text, 0, 9)).state)).toBe('good morn')
  })

  it('takes over what the server holds more of it', () => {
    const state = after(startFrame(), chunkFrame('good', 0, 4), startFrame('good morning'))
    expect(textOf(state)).toBe('good morning')
    expect(textOf(after(startFrame('good'), startFrame('bad')))).toBe('bad')
  })

  it('starts from nothing when a reply is given again', () => {
    const state = after(startFrame(), chunkFrame('old', 0, 3), completeFrame('old'), startFrame())
    expect(textOf(state)).toBe('')
  })

  it('lets a newer reply win over what is held of an older one', () => {
    const state = after(startFrame(), chunkFrame('old text', 0, 8), startFrame())
    expect(textOf(followReply(state, chunkFrame('new', 0, 3)).state)).toBe('new')
  })

  it('understands frames that carry everything so far', () => {
    const full: ReplyFrame = {
      type: 'streaming_stream_chunk',
      messageId,
      seq: 4,
      fullContent: 'abcd',
    }
    expect(textOf(after(startFrame(), chunkFrame('ab', 0, 2), full))).toBe('abcd')
  })

  it('ignores chunks that come after the end', () => {
    const ended = after(startFrame(), completeFrame('abc'))
    expect(followReply(ended, chunkFrame('abc', 0, 2))).toEqual({ state: ended, missing: null })
  })
})

type Trouble = { kind: 'drop' | 'double' | 'swap' | 'coalesce'; at: number }

const asChunk = (frame: ReplyFrame | undefined) =>
  frame?.type === 'streaming_stream_chunk' ? frame : null

function disturb(frames: readonly ReplyFrame[], troubles: readonly Trouble[]): ReplyFrame[] {
  const stream = [...frames]
  for (const { kind, at } of troubles) {
    if (stream.length === 0) break
    const index = at % stream.length
    const here = stream[index]
    const next = stream[index + 1]
    if (here === undefined) continue
    if (kind === 'drop') stream.splice(index, 1)
    if (kind === 'double') stream.splice(index, 0, here)
    if (kind === 'swap' && next !== undefined) stream.splice(index, 2, next, here)
    const [one, other] = [asChunk(here), asChunk(next)]
    if (kind === 'coalesce' && one && other && other.seq - (other.delta?.length ?? 0) === one.seq)
      stream.splice(index, 2, { ...other, delta: (one.delta ?? '') + (other.delta ?? '') })
  }
  return stream
}

describe('followReply, whatever happens on the way', () => {
  it('shows only beginnings of the reply and ends with exactly its final text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 120 }),
        fc.array(fc.nat(300), { maxLength: 30 }),
        fc.array(
          fc.record({
            kind: fc.constantFrom<Trouble['kind'][]>('drop', 'double', 'swap', 'coalesce'),
            at: fc.nat(60),
          }),
          { maxLength: 14 },
        ),
        fc.nat(5),
        (text, places, troubles, lag) => {
          const ends = [...new Set([...places.map((at) => at % (text.length + 1)), text.length])]
            .filter((end) => end > 0)
            .sort((a, b) => a - b)
          const chunks = ends.map((end, index) => chunkFrame(text, ends[index - 1] ?? 0, end))
          const stream = disturb([startFrame(), ...chunks, completeFrame(text)], troubles)

          let state = noReplies
          let produced = 0
          let over = false
          let final: string | null = null
          const receive = (frame: ReplyFrame) => {
            const followed = followReply(state, frame)
            state = followed.state
            if (frame.type === 'streaming_stream_complete') final = frame.finalContent
            const shown = textOf(state)
            if (shown !== undefined) expect(text.startsWith(shown)).toBe(true)
            return followed.missing
          }
          /** What the server answers to `resume`: the rest, or the end. */
          const resume = (afterSeq: number) => {
            if (over) return void receive(completeFrame(text))
            if (afterSeq === 0) receive(startFrame())
            const upTo = Math.max(afterSeq, Math.min(text.length, produced + lag))
            expect(receive(chunkFrame(text, afterSeq, upTo))).toBeNull()
          }

          for (const frame of stream) {
            if (frame.type === 'streaming_stream_chunk') produced = Math.max(produced, frame.seq)
            if (frame.type === 'streaming_stream_complete') over = true
            const missing = receive(frame)
            if (missing !== null) resume(missing.afterSeq)
          }
          // A reconnect: the reply is over by now; whatever is still held is asked about.
          over = true
          for (const { text: held } of Object.values(state.running)) resume(held.length)
          if (final === null) resume(0)
          expect(final).toBe(text)
          expect(state.running).toEqual({})
        },
      ),
      { numRuns: 400 },
    )
  })
})
