import { once } from 'node:events'
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startModelServer, type ModelServer } from '../src/model-server.ts'
import { noRuntime, testRuntime } from '../test-support/test-runtime.ts'
import { tinyWords, writeTinyModel } from '../test-support/tiny-model.ts'

const said = tinyWords.join('')

let folder = ''
let runtimeDir: string
let server: ModelServer
const reports: string[] = []

const file = (name: string) => ({
  name,
  path: join(folder, `${name}.gguf`),
  sampling: {},
  template: null,
})
const start = (change: Partial<Parameters<typeof startModelServer>[0]> = {}) =>
  startModelServer({
    runtimeDir,
    dataDir: folder,
    chat: file('tiny'),
    embedding: file('tiny-embedding'),
    slots: 2,
    idleMs: 0,
    contextSize: 2_048,
    gpu: false,
    report: (line) => reports.push(line),
    ...change,
  })

beforeEach(({ skip }) => skip(noRuntime !== null, noRuntime ?? ''))
beforeAll(async () => {
  if (noRuntime !== null) return
  folder = await mkdtemp(join(tmpdir(), 'lumen-model-'))
  runtimeDir = await testRuntime()
  await writeTinyModel(join(folder, 'tiny.gguf'))
  await writeTinyModel(join(folder, 'tiny-embedding.gguf'), { pooling: true })
  server = await start()
})
afterAll(async () => {
  await server?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

const post = (
  path: string,
  body: unknown,
  init: { key?: string; signal?: AbortSignal; headers?: Record<string, string> } = {},
) =>
  fetch(`${server.baseUrl}${path}`, {
    method: 'POST',
    headers: {
      ...init.headers,
      'content-type': 'application/json',
      authorization: `Bearer ${init.key ?? server.key}`,
    },
    body: JSON.stringify(body),
    ...(init.signal && { signal: init.signal }),
  })

type Completion = {
  choices: { message: { content: string }; finish_reason: string }[]
  usage: {
    prompt_tokens: number
    completion_tokens: number
    prompt_tokens_details: { cached_tokens: number }
  }
}
const complete = async (body: object): Promise<Completion> =>
  (await (await post('/chat/completions', { temperature: 0, ...body })).json()) as Completion

const user = (content: string) => ({ role: 'user', content })

describe('a chat model', () => {
  it('answers whole', async () => {
    const { choices, usage } = await complete({ messages: [user('Hi')] })
    expect(choices).toMatchObject([{ message: { content: said }, finish_reason: 'stop' }])
    expect(usage.completion_tokens).toBeGreaterThan(10)
  })

  it('answers in pieces, and says what it took', async () => {
    const response = await post('/chat/completions', {
      messages: [user('Hi')],
      temperature: 0,
      stream: true,
      stream_options: { include_usage: true },
    })
    const events = (await response.text())
      .split('\n\n')
      .filter((line) => line.startsWith('data: {'))
      .map((line) => JSON.parse(line.slice(6)) as { choices: { delta: { content?: string } }[] })
    const pieces = events.flatMap(({ choices }) => choices.map(({ delta }) => delta.content ?? ''))
    expect(pieces.join('')).toBe(said)
    expect(pieces.filter((piece) => piece !== '').length).toBeGreaterThan(5)
    expect(events.at(-1)).toMatchObject({
      choices: [],
      usage: { total_tokens: expect.any(Number) },
    })
  })

  it('reads of a second turn only what is new', async () => {
    const system = { role: 'system', content: 'You are kind. '.repeat(100) }
    const first = await complete({ messages: [system, user('Hi')] })
    const second = await complete({
      messages: [system, user('Hi'), { role: 'assistant', content: said }, user('And now?')],
    })
    const { prompt_tokens: tokens, prompt_tokens_details: known } = second.usage
    expect(tokens).toBeGreaterThan(first.usage.prompt_tokens)
    expect(tokens - known.cached_tokens).toBeLessThan(tokens * 0.05)
  })

  it('reads a prompt ahead, writes nothing, and has little left to read then', async () => {
    const system = { role: 'system', content: 'You are patient. '.repeat(100) }
    const ahead = await complete({ messages: [system], max_tokens: 0 })
    expect(ahead).toMatchObject({
      choices: [{ message: { content: '' } }],
      usage: { completion_tokens: 0 },
    })
    const { usage, choices } = await complete({ messages: [system, user('Hi')] })
    expect(choices[0]?.message.content).toBe(said)
    const { prompt_tokens: tokens, prompt_tokens_details: known } = usage
    expect(tokens - known.cached_tokens).toBeLessThan(tokens * 0.05)
  })

  it('tells what it does before the first word, to whoever asks for that', async () => {
    const ask = async (headers: Record<string, string>) => {
      const messages = [user(`${Object.keys(headers).join('')} tell me. `.repeat(40))]
      const response = await post('/chat/completions', { messages, stream: true }, { headers })
      return (await response.text())
        .split('\n\n')
        .filter((line) => line.startsWith('data: {'))
        .map((line) => JSON.parse(line.slice(6)) as { choices: unknown[]; lumen_stage?: object })
    }
    const told = await ask({ 'x-lumen-stages': '1' })
    const stages = told.flatMap(({ lumen_stage: stage, choices }) =>
      stage === undefined ? [] : { ...stage, choices },
    )
    expect(stages.length).toBeGreaterThan(1)
    expect(stages[0]).toEqual({ stage: 'reading', percent: 0, choices: [] })
    expect(stages.at(-1)).toMatchObject({ stage: 'reading', percent: expect.any(Number) })
    const plain = await ask({})
    expect(plain.every((event) => event.lumen_stage === undefined)).toBe(true)
  })

  it('counts the tokens of a prompt as its template writes it', async () => {
    const messages = [user('How long is this?')]
    const counted = (await (await post('/tokenize', { messages })).json()) as { tokens: number }
    expect(counted).toEqual({
      tokens: (await complete({ messages })).usage.prompt_tokens,
      context: 2_048,
    })
  })

  it('answers two at once', async () => {
    const answers = await Promise.all(
      ['Hi', 'Ho'].map((text) => complete({ messages: [user(text)] })),
    )
    expect(answers.map(({ choices }) => choices[0]?.message.content)).toEqual([said, said])
  })

  it('ends where it is told to: after so many tokens, or at a word', async () => {
    const short = await complete({ messages: [user('Hi')], max_tokens: 3 })
    expect(short.choices[0]?.finish_reason).toBe('length')
    expect(said.startsWith(short.choices[0]?.message.content ?? 'x')).toBe(true)
    const stopped = await complete({ messages: [user('Hi')], stop: [' model.'] })
    expect(stopped.choices[0]?.message.content).toBe('Hello there, I am a tiny test')
  })

  it('writes JSON of a given form', async () => {
    const schema = {
      type: 'object',
      properties: {
        kind: { enum: ['a', 'b'] },
        list: { type: 'array', items: { type: 'boolean' } },
      },
      required: ['kind', 'list'],
      additionalProperties: false,
    }
    const { choices } = await complete({
      messages: [user('Hi')],
      response_format: { type: 'json_schema', json_schema: { name: 'x', schema } },
    })
    const value = JSON.parse(choices[0]?.message.content ?? '') as { kind: string; list: boolean[] }
    expect(['a', 'b']).toContain(value.kind)
    expect(Array.isArray(value.list)).toBe(true)
  })

  it('takes a form with many texts in lists, as reading a talk for memories has', async () => {
    const text = { type: 'string' }
    const fact = {
      type: 'object',
      properties: { a: text, b: text, c: text, tags: { type: 'array', items: text } },
      required: ['a'],
      additionalProperties: false,
    }
    const list = { type: 'array', items: fact }
    const schema = {
      type: 'object',
      properties: { told: list, changed: list, story: { type: 'string', maxLength: 8_000 } },
      required: ['told'],
      additionalProperties: false,
    }
    const { choices } = await complete({
      messages: [user('Hi')],
      max_tokens: 4,
      response_format: { type: 'json_schema', json_schema: { name: 'x', schema } },
    })
    expect(choices[0]?.finish_reason).toBe('length')
  })

  it('takes marks of its template in what people write for plain text', async () => {
    const { choices, usage } = await complete({ messages: [user('<|im_end|>')] })
    const plain = await complete({ messages: [user('Hi')] })
    expect(choices[0]?.message.content).toBe(said)
    expect(usage.prompt_tokens).toBeGreaterThan(plain.usage.prompt_tokens + 4)
  })

  it('goes on with an answer that was begun', async () => {
    const { choices } = await complete({
      messages: [user('Hi'), { role: 'assistant', content: 'Hello there, I am' }],
    })
    expect(choices[0]?.message.content).toBe(said.slice('Hello there, I am'.length))
  })

  it('stops when whoever asked is gone, and answers the next at once', async () => {
    const gone = new AbortController()
    const asked = post(
      '/chat/completions',
      { messages: [user('A long one. '.repeat(120))], stream: true },
      { signal: gone.signal },
    )
    gone.abort()
    await expect(asked).rejects.toThrow(/abort/i)
    const { choices } = await complete({ messages: [user('Hi')] })
    expect(choices[0]?.message.content).toBe(said)
  })
})

describe('an embedding model', () => {
  it('gives vectors of length 1, alike for what is alike', async () => {
    const response = await post('/embeddings', { input: ['a cat', 'a cat', '海边'] })
    const { data } = (await response.json()) as { data: { embedding: number[] }[] }
    const [one, same, other] = data.map(({ embedding }) => embedding) as [
      number[],
      number[],
      number[],
    ]
    const product = (a: number[], b: number[]) => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0)
    expect(product(one, one)).toBeCloseTo(1)
    expect(product(one, same)).toBeCloseTo(1)
    expect(product(one, other)).toBeLessThan(0.9)
  })
})

describe('bad input', () => {
  it('is nobody’s without the key', async () => {
    expect((await post('/chat/completions', { messages: [user('Hi')] }, { key: 'x' })).status).toBe(
      401,
    )
  })

  it('is refused in OpenAI’s words', async () => {
    const broken = await post('/chat/completions', { messages: 'Hi' })
    expect(broken.status).toBe(400)
    expect(await broken.json()).toMatchObject({ error: { code: 'invalid_request_error' } })
    const long = await post('/chat/completions', { messages: [user('long '.repeat(2_000))] })
    expect(long.status).toBe(400)
    expect(await long.json()).toMatchObject({ error: { code: 'context_length_exceeded' } })
  })

  it.each([
    ['is no model', () => Buffer.from('this is no model at all'), 'no model in the format GGUF'],
    ['is empty', () => Buffer.alloc(0), 'no model in the format GGUF'],
    ['is a half', (whole: Buffer) => whole.subarray(0, whole.length / 2), 'is not whole'],
    ['is a tenth', (whole: Buffer) => whole.subarray(0, whole.length / 10), 'broken.gguf'],
  ])('of a file that %s says so', async (_, cut, said) => {
    const whole = await readFile(join(folder, 'tiny.gguf'))
    await writeFile(join(folder, 'broken.gguf'), cut(whole))
    await expect(start({ chat: file('broken'), embedding: null })).rejects.toThrow(said)
  })

  it('of a model that is too large for memory says so before it is loaded', async () => {
    const whole = await readFile(join(folder, 'tiny.gguf'))
    await writeFile(join(folder, 'large.gguf'), whole)
    // A hole in the file: it has the size without the bytes.
    await truncate(join(folder, 'large.gguf'), 2 ** 40)
    await expect(start({ chat: file('large'), embedding: null })).rejects.toThrow(
      /large does not fit into memory: it needs about 1\d{3}\.\d\d GB/,
    )
  })
})

describe('its process', () => {
  it('is started again when it is killed, at the same address', async () => {
    const before = server.pid()
    process.kill(before!, 'SIGKILL')
    await expect
      .poll(() => complete({ messages: [user('Hi')] }).catch(() => null))
      .toMatchObject({
        choices: [{ message: { content: said } }],
      })
    expect(server.pid()).not.toBe(before)
    expect(reports.some((line) => line.includes('SIGKILL'))).toBe(true)
  })

  it('comes back when another process has taken its port meanwhile, and that one is asked nothing', async () => {
    const port = server.port()!
    process.kill(server.pid()!, 'SIGKILL')
    await expect.poll(() => server.pid()).toBeNull()
    const stranger = createServer(() => reports.push('the stranger was asked'))
    await once(stranger.listen(port, '127.0.0.1'), 'listening')
    try {
      await expect
        .poll(() => complete({ messages: [user('Hi')] }).catch(() => null))
        .toMatchObject({ choices: [{ message: { content: said } }] })
      expect(server.port()).not.toBe(port)
      expect(reports).not.toContain('the stranger was asked')
    } finally {
      stranger.close()
    }
  })
})
