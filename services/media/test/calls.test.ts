import { bytes, fault, json, mp3 } from '@lumen/ai/test-support/media-server'
import { erasureRequests } from '@lumen/contracts/erasure'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { newId } from '@lumen/database/ids'
import { userPrefix } from '@lumen/objects/object-key'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MediaContext } from '../src/context.ts'
import { readLabel } from '../src/labels/label.ts'
import { sweepCalls } from '../src/use-cases/calls/sweep-calls.ts'
import { utterance } from './recordings.ts'
import { startDouble, type Double } from './support/double.ts'
import {
  openMediaStack,
  until,
  type Instance,
  type MediaStack,
  type TestUser,
} from './support/media-stack.ts'

let stack: MediaStack
let double: Double
let service: Instance
let context: MediaContext
const begun = Date.now()
/** What time it is, in seconds from the beginning. */
let seconds = 0
const clock = { now: () => new Date(begun + seconds * 1_000) }
const never = new AbortController().signal
const hearing = 'POST /v1/audio/transcriptions'
const speaking = 'POST /v1/audio/speech'
const luna = newId()

beforeAll(async () => {
  ;[stack, double] = await Promise.all([openMediaStack(), startDouble()])
  const providers = double.open('speech', 'transcription')
  service = await stack.start({ MEDIA_ROLE: 'api' }, { providers, clock })
  context = await stack.context({ clock })
  stack.talk.companions.add(luna)
}, 300_000)
beforeEach(() => {
  seconds = 0
  double.server.reset()
  Object.assign(stack.till.state, { refusal: null, away: false })
  stack.till.beforeReserving.current = () => Promise.resolve()
})
afterAll(async () => {
  await stack?.close()
  await double?.reset()
  await double?.close()
})

const noCredits = {
  outcome: 'refused',
  reason: 'credits',
  needed: 5,
  left: 0,
  resetsAt: null,
} as const
const sweep = () => sweepCalls(context, never)
const booked = (user: TestUser) => stack.till.of(user.userId).map(({ status }) => status)

/** A user who calls. */
function person(user = stack.user()) {
  const ask = (call: string, what: string, body?: unknown) =>
    user.call(service, 'POST', `/api/media/calls/${call}/${what}`, body)
  return {
    user,
    begin: (change: object = {}) =>
      user.call(service, 'POST', '/api/media/calls', {
        companionId: luna,
        requestKey: newId(),
        ...change,
      }),
    async hear(call: string, words: string | number, sound = utterance(1), query = '') {
      double.server.next(hearing, typeof words === 'string' ? json({ text: words }) : fault(words))
      return this.send(call, sound, query)
    },
    async send(call: string, sound: Uint8Array, query = '') {
      const form = new FormData()
      form.set('audio', new Blob([new Uint8Array(sound)], { type: 'audio/wav' }), 'said.wav')
      const answer = await user.ask(service, 'POST', `/api/media/calls/${call}/hear${query}`, {
        form,
      })
      return { status: answer.status, body: (await answer.json()) as any }
    },
    say: (call: string, text = 'Good evening.') =>
      user.ask(service, 'POST', `/api/media/calls/${call}/say`, {
        body: { text, sequence: 1 },
      }),
    alive: (call: string) => ask(call, 'alive'),
    end: (call: string) => ask(call, 'end'),
  }
}

const callOf = async (of: ReturnType<typeof person>, change?: object): Promise<string> =>
  (await of.begin(change)).body.call.id
const whyEnded = ({ status, body }: { status: number; body: any }) => [
  status,
  body.code,
  body.details?.[0]?.message,
]

