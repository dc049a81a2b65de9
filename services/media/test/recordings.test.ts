import { ModelFailure } from '@lumen/ai/model-failure'
import { mediaObjectRequests } from '@lumen/contracts/media/bus'
import { newId } from '@lumen/database/ids'
import { mediaProgramsForTests } from '@lumen/provision/media-testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MediaContext } from '../src/context.ts'
import { ProviderError } from '../src/adapters/provider-error.ts'
import type { TranscriptionProvider } from '../src/adapters/transcription.ts'
import { sweepJobs } from '../src/use-cases/sweep-jobs.ts'
import { recordings, wav } from './recordings.ts'
import { openMediaStack, until, type Instance, type MediaStack } from './support/media-stack.ts'
import { testProviders } from './support/providers.ts'

let stack: MediaStack
let service: Instance
let context: MediaContext
/** What is heard in a recording, or thrown; null: nobody writes recordings down. */
let heard: TranscriptionProvider | null

beforeAll(async () => {
  stack = await openMediaStack()
  const { ffmpeg } = await mediaProgramsForTests()
  const providers = {
    ...testProviders(),
    program: () => Promise.resolve(ffmpeg),
    get transcription() {
      return heard
    },
  }
  service = await stack.start({ MEDIA_ROLE: 'api' }, { providers })
  context = await stack.context()
}, 120_000)
afterAll(() => stack?.close())

const says = (text: string): TranscriptionProvider => ({
  transcribe: () => Promise.resolve({ text, model: 'test' }),
})
const fails = (error: Error): TranscriptionProvider => ({ transcribe: () => Promise.reject(error) })

const send = async (
  user: ReturnType<MediaStack['user']>,
  bytes: Uint8Array,
  fields: Record<string, string> = {},
) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('audio', new Blob([new Uint8Array(bytes)], { type: 'audio/webm' }), 'recording.webm')
  const answer = await user.ask(service, 'POST', '/api/speech-to-text', { form })
  return { status: answer.status, body: (await answer.json()) as any }
}
const detail = (body: { details: { path: string; message: string }[] }, path: string) =>
  body.details.find((each) => each.path === path)?.message

