import { createOpenAiChat } from '@lumen/ai/openai-chat'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collect } from './collect.ts'
import { chunk, events, httpError, startScriptedServer } from './scripted-server.ts'

const apiKey = 'sk-secret-0123456789'
let server: Awaited<ReturnType<typeof startScriptedServer>>

beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

const connect = (more: object = {}) =>
  createOpenAiChat({ apiKey, baseUrl: server.baseUrl, model: 'asked', ...more })

const done = '[DONE]'

describe('what is read from chunks', () => {
  test('empty choices, null chunks, usage-only chunks and comments are harmless', async () => {
    server.answer(
      events(
        { choices: [] },
        'null',
        '"text"',
        { choices: [{}] },
        chunk({ role: 'assistant', content: null }),
        chunk({ content: 'hi' }),
        chunk({}, 'stop'),
        { choices: [], usage: { prompt_tokens: 3, completion_tokens: 1 } },
        { choices: [], usage: { prompt_tokens: 'many' } },
        done,
      ),
    )
    expect(await collect(connect())).toMatchObject({
      pieces: ['hi'],
      end: { finish: 'stop', model: 'scripted', usage: { promptTokens: 3, completionTokens: 1 } },
    })
  })

  test.each([
    ['length', 'length'],
    ['max_tokens', 'length'],
    ['content_filter', 'content_filter'],
    ['eos', 'stop'],
  ])('finish_reason %s is %s', async (finish, expected) => {
    server.answer(events(chunk({ content: 'some text' }), chunk({}, finish), done))
    expect((await collect(connect())).end).toEqual({
      finish: expected,
      model: 'scripted',
      usage: null,
    })
  })

  test('a reply withheld entirely ends as content_filter, without text', async () => {
    server.answer(events(chunk({}, 'content_filter'), done))
    expect(await collect(connect())).toMatchObject({ text: '', end: { finish: 'content_filter' } })
  })

  test.each(['error', 'abort', 'insufficient_system_resource'])(
    'finish_reason %s is a cut',
    async (finish) => {
      server.answer(events(chunk({ content: 'half' }), chunk({}, finish), done))
      expect(await collect(connect())).toMatchObject({
        text: 'half',
        failure: { code: 'cut', afterFirstToken: true },
      })
    },
  )

  test('reasoning is not shown, in whatever form it comes', async () => {
    server.answer(
      events(
        chunk({ reasoning_content: 'secret' }),
        chunk({ reasoning: 'secret' }),
        chunk({ content: '<thi' }),
        chunk({ content: 'nk>secret</th' }),
        chunk({ content: 'ink>\n\n你' }),
        chunk({ content: '好 <' }),
        chunk({}, 'stop'),
        done,
      ),
    )
    expect(await collect(connect())).toMatchObject({ text: '你好 <', end: { finish: 'stop' } })
  })

  test('thoughts that only end are not shown; a server that writes such is known from then on', async () => {
    const thinking = [chunk({ content: 'She is sad. '.repeat(10) }), chunk({ content: 'Be kind.' })]
    const answer = [chunk({ content: '</think>' }), chunk({ content: '你好' }), chunk({}, 'stop')]
    const chat = connect()
    server.answer(events(...thinking, ...answer, done))
    const first = await collect(chat)
    expect(first.text.slice(first.end?.thoughtLength)).toBe('你好')
    const second = await collect(chat)
    expect(second).toMatchObject({ text: '你好' })
    expect(second.end).not.toHaveProperty('thoughtLength')
  })

  test('a mark of a chat template ends the reply, whatever the server still sends', async () => {
    server.answer(
      events(
        chunk({ content: '<|im_start|>assistant\n你好' }),
        chunk({ content: '。<|im_' }),
        chunk({ content: 'end|>\n<|im_start|>user\n在吗' }),
      ),
    )
    expect(await collect(connect())).toMatchObject({ text: '你好。', end: { finish: 'stop' } })
  })

  test('control characters go, a split emoji is put together', async () => {
    server.answer(
      events(
        '{"choices":[{"index":0,"delta":{"content":"a\\u0000\\u001b[2J\\ud83d"}}]}',
        '{"choices":[{"index":0,"delta":{"content":"\\ude00b\\r\\n"}}]}',
        chunk({}, 'stop'),
        done,
      ),
    )
    expect((await collect(connect())).text).toBe('a[2J😀b\n')
  })

  test.each([
    ['only thoughts', [chunk({ content: '<think>long' }), chunk({}, 'stop')], true],
    ['thoughts up to the limit', [chunk({ reasoning: 'long' }), chunk({}, 'length')], false],
    ['a choice that is null', [{ choices: [null] }], true],
    ['other JSON', [{ hello: 'world' }], true],
    ['nothing but the end', [], true],
  ])('%s is malformed', async (_name, chunks, retryable) => {
    server.answer(events(...chunks, done))
    expect(await collect(connect())).toMatchObject({
      text: '',
      failure: { code: 'malformed', retryable, afterFirstToken: false },
    })
  })

  test('headers and then nothing is a stall', async () => {
    server.answer((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    })
    const { failure } = await collect(connect({ idleTimeoutMs: 200 }))
    expect(failure).toMatchObject({ code: 'idle', afterFirstToken: false, retryable: true })
  })

  test('a chat completion that is not streamed is malformed', async () => {
    server.answer(httpError(200, { choices: [{ message: { content: 'whole' } }] }))
    expect((await collect(connect())).failure?.code).toBe('malformed')
  })
})

