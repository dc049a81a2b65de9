import { readdir } from 'node:fs/promises'
import { newId } from '@lumen/database/ids'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MediaContext } from '../src/context.ts'
import { readLabel } from '../src/labels/label.ts'
import { writeLabel } from '../src/labels/write-label.ts'
import type { ObjectRow } from '../src/store/objects.ts'
import { keepObject } from '../src/use-cases/keep-object.ts'
import {
  openMediaStack,
  type Instance,
  type MediaStack,
  type TestUser,
} from './support/media-stack.ts'

const label = { maker: 'Lumen', model: 'local/painter', contentId: 'urn:uuid:1' }
let stack: MediaStack
let service: Instance
let context: MediaContext
let me: TestUser
let stranger: TestUser
let picture: ObjectRow
let bytes: Uint8Array

const keep = (userId: string) =>
  keepObject(context, {
    userId,
    purpose: 'picture',
    bytes,
    mime: 'image/png',
    model: label.model,
    contentId: label.contentId,
    width: 640,
    height: 480,
  })

let now = new Date()
beforeAll(async () => {
  stack = await openMediaStack()
  const clock = { now: () => now }
  context = await stack.context({ clock })
  service = await stack.start({ MEDIA_ROLE: 'api' }, { clock })
  me = stack.user()
  stranger = stack.user()
  const plain = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#4080c0' },
  })
    .png()
    .toBuffer()
  bytes = await writeLabel(plain, 'image/png', label)
  picture = await keep(me.userId)
})
afterAll(() => stack?.close())

const at = (id: string, query = '') => `/api/media/objects/${id}${query}`
const fetched = async (answer: Promise<Response>) => {
  const { status, headers, body } = await answer.then(async (got) => ({
    status: got.status,
    headers: got.headers,
    body: Buffer.from(await got.arrayBuffer()),
  }))
  return { status, headers, body }
}
const get = (query = '', headers: Record<string, string> = {}) =>
  fetched(me.ask(service, 'GET', at(picture.id, query), { headers }))

describe('a file', () => {
  it('is its owner’s, byte for byte, and may be kept', async () => {
    const { status, headers, body } = await get()
    expect([status, headers.get('content-type'), body.equals(bytes)]).toEqual([
      200,
      'image/png',
      true,
    ])
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    const again = await get('', { 'if-none-match': headers.get('etag')! })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it('comes in parts', async () => {
    const part = await get('', { range: 'bytes=10-19' })
    expect([part.status, part.body]).toEqual([206, Buffer.from(bytes.subarray(10, 20))])
    expect((await get('', { range: `bytes=${bytes.length}-` })).status).toBe(416)
  })

  it.each([
    ['somebody else’s', () => stranger.call(service, 'GET', at(picture.id))],
    ['nobody’s', () => me.call(service, 'GET', at(newId()))],
    ['a visitor’s', () => fetch(service.url + at(picture.id)).then(answerOf)],
    ['linked by somebody else', () => stranger.call(service, 'POST', `${at(picture.id)}/link`)],
  ])('that is %s is not found', async (_name, ask) => {
    const { status, body } = await ask()
    expect([status, body.code, body.error]).toEqual([404, 'not_found', 'There is no such file'])
  })

  it('is saved under a good name, or the one wished for', async () => {
    const name = async (query: string) =>
      decodeURIComponent(
        (await get(query)).headers.get('content-disposition')?.split("UTF-8''")[1] ?? '',
      )
    expect(await name('?download=1')).toMatch(/^lumen-picture-\d{4}-\d\d-\d\d-[0-9a-f]{6}\.png$/)
    expect(await name(`?download=${encodeURIComponent('小忆_avatar.jpg')}`)).toBe('小忆_avatar.png')
    expect(await name(`?download=..%2f..%2fx&variant=webp`)).toBe('_.._x.webp')
    expect((await get()).headers.get('content-disposition')).toBeNull()
  })

  it('whose bytes are gone is not found, and the log is told', async () => {
    const lost = await keep(me.userId)
    await context.objects.delete(lost.storage_key)
    for (const query of ['', '?variant=thumb'])
      expect((await me.call(service, 'GET', at(lost.id, query))).status).toBe(404)
  })
})

const answerOf = async (answer: Response) => ({
  status: answer.status,
  body: (await answer.json()) as { code: string; error: string },
})

describe('a variant', () => {
  it.each([
    ['thumb', 'image/webp', 320, 240],
    ['webp', 'image/webp', 640, 480],
    ['avif', 'image/avif', 640, 480],
  ])('%s is made once, kept, and says that it was generated', async (variant, mime, ...size) => {
    const answers = await Promise.all([get(`?variant=${variant}`), get(`?variant=${variant}`)])
    for (const { status, headers, body } of answers) {
      expect([status, headers.get('content-type')]).toEqual([200, mime])
      const { width, height } = await sharp(body).metadata()
      expect([width, height]).toEqual(size)
      expect(readLabel(body)).toEqual(label)
    }
    expect(answers[0].body.equals(answers[1].body)).toBe(true)
    const files = await readdir(stack.folder, { recursive: true })
    expect(files.filter((file) => file.includes(`${picture.id}-${variant}`))).toHaveLength(1)
    expect(answers[0].headers.get('etag')).not.toBe((await get()).headers.get('etag'))
  })

  it('of what is no picture is not found', async () => {
    const sound = await keepObject(context, {
      userId: me.userId,
      purpose: 'speech',
      bytes: Buffer.from('ID3'),
      mime: 'audio/mpeg',
      seconds: 1,
    })
    expect((await me.call(service, 'GET', at(sound.id, '?variant=thumb'))).status).toBe(404)
  })
})

describe('a signed address', () => {
  const open = async (path: string) => fetched(fetch(service.url + path))
  const sign = async (query = '') => {
    const { body } = await me.call(service, 'POST', `${at(picture.id)}/link${query}`)
    return body as { url: string; expiresAt: string }
  }

  it('opens the file without a session, on any page, for some minutes', async () => {
    const { url, expiresAt } = await sign()
    expect(new Date(expiresAt).getTime() - now.getTime()).toBeLessThanOrEqual(15 * 60_000)
    const { status, headers, body } = await open(url)
    expect([status, body.equals(bytes)]).toEqual([200, true])
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const maxAge = Number(/max-age=(\d+)/.exec(headers.get('cache-control')!)?.[1])
    expect(maxAge).toBeLessThanOrEqual(600)
    now = new Date(now.getTime() + 16 * 60_000)
    expect((await open(url)).status).toBe(404)
  })

  it('opens nothing else', async () => {
    const { url } = await sign('?variant=thumb')
    expect((await open(url)).status).toBe(200)
    const other = await keep(me.userId)
    const forged = [
      url.replace('variant=thumb&', ''),
      url.replace('variant=thumb', 'variant=webp'),
      url.replace(/expires=\d+/, (part) => `${part}0`),
      url.replace(picture.id, other.id),
      url.replace(/signature=.{4}/, 'signature=AAAA'),
      url.replace(/signature=.*/, 'signature='),
      url.replace(/&signature=.*/, ''),
    ]
    for (const path of forged) expect([path, (await open(path)).status]).toEqual([path, 404])
  })
})
