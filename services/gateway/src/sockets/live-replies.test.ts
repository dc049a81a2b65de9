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

const types = (frames: readonly { type: string }[]) => frames.map(({ type }) => type)
const held = (afterSeq: number, change?: number) => ({
  messageId: 'reply',
  afterSeq,
  ...(change !== undefined && { change }),
})

describe('a page that comes back to a reply', () => {
  it('is sent what it does not have yet, and goes on with the others', async () => {
    let text = '从前有一座山'
    const { replies, sockets, request, start } = following(() => message(text))
    start(text)
    await vi.runAllTimersAsync()
    const back = sockets[1]!
    back.frames.length = 0
    expect(await replies.attach(back.connection, 'user', held(2))).toBe(true)
    expect(request).toHaveBeenLastCalledWith(expect.anything(), 'chat.follow-reply', {
      userId: 'user',
      messageId: 'reply',
      gatewayId: 'g',
    })
    await vi.advanceTimersByTimeAsync(20)
    expect(back.frames).toEqual([
      { type: 'streaming_stream_chunk', messageId: 'reply', seq: 6, delta: '有一座山' },
    ])
    text += '，'
    replies.deltas([{ messageId: 'reply', seq: 7, delta: '，' }])
    await vi.advanceTimersByTimeAsync(20)
    expect(back.frames.at(-1)).toMatchObject({ seq: 7, delta: '，' })
    replies.close()
  })

  it('begins anew when it has nothing, or has another version of it', async () => {
    const { replies, sockets } = following(() => ({ ...message('从前'), change: 7 }))
    const [older, newer] = sockets
    expect(await replies.attach(newer!.connection, 'user', held(1, 6))).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    expect(types(newer!.frames)).toEqual(['streaming_stream_start', 'streaming_stream_chunk'])
    expect(newer!.frames[0]).toMatchObject({ emotion: 'thinking', clientMessageId: null })
    expect(newer!.shown()).toBe('从前')
    expect(await replies.attach(newer!.connection, 'user', held(1, 7))).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    expect(newer!.frames.at(-1)).toMatchObject({ delta: '前' })
    await replies.attach(older!.connection, 'user', held(0))
    await vi.advanceTimersByTimeAsync(200)
    expect(older!.shown()).toBe('从前')
    replies.close()
  })

  it('hears its end when it is over, and that there is none of what is not a reply', async () => {
    let state: ReturnType<typeof message> | null = message('说完了', 'complete')
    const { replies, sockets } = following(() => state)
    const { connection, frames } = sockets[1]!
    expect(await replies.attach(connection, 'user', held(1))).toBe(true)
    expect(frames).toMatchObject([
      { type: 'streaming_stream_complete', finalContent: '说完了', emotion: 'gentle' },
    ])
    state = { ...message('我说的'), isFromUser: true }
    expect(await replies.attach(connection, 'user', held(1))).toBe(false)
    state = null
    expect(await replies.attach(connection, 'user', held(1))).toBe(false)
    expect(frames).toHaveLength(1)
  })
})