describe('a call', () => {
  it('hears, speaks in the companion’s voice, and costs the minutes begun', async () => {
    const me = person()
    const { status, body } = await me.begin()
    expect([status, body.call]).toEqual([
      201,
      {
        id: expect.any(String),
        companionId: luna,
        startedAt: clock.now().toISOString(),
        creditsPerMinute: 5,
        secondsAtMost: 3_600,
      },
    ])
    const { id } = body.call
    expect(booked(me.user)).toEqual(['reserved'])
    const so = await me.hear(id, ' 你好 ', utterance(2), '?sequence=1&final=false&language=zh')
    expect([so.status, so.body]).toEqual([200, { text: '你好' }])
    expect(String(double.server.asked[0]!.body)).toContain('RIFF')

    double.server.next(speaking, bytes(mp3(20), 'audio/mpeg'))
    const said = await me.say(id, '晚上好。')
    expect([said.status, said.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    expect(said.headers.get('cache-control')).toBe('no-store')
    const sound = Buffer.from(await said.arrayBuffer())
    expect(sound.subarray(-mp3(20).length).equals(mp3(20))).toBe(true)
    expect(readLabel(sound)).toMatchObject({ maker: 'Lumen', model: 'double-speech' })
    expect(JSON.parse(String(double.server.asked[1]!.body))).toMatchObject({
      voice: 'shimmer',
      input: '晚上好。',
    })

    for (seconds = 15; seconds < 60; seconds += 15) {
      const { body: left } = await me.alive(id)
      expect(left).toEqual({ secondsLeft: 3_600 - seconds })
    }
    expect(booked(me.user)).toEqual(['reserved'])
    seconds = 65
    expect((await me.hear(id, 'wait')).body).toEqual({ text: 'wait' })
    expect(booked(me.user)).toEqual(['settled', 'reserved'])
    seconds = 80.4
    const ended = await me.end(id)
    expect([ended.status, ended.body]).toEqual([200, { seconds: 80, credits: 10 }])
    expect(stack.till.of(me.user.userId)).toMatchObject([
      { kind: 'voice', units: 1, status: 'settled', settled: 1 },
      { kind: 'voice', units: 1, status: 'settled', settled: 1 },
    ])
    seconds = 300
    expect((await me.end(id)).body).toEqual({ seconds: 80, credits: 10 })
    expect(whyEnded(await me.hear(id, 'late'))).toEqual([410, 'call_ended', 'ended'])
  })

  it('keeps nothing of what is heard and said', async () => {
    const me = person()
    const id = await callOf(me)
    await me.hear(id, 'my secret')
    double.server.next(speaking, bytes(mp3(20), 'audio/mpeg'))
    await me.say(id)
    const objects = await stack.db
      .selectFrom('objects')
      .select('id')
      .where('user_id', '=', me.user.userId)
      .execute()
    const files: string[] = []
    for await (const { key } of stack.files.list(userPrefix(me.user.userId))) files.push(key)
    expect([objects, files]).toEqual([[], []])
  })

  it('speaks in another voice where one is wanted', async () => {
    const me = person()
    const id = await callOf(me, { voice: 'onyx' })
    double.server.next(speaking, bytes(mp3(20), 'audio/mpeg'))
    await me.say(id)
    expect(String(double.server.asked[0]!.body)).toContain('"onyx"')
  })

  it('is one call however often and at once it is begun, and ended', async () => {
    const me = person()
    const requestKey = newId()
    const answers = await Promise.all([1, 2, 3].map(() => me.begin({ requestKey })))
    answers.push(await me.begin({ requestKey }))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const [id, ...others] = answers.map(({ body }) => body.call.id as string)
    expect(others).toEqual([id, id, id])
    expect(booked(me.user)).toEqual(['reserved'])
    await me.hear(id!, 'x')
    const ends = await Promise.all([1, 2, 3].map(() => me.end(id!)))
    for (const { body } of ends) expect(body).toEqual({ seconds: 0, credits: 5 })
    expect(stack.till.of(me.user.userId)).toMatchObject([{ status: 'settled' }])
    expect((await me.begin({ requestKey })).body.call.id).toBe(id)
    expect(booked(me.user)).toEqual(['settled'])
  })

  it('is one at a time: who begins another has ended the former', async () => {
    const me = person()
    const former = await callOf(me)
    await me.hear(former, 'x')
    seconds = 20
    const next = await callOf(me)
    expect(booked(me.user)).toEqual(['settled', 'reserved'])
    expect(whyEnded(await me.alive(former))).toEqual([410, 'call_ended', 'replaced'])
    expect((await me.end(former)).body).toEqual({ seconds: 20, credits: 5 })
    expect((await me.alive(next)).status).toBe(200)

    const several = await Promise.all([1, 2, 3, 4].map(() => me.begin()))
    expect(several.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const alive = await Promise.all(several.map(({ body }) => me.alive(body.call.id)))
    expect(alive.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 410, 410, 410,
    ])
    expect(booked(me.user).filter((status) => status === 'reserved')).toHaveLength(1)
  })

  it('of somebody else is not there', async () => {
    const id = await callOf(person())
    const other = person()
    const answers = [await other.alive(id), await other.end(id), await other.send(id, utterance(1))]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'not_found']),
    )
    expect((await other.say(id)).status).toBe(404)
    stack.talk.owners.set(luna, newId())
    expect((await other.begin()).body.code).toBe('not_found')
    stack.talk.owners.clear()
    expect(booked(other.user)).toEqual([])
  })

  it('is offered where somebody hears and somebody speaks, else it says what is missing', async () => {
    const me = person(stack.user({ language: 'de' }))
    const asked = (at: Instance) => me.user.call(at, 'GET', '/api/media/capabilities')
    expect((await asked(service)).body.call).toMatchObject({ available: true, reason: null })
    const half = await stack.start(
      { MEDIA_ROLE: 'api' },
      { providers: double.open('transcription') },
    )
    const { call } = (await asked(half)).body
    expect(call).toMatchObject({
      available: false,
      reason: expect.stringContaining('SPEECH_MODEL'),
    })
    expect(call.reason).not.toContain('TRANSCRIPTION')
    const wish = { companionId: luna, requestKey: newId() }
    const refused = await me.user.call(half, 'POST', '/api/media/calls', wish)
    expect([refused.status, refused.body.code]).toEqual([503, 'call_unavailable'])
    expect(refused.body.error).toBe(call.reason)
    await half.close()
  })
})

