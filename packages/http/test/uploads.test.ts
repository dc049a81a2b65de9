import { defineOperations } from '@lumen/contracts/operation'
import { Closed } from '@lumen/contracts/schema'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { mountOperations } from '../src/operations.ts'
import { buildOpenApi } from '../src/openapi.ts'
import { openTestServer } from './test-server.ts'

const table = defineOperations({
  'POST /api/voices': {
    service: 'chat',
    access: 'user',
    summary: 'Keep a voice',
    upload: {
      field: 'audio',
      maxBytes: 100_000,
      types: ['audio/webm'],
      fields: Closed({
        seconds: Type.Optional(Type.Number({ minimum: 0 })),
        language: Type.Optional(Type.Enum(['zh', 'de'])),
      }),
    },
    replies: { 201: Type.Object({ said: Type.String() }) },
  },
  'POST /api/faces': {
    service: 'chat',
    access: 'user',
    summary: 'Keep a face',
    upload: { field: 'avatar', maxBytes: 10, types: ['image/png'] },
    replies: { 200: Type.Object({ bytes: Type.Integer() }) },
  },
})

const { server, verifier, signedIn } = openTestServer(
  {},
  { requestTimeoutMs: 5_000, uploadTimeoutMs: 600_000 },
)
mountOperations(
  server,
  table,
  {
    'POST /api/voices': async ({ upload }) => ({
      said: JSON.stringify([
        upload.file.name,
        upload.file.type,
        upload.file.bytes.byteLength,
        upload.fields,
      ]),
    }),
    'POST /api/faces': async ({ upload }) => ({ bytes: upload.file.bytes.byteLength }),
  },
  { service: 'chat', verifier },
)

let url: string
beforeAll(async () => {
  url = await server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const form = (fields: Record<string, string | Blob | [Blob, string]>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (Array.isArray(value)) body.append(name, ...value)
    else body.append(name, value)
  return body
}
type Answer = { code?: string; details?: { path: string }[]; said: string }

const audio = (bytes = 20): [Blob, string] => [
  new Blob([Buffer.alloc(bytes)], { type: 'audio/webm' }),
  '录音.webm',
]
const send = async (
  path: string,
  body: FormData | string,
  headers: Record<string, string> = {},
) => {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    body,
    headers: { ...signedIn, ...headers },
  })
  return [answer.status, (await answer.json()) as Answer] as const
}
const refused = async (
  body: FormData | string,
  headers?: Record<string, string>,
  path = '/api/voices',
) => {
  const [status, { code, details }] = await send(path, body, headers)
  return [status, code, details?.[0]?.path]
}

