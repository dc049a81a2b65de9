import type { LiveDeltas } from '@lumen/contracts/chat/bus'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { following, message } from '../../test/support/followed-replies.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const deltasOf = (text: string, sizes: number[]): LiveDeltas => {
  const deltas: { messageId: string; seq: number; delta: string }[] = []
  let at = 0
  for (const size of sizes) {
    const delta = text.slice(at, at + size)
    if (delta === '') break
    at += delta.length
    deltas.push({ messageId: 'reply', seq: at, delta })
  }
  return deltas
}

describe('live replies', () => {
  it('asks the owner once about a gap, and once more when deltas overtook the answer', async () => {
    let text = ''
    const { replies, request, sockets, start } = following(() => message(text))
    start()
    await vi.advanceTimersByTimeAsync(1)
    request.mockClear()
    const whole = 'x'.repeat(40)
    text = whole
    // The first delta was lost; the others come while the owner is asked.
    replies.deltas(
      deltasOf(
        whole,
        Array.from({ length: 20 }, () => 2),
      ).slice(1),
    )
    await vi.advanceTimersByTimeAsync(200)
    expect(request).toHaveBeenCalledTimes(1)
    for (const { shown } of sockets) expect(shown()).toBe(whole)

    text = `${whole}yyy`
    request.mockImplementationOnce(() => Promise.resolve({ message: message(whole) }))
    replies.deltas([
      { messageId: 'reply', seq: 42, delta: 'y' },
      { messageId: 'reply', seq: 43, delta: 'y' },
    ])
    await vi.advanceTimersByTimeAsync(200)
    expect(request).toHaveBeenCalledTimes(3)
    for (const { shown } of sockets) expect(shown()).toBe(`${whole}yyy`)
  })

  it('tells what a reply waits for, again to a page that comes back, and no more once words came', async () => {
    const reading = { stage: 'reading', percent: 40, seq: 0 } as const
    const { replies, sockets, start } = following(() => message(''), { stage: reading })
    const [socket] = sockets
    const stages = () => socket!.frames.filter(({ type }) => type === 'streaming_stage')
    start()
    replies.staged('reply', { stage: 'loading', seq: 0 })
    expect(stages()).toEqual([{ type: 'streaming_stage', messageId: 'reply', stage: 'loading' }])
    await vi.advanceTimersByTimeAsync(1)
    expect(stages().at(-1)).toMatchObject({ stage: 'reading', percent: 40 })
    await replies.attach(socket!.connection, 'user', { messageId: 'reply', afterSeq: 0 })
    expect(stages()).toHaveLength(3)
    replies.deltas([{ messageId: 'reply', seq: 2, delta: 'hi' }])
    replies.staged('reply', { stage: 'reading', percent: 90, seq: 0 })
    expect(stages()).toHaveLength(3)
  })

  it('waits as long as the owner says that a reply runs, however silent it is', async () => {
    const { replies, sockets, start } = following(() => message(''))
    start()
    for (let minute = 0; minute < 10; minute += 1) {
      await vi.advanceTimersByTimeAsync(60_000)
      await replies.refresh('silent')
    }
    replies.deltas([{ messageId: 'reply', seq: 2, delta: 'hi' }])
    await vi.advanceTimersByTimeAsync(200)
    for (const { shown, frames } of sockets) {
      expect(shown()).toBe('hi')
      expect(frames.some(({ type }) => type === 'streaming_stream_complete')).toBe(false)
    }
  })

  it('whatever deltas are lost, doubled or reordered, clients show a growing beginning and then the whole text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1, maxLength: 80 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 40 }),
        fc.array(fc.tuple(fc.nat(50), fc.boolean()), { maxLength: 60 }),
        async (text, sizes, picks) => {
          let produced = 0
          const { replies, sockets, start, end } = following(() => message(text.slice(0, produced)))
          start()
          await vi.runAllTimersAsync()
          const deltas = deltasOf(text, sizes)
          for (const [index, wait] of picks) {
            const delta = deltas[index % Math.max(deltas.length, 1)]
            if (delta === undefined) continue
            produced = Math.max(produced, delta.seq)
            replies.deltas([delta])
            if (wait) await vi.advanceTimersByTimeAsync(200)
            for (const { shown } of sockets) expect(text.startsWith(shown())).toBe(true)
          }
          end(text)
          for (const { shown } of sockets) expect(shown()).toBe(text)
          replies.close()
        },
      ),
      { numRuns: 60 },
    )
  })

  it('asks the owner for the text when something is missing', async () => {
    const { replies, sockets, request, start } = following(() => message('从前有一座山'))
    start()
    await vi.runAllTimersAsync()
    request.mockClear()
    replies.deltas([{ messageId: 'reply', seq: 20, delta: '。' }])
    await vi.advanceTimersByTimeAsync(200)
    expect(request).toHaveBeenCalledOnce()
    for (const { shown } of sockets) expect(shown()).toBe('从前有一座山')
    replies.close()
  })

  it('lets a slow client wait and then catch up in one frame', async () => {
    const { replies, sockets, start } = following(() => message(''))
    start()
    await vi.runAllTimersAsync()
    const slow = sockets[1]!
    slow.state.busy = true
    for (const delta of deltasOf('abcdef', [1, 1, 1, 1, 1, 1])) {
      replies.deltas([delta])
      await vi.advanceTimersByTimeAsync(30)
    }
    expect(slow.shown()).toBe('')
    slow.state.busy = false
    await vi.advanceTimersByTimeAsync(30)
    expect(slow.shown()).toBe('abcdef')
    expect(slow.frames.filter((frame) => frame.type === 'streaming_stream_chunk')).toHaveLength(1)
    replies.close()
  })

  it('notices the end of a reply whose last frame got lost', async () => {
    let state = message('还在')
    const { replies, sockets, start } = following(() => state)
    start()
    await vi.runAllTimersAsync()
    state = message('还在，说完了', 'complete')
    await vi.advanceTimersByTimeAsync(11_000)
    await replies.refresh('silent')
    for (const { shown } of sockets) expect(shown()).toBe('还在，说完了')
    replies.close()
  })
})
