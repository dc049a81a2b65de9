import { Bytes, defineOperations } from '@lumen/contracts/operation'
import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { attachment, type FileReply } from '../src/file-reply.ts'
import { mountOperations } from '../src/operations.ts'
import { buildOpenApi } from '../src/openapi.ts'
import { openTestServer } from './test-server.ts'

const table = defineOperations({
  'GET /api/files/:fileId': {
    service: 'chat',
    access: 'public',
    summary: 'A file',
    params: Type.Object({ fileId: Type.String() }),
    replies: { 200: Bytes },
    bytes: true,
  },
})

const content = Buffer.from('0123456789')
const file = (more: Partial<FileReply> = {}): FileReply => ({
  size: content.length,
  mime: 'image/png',
  tag: 'v1',
  open: async (range) =>
    Readable.from([range ? content.subarray(range.start, range.end + 1) : content]),
  ...more,
})

const { server, verifier, lines } = openTestServer({})
mountOperations(
  server,
  table,
  {
    'GET /api/files/:fileId': async ({ params }) => {
      if (params.fileId === 'broken')
        return file({ open: () => Promise.reject(new Error('the disk is gone')) })
      return file(
        params.fileId === 'link'
          ? { maxAge: 60, anyOrigin: true, downloadAs: '忆晶 "a/b" (1)’.png' }
          : {},
      )
    },
  },
  { service: 'chat', verifier },
)

let url: string
beforeAll(async () => {
  url = await server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await fetch(`${url}/api/files/${path}`, { method, headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('a file', () => {
  it('comes whole, to be kept by its reader alone', async () => {
    const { status, headers, text } = await get('a')
    expect([status, text]).toEqual([200, '0123456789'])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '10',
      'accept-ranges': 'bytes',
      etag: '"v1"',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers.get('content-disposition')).toBeNull()
  })

  it('comes in parts', async () => {
    const part = await get('a', { range: 'bytes=2-4' })
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ])
    expect(part.headers.get('content-length')).toBe('3')
    const last = await get('a', { range: 'bytes=-3', 'if-range': '"v1"' })
    expect([last.status, last.text]).toEqual([206, '789'])
    const changed = await get('a', { range: 'bytes=-3', 'if-range': '"v0"' })
    expect([changed.status, changed.text]).toEqual([200, '0123456789'])
  })

  it('has no part beyond its end', async () => {
    const { status, headers, text } = await get('a', { range: 'bytes=10-' })
    expect([status, headers.get('content-range')]).toEqual([416, 'bytes */10'])
    expect(JSON.parse(text)).toMatchObject({ code: 'invalid_input' })
  })

  it('does not come again to who has it', async () => {
    const { status, text, headers } = await get('a', { 'if-none-match': 'W/"v0", "v1"' })
    expect([status, text, headers.get('etag')]).toEqual([304, '', '"v1"'])
    expect((await get('a', { 'if-none-match': '"v0"' })).status).toBe(200)
  })

  it('tells its head without being opened', async () => {
    const { status, text, headers } = await get('broken', {}, 'HEAD')
    expect([status, text, headers.get('content-length')]).toEqual([200, '', '10'])
  })

  it('is saved under its name, and shown to other origins, where the handler says so', async () => {
    const { headers } = await get('link')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('cache-control')).toBe('private, max-age=60, immutable')
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="__ _a_b_ (1)_.png"; filename*=UTF-8''%E5%BF%86%E6%99%B6%20%22a_b%22%20%281%29%E2%80%99.png`,
    )
    expect(attachment('a\r\nset-cookie: x')).toContain('filename="a__set-cookie: x"')
  })

  it('that cannot be opened is a failure with a body', async () => {
    const { status, text, headers } = await get('broken')
    expect([status, JSON.parse(text).code]).toEqual([500, 'internal'])
    expect(headers.get('content-type')).toContain('application/json')
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, null])
    expect(lines.some(({ msg }) => msg === 'request failed')).toBe(true)
  })
})

test('the API document tells of files', () => {
  const { paths } = buildOpenApi(table, { title: 'x', version: '1' }) as any
  const { responses } = paths['/api/files/{fileId}'].get
  expect(Object.keys(responses)).toEqual(['200', '206', '304', 'default'])
  expect(responses['200'].content['*/*'].schema.format).toBe('binary')
})
