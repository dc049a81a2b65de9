import { ModelFailure } from '@lumen/ai/model-failure'
import { createOpenAiImage } from '@lumen/ai/openai-image'
import { createOpenAiSpeech } from '@lumen/ai/openai-speech'
import { createOpenAiTranscription } from '@lumen/ai/openai-transcription'
import { createOpenAiVideo } from '@lumen/ai/openai-video'
import type { MediaRequest } from '@lumen/ai/media-call'
import { createLogger } from '@lumen/runtime/logger'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fault, html, json, silence, startMediaServer } from '@lumen/ai/test-support/media-server'

const apiKey = 'sk-secret-0123456789'
const lines: string[] = []
const log = createLogger({
  service: 'test',
  destination: { write: (line: string) => void lines.push(line) },
})
let server: Awaited<ReturnType<typeof startMediaServer>>

beforeAll(async () => {
  server = await startMediaServer()
})
beforeEach(() => {
  server.reset()
  lines.length = 0
})
afterAll(() => server.close())

const access = (timeoutMs: number) => ({
  apiKey,
  baseUrl: server.baseUrl,
  model: 'small',
  timeoutMs,
  log,
})
const calls = {
  image: {
    path: 'POST /v1/images/generations',
    run: (request: MediaRequest, ms: number) =>
      createOpenAiImage(access(ms)).generate({ ...request, prompt: '雨天的湖' }),
  },
  speech: {
    path: 'POST /v1/audio/speech',
    run: (request: MediaRequest, ms: number) =>
      createOpenAiSpeech(access(ms)).speak({ ...request, text: '你好', voice: 'alloy' }),
  },
  transcription: {
    path: 'POST /v1/audio/transcriptions',
    run: (request: MediaRequest, ms: number) =>
      createOpenAiTranscription(access(ms)).transcribe({
        ...request,
        bytes: Buffer.from('sound'),
        mime: 'audio/webm',
      }),
  },
  video: {
    path: 'POST /v1/videos',
    run: (request: MediaRequest, ms: number) =>
      createOpenAiVideo({ ...access(ms), pollMs: 5 }).generate({
        ...request,
        prompt: 'sea',
        seconds: 5,
      }),
  },
} as const
const kinds = ['image', 'speech', 'transcription', 'video'] as const

const failureOf = async (work: Promise<unknown>): Promise<ModelFailure> => {
  const failure: unknown = await work.catch((error: unknown) => error)
  if (failure instanceof ModelFailure) return failure
  throw new Error('it did not fail as it should', { cause: failure })
}

describe.each(kinds)('%s', (kind) => {
  const { path, run } = calls[kind]
  const fails = (...answers: Parameters<typeof server.next>[1][]) => {
    server.next(path, ...answers)
    return failureOf(run({ requestId: 'request-7' }, 20_000))
  }

  test.each([
    [401, 'x', 'unauthorized'],
    [402, 'x', 'quota'],
    [429, 'insufficient_quota', 'quota'],
    [400, 'content_policy_violation', 'refused'],
    [400, 'moderation_blocked', 'refused'],
    [400, 'invalid_value', 'unsupported'],
    [404, 'model_not_found', 'not_offered'],
    [405, 'x', 'not_offered'],
    [501, 'x', 'not_offered'],
  ])('%i %s is %s, at once and logged once', async (status, code, expected) => {
    const failure = await fails(fault(status, code))
    expect(failure.code).toBe(expected)
    expect(server.asked).toHaveLength(1)
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: 'warn',
      kind,
      code: expected,
      requestId: 'request-7',
    })
    expect(lines[0]).not.toContain(apiKey)
    expect(lines[0]).not.toContain('more than it should')
  })

  test('a web page or other JSON in place of the result is malformed', async () => {
    expect((await fails(html)).code).toBe('malformed')
    expect((await fails(json({ hello: 'world' }))).code).toBe('malformed')
  })

  test('too many requests: once more after Retry-After, unless that is long', async () => {
    const busy = fault(429, 'rate_limit_exceeded', { 'retry-after-ms': '20' })
    const failure = await fails(busy, busy)
    expect(failure).toMatchObject({ code: 'rate_limited', retryAfterMs: 20 })
    expect(server.asked).toHaveLength(2)
    server.reset()
    const later = await fails(fault(429, 'rate_limit_exceeded', { 'retry-after': '120' }))
    expect(later).toMatchObject({ code: 'rate_limited', retryAfterMs: 120_000 })
    expect(server.asked).toHaveLength(1)
  })

  test('a stumbling server is asked once more, but no video is begun twice', async () => {
    expect((await fails(fault(500), fault(503))).code).toBe('unavailable')
    expect(server.asked).toHaveLength(kind === 'video' ? 1 : 2)
  })

  test('there is a time limit, and the caller can stop it', async () => {
    server.next(path, silence, silence)
    expect((await failureOf(run({}, 300))).code).toBe('timeout')
    const controller = new AbortController()
    const failure = failureOf(run({ signal: controller.signal }, 60_000))
    await vi.waitUntil(() => server.asked.length === 2)
    controller.abort()
    expect((await failure).code).toBe('aborted')
    await vi.waitUntil(() => server.asked.every(({ open }) => !open))
  })
})
