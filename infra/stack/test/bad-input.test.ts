import { allOperations } from '@lumen/contracts/all-operations'
import { splitKey, type OperationKey } from '@lumen/contracts/operation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginCall, hearsAndSpeaks } from './calls.ts'
import { beginGuest } from './guest.ts'
import { bodySamples } from './operation-samples.ts'
import { uploadSamples } from './upload-samples.ts'
import { startProduct, type Product } from './product.ts'

let product: Product
let token: string
/** Who is no administrator. */
let someone: string
let guest: string
/** Of whoever has the token. */
let companionId: string
let importId: string

beforeAll(async () => {
  product = await startProduct({ LUMEN_RATE_LIMITS: 'off', ...hearsAndSpeaks })
  // Whoever may do everything is refused nothing for who they are.
  token = (await product.administrator()).token
  someone = (await product.person()).token
  guest = (await beginGuest(product)).token
  companionId = (await product.companion(token)).id
  const body = bodySamples['POST /api/imports']
  importId = (await product.call('POST', '/api/imports', { token, body })).body.id
})
afterAll(() => product?.close())

const id = '018f0000-0000-7000-8000-000000000000'
const withBody = Object.entries(allOperations).filter(([, { body }]) => body !== undefined)

const send = (key: string, body: unknown, headers: Record<string, string> = {}) => {
  const { method, path } = splitKey(key)
  const address = path.replace(':sequence', '1').replaceAll(/:\w+/g, id)
  const caller = allOperations[key as OperationKey]?.access === 'guest' ? guest : token
  return product.call(method, address, { token: caller, body, headers })
}

/** A value of another type than the sample's. */
const wrongTypes = (sample: unknown): unknown[] => [
  typeof sample === 'number' ? 'x' : 17,
  [sample],
  { of: sample },
  typeof sample === 'boolean' ? 'true' : true,
]

/** What every object of JavaScript has, so that a table without care finds it. */
const inherited = ['constructor', '__proto__']

it('has a sample for every body', () => {
  expect(Object.keys(bodySamples).toSorted()).toEqual(withBody.map(([key]) => key).toSorted())
})

describe.each(withBody.map(([key]) => key))('%s', (key) => {
  const sample = bodySamples[key] ?? {}

  it.each([
    ['malformed JSON', '{"a":', 400, 'bad_json'],
    ['an empty body', '', 400, 'bad_json'],
    ['null', 'null', 400, 'invalid_input'],
    ['a list', '[]', 400, 'invalid_input'],
    ['a prototype', '{"__proto__":{"admin":true}}', 400, undefined],
  ])('refuses %s', async (_name, body, status, code) => {
    const answer = await send(key, body)
    expect(answer.status).toBe(status)
    if (code !== undefined) expect(answer.body.code).toBe(code)
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'))
  })

  it('refuses another content type', async () => {
    const answer = await send(key, JSON.stringify(sample), { 'content-type': 'text/plain' })
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type'])
  })

  it('refuses a megabyte', async () => {
    const answer = await send(key, { ...sample, padding: 'x'.repeat(1024 * 1024) })
    expect([answer.status, answer.body.code]).toEqual([413, 'body_too_large'])
  })

  it('refuses a property that is not declared, and names it', async () => {
    const answer = await send(key, { ...sample, admin: true })
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input'])
    expect(JSON.stringify(answer.body.details)).toContain('admin')
  })

  const fields = Object.entries(sample)
  const texts = fields.filter((field): field is [string, string] => typeof field[1] === 'string')

  it.each(
    fields.flatMap(([name, value]) => wrongTypes(value).map((wrong) => [name, wrong] as const)),
  )('refuses %s: %j', async (name, wrong) => {
    const answer = await send(key, { ...sample, [name]: wrong })
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input'])
  })

  // A password is hashed as it is, whatever it holds.
  const shown = texts.filter(([name]) => !/password$/i.test(name))
  it.each(shown)('refuses control characters in %s', async (name, value) => {
    const answer = await send(key, { ...sample, [name]: `${value}\u0000\u0007` })
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input'])
  })

  it.each(texts.flatMap(([name]) => inherited.map((word) => [name, word] as const)))(
    'takes %s: %s for a word like others',
    async (name, word) => {
      const answer = await send(key, { ...sample, [name]: word })
      expect(answer.status).not.toBe(500)
    },
  )

  it.each(texts)('refuses a %s that is far too long', async (name) => {
    const answer = await send(key, { ...sample, [name]: 'x'.repeat(20_000) })
    expect(answer.status).toBe(400)
  })
})

const uploads = Object.entries(allOperations).flatMap(([key, { upload }]) =>
  upload === undefined ? [] : [{ key, ...upload }],
)

it('has a sample for every upload', () => {
  expect(Object.keys(uploadSamples).toSorted()).toEqual(uploads.map(({ key }) => key).toSorted())
})