describe('once the finish reason is there', () => {
  const begin = events(chunk({ content: 'whole' }), chunk({}, 'stop'))

  test('a stall costs a second at most', async () => {
    server.answer((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(`data: ${JSON.stringify(chunk({ content: 'whole' }, 'stop'))}\n\n`)
    })
    const patient = connect({ idleTimeoutMs: 3_600_000 })
    expect(await collect(patient)).toMatchObject({ text: 'whole', end: { finish: 'stop' } })
  })

  test('the end may be missing, broken or an error', async () => {
    server.answer(begin)
    expect(await collect(connect())).toMatchObject({ text: 'whole', end: { usage: null } })
    server.answer(events(chunk({ content: 'whole' }, 'stop'), '{"broken'))
    expect(await collect(connect())).toMatchObject({ text: 'whole', end: { finish: 'stop' } })
    server.answer(events(chunk({ content: 'whole' }, 'stop'), { error: { message: 'late' } }))
    expect(await collect(connect())).toMatchObject({ text: 'whole', end: { finish: 'stop' } })
  })
})

describe('what errors mean', () => {
  test.each([
    [400, { message: 'too long', code: 'context_length_exceeded' }, 'refused', false],
    [400, { message: 'filtered', code: 'content_filter' }, 'refused', false],
    [402, { message: 'Insufficient Balance' }, 'quota', false],
    [403, { message: 'no' }, 'unauthorized', false],
    [404, { message: 'no such model' }, 'unavailable', false],
    [408, { message: 'slow' }, 'unavailable', true],
    [429, { message: 'pay', type: 'insufficient_quota' }, 'quota', false],
    [429, { message: 'slow down' }, 'rate_limited', true],
    [503, 'upstream <b>down</b>', 'unavailable', true],
  ])('HTTP %i %j is %s', async (status, error, code, retryable) => {
    server.answer(httpError(status, typeof error === 'string' ? error : { error }))
    expect((await collect(connect())).failure).toMatchObject({ code, retryable })
  })

  test.each([
    [{ code: 429, message: 'busy' }, 'rate_limited'],
    [{ code: '502', message: 'upstream' }, 'unavailable'],
    [{ code: 400, type: 'exceed_context_size_error', message: 'too long' }, 'refused'],
    [{ code: null, type: 'insufficient_quota', message: 'pay' }, 'quota'],
    [{ message: 'something' }, 'unavailable'],
    ['something', 'unavailable'],
  ])('in the stream %j is %s', async (error, code) => {
    server.answer(events({ error }))
    expect((await collect(connect())).failure?.code).toBe(code)
  })

  test.each([
    [{ 'retry-after-ms': '15' }, 15],
    [{ 'retry-after': '2' }, 2000],
    [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, undefined],
  ])('%j means %s ms', async (headers, retryAfterMs) => {
    server.answer(httpError(429, { error: { message: 'busy' } }, headers))
    expect((await collect(connect())).failure?.retryAfterMs).toBe(retryAfterMs)
  })

  test('neither the key nor the conversation gets into a failure', async () => {
    const secret = '我的秘密'
    const told = { message: `${secret} with ${apiKey}`, code: apiKey, type: secret, param: apiKey }
    for (const script of [httpError(400, { error: told }), events({ error: told })]) {
      server.answer(script)
      const { failure } = await collect(connect(), { turns: [{ role: 'user', content: secret }] })
      const said = `${failure?.message} ${failure?.stack} ${JSON.stringify(failure)}`
      expect(said).not.toContain(apiKey)
      expect(said).not.toContain(secret)
    }
  })

  test('the body of an error may stall', async () => {
    server.answer((response) => {
      response.writeHead(503, { 'content-type': 'application/json' })
      response.write('{"error"')
    })
    const { failure } = await collect(connect({ headersTimeoutMs: 2_000 }))
    expect(failure).toMatchObject({ code: 'unavailable', retryable: true })
  })
})