describe('a recording', () => {
  it('is written down and kept, for the minutes begun', async () => {
    heard = says(' 你好 ')
    const me = stack.user()
    const { status, body } = await send(me, recordings.webm, { language: 'zh', seconds: '99' })
    expect([status, body.text, body.seconds]).toEqual([200, '你好', 1])
    const file = await me.ask(service, 'GET', `/api/media/objects/${body.recordingId}`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'audio/webm'])
    expect(Buffer.from(await file.arrayBuffer()).equals(recordings.webm)).toBe(true)
    expect(stack.till.of(me.userId)).toMatchObject([{ kind: 'voice', units: 1, status: 'settled' }])
  })

  it('of silence gives no words, costs nothing, and can still be sent', async () => {
    heard = says('')
    const me = stack.user()
    const { status, body } = await send(me, recordings.webm)
    expect([status, body.text]).toEqual([200, ''])
    expect(stack.till.of(me.userId)).toMatchObject([{ status: 'released' }])
    expect(await claim(me.userId, body.recordingId, newId())).toMatchObject({ kind: 'voice' })
  })

  it('is kept where nobody writes it down, and nothing is made up', async () => {
    heard = null
    const me = stack.user({ language: 'de' })
    const { status, body } = await send(me, recordings.ogg)
    expect([status, body.code]).toEqual([503, 'stt_unavailable'])
    expect(body.error).toContain('Spracherkennung')
    expect(detail(body, 'seconds')).toBe('1')
    const kept = await me.ask(service, 'GET', `/api/media/objects/${detail(body, 'recording')}`)
    expect(kept.status).toBe(200)
    expect(stack.till.of(me.userId)).toEqual([])
  })

  it.each([
    [new ProviderError('provider_failed', 'x'), 502, 'provider_failed'],
    [new ProviderError('stt_unavailable', 'x'), 503, 'stt_unavailable'],
    [new ModelFailure('timeout', 'x'), 502, 'provider_failed'],
  ])('is kept when its writer fails, and costs nothing (%#)', async (error, status, code) => {
    heard = fails(error)
    const me = stack.user({ language: 'zh' })
    const answer = await send(me, recordings.webm)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(detail(answer.body, 'recording')).toMatch(/^[0-9a-f-]{36}$/)
    expect(stack.till.of(me.userId)).toMatchObject([{ status: 'released' }])
  })

  it('is kept when there are no credits for its words, and the answer names it', async () => {
    heard = says('x')
    const me = stack.user()
    stack.till.state.refusal = {
      outcome: 'refused',
      reason: 'credits',
      needed: 5,
      left: 0,
      resetsAt: null,
    }
    const { status, body } = await send(me, recordings.webm)
    stack.till.state.refusal = null
    expect([status, body.code, detail(body, 'left')]).toEqual([402, 'quota_exceeded', '0'])
    expect(detail(body, 'recording')).toMatch(/^[0-9a-f-]{36}$/)
  })

  describe('while billing does not answer', () => {
    const owed = (userId: string) =>
      stack.db.selectFrom('transcript_charges').selectAll().where('user_id', '=', userId).execute()
    const sweepLater = async (userId: string) => {
      await stack.db
        .updateTable('transcript_charges')
        .set({ due_at: new Date(Date.now() - 90_000) })
        .where('user_id', '=', userId)
        .execute()
      await sweepJobs(context, new AbortController().signal)
    }

    it('gives its words, and is paid once when billing is back', async () => {
      heard = {
        transcribe: () => {
          stack.till.state.away = true
          return Promise.resolve({ text: 'hello', model: 'test' })
        },
      }
      const me = stack.user()
      const { status, body } = await send(me, recordings.webm)
      expect([status, body.text]).toEqual([200, 'hello'])
      await sweepLater(me.userId)
      expect(await owed(me.userId)).toMatchObject([{ state: 'settle', units: 1 }])
      expect(stack.till.of(me.userId)).toMatchObject([{ status: 'reserved' }])
      stack.till.state.away = false
      await sweepLater(me.userId)
      await sweepLater(me.userId)
      expect(stack.till.of(me.userId)).toMatchObject([
        { status: 'settled', settled: 1, released: 0 },
      ])
      expect(await owed(me.userId)).toEqual([])
    })

    it('is not written down, and nothing stays set aside', async () => {
      heard = says('never')
      const me = stack.user()
      stack.till.state.away = true
      const { status, body } = await send(me, recordings.webm)
      stack.till.state.away = false
      expect([status, body.code]).toEqual([503, 'unavailable'])
      expect(await owed(me.userId)).toMatchObject([{ state: 'release' }])
      await sweepLater(me.userId)
      expect(await owed(me.userId)).toEqual([])
    })
  })

  it('leaves nothing set aside when its process dies', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    heard = {
      transcribe: async () => {
        begin()
        await held
        throw new ProviderError('provider_failed', 'x')
      },
    }
    const me = stack.user()
    const sent = send(me, recordings.webm)
    await begun
    await sweepJobs(context, new AbortController().signal)
    expect(stack.till.of(me.userId)).toMatchObject([{ status: 'reserved' }])
    // Half an hour later nobody has said what became of it.
    const clock = { now: () => new Date(Date.now() + 1_800_000) }
    await sweepJobs({ ...context, clock }, new AbortController().signal)
    expect(stack.till.of(me.userId)).toMatchObject([{ status: 'released' }])
    letGo()
    await sent
  })

  it('is one of twenty that wait for a message; of more the oldest goes', async () => {
    heard = null
    const me = stack.user()
    const first = detail((await send(me, wav(1))).body, 'recording')
    const claimed = detail((await send(me, wav(1))).body, 'recording')
    // That the message is stored is not heard yet.
    await claim(me.userId, claimed!, newId())
    for (let count = 0; count < 20; count += 1) await send(me, wav(1))
    const statusOf = async (id: string | undefined) =>
      (await me.ask(service, 'GET', `/api/media/objects/${id}`)).status
    expect([await statusOf(first), await statusOf(claimed)]).toEqual([404, 200])
  })

  it.each([
    ['webm', recordings.webm, 'audio/webm'],
    ['ogg', recordings.ogg, 'audio/ogg'],
    ['m4a', recordings.m4a, 'audio/mp4'],
    ['mp3', recordings.mp3, 'audio/mpeg'],
    ['wav', wav(1), 'audio/wav'],
  ])('may be %s', async (_name, bytes, mime) => {
    heard = says('x')
    const me = stack.user()
    const { status, body } = await send(me, bytes)
    expect([status, Math.round(body.seconds)]).toEqual([200, 1])
    const file = await me.ask(service, 'GET', `/api/media/objects/${body.recordingId}`)
    expect(file.headers.get('content-type')).toBe(mime)
  })

  it.each([
    ['a text', Buffer.from('this is a text named recording.webm'), 415, 'file_type_refused'],
    ['a picture', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;'), 415, 'file_type_refused'],
    ['a video without sound', recordings.mute, 415, 'file_type_refused'],
    ['only its head', recordings.webm.subarray(0, 120), 415, 'file_type_refused'],
    ['more than five minutes', wav(310), 413, 'file_too_large'],
  ])('that is %s is refused', async (_name, bytes, status, code) => {
    heard = says('never')
    const { status: got, body } = await send(stack.user({ language: 'zh' }), bytes)
    expect([got, body.code]).toEqual([status, code])
  })

  it('of eleven megabytes is cut off', async () => {
    const { status, body } = await send(stack.user(), Buffer.alloc(11 * 1024 * 1024))
    expect([status, body.code]).toEqual([413, 'file_too_large'])
  })
})

