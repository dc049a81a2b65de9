import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadSamples } from './upload-samples.ts'
import { withAnotherSignature } from './another-signature.ts'
import { startProduct, type Product } from './product.ts'

const wrapper = 'capacitor://localhost'
const sample = uploadSamples['POST /api/user/avatar/upload']!
let product: Product
let token: string
/** Address of a picture of mine. */
let address: string
let uploaded: Response

beforeAll(async () => {
  product = await startProduct({ LUMEN_ALLOWED_ORIGINS: wrapper })
  token = (await product.person()).token
  const form = new FormData()
  form.set('avatar', new Blob([sample.bytes], { type: 'image/png' }), sample.name)
  const answer = await fetch(`${product.url}/api/user/avatar/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, origin: wrapper },
    body: form,
  })
  uploaded = answer
  address = ((await answer.json()) as { imageUrl: string }).imageUrl
})
afterAll(() => product?.close())

const get = (headers: Record<string, string> = {}, path = address, method = 'GET') =>
  fetch(product.url + path, { method, headers })
const bearer = () => ({ authorization: `Bearer ${token}` })
const cookie = () => ({ cookie: `lumen_session=${token}` })

it('is taken from the app, whose page is of another origin', () => {
  const allowed = uploaded.headers.get('access-control-allow-origin')
  expect([uploaded.status, allowed]).toEqual([200, wrapper])
})

describe('a file through the gateway', () => {
  it.each([
    ['the cookie', cookie],
    ['the token', bearer],
  ])('opens by %s, uncompressed, for its reader alone', async (_name, headers) => {
    const answer = await get({ ...headers(), 'accept-encoding': 'gzip, br' })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(bytes.toString('latin1', 0, 4)).toBe('RIFF')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Origin, Cookie, Authorization',
    })
    expect(answer.headers.get('content-encoding')).toBeNull()
  })

  it('comes in parts, or not at all to who has it', async () => {
    const part = await get({ ...bearer(), range: 'bytes=8-11' })
    expect([part.status, await part.text()]).toEqual([206, 'WEBP'])
    expect(part.headers.get('content-range')).toMatch(/^bytes 8-11\/\d+$/)
    const beyond = await get({ ...bearer(), range: 'bytes=1000000-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toMatchObject([416, /\*\/\d+/])
    const head = await get(bearer(), address, 'HEAD')
    const etag = head.headers.get('etag')!
    expect([head.status, Number(head.headers.get('content-length'))]).toEqual([
      200,
      Number(part.headers.get('content-range')?.split('/')[1]),
    ])
    expect((await get({ ...bearer(), 'if-none-match': etag })).status).toBe(304)
  })

  it('is there for nobody else', async () => {
    const other = (await product.person()).token
    const statuses = await Promise.all([
      get(),
      get({ authorization: `Bearer ${other}` }),
      get({ ...cookie(), cookie: 'lumen_session=x' }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('opens by a signed address in the app, which sends no cookie', async () => {
    const link = await product.call('POST', `${address}/link`, { token })
    const answer = await get({ origin: wrapper }, link.body.url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect((await get({}, withAnotherSignature(link.body.url))).status).toBe(404)
  })
})

it('does not let a page of somebody else send a file by the cookie', async () => {
  const form = new FormData()
  form.set('avatar', new Blob([sample.bytes]), sample.name)
  const answer = await fetch(`${product.url}/api/user/avatar/upload`, {
    method: 'POST',
    headers: { ...cookie(), origin: 'https://evil.example' },
    body: form,
  })
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    403,
    'origin_refused',
  ])
})