describe('frames of a reply', () => {
  it('go to each protocol in its own pace, none twice and none without words', async () => {
    const { replies, sockets, start } = following(() => message(''))
    start()
    await vi.runAllTimersAsync()
    const [first, second] = sockets
    const chunks = ({ frames }: { frames: { type: string }[] }) =>
      frames.filter(({ type }) => type === 'streaming_stream_chunk').length
    for (const delta of deltasOf('abcdef', [1, 1, 1, 1, 1, 1])) {
      replies.deltas([delta, delta])
      await vi.advanceTimersByTimeAsync(20)
    }
    expect(chunks(second!)).toBe(6)
    expect(chunks(first!)).toBe(2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([chunks(first!), chunks(second!)]).toEqual([3, 6])
    replies.close()
  })

  it('do not go to a socket that has not been told of it', async () => {
    const { replies, sockets, start } = following(() => message(''))
    start()
    await vi.runAllTimersAsync()
    const [strange] = sockets
    strange!.connection.sentSeq.delete('reply')
    strange!.frames.length = 0
    replies.deltas([{ messageId: 'reply', seq: 2, delta: 'hi' }])
    await vi.advanceTimersByTimeAsync(200)
    expect(strange!.frames).toEqual([])
    replies.close()
  })

  it('tell the same stage once, and another share of it again', async () => {
    const { replies, sockets, start } = following(() => message(''))
    const { frames } = sockets[1]!
    start()
    await vi.runAllTimersAsync()
    for (const percent of [10, 10, 20])
      replies.staged('reply', { stage: 'reading', percent, seq: 0 })
    replies.staged('another', { stage: 'reading', percent: 1, seq: 0 })
    expect(frames.filter(({ type }) => type === 'streaming_stage')).toMatchObject([
      { percent: 10 },
      { percent: 20 },
    ])
    replies.close()
  })
})

describe('a reply that is over here', () => {
  it.each(['end', 'drop', 'close'] as const)('by %s leaves nothing behind', async (way) => {
    const { replies, sockets, request, start, end } = following(() => message('a'))
    start('a')
    await vi.runAllTimersAsync()
    replies.deltas([{ messageId: 'reply', seq: 2, delta: 'b' }])
    if (way === 'end') end('ab')
    else if (way === 'drop') replies.dropped('reply')
    else replies.close()
    for (const { connection, frames } of sockets) {
      expect(connection.sentSeq.has('reply')).toBe(false)
      frames.length = 0
    }
    request.mockClear()
    replies.deltas([{ messageId: 'reply', seq: 9, delta: 'c' }])
    await replies.refresh('all')
    expect(vi.getTimerCount()).toBe(0)
    expect(request).not.toHaveBeenCalled()
    for (const { frames } of sockets) expect(frames).toEqual([])
  })

  it('because its owner knows of none says nothing', async () => {
    let state: ReturnType<typeof message> | null = message('a')
    const { replies, sockets, start } = following(() => state)
    start('a')
    await vi.runAllTimersAsync()
    for (const { frames } of sockets) frames.length = 0
    state = null
    await replies.refresh('all')
    for (const { connection, frames } of sockets) {
      expect(frames).toEqual([])
      expect(connection.sentSeq.has('reply')).toBe(false)
    }
  })

  it('because nobody is connected any more is not asked about again', async () => {
    const { replies, request, connections, start } = following(() => message('a'))
    start('a')
    await vi.runAllTimersAsync()
    await replies.refresh('silent')
    expect(request).toHaveBeenCalledTimes(1)
    connections.clear()
    await replies.refresh('all')
    request.mockClear()
    await replies.refresh('all')
    expect(request).not.toHaveBeenCalled()
  })

  it('while its owner is asked stays as it ended', async () => {
    const { replies, sockets, request, start, end } = following(() => message('a'))
    start('a')
    await vi.runAllTimersAsync()
    const asked = Promise.withResolvers<{ message: ReturnType<typeof message> }>()
    request.mockImplementationOnce(() => asked.promise)
    const refreshed = replies.refresh('all')
    end('abc')
    asked.resolve({ message: message('ab') })
    await refreshed
    await vi.advanceTimersByTimeAsync(200)
    for (const { frames, shown } of sockets) {
      expect(shown()).toBe('abc')
      expect(frames.at(-1)?.type).toBe('streaming_stream_complete')
    }
  })
})

it('an owner that does not answer is told of in the log and asked another time', async () => {
  const { replies, request, warned, start } = following(() => message('a'))
  start('a')
  await vi.runAllTimersAsync()
  const away = new Error('away')
  request.mockImplementationOnce(() => Promise.reject(away))
  await replies.refresh('all')
  expect(warned).toHaveBeenCalledWith(
    { err: away, messageId: 'reply' },
    'could not follow a reply; trying again',
  )
  await replies.refresh('all')
  expect(request).toHaveBeenCalledTimes(3)
  replies.close()
})