describe('a minute of a call', () => {
  it('in which nothing was heard or said costs nothing', async () => {
    const me = person()
    const id = await callOf(me)
    expect((await me.hear(id, '')).body).toEqual({ text: '' })
    await me.hear(id, 400)
    seconds = 45
    await me.alive(id)
    seconds = 62
    await me.hear(id, 'hello')
    expect(booked(me.user)).toEqual(['released', 'reserved'])
    expect((await me.end(id)).body).toEqual({ seconds: 62, credits: 5 })
    expect(booked(me.user)).toEqual(['released', 'settled'])
  })

  it('that nobody can pay is not begun: the first refuses the call, a later one ends it', async () => {
    const me = person()
    const requestKey = newId()
    stack.till.state.refusal = noCredits
    const refused = await me.begin({ requestKey })
    expect([refused.status, refused.body.code]).toEqual([402, 'quota_exceeded'])
    stack.till.state.refusal = null
    // The same wish, with credits.
    const id = (await me.begin({ requestKey })).body.call.id
    await me.hear(id, 'x')
    stack.till.state.refusal = noCredits
    seconds = 50
    expect((await me.alive(id)).status).toBe(200)
    seconds = 61
    const over = [410, 'call_ended', 'insufficient_credits']
    expect(whyEnded(await me.alive(id))).toEqual(over)
    expect(whyEnded(await me.hear(id, 'x'))).toEqual(over)
    expect((await me.end(id)).body).toEqual({ seconds: 61, credits: 5 })
    expect(booked(me.user)).toEqual(['settled'])
  })

  it('is not begun while billing is away, and the call goes on when it is back', async () => {
    const me = person()
    const requestKey = newId()
    stack.till.state.away = true
    const away = await me.begin({ requestKey })
    expect([away.status, away.body.code]).toEqual([503, 'unavailable'])
    stack.till.state.away = false
    const id = (await me.begin({ requestKey })).body.call.id
    await me.hear(id, 'x')
    seconds = 59
    await me.alive(id)
    seconds = 61
    stack.till.state.away = true
    expect((await me.alive(id)).status).toBe(503)
    stack.till.state.away = false
    expect((await me.hear(id, 'y')).status).toBe(200)
    stack.till.state.away = true
    const whole = { seconds: 61, credits: 10 }
    expect((await me.end(id)).body).toEqual(whole)
    expect(booked(me.user)).toEqual(['settled', 'reserved'])
    stack.till.state.away = false
    seconds = 70
    await sweep()
    await sweep()
    expect(stack.till.of(me.user.userId)).toMatchObject([
      { status: 'settled', settled: 1 },
      { status: 'settled', settled: 1, released: 0 },
    ])
    expect((await me.end(id)).body).toEqual(whole)
  })

  it('is paid by who hangs up before they are answered, or their answer is not given', async () => {
    const me = person()
    const id = await callOf(me)
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    double.server.next(
      hearing,
      (response, asked) => void held.then(() => json({ text: 'x' })(response, asked)),
    )
    const heard = me.send(id, utterance(1))
    await until(() => double.server.asked.length === 1)
    expect((await me.end(id)).body).toEqual({ seconds: 0, credits: 0 })
    letGo()
    expect(whyEnded(await heard)).toEqual([410, 'call_ended', 'ended'])
    expect(booked(me.user)).toEqual(['released'])
  })
})

