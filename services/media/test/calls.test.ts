import { bytes, fault, mp3 } from '@lumen/ai/test-support/media-server'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { newId } from '@lumen/database/ids'
import { userPrefix } from '@lumen/objects/object-key'
import { describe, expect, it } from 'vitest'
import { readLabel } from '../src/labels/label.ts'
import { utterance } from './recordings.ts'
import {
  booked,
  callOf,
  clock,
  double,
  luna,
  person,
  service,
  speaking,
  stack,
  time,
  useCalls,
  whyEnded,
} from './support/calls.ts'

useCalls()

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

    for (time.seconds = 15; time.seconds < 60; time.seconds += 15) {
      const { body: left } = await me.alive(id)
      expect(left).toEqual({ secondsLeft: 3_600 - time.seconds })
    }
    expect(booked(me.user)).toEqual(['reserved'])
    time.seconds = 65
    expect((await me.hear(id, 'wait')).body).toEqual({ text: 'wait' })
    expect(booked(me.user)).toEqual(['settled', 'reserved'])
    time.seconds = 80.4
    const ended = await me.end(id)
    expect([ended.status, ended.body]).toEqual([200, { seconds: 80, credits: 10 }])
    expect(stack.till.of(me.user.userId)).toMatchObject([
      { kind: 'voice', units: 1, status: 'settled', settled: 1 },
      { kind: 'voice', units: 1, status: 'settled', settled: 1 },
    ])
    time.seconds = 300
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
    time.seconds = 20
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
    const asked = (at: typeof service) => me.user.call(at, 'GET', '/api/media/capabilities')
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