describe('parameters a server does not take', () => {
  test('are left out at once and from then on', async () => {
    const strict = {
      max_tokens: "Unsupported parameter: 'max_tokens' is not supported with this model.",
      temperature: "Unsupported value: 'temperature' does not support 0.5 with this model.",
      stream_options: 'Extra inputs are not permitted: stream_options',
    }
    server.answer((response, body) => {
      const wrong = Object.entries(strict).find(([name]) => name in body)
      if (wrong === undefined) events(chunk({ content: 'ok' }, 'stop'), done)(response, body)
      else httpError(400, { error: { message: wrong[1], param: wrong[0] } })(response, body)
    })
    const chat = connect()
    const request = { maxTokens: 9, temperature: 0.5 }
    const before = server.bodies.length
    expect((await collect(chat, request)).text).toBe('ok')
    expect(server.bodies.length - before).toBe(4)
    expect((await collect(chat, request)).text).toBe('ok')
    expect(server.bodies.length - before).toBe(5)
    expect(Object.keys(server.bodies.at(-1) ?? {})).toEqual([
      'model',
      'messages',
      'stream',
      'max_completion_tokens',
    ])
  })

  test('how a reply is drawn is sent, and only a value beyond the server’s bounds is left out', async () => {
    server.answer((response, body) => {
      if (Number(body['temperature']) <= 1)
        events(chunk({ content: 'ok' }, 'stop'), done)(response, body)
      else if ('temperature' in body)
        httpError(400, { error: { message: 'temperature must be less than or equal to 1' } })(
          response,
          body,
        )
      else events(chunk({ content: 'own' }, 'stop'), done)(response, body)
    })
    const chat = connect()
    const drawn = { topP: 0.9, presencePenalty: 0.5, frequencyPenalty: -0.5 }
    const sent = { top_p: 0.9, presence_penalty: 0.5, frequency_penalty: -0.5 }
    const before = server.bodies.length
    expect((await collect(chat, { temperature: 1.5, ...drawn })).text).toBe('own')
    expect(server.bodies.length - before).toBe(2)
    expect(server.bodies.at(-1)).toMatchObject(sent)
    expect((await collect(chat, { temperature: 0.8, ...drawn })).text).toBe('ok')
    expect(server.bodies.at(-1)).toMatchObject({ temperature: 0.8, ...sent })
    expect((await collect(chat, { temperature: 1.5 })).text).toBe('own')
    expect(server.bodies.length - before).toBe(4)
  })

  test('a value that is too large is the caller’s fault', async () => {
    server.answer(httpError(400, { error: { message: 'max_tokens is too large: 9' } }))
    const before = server.bodies.length
    const { failure } = await collect(connect(), { maxTokens: 9 })
    expect(failure).toMatchObject({ code: 'refused', retryable: false })
    expect(server.bodies.length - before).toBe(1)
  })
})