describe('a minute that begins', () => {
  it('is set aside once, however many ask in it at once', async () => {
    const me = person()
    const id = await callOf(me)
    seconds = 30
    await me.hear(id, 'x')
    seconds = 61
    const asked = [me.alive(id), me.hear(id, 'y'), me.alive(id), me.alive(id)]
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(booked(me.user)).toEqual(['settled', 'reserved'])
  })

  it('is given back when the call ends before it is set aside', async () => {
    const me = person()
    const id = await callOf(me)
    seconds = 30
    await me.hear(id, 'x')
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    stack.till.beforeReserving.current = () => {
      ask()
      return held
    }
    seconds = 61
    const alive = me.alive(id)
    await asked
    expect((await me.end(id)).body).toEqual({ seconds: 61, credits: 5 })
    letGo()
    stack.till.beforeReserving.current = () => Promise.resolve()
    await alive
    expect(booked(me.user)).toEqual(['settled', 'reserved'])
    seconds = 70
    await sweep()
    expect(booked(me.user)).toEqual(['settled', 'released'])
  })
})

describe('the account of somebody who calls', () => {
  it('takes the call with it when it is erased, and gives back what is set aside', async () => {
    const me = person()
    await callOf(me)
    const { userId } = me.user
    await stack.bus.request(erasureRequests.media, 'media.erase-user', { userId })
    expect(booked(me.user)).toEqual(['released'])
    for (const table of ['calls', 'call_minutes'] as const) {
      const rows = await stack.db.selectFrom(table).select('user_id').execute()
      expect(rows.map(({ user_id: of }) => of)).not.toContain(userId)
    }
  })
})

describe('a provider that fails', () => {
  it('is told of, and the call goes on', async () => {
    const me = person()
    const id = await callOf(me)
    const heard = await me.hear(id, 400)
    expect([heard.status, heard.body.code]).toEqual([502, 'provider_failed'])
    double.server.next(speaking, fault(400))
    const said = await me.say(id)
    expect([said.status, ((await said.json()) as any).code]).toEqual([502, 'provider_failed'])
    expect((await me.alive(id)).status).toBe(200)
    expect((await me.end(id)).body.credits).toBe(0)
    expect(booked(me.user)).toEqual(['released'])
  })
})

