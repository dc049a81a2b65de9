import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCallLoop } from './call-loop'
import type { CallTalk, TalkReply } from './call-talk'

const frame = () => new Float32Array(512)
const settle = () => vi.advanceTimersByTimeAsync(0)

/** A call whose server, talk and loudspeaker do what the test says; its clock is held. */
function open() {
  const words: { final: string; soFar: string; error: unknown } = {
    final: '',
    soFar: '',
    error: null,
  }
  const hears: boolean[] = []
  const said: string[] = []
  const sent: string[] = []
  const kept: string[] = []
  const guarded: boolean[] = []
  const listeners = new Set<() => void>()
  let replies: TalkReply[] = []
  let idle = true
  let stops = 0
  let endPlaying: () => void = () => undefined
  let running = 0
  let most = 0

  const talk: CallTalk = {
    isIdle: () => idle,
    send(text) {
      sent.push(text)
      idle = false
      return true
    },
    stop() {
      const writes = replies.some(({ done }) => !done)
      if (writes) stops += 1
      return writes
    },
    replies: () => replies,
    refusal: () => 'quota_exceeded',
    keep: (text) => void kept.push(text),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const loop = createCallLoop({
    session: {
      async hear(_, final) {
        hears.push(final)
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 300))
        running -= 1
        if (words.error !== null) throw words.error
        return final ? words.final : words.soFar
      },
      say: (text) => {
        said.push(text)
        return Promise.resolve(`blob:${text}`)
      },
    },
    talk,
    loudspeaker: {
      sound: () => ({
        play: () => new Promise<void>((resolve) => (endPlaying = resolve)),
        stop: () => endPlaying(),
      }),
      lower: () => undefined,
    },
    guard: (on) => void guarded.push(on),
    toWav: () => Promise.resolve(new Blob()),
    careWords: '求助热线就在屏幕上。',
    onChange: () => undefined,
    now: () => Date.now(),
  })
  const tell = async () => {
    for (const listener of listeners) listener()
    await settle()
  }
  return {
    loop,
    words,
    hears,
    said,
    sent,
    kept,
    guarded,
    most: () => most,
    stops: () => stops,
    phase: () => loop.state().phase,
    /** The reply has come so far. */
    async writes(reply: Partial<TalkReply>) {
      const next = { id: 'r1', text: '', done: false, crisis: false, ...reply }
      replies = [...replies.filter(({ id }) => id !== next.id), next]
      if (next.done) idle = true
      await tell()
    },
    async refuses() {
      idle = true
      await tell()
    },
    async soundEnds() {
      endPlaying()
      await settle()
    },
    async begins() {
      loop.heard.onBegin()
      loop.heard.onFrame(frame())
      await vi.advanceTimersByTimeAsync(300)
      loop.heard.onSpeech()
      await settle()
    },
    async ends(final: string) {
      words.final = final
      loop.heard.onEnd()
      await vi.advanceTimersByTimeAsync(1_000)
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a call', () => {
  it('goes from listening to a message, its reply sentence by sentence, and back', async () => {
    const call = open()
    expect(call.phase()).toBe('listening')
    await call.begins()
    expect(call.phase()).toBe('hearing')
    await call.ends('今天去了海边')
    expect(call.sent).toEqual(['今天去了海边'])
    expect(call.phase()).toBe('thinking')
    await call.writes({ text: '海边的风大不大？你' })
    expect(call.phase()).toBe('speaking')
    expect(call.loop.state().saying).toBe('海边的风大不大？')
    expect(call.guarded.at(-1)).toBe(true)
    await call.writes({ text: '海边的风大不大？你一个人去的吗？', done: true })
    await call.soundEnds()
    expect(call.loop.state().saying).toBe('你一个人去的吗？')
    await call.soundEnds()
    expect(call.phase()).toBe('listening')
    expect(call.guarded.at(-1)).toBe(false)
  })

  it('asks for the words so far at most every 1.2 s, never two at once, and shows them', async () => {
    const call = open()
    call.words.soFar = '今天'
    await call.begins()
    await vi.advanceTimersByTimeAsync(1_199)
    expect(call.hears).toEqual([])
    await vi.advanceTimersByTimeAsync(400)
    expect(call.loop.state().heard).toBe('今天')
    await vi.advanceTimersByTimeAsync(2_400)
    expect(call.hears).toEqual([false, false, false])
    await call.ends('今天去了海边')
    expect(call.hears.at(-1)).toBe(true)
    expect(call.most()).toBe(1)
  })

  it('stops voice and reply at once when somebody speaks, and answers them', async () => {
    const call = open()
    await call.begins()
    await call.ends('今天去了海边')
    await call.writes({ text: '海边的风大不大？你一个人去的吗？我也' })
    await call.begins()
    expect(call.phase()).toBe('hearing')
    expect(call.stops()).toBe(1)
    // What still comes of it is not said.
    await call.writes({ text: '海边的风大不大？你一个人去的吗？我也想去看海。', done: true })
    await call.ends('等一下，我想说别的')
    expect(call.said).toEqual(['海边的风大不大？', '你一个人去的吗？'])
    expect(call.sent).toEqual(['今天去了海边', '等一下，我想说别的'])
  })

  it('waits with what was said until the stopped reply is over', async () => {
    const call = open()
    await call.begins()
    await call.ends('今天去了海边')
    await call.writes({ text: '海边的风大不大？你' })
    await call.begins()
    await call.ends('我想说别的')
    expect(call.sent).toHaveLength(1)
    await call.writes({ text: '海边的风大不大？你', done: true })
    expect(call.sent).toEqual(['今天去了海边', '我想说别的'])
  })

  it('puts into the text box what cannot be sent', async () => {
    const call = open()
    await call.begins()
    await call.ends('今天去了海边')
    await call.begins()
    await call.ends('还看了日落')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(call.kept).toEqual(['还看了日落'])
    expect(call.loop.state().trouble).toEqual({ kind: 'unsent' })
  })

  it('takes a fragment for noise, and goes on speaking', async () => {
    const call = open()
    await call.begins()
    await call.ends('今天去了海边')
    await call.writes({ text: '海边的风大不大？你' })
    call.loop.heard.onBegin()
    call.loop.heard.onNoise()
    await settle()
    expect(call.phase()).toBe('speaking')
    expect(call.stops()).toBe(0)
  })

  it('drops its own voice, and says what that broke off', async () => {
    const call = open()
    await call.begins()
    await call.ends('今天去了海边')
    await call.writes({ text: '海边的风大不大？你', done: true })
    await call.begins()
    await call.ends('海边的风大不大')
    expect(call.sent).toHaveLength(1)
    expect(call.phase()).toBe('speaking')
    expect(call.loop.state().saying).toBe('海边的风大不大？')
  })

  it('lets a cough pass while it waits for the reply', async () => {
    const call = open()
    await call.begins()
    await call.ends('今天去了海边')
    await call.begins()
    await call.writes({ text: '海边的风大不大？', done: true })
    expect(call.phase()).toBe('hearing')
    await call.ends('')
    expect(call.phase()).toBe('speaking')
    expect(call.said).toEqual(['海边的风大不大？'])
  })

  it('joins what is said after a short pause', async () => {
    const call = open()
    await call.begins()
    call.words.final = '今天去了海边，'
    call.loop.heard.onEnd()
    await call.begins()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(call.sent).toEqual([])
    await call.ends('风很大')
    expect(call.sent).toEqual(['今天去了海边，风很大'])
  })

  it('says that help lines are there after a reply that cares', async () => {
    const call = open()
    await call.begins()
    await call.ends('我不想活了')
    await call.writes({ text: '我很担心你。', done: true, crisis: true })
    await call.soundEnds()
    expect(call.said).toEqual(['我很担心你。', '求助热线就在屏幕上。'])
    expect(call.loop.state().crisis).toBe(true)
  })

  it('tells what was not understood, and tries again when asked to', async () => {
    const call = open()
    await call.begins()
    call.words.error = new Error('away')
    await call.ends('')
    expect(call.loop.state().trouble).toMatchObject({ kind: 'hear' })
    expect(call.phase()).toBe('listening')
    call.words.error = null
    call.words.final = '今天去了海边'
    call.loop.retry()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(call.sent).toEqual(['今天去了海边'])
    expect(call.loop.state().trouble).toBeNull()
  })

  it('tells when nobody answers, and why', async () => {
    const call = open()
    await call.begins()
    await call.ends('今天去了海边')
    await call.refuses()
    expect(call.loop.state().trouble).toEqual({ kind: 'unanswered', code: 'quota_exceeded' })
    expect(call.phase()).toBe('listening')
  })
})
