import type { Message } from '@lumen/contracts/chat/schema'
import type { ServerFrame } from '@lumen/contracts/frames'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { following, message } from '../../test/support/followed-replies.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const typesOf = (frames: readonly ServerFrame[]) => frames.map(({ type }) => type)
const delta = (seq: number, text: string) => ({ messageId: 'reply', seq, delta: text })

/** The socket of protocol 2 resumes; what came of it, and what goes on. */
async function resume(
  held: { afterSeq: number; change?: number },
  owners: Message | null = message('从前有一座山'),
) {
  const told = following(() => owners)
  const [, { connection, frames }] = told.sockets as [unknown, (typeof told.sockets)[number]]
  const found = await told.replies.attach(connection, 'user', { messageId: 'reply', ...held })
  await vi.advanceTimersByTimeAsync(15)
  return { ...told, connection, frames, found }
}

describe('a socket that comes back', () => {
  it('gets what it has not, from the very sign on', async () => {
    for (const afterSeq of [1, 3, 5]) {
      const { frames, found, replies } = await resume({ afterSeq })
      expect(found).toBe(true)
      expect(frames).toMatchObject([
        { type: 'streaming_stream_chunk', seq: 6, delta: '从前有一座山'.slice(afterSeq) },
      ])
      replies.deltas([delta(7, '，')])
      await vi.advanceTimersByTimeAsync(15)
      expect(frames[1]).toMatchObject({ seq: 7, delta: '，' })
    }
  })

  it('that has all of it gets nothing before there is more, nor that has more than there is', async () => {
    for (const afterSeq of [6, 60]) {
      const { frames, replies } = await resume({ afterSeq })
      expect(frames).toEqual([])
      replies.deltas([delta(8, '，山')])
      await vi.advanceTimersByTimeAsync(15)
      expect(frames).toMatchObject([{ seq: 8, delta: '，山' }])
    }
  })

  it('without anything is shown a bubble, and then the whole', async () => {
    const { frames } = await resume({ afterSeq: 0 })
    expect(frames).toMatchObject([
      { type: 'streaming_stream_start', emotion: 'thinking', seq: 0, message: { content: '' } },
      { type: 'streaming_stream_chunk', delta: '从前有一座山' },
    ])
  })

  it('has nothing of a reply that was begun anew meanwhile', async () => {
    const anew = {
      ...message('从前有一座山'),
      change: 8,
      metadata: { emotion: 'happy' },
    } as Message
    const { frames } = await resume({ afterSeq: 3, change: 7 }, anew)
    expect(frames).toMatchObject([
      { type: 'streaming_stream_start', emotion: 'happy' },
      { delta: '从前有一座山' },
    ])
    expect((await resume({ afterSeq: 3, change: 8 }, anew)).frames).toMatchObject([
      { delta: '一座山' },
    ])
  })

  it('hears at once how a reply ended, and nothing of what is none', async () => {
    const over = await resume({ afterSeq: 3 }, message('从前有一座山', 'complete'))
    expect(over.found).toBe(true)
    expect(over.frames).toMatchObject([
      { type: 'streaming_stream_complete', finalContent: '从前有一座山' },
    ])
    for (const none of [null, { ...message('hi'), isFromUser: true }]) {
      const { found, frames } = await resume({ afterSeq: 0 }, none)
      expect(found).toBe(false)
      expect(frames).toEqual([])
    }
  })

  it('goes on with what is known here already, which may be more than the owner had said', async () => {
    let owners = message('从前')
    const { replies, sockets, start } = following(() => owners)
    const [, socket] = sockets
    start()
    replies.deltas([delta(2, '从前'), delta(4, '有一')])
    await vi.advanceTimersByTimeAsync(15)
    await replies.attach(socket!.connection, 'user', { messageId: 'reply', afterSeq: 1 })
    await vi.advanceTimersByTimeAsync(15)
    expect(socket!.frames.at(-1)).toMatchObject({ seq: 4, delta: '前有一' })
    owners = message('从前有一座山')
    await replies.attach(socket!.connection, 'user', { messageId: 'reply', afterSeq: 4 })
    await vi.advanceTimersByTimeAsync(15)
    expect(socket!.frames.at(-1)).toMatchObject({ seq: 6, delta: '座山' })
  })
})