const rowOf = (objectId: string) =>
  stack.db.selectFrom('objects').selectAll().where('id', '=', objectId).executeTakeFirstOrThrow()
const claim = async (
  userId: string,
  objectId: string,
  messageId: string,
  companionId = newId(),
) => {
  const asked = { userId, objectId, companionId, messageId }
  return (await stack.bus.request(mediaObjectRequests, 'media.claim-recording', asked)).media
}

/** The message that shows a recording is stored. */
async function tellStored(userId: string, recordingId: string, messageId: string): Promise<void> {
  await stack.bus.publishEvent({
    id: newId(),
    name: 'chat.message-created',
    occurredAt: new Date().toISOString(),
    requestId: 'test-request',
    payload: {
      userId,
      companionId: newId(),
      messageId,
      version: 1,
      isFromUser: true,
      offRecord: false,
      language: 'en',
      timeZone: null,
      recordingId,
    },
  })
  await until(async () => (await rowOf(recordingId)).bound)
}

describe('claiming a recording', () => {
  it('holds it for a message of its owner, which it is bound to once that is stored', async () => {
    heard = null
    const me = stack.user()
    const recordingId = detail((await send(me, recordings.webm)).body, 'recording')!
    expect(await claim(newId(), recordingId, newId())).toBeNull()
    expect(await claim(me.userId, newId(), newId())).toBeNull()
    // What became of the first message nobody knows; the second one is stored.
    const shown = { kind: 'voice', objectId: recordingId, seconds: 1 }
    expect(await claim(me.userId, recordingId, newId())).toMatchObject(shown)
    const messageId = newId()
    expect(await claim(me.userId, recordingId, messageId)).toMatchObject(shown)
    expect(await rowOf(recordingId)).toMatchObject({ bound: false })
    await tellStored(me.userId, recordingId, messageId)
    expect(await rowOf(recordingId)).toMatchObject({ message_id: messageId })
    expect(await claim(me.userId, recordingId, newId())).toBeNull()
    expect(await claim(me.userId, recordingId, messageId)).toMatchObject(shown)
  })
})
