import type { ChatStage } from '@lumen/ai/chat'
import { openChatProvider, type ServerKind } from '@lumen/ai/open-chat-provider'
import { afterEach, expect, test, vi } from 'vitest'
import { collect } from './collect.ts'
import { delta, json, silence, sse, startWireServer, type Route } from './wire-server.ts'

let server: Awaited<ReturnType<typeof startWireServer>>
const path = '/v1/chat/completions'
const start = async (kind: ServerKind, chat: Route, more: Record<string, Route> = {}) => {
  server = await startWireServer({ [path]: chat, '/api/chat': chat, ...more })
  return openChatProvider(kind, {
    baseUrl: `${server.url}/v1`,
    model: 'm',
    contextTokens: 4_096,
    limits: { firstTokenMs: 10_000, betweenTokensMs: 10_000 },
  })
}
afterEach(() => server.close())

const hello = sse(delta('Hello'), delta('', 'stop'))
const stagesOf = async (chat: Awaited<ReturnType<typeof start>>) => {
  const stages: ChatStage[] = []
  const { text } = await collect(chat, { onStage: (stage) => stages.push(stage) })
  return { text, stages }
}

test.each(['openai', 'ollama', 'lm-studio', 'llama-server', 'own'] as const)(
  'an abort in the first second is heard by %s',
  async (kind) => {
    const chat = await start(kind, silence)
    const controller = new AbortController()
    const outcome = collect(chat, { signal: controller.signal, onStage: () => {} })
    const asked = () => server.asked.find((each) => each.body['messages'] !== undefined)
    await vi.waitUntil(() => asked() !== undefined)
    controller.abort()
    expect((await outcome).failure?.code).toBe('aborted')
    await vi.waitUntil(() => asked()?.left)
  },
)

test('llama-server says how far it has read, keeps the prompt and does not think', async () => {
  const progress = (processed: number) => ({
    choices: [{ index: 0, delta: { role: 'assistant', content: null }, finish_reason: null }],
    prompt_progress: { total: 1_200, cache: 200, processed, time_ms: 1 },
  })
  const chat = await start(
    'llama-server',
    sse(progress(200), progress(700), progress(1_200), delta('Hello'), delta('', 'stop')),
  )
  expect(await stagesOf(chat)).toEqual({
    text: 'Hello',
    stages: [
      { stage: 'reading', percent: 0 },
      { stage: 'reading', percent: 50 },
      { stage: 'reading', percent: 100 },
      { stage: 'writing' },
    ],
  })
  expect(server.of(path)[0]?.body).toMatchObject({
    cache_prompt: true,
    return_progress: true,
    chat_template_kwargs: { enable_thinking: false },
  })
})

test('llama-server that still loads its model is waited for, and says so', async () => {
  let loading = 2
  const chat = await start('llama-server', (response, asked) => {
    loading -= 1
    const answer =
      loading >= 0
        ? json({ error: { code: 503, message: 'Loading model', type: 'unavailable_error' } }, 503)
        : hello
    answer(response, asked)
  })
  expect(await stagesOf(chat)).toEqual({
    text: 'Hello',
    stages: [{ stage: 'loading' }, { stage: 'writing' }],
  })
  expect(server.of(path)).toHaveLength(3)
})

test('llama-server counts the tokens of a prompt as its template writes it', async () => {
  const chat = await start('llama-server', hello, {
    '/apply-template': json({ prompt: '<|im_start|>Hi' }),
    '/tokenize': (response, asked) =>
      json({ tokens: [...String(asked.body['content'])].map((_, index) => index) })(
        response,
        asked,
      ),
  })
  expect(await chat.countTokens?.({ turns: [{ role: 'user', content: 'Hi' }] })).toBe(14)
})

test('LM Studio says beside the reply that it loads the model, and does not think', async () => {
  let loaded = false
  let answer = () => {}
  const chat = await start(
    'lm-studio',
    (response, asked) => {
      answer = () => hello(response, asked)
    },
    {
      '/api/v0/models/m': (response, asked) =>
        json({ id: 'm', state: loaded ? 'loaded' : 'not-loaded' })(response, asked),
    },
  )
  const stages: ChatStage[] = []
  const outcome = collect(chat, { onStage: (stage) => stages.push(stage) })
  await vi.waitUntil(() => stages.at(-1)?.stage === 'loading')
  loaded = true
  await vi.waitUntil(() => stages.at(-1)?.stage === 'reading', { timeout: 10_000 })
  answer()
  expect((await outcome).text).toBe('Hello')
  expect(server.of(path)[0]?.body).toMatchObject({ reasoning_effort: 'none' })
})

test('our own server is asked for its stages and tells them in chunks that others ignore', async () => {
  const stage = (each: ChatStage) => ({
    object: 'chat.completion.chunk',
    choices: [],
    lumen_stage: each,
  })
  const chat = await start(
    'own',
    sse(
      stage({ stage: 'waiting' }),
      stage({ stage: 'loading' }),
      stage({ stage: 'reading', percent: 40 }),
      delta('Hello'),
      delta('', 'stop'),
    ),
  )
  expect((await stagesOf(chat)).stages).toEqual([
    { stage: 'waiting' },
    { stage: 'loading' },
    { stage: 'reading', percent: 40 },
    { stage: 'writing' },
  ])
  expect(server.of(path)[0]?.headers).toMatchObject({ 'x-lumen-stages': '1' })
})

test('of a server that says nothing, silence is taken for reading', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answer = () => {}
  const chat = await start('openai', (response, asked) => {
    answer = () => hello(response, asked)
  })
  const stages: ChatStage[] = []
  const outcome = collect(chat, { onStage: (each) => stages.push(each) })
  try {
    // The library may set limits of its own meanwhile; none of them is over.
    while (server.asked.length === 0) await new Promise((resolve) => setImmediate(resolve))
    expect(stages).toEqual([])
    vi.advanceTimersByTime(3_000)
    expect(stages).toEqual([{ stage: 'reading' }])
  } finally {
    vi.useRealTimers()
  }
  answer()
  expect((await outcome).text).toBe('Hello')
})

test.each([
  ['own', { max_tokens: 0 }],
  ['llama-server', { max_tokens: 0, cache_prompt: true }],
  ['lm-studio', { max_tokens: 1 }],
] as const)('%s reads a prompt ahead', async (kind, body) => {
  const chat = await start(kind, json({ choices: [] }))
  await chat.warm?.({ turns: [{ role: 'system', content: 'You are kind.' }] })
  expect(server.of(path)[0]?.body).toMatchObject({
    messages: [{ role: 'system', content: 'You are kind.' }],
    ...body,
  })
  const gone = new AbortController()
  server.routes[path] = silence
  const warming = chat.warm?.({ turns: [], signal: gone.signal })
  await vi.waitUntil(() => server.of(path).length === 2)
  gone.abort()
  await expect(warming).rejects.toMatchObject({ code: 'aborted' })
  await vi.waitUntil(() => server.of(path)[1]?.left)
})

test('who is paid reads nothing ahead', async () => {
  expect((await start('openai', hello)).warm).toBeUndefined()
})