describe('an upload', () => {
  it('reaches the handler with its name, its type and the other fields', async () => {
    const [status, body] = await send('/api/voices', form({ seconds: '2.5', audio: audio() }))
    expect(status).toBe(201)
    expect(JSON.parse(body.said)).toEqual(['录音.webm', 'audio/webm', 20, { seconds: 2.5 }])
    const after = await send('/api/voices', form({ audio: audio(), language: 'de' }))
    expect(JSON.parse(after[1].said)[3]).toEqual({ language: 'de' })
    expect((await send('/api/voices', form({ audio: audio(100_000) })))[0]).toBe(201)
  })

  it('is closed to strangers before its file is read', async () => {
    const answer = await fetch(`${url}/api/voices`, {
      method: 'POST',
      body: form({ audio: audio() }),
    })
    expect(answer.status).toBe(401)
  })

  it.each([
    ['too large by a byte', () => form({ audio: audio(100_001) }), 413, 'file_too_large', 'limit'],
    ['too large by far', () => form({ audio: audio(5_000_000) }), 413, undefined, undefined],
    ['in another field', () => form({ voice: audio() }), 400, 'invalid_input', 'voice'],
    ['missing', () => form({ seconds: '2' }), 400, 'invalid_input', 'audio'],
    ['text', () => form({ audio: 'not a file' }), 400, 'invalid_input', undefined],
    ['empty', () => form({ audio: audio(0) }), 400, 'invalid_input', 'audio'],
    [
      'with a wrong field',
      () => form({ seconds: 'x', audio: audio() }),
      400,
      'invalid_input',
      'seconds',
    ],
    [
      'with an unknown field',
      () => form({ admin: '1', audio: audio() }),
      400,
      'invalid_input',
      'admin',
    ],
    [
      'with a prototype',
      () => form({ __proto__x: '1', audio: audio() }),
      400,
      'invalid_input',
      '__proto__x',
    ],
  ])('that is %s is refused', async (_name, body, status, code, path) => {
    const [gotStatus, gotCode, gotPath] = await refused(body())
    expect(gotStatus).toBe(status)
    if (code !== undefined) expect(gotCode).toBe(code)
    if (path !== undefined) expect(gotPath).toBe(path)
  })

  it('is one file', async () => {
    const body = form({ audio: audio() })
    body.append('audio', ...audio())
    expect((await refused(body)).slice(0, 2)).toEqual([400, 'invalid_input'])
    const fields = form({ audio: audio(), seconds: '1' })
    fields.append('seconds', '2')
    expect(await refused(fields)).toEqual([400, 'invalid_input', 'seconds'])
  })

  it.each(['constructor', '__proto__', 'toString'])('does not take a field %j', async (name) => {
    const body = form({ audio: audio() })
    body.append(name, 'x')
    expect((await refused(body)).slice(0, 2)).toEqual([400, 'invalid_input'])
    expect((await refused(body, {}, '/api/faces')).slice(0, 2)).toEqual([400, 'invalid_input'])
  })

  it.each([
    ['JSON', '{}', 'application/json'],
    ['text', 'x', 'text/plain'],
  ])('is no %s', async (_name, body, type) => {
    const [status, code] = await refused(body, { 'content-type': type })
    expect([status, code]).toEqual([415, 'unsupported_media_type'])
  })

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'a form without end',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="audio"; filename="a"\r\n\r\nabc',
    ],
    ['no form at all', 'multipart/form-data; boundary=b', 'abc'],
  ])('with %s is refused', async (_name, type, body) => {
    const [status, code] = await refused(body, { 'content-type': type })
    expect([status, code]).toEqual([400, 'invalid_input'])
  })

  it('may take longer to arrive than other bodies', async () => {
    const begun = performance.now()
    const slowly = new ReadableStream({
      async start(controller) {
        controller.enqueue(
          Buffer.from('--b\r\ncontent-disposition: form-data; name="audio"; filename="a"\r\n\r\n'),
        )
        // Past the limit of other bodies, and past the look that ends them.
        while (performance.now() - begun < 6_000) await new Promise((next) => setTimeout(next, 50))
        controller.enqueue(Buffer.from('abc\r\n--b--\r\n'))
        controller.close()
      },
    })
    const answer = await fetch(`${url}/api/voices`, {
      method: 'POST',
      headers: { ...signedIn, 'content-type': 'multipart/form-data; boundary=b' },
      body: slowly,
      duplex: 'half',
    })
    expect(answer.status).toBe(201)
  })

  test('forms are no body of other operations', async () => {
    expect((await refused(form({ text: 'x' }), {}, '/api/notes')).slice(0, 2)).toEqual([
      415,
      'unsupported_media_type',
    ])
  })
})

test('the API document tells of forms', () => {
  const { paths } = buildOpenApi(table, { title: 'x', version: '1' }) as any
  const { content } = paths['/api/voices'].post.requestBody
  const form = content['multipart/form-data']
  expect(form.schema.required).toEqual(['audio'])
  expect(Object.keys(form.schema.properties)).toEqual(['audio', 'seconds', 'language'])
  expect(form.encoding).toEqual({ audio: { contentType: 'audio/webm' } })
  expect(paths['/api/voices'].post.description).toContain('A file up to 100000 bytes.')
})
