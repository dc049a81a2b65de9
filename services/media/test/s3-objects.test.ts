import { startS3Double } from '@lumen/objects/test-support/s3-double'
import { erasureRequests } from '@lumen/contracts/erasure'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readLabel } from '../src/labels/label.ts'
import {
  openMediaStack,
  until,
  type Instance,
  type MediaStack,
  type TestUser,
} from './support/media-stack.ts'

let bucket: Awaited<ReturnType<typeof startS3Double>>
let stack: MediaStack
let media: Instance

beforeAll(async () => {
  bucket = await startS3Double()
  stack = await openMediaStack()
  const { endpoint, bucket: name, region, key, secret } = bucket.settings
  media = await stack.start({
    OBJECTS_S3_ENDPOINT: endpoint,
    OBJECTS_S3_BUCKET: name,
    OBJECTS_S3_REGION: region,
    OBJECTS_S3_KEY: key,
    OBJECTS_S3_SECRET: secret,
  })
})
afterEach(() => bucket.recover())
afterAll(async () => {
  await stack?.close()
  await bucket?.close()
})

/** Names of a user's files in the bucket, without folders. */
const filesOf = (userId: string) =>
  [...bucket.objects.keys()]
    .filter((key) => key.startsWith(`u/${userId}/`))
    .map((key) => key.slice(key.lastIndexOf('/') + 1))
    .toSorted()

async function upload(user: TestUser) {
  const picture = sharp({ create: { width: 900, height: 700, channels: 3, background: '#4080c0' } })
  const form = new FormData()
  form.append('avatar', new File([new Uint8Array(await picture.png().toBuffer())], 'me.png'))
  const answer = await user.ask(media, 'POST', '/api/user/avatar/upload', { form })
  return { status: answer.status, body: (await answer.json()) as any }
}

/** A picture that a worker made. */
async function make(user: TestUser) {
  const wish = { prompt: 'A lighthouse in the snow', style: 'watercolor' }
  const { status, body } = await user.call(media, 'POST', '/api/multimodal/generate-image', wish)
  expect(status).toBe(200)
  return body as { jobId: string; metadata: { objectId: string; imageUrl: string; bytes: number } }
}

describe('files in a bucket', () => {
  it('are uploaded, shown small and in other formats, which are kept beside them', async () => {
    const user = stack.user()
    const { status, body } = await upload(user)
    expect(status).toBe(200)
    const id = body.imageUrl.slice(body.imageUrl.lastIndexOf('/') + 1) as string
    expect(filesOf(user.userId)).toEqual([`${id}.webp`])
    const shown = async (query: string) => {
      const answer = await user.ask(media, 'GET', body.imageUrl + query)
      const bytes = await answer.bytes()
      const { width, height } = await sharp(bytes).metadata()
      return [answer.status, answer.headers.get('content-type'), width, height]
    }
    for (let time = 0; time < 2; time += 1) {
      expect(await shown('')).toEqual([200, 'image/webp', 700, 700])
      expect(await shown('?variant=thumb')).toEqual([200, 'image/webp', 320, 320])
      // It is WebP already.
      expect(await shown('?variant=webp')).toEqual([200, 'image/webp', 700, 700])
      expect(await shown('?variant=avif')).toEqual([200, 'image/avif', 700, 700])
    }
    expect(filesOf(user.userId)).toEqual([`${id}-avif.avif`, `${id}-thumb.webp`, `${id}.webp`])
  })

  it('are made by a worker, come in parts, by signed addresses too, and go with all variants', async () => {
    const user = stack.user()
    const { jobId, metadata } = await make(user)
    const { objectId, imageUrl } = metadata
    const whole = await (await user.ask(media, 'GET', imageUrl)).bytes()
    expect([whole.length, readLabel(whole)]).toEqual([
      metadata.bytes,
      expect.objectContaining({ maker: 'Lumen' }),
    ])
    const part = await user.ask(media, 'GET', imageUrl, { headers: { range: 'bytes=10-19' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 10-19/${whole.length}`,
    ])
    expect(Buffer.from(await part.bytes())).toEqual(Buffer.from(whole.subarray(10, 20)))
    const beyond = { headers: { range: `bytes=${whole.length}-` } }
    expect((await user.ask(media, 'GET', imageUrl, beyond)).status).toBe(416)
    const { body: link } = await user.call(media, 'POST', `${imageUrl}/link?variant=thumb`)
    expect((await fetch(media.url + link.url)).status).toBe(200)
    for (const variant of ['webp', 'avif'])
      expect((await user.ask(media, 'GET', `${imageUrl}?variant=${variant}`)).status).toBe(200)
    expect(filesOf(user.userId)).toEqual(
      ['-avif.avif', '-thumb.webp', '-webp.webp', '.png'].map((end) => `${objectId}${end}`),
    )

    expect((await user.call(media, 'DELETE', `/api/media/gallery/${jobId}`)).status).toBe(200)
    expect((await user.ask(media, 'GET', imageUrl)).status).toBe(404)
    expect(filesOf(user.userId)).toEqual([])
  })

  it('go with the account, and only that one’s', async () => {
    const [user, other] = [stack.user(), stack.user()]
    await Promise.all([upload(user), upload(other), make(user)])
    expect(filesOf(user.userId).length).toBe(2)
    const erase = () =>
      stack.bus.request(erasureRequests.media, 'media.erase-user', { userId: user.userId })
    await erase()
    await erase()
    expect([filesOf(user.userId).length, filesOf(other.userId).length]).toEqual([0, 1])
  })

  it('are refused clearly while the bucket is full or away, and nothing half-kept is left', async () => {
    const user = stack.user()
    bucket.fail('PUT', 507, 'XMinioStorageFull')
    expect(await upload(user)).toMatchObject({ status: 507, body: { code: 'storage_full' } })
    bucket.fail('PUT', 503, 'SlowDown')
    expect(await upload(user)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(filesOf(user.userId)).toEqual([])
    bucket.recover()
    const { imageUrl } = (await upload(user)).body
    bucket.fail('GET', 503, 'SlowDown')
    expect((await user.ask(media, 'GET', imageUrl)).status).toBe(503)
    bucket.recover()
    expect((await user.ask(media, 'GET', imageUrl)).status).toBe(200)
  })

  it('show a small picture also when that cannot be kept', async () => {
    const user = stack.user()
    const { imageUrl } = (await upload(user)).body
    bucket.fail('PUT', 507, 'XMinioStorageFull')
    const small = await user.ask(media, 'GET', `${imageUrl}?variant=thumb`)
    expect([small.status, (await sharp(await small.bytes()).metadata()).width]).toEqual([200, 320])
    expect(filesOf(user.userId).length).toBe(1)
    bucket.recover()
    await until(async () => {
      await user.ask(media, 'GET', `${imageUrl}?variant=thumb`)
      return filesOf(user.userId).length === 2
    })
  })
})
