import { readdir } from 'node:fs/promises'
import { allOperations } from '@lumen/contracts/all-operations'
import { splitKey } from '@lumen/contracts/operation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bombs, names, withText } from './hostile-files.ts'
import { startProduct, type Product } from './product.ts'
import { uploadSamples } from './upload-samples.ts'

let product: Product
let token: string
let companionId: string

beforeAll(async () => {
  product = await startProduct({ LUMEN_RATE_LIMITS: 'off' })
  token = (await product.person()).token
  companionId = (await product.companion(token)).id
})
afterAll(() => product?.close())

/** Somewhere that pieces of a file of so many bytes may be sent to. */
async function importOf(bytes: number): Promise<string> {
  const { status, body } = await product.call('POST', '/api/imports', { token, body: { bytes } })
  expect(status).toBe(201)
  return body.id
}

async function send(
  key: string,
  field: string,
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  importId: string,
) {
  // Written out: a form of the platform would make such names harmless.
  const body = Buffer.concat([
    Buffer.from(`--b\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n`),
    Buffer.from('content-type: application/octet-stream\r\n\r\n'),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ])
  const path = splitKey(key)
    .path.replace(':companionId', companionId)
    .replace(':importId', importId)
    .replace(':sequence', '0')
  const answer = await fetch(product.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    body,
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const uploads = Object.entries(allOperations).flatMap(([key, { upload }]) =>
  upload === undefined ? [] : [{ key, field: upload.field }],
)
const takesPieces = (key: string) => key.startsWith('POST /api/imports/')

/** Nothing here hears recordings: that is said of each, whatever it holds. */
const isRefused = ({ status, text }: { status: number; text: string }) => {
  const { code } = JSON.parse(text) as { code?: string }
  return (status >= 400 && status < 500 && code !== undefined) || code === 'stt_unavailable'
}

/** More than anything may take that is refused, in KiB. */
const mostTaken = 400 * 1024

describe.each(uploads)('$key', ({ key, field }) => {
  it.each(Object.entries(bombs))('does not unfold %s', async (what, bytes) => {
    const before = process.resourceUsage().maxRSS
    const importId = takesPieces(key) ? await importOf(bytes.length) : ''
    const answer = await send(key, field, Buffer.from(bytes), 'file', importId)
    if (takesPieces(key)) {
      // A piece may be anything; what it is a piece of is looked at when all have come.
      expect(answer.status).toBe(200)
      const read = async () =>
        (await product.call('GET', `/api/imports/${importId}`, { token })).body
      await expect.poll(read).toMatchObject({ status: 'failed', problem: expect.any(String) })
      await product.call('DELETE', `/api/imports/${importId}`, { token })
    } else {
      // A picture is painted anew from its pixels: the text in it is never read.
      const isTaken = answer.status < 300 && what === withText
      expect(isTaken || isRefused(answer), `${answer.status} ${answer.text}`).toBe(true)
    }
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(mostTaken)
  })

  it.each(names)('makes nothing of a file that is called %j', async (name) => {
    const { bytes } = uploadSamples[key]!
    const importId = takesPieces(key) ? await importOf(bytes.length) : ''
    const { status, headers, text } = await send(key, field, bytes, name, importId)
    if (takesPieces(key)) await product.call('DELETE', `/api/imports/${importId}`, { token })
    expect(status < 300 || isRefused({ status, text }), `${status} ${text}`).toBe(true)
    expect(text + JSON.stringify([...headers])).not.toContain('evil')
    const kept = await readdir(product.objects, { recursive: true })
    expect(kept.filter((path) => !/^[\w./@-]+$/.test(path) || path.includes('evil'))).toEqual([])
  })
})

it('gives nothing to save under a name that leads elsewhere', async () => {
  const name = '../..\\evil"; x="<b>%2f'
  const { id } = await product.companion(token, { name })
  for (const path of [`/api/messages/${id}/file`, `/api/avatars/companion/${id}/card`]) {
    const answer = await fetch(product.url + path, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect([path, answer.status]).toEqual([path, 200])
    const disposition = answer.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(
      /^attachment; filename="[^"/\\%]*"; filename\*=UTF-8''(?:[\w!#$&+.^`|~-]|%(?!2f|5c|0)[\da-f]{2})+$/i,
    )
    await answer.body?.cancel()
  }
})
