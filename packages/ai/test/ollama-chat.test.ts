import type { ChatStage } from '@lumen/ai/chat'
import { createOllamaChat } from '@lumen/ai/ollama-chat'
import { afterEach, expect, test, vi } from 'vitest'
import { collect } from './collect.ts'
import { json, lines, silence, startWireServer, type Route } from './wire-server.ts'

let server: Awaited<ReturnType<typeof startWireServer>>
const start = async (chat: Route, more: Record<string, Route> = {}) => {
  server = await startWireServer({ '/api/chat': chat, ...more })
  return connect()
}
const connect = (limits = {}) =>
  createOllamaChat({
    baseUrl: server.url,
    model: 'qwen3:8b',
    contextTokens: 4_096,
    limits: { firstTokenMs: 10_000, betweenTokensMs: 10_000, totalMs: 60_000, ...limits },
  })
afterEach(() => server.close())

const word = (content: string) => ({
  model: 'qwen3:8b',
  message: { role: 'assistant', content },
  done: false,
})
const done = {
  model: 'qwen3:8b',
  message: { role: 'assistant', content: '' },
  done: true,
  done_reason: 'stop',
  prompt_eval_count: 26,
  eval_count: 2,
}

test('a reply comes line by line, and says how it ended', async () => {
  const chat = await start(lines(word('你'), word('好'), done))
  const { text, end } = await collect(chat, {
    maxTokens: 50,
    temperature: 0.7,
    topP: 0.8,
    presencePenalty: 0.5,
    frequencyPenalty: 0.1,
    jsonSchema: { name: 'x', schema: { type: 'object' } },
  })
  expect(text).toBe('你好')
  expect(end).toEqual({
    finish: 'stop',
    model: 'qwen3:8b',
    usage: { promptTokens: 26, completionTokens: 2 },
  })
  expect(server.of('/api/chat')[0]?.body).toEqual({
    model: 'qwen3:8b',
    messages: [{ role: 'user', content: '你好' }],
    stream: true,
    think: false,
    truncate: false,
    keep_alive: '30m',
    format: { type: 'object' },
    options: {
      num_ctx: 4_096,
      num_predict: 50,
      temperature: 0.7,
      top_p: 0.8,
      presence_penalty: 0.5,
      frequency_penalty: 0.1,
    },
  })
})

test('lines that are cut anywhere are put together, and thoughts left out', async () => {
  const bytes = Buffer.from(
    [
      { ...word(''), message: { role: 'assistant', content: '', thinking: 'hm' } },
      word('很高兴'),
      done,
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
  )
  const chat = await start((response) => {
    response.writeHead(200)
    for (let at = 0; at < bytes.length; at += 5) response.write(bytes.subarray(at, at + 5))
    response.end()
  })
  expect((await collect(chat)).text).toBe('很高兴')
})

test('a model that cannot think is asked again without being told not to', async () => {
  const chat = await start((response, asked) =>
    'think' in asked.body
      ? json({ error: '"m" does not support thinking' }, 400)(response, asked)
      : lines(word('ja'), done)(response, asked),
  )
  expect((await collect(chat)).text).toBe('ja')
  expect((await collect(chat)).text).toBe('ja')
  expect(server.of('/api/chat').map(({ body }) => 'think' in body)).toEqual([true, false, false])
})

test.each<[Route, string, boolean]>([
  [json({ error: 'the input length exceeds the context length' }, 400), 'refused', true],
  [json({ error: "model 'x' not found" }, 404), 'unavailable', false],
  [json({ error: 'out of memory' }, 500), 'unavailable', false],
  [lines({ error: 'the runner has gone' }), 'unavailable', false],
  [lines(word('a')), 'cut', false],
  [(response) => void response.end('{"half'), 'malformed', false],
  [(response) => void response.destroy(), 'unavailable', false],
])('a fault is told for what it is (%#)', async (route, code, tooLong) => {
  const { failure } = await collect(await start(route))
  expect(failure).toMatchObject({ code, tooLong })
})

test('says that the model is loaded first, then that it reads, as Ollama knows it', async () => {
  let loaded = false
  let answer = () => {}
  await start(
    (response, asked) => {
      answer = () => lines(word('da'), done)(response, asked)
    },
    {
      '/api/ps': (response, asked) =>
        json({ models: loaded ? [{ name: 'qwen3:8b' }] : [] })(response, asked),
    },
  )
  const stages: ChatStage[] = []
  const outcome = collect(connect(), { onStage: (stage) => stages.push(stage) })
  await vi.waitUntil(() => stages.at(-1)?.stage === 'loading')
  loaded = true
  await vi.waitUntil(() => stages.at(-1)?.stage === 'reading', { timeout: 10_000 })
  answer()
  expect((await outcome).text).toBe('da')
  expect(stages.map(({ stage }) => stage)).toEqual(['loading', 'reading', 'writing'])
})

test('an abort in the first second is heard, and one in the middle of a line too', async () => {
  await start(silence)
  const controller = new AbortController()
  const outcome = collect(connect(), { signal: controller.signal, onStage: () => {} })
  await vi.waitUntil(() => server.of('/api/chat').length === 1)
  controller.abort()
  expect((await outcome).failure?.code).toBe('aborted')
  await vi.waitUntil(() => server.of('/api/chat')[0]?.left)
})

test('patience with the first word is another than with the next', async () => {
  const chat = await start((response) => {
    response
      .writeHead(200)
      .write(`${JSON.stringify(word('eins zwei drei vier fünf sechs sieben acht'))}\n`)
  })
  void chat
  const slow = await collect(connect({ firstTokenMs: 60_000, betweenTokensMs: 200 }))
  expect(slow.failure?.code).toBe('idle')
  server.routes['/api/chat'] = silence
  const { failure } = await collect(connect({ firstTokenMs: 200, betweenTokensMs: 60_000 }))
  expect(failure?.code).toBe('timeout')
})

test('a picture goes with the turn that shows it', async () => {
  const chat = await start(lines(word('eine Katze'), done))
  const images = [{ type: 'image/png', bytes: new Uint8Array([1, 2, 3]) }]
  await collect(chat, { turns: [{ role: 'user', content: 'Was ist das?', images }] })
  expect(server.of('/api/chat')[0]?.body['messages']).toEqual([
    { role: 'user', content: 'Was ist das?', images: ['AQID'] },
  ])
})

test('a prompt is read ahead with one word, in the same context', async () => {
  const chat = await start(lines(word('a'), done))
  await chat.warm?.({ turns: [{ role: 'system', content: 'You are kind.' }] })
  expect(server.of('/api/chat')[0]?.body).toMatchObject({
    messages: [{ role: 'system', content: 'You are kind.' }],
    keep_alive: '30m',
    options: { num_ctx: 4_096, num_predict: 1 },
  })
})