describe('a call that nobody ends', () => {
  it('is over a minute after its last sign of life, and paid up to that', async () => {
    const [me, other] = [person(), person()]
    const id = await callOf(me)
    await me.hear(id, 'x')
    seconds = 40
    await me.alive(id)
    seconds = 100
    await sweep()
    expect((await me.alive(id)).status).toBe(200)
    const theirs = await callOf(other)
    seconds = 161
    await sweep()
    expect(booked(me.user)).toEqual(['settled', 'released'])
    expect(booked(other.user)).toEqual(['released'])
    const gone = [410, 'call_ended', 'abandoned']
    expect(whyEnded(await me.alive(id))).toEqual(gone)
    expect(whyEnded(await other.alive(theirs))).toEqual(gone)
    expect((await me.end(id)).body).toEqual({ seconds: 100, credits: 5 })
  })

  it('is over as well when who abandoned it comes back before the sweep', async () => {
    const me = person()
    const id = await callOf(me)
    await me.hear(id, 'x')
    seconds = 10
    await me.alive(id)
    seconds = 71
    expect(whyEnded(await me.alive(id))).toEqual([410, 'call_ended', 'abandoned'])
    expect((await me.end(id)).body).toEqual({ seconds: 10, credits: 5 })
  })

  it('takes an hour at most', async () => {
    const me = person()
    const id = await callOf(me)
    for (seconds = 50; seconds < 3_600; seconds += 50) await me.alive(id)
    seconds = 3_599
    expect((await me.alive(id)).body).toEqual({ secondsLeft: 1 })
    seconds = 3_600
    await sweep()
    expect(whyEnded(await me.alive(id))).toEqual([410, 'call_ended', 'longest'])
    expect((await me.end(id)).body).toEqual({ seconds: 3_600, credits: 0 })
    expect(new Set(booked(me.user))).toEqual(new Set(['released']))
  })

  it('is told of for a day, then no row of it is left', async () => {
    const me = person()
    const id = await callOf(me)
    await me.hear(id, 'x')
    await me.end(id)
    seconds = 86_000
    await sweep()
    expect((await me.end(id)).status).toBe(200)
    seconds = 87_000
    await sweep()
    expect((await me.end(id)).status).toBe(404)
    const left = await stack.db
      .selectFrom('call_minutes')
      .select('minute')
      .where('call_id', '=', id)
      .execute()
    expect(left).toEqual([])
  })
})

describe('what is sent to be heard', () => {
  const { soundBytes, soundSeconds } = mediaLimits.call
  it.each([
    ['a text', Buffer.from('this is no sound'), 415, 'file_type_refused'],
    ['of another rate', utterance(1, { rate: 8_000 }), 415, 'file_type_refused'],
    ['of two channels', utterance(1, { channels: 2 }), 415, 'file_type_refused'],
    ['cut off', utterance(1).subarray(0, 1_000), 415, 'file_type_refused'],
    ['without sound', utterance(0), 415, 'file_type_refused'],
    ['too long', utterance(soundSeconds + 1), 413, 'file_too_large'],
    ['too large', utterance(Math.ceil(soundBytes / 32_000)), 413, 'file_too_large'],
  ])('%s is refused, and nobody is asked', async (_what, sound, status, code) => {
    const me = person()
    const id = await callOf(me)
    const answer = await me.send(id, sound)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(double.server.asked).toEqual([])
  })

  it('may be as long as an utterance may', async () => {
    const me = person()
    const id = await callOf(me)
    expect((await me.hear(id, 'long', utterance(soundSeconds))).body).toEqual({ text: 'long' })
  })
})

describe('what is to be said', () => {
  it('has its limits', async () => {
    const me = person()
    const id = await callOf(me)
    for (const text of ['', ' ', 'x'.repeat(601)]) expect((await me.say(id, text)).status).toBe(400)
  })

  it('is held to the policy, but care is said to who may be in danger', async () => {
    const me = person(stack.user({ ageBand: 'unknown' }))
    const id = await callOf(me)
    double.server.next(speaking, bytes(mp3(20), 'audio/mpeg'), bytes(mp3(20), 'audio/mpeg'))
    const refused = await me.say(id, 'a sexy schoolgirl')
    expect([refused.status, ((await refused.json()) as any).code]).toEqual([422, 'prompt_refused'])
    const care = await me.say(id, 'You said: I want to kill myself. Please call 988 now.')
    expect(care.status).toBe(200)
  })
})