describe.each(uploads)('$key', ({ key, field, maxBytes, types }) => {
  const sample = uploadSamples[key]!
  const formOf = (...parts: [string, Blob | string][]) => {
    const form = new FormData()
    for (const [name, value] of parts)
      if (typeof value === 'string') form.append(name, value)
      else form.append(name, value, sample.name)
    return form
  }
  const file = (bytes: Uint8Array<ArrayBuffer> = sample.bytes) => new Blob([bytes])
  const post = async (body: NonNullable<RequestInit['body']>, headers = {}) => {
    // Of somebody who has it: what is not theirs is looked for before their file is looked into.
    const callId = key.includes(':callId') ? await beginCall(product, token, companionId) : ''
    const path = splitKey(key)
      .path.replace(':callId', callId)
      .replace(':companionId', companionId)
      .replace(':importId', importId)
      .replace(':sequence', '0')
    const answer = await fetch(product.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
      duplex: 'half',
    })
    return [answer.status, ((await answer.json()) as { code: string }).code]
  }
  const boundary = 'multipart/form-data; boundary=b'
  const text = file(Buffer.from(`a text named ${sample.name}`))
  // A piece of a file may be anything.
  const aText: [string, () => ReturnType<typeof post>, number][] = types.includes('text/plain')
    ? []
    : [['a text', () => post(formOf([field, text])), 415]]

  it.each([
    ['JSON', () => post('{}', { 'content-type': 'application/json' }), 415],
    ['text', () => post('x', { 'content-type': 'text/plain' }), 415],
    ['a form without a boundary', () => post('x', { 'content-type': 'multipart/form-data' }), 400],
    ['a form that is none', () => post('x', { 'content-type': boundary }), 400],
    ['a form without a file', () => post(formOf(['language', 'zh'])), 400],
    ['a file in another field', () => post(formOf(['file', file()])), 400],
    ['two files', () => post(formOf([field, file()], [field, file()])), 400],
    ['an empty file', () => post(formOf([field, file(Buffer.alloc(0))])), 400],
    ['an unknown field', () => post(formOf(['admin', '1'], [field, file()])), 400],
    ['a prototype', () => post(formOf(['__proto__', '1'], [field, file()])), 400],
    ...aText,
    ['a file too large', () => post(formOf([field, file(Buffer.alloc(maxBytes + 1))])), 413],
    ['one far too large', () => post(formOf([field, file(Buffer.alloc(2 * maxBytes))])), 413],
  ])('refuses %s', async (_name, ask, status) => {
    const [got, code] = await ask()
    expect(got).toBe(status)
    expect(code).toBeTruthy()
  })

  it('cuts off a stream without an end', async () => {
    const head = `--b\r\ncontent-disposition: form-data; name="${field}"; filename="x"\r\n\r\n`
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        controller.enqueue(sent === 0 ? Buffer.from(head) : Buffer.alloc(64 * 1024))
        sent += 1
        if (sent * 64 * 1024 > 8 * maxBytes) controller.close()
      },
    })
    const answer = await post(endless, { 'content-type': boundary }).catch(() => 'cut off')
    expect(['cut off', [413, 'file_too_large']]).toContainEqual(answer)
  })
})

describe('addresses', () => {
  it.each([
    ['GET', '/api/nothing-here', 404],
    ['PUT', '/api/auth/me', 404],
    ['GET', `/api/messages/${id}?limit=0`, 400],
    ['GET', `/api/messages/${id}?limit=101`, 400],
    ['GET', `/api/messages/${id}?limit=x`, 400],
    ['GET', `/api/messages/${id}?offset=-1`, 400],
    ['GET', `/api/messages/${id}?before=1%27`, 400],
    ['GET', `/api/messages/${id}?unknown=1`, 400],
    ['GET', '/api/companions?hidden=perhaps', 400],
    ['GET', '/api/safety/resources?language=xx', 400],
    ['GET', '/api/help/articles?language=xx', 400],
    ['GET', '/api/help/articles?category=cats', 400],
    ['GET', `/api/help/articles?query=${'x'.repeat(101)}`, 400],
    ['GET', '/api/help/articles?query=%00', 400],
    ['GET', '/api/help/articles/..%2F..%2Fpackage.json', 400],
    ['GET', '/api/help/articles/no-such-article', 404],
    ['POST', '/api/help/articles/no-such-article/feedback', 400],
    ['GET', '/api/notifications?limit=0', 400],
    ['GET', '/api/notifications?cursor=1', 400],
    ['GET', '/api/user/stats?timeZone=a%20b', 400],
    ['GET', '/api/astrology/horoscope/ophiuchus', 404],
    ['GET', '/api/astrology/horoscope/aries?date=2026-02-30', 400],
    ['GET', '/api/astrology/horoscope/aries?date=1899-12-31', 400],
    ['GET', '/api/western-astrology/analysis/..%2F..%2Fetc', 404],
    ['GET', '/api/eastern-fortune/zodiac/cat', 404],
    ['GET', '/api/wisdom/places', 400],
    ['GET', '/api/astrology/horoscope/constructor', 404],
    ['GET', '/api/eastern-fortune/zodiac/constructor', 404],
    ['GET', '/api/help/articles/constructor', 404],
    ['GET', `/api/wisdom/places?query=${'x'.repeat(201)}`, 400],
    ['GET', `/api/wisdom/${id}/insights`, 403],
    ['GET', '/api/media/objects/..%2F..%2Fetc', 400],
    ['GET', `/api/media/objects/${id}`, 404],
    ['GET', `/api/media/objects/${id}?variant=huge`, 400],
    ['GET', `/api/media/objects/${id}?expires=x`, 400],
    ['GET', `/api/media/objects/${id}?expires=9999999999&signature=x`, 404],
    ['GET', '/api/%ff', 400],
  ])('%s %s: %i', async (method, path, status) => {
    const answer = await product.call(method, path, { token: someone })
    expect(answer.status).toBe(status)
    expect(answer.body.code).toBeTruthy()
  })
})

it.each(['constructor', 'toString', 'valueOf', '__proto__'])('finds no place %s', async (query) => {
  const { status } = await product.call('GET', `/api/wisdom/places?query=${query}`, { token })
  expect(status).toBe(200)
})

it('is alive and well afterwards', async () => {
  const { status, body } = await product.call('GET', '/api/health')
  expect([status, body.status]).toEqual([200, 'ok'])
})