describe('a reply that is followed', () => {
  it('comes at once and is then gathered for a while, longer where the whole text is told each time', async () => {
    const { replies, sockets, start } = following(() => message(''))
    start()
    await vi.advanceTimersByTimeAsync(0)
    const counts = () =>
      sockets.map(({ frames }) => frames.filter(({ type }) => type.endsWith('chunk')).length)
    replies.deltas([delta(1, 'a')])
    expect(counts()).toEqual([1, 1])
    replies.deltas([delta(2, 'b')])
    replies.deltas([delta(3, 'c')])
    await vi.advanceTimersByTimeAsync(14)
    expect(counts()).toEqual([1, 1])
    await vi.advanceTimersByTimeAsync(1)
    expect(counts()).toEqual([1, 2])
    expect(sockets[1]!.frames.at(-1)).toMatchObject({ delta: 'bc' })
    await vi.advanceTimersByTimeAsync(84)
    expect(counts()).toEqual([1, 2])
    await vi.advanceTimersByTimeAsync(1)
    expect(counts()).toEqual([2, 2])
    expect(sockets[0]!.frames.at(-1)).toMatchObject({ fullContent: 'abc' })
  })

  it('is no longer followed once it was dropped, ended, or closed', async () => {
    for (const end of ['dropped', 'ended', 'closed'] as const) {
      const { replies, sockets, start, end: finish } = following(() => message(''))
      start()
      replies.deltas([delta(1, 'a')])
      if (end === 'dropped') replies.dropped('reply')
      if (end === 'ended') finish('a')
      if (end === 'closed') replies.close()
      const before = sockets.map(({ frames }) => frames.length)
      replies.deltas([delta(2, 'b')])
      replies.staged('reply', { stage: 'reading', seq: 5 })
      await vi.advanceTimersByTimeAsync(1_000)
      expect(sockets.map(({ frames }) => frames.length)).toEqual(before)
      for (const { connection } of sockets) expect(connection.sentSeq.has('reply')).toBe(false)
      expect(vi.getTimerCount()).toBe(0)
    }
  })

  it('is told only to sockets that were told of its start', async () => {
    const { replies, sockets, start } = following(() => message(''))
    start()
    sockets[1]!.connection.sentSeq.delete('reply')
    replies.deltas([delta(1, 'a')])
    await vi.advanceTimersByTimeAsync(200)
    expect(sockets.map(({ shown }) => shown())).toEqual(['a', ''])
  })

  it('that its owner has no more ends here, with the message where there is one', async () => {
    for (const [owners, ends] of [
      [null, 0],
      [message('over', 'interrupted'), 1],
    ] as const) {
      const { replies, sockets, start } = following(() => owners)
      start()
      await vi.advanceTimersByTimeAsync(0)
      const completes = typesOf(sockets[1]!.frames).filter((type) => type.endsWith('complete'))
      expect(completes).toHaveLength(ends)
      replies.deltas([delta(1, 'a')])
      await vi.advanceTimersByTimeAsync(200)
      expect(typesOf(sockets[1]!.frames)).not.toContain('streaming_stream_chunk')
    }
  })

  it('is asked about again after its owner could not be asked', async () => {
    const { replies, request, start, sockets } = following(() => message('abc'))
    request.mockRejectedValueOnce(new Error('away'))
    start()
    await vi.advanceTimersByTimeAsync(0)
    expect(sockets[1]!.shown()).toBe('')
    replies.deltas([delta(3, 'c')])
    await vi.advanceTimersByTimeAsync(200)
    expect(request).toHaveBeenCalledTimes(2)
    expect(sockets[1]!.shown()).toBe('abc')
  })

  it('is asked about after ten silent seconds, and all are after the bus was away', async () => {
    const { replies, request, start } = following(() => message('a'))
    start()
    await vi.advanceTimersByTimeAsync(10_000)
    request.mockClear()
    await replies.refresh('silent')
    expect(request).not.toHaveBeenCalled()
    await replies.refresh('all')
    expect(request).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(10_001)
    await replies.refresh('silent')
    expect(request).toHaveBeenCalledTimes(2)
    // What is heard of it is a sign of life.
    await vi.advanceTimersByTimeAsync(5_001)
    replies.deltas([delta(2, 'b')])
    await vi.advanceTimersByTimeAsync(5_001)
    await replies.refresh('silent')
    expect(request).toHaveBeenCalledTimes(2)
  })

  it('is forgotten once its user has no socket here', async () => {
    const { replies, request, start, connections } = following(() => message('a'))
    start()
    await replies.refresh('silent')
    await vi.advanceTimersByTimeAsync(20_000)
    request.mockClear()
    connections.clear()
    await replies.refresh('silent')
    await replies.refresh('all')
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('tells a stage once, and none that its words are past', async () => {
    const { replies, sockets, start } = following(() => message(''))
    start('ab')
    const stages = () => typesOf(sockets[1]!.frames).filter((type) => type === 'streaming_stage')
    for (const percent of [10, 10, 20])
      replies.staged('reply', { stage: 'reading', percent, seq: 2 })
    expect(stages()).toHaveLength(2)
    replies.staged('reply', { stage: 'loading', percent: 20, seq: 2 })
    expect(stages()).toHaveLength(3)
    replies.staged('reply', { stage: 'reading', seq: 1 })
    replies.staged('another', { stage: 'reading', seq: 9 })
    expect(stages()).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(0)
  })
})
