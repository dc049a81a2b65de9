import { readdir } from 'node:fs/promises'
import { ObjectStoreError, type ObjectStore } from '@lumen/objects/object-store'
import { openObjectStore } from '@lumen/objects/open-object-store'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openMediaStack, until, type Instance, type MediaStack } from './support/media-stack.ts'
import { quickPainter, testProviders } from './support/providers.ts'
import { wav } from './recordings.ts'

let stack: MediaStack
let media: Instance
/** What befalls the next writes, one after the other; the last one goes on. */
let faults: (ObjectStoreError['code'] | null)[] = [null]
let painted = 0

beforeAll(async () => {
  stack = await openMediaStack()
  const disk = await openObjectStore({ kind: 'disk', folder: stack.folder })
  const objects: ObjectStore = {
    ...disk,
    async put(key, bytes) {
      const fault = faults.length > 1 ? faults.shift() : faults[0]
      if (fault) throw new ObjectStoreError(fault, 'The disk fails')
      return disk.put(key, bytes)
    },
  }
  const providers = testProviders({
    paint(request, signal) {
      painted += 1
      return quickPainter.paint(request, signal)
    },
  })
  media = await stack.start({}, { objects, providers })
})
afterEach(() => {
  faults = [null]
})
afterAll(() => stack?.close())

const path = '/api/multimodal/generate-image'
const wish = { prompt: 'A lighthouse in the snow', style: 'watercolor' }
const ready = async () => (await fetch(`${media.url}/health/ready`)).json()
const files = async () =>
  (await readdir(stack.folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length

describe('a disk that is full', () => {
  it('fails a job clearly, for nothing, and says so to whoever asks; later it is made', async () => {
    const user = stack.user()
    expect(await ready()).toMatchObject({ status: 'ready', capabilities: { image: 'local' } })
    const before = await files()
    faults = ['storage_full']
    painted = 0
    const { status, body } = await user.call(media, 'POST', path, wish)
    expect([status, body.code]).toEqual([507, 'storage_full'])
    expect(body.error).toContain('no storage space left')
    // Made once: it would not fit the next time either.
    expect(painted).toBe(1)
    expect(stack.till.of(user.userId)).toMatchObject([{ status: 'released', settled: 0 }])
    expect(await files()).toBe(before)
    expect(await ready()).toMatchObject({
      status: 'degraded',
      capabilities: { image: 'local', storage: 'off: storage_full' },
    })
    const { items } = (await user.call(media, 'GET', '/api/media/gallery')).body
    expect(items).toMatchObject([{ status: 'failed', error: { code: 'storage_full' }, credits: 0 }])

    faults = [null]
    const retry = await user.call(media, 'POST', `/api/media/jobs/${items[0].id}/retry`)
    expect([retry.status, retry.body.prompt]).toEqual([201, wish.prompt])
    const done = await until(async () => {
      const job = (await user.call(media, 'GET', `/api/media/jobs/${retry.body.id}`)).body
      return job.status === 'done' && job
    })
    const picture = await user.ask(media, 'GET', done.result.metadata.imageUrl)
    expect([picture.status, (await sharp(await picture.bytes()).metadata()).width]).toEqual([
      200, 64,
    ])
    expect(await ready()).toMatchObject({ status: 'ready', capabilities: { image: 'local' } })
    await until(() => stack.till.of(user.userId).at(-1)?.status === 'settled')
  })

  it('refuses uploads and recordings, leaves what is worn, and shows small pictures all the same', async () => {
    const user = stack.user()
    const send = async (to: string, field: string, bytes: Uint8Array, name: string) => {
      const form = new FormData()
      form.append(field, new File([new Uint8Array(bytes)], name))
      const answer = await user.ask(media, 'POST', to, { form })
      return { status: answer.status, body: (await answer.json()) as any }
    }
    const color = {
      create: { width: 640, height: 640, channels: 3, background: '#4080c0' },
    } as const
    const avatar = await sharp(color).png().toBuffer()
    const upload = () => send('/api/user/avatar/upload', 'avatar', avatar, 'me.png')
    const { imageUrl } = (await upload()).body
    faults = ['storage_full']
    const full = { status: 507, body: { code: 'storage_full' } }
    expect(await upload()).toMatchObject(full)
    expect(await send('/api/speech-to-text', 'audio', wav(1), 'note.wav')).toMatchObject(full)
    expect((await user.call(media, 'GET', '/api/user/avatar')).body).toMatchObject({ imageUrl })
    const small = await user.ask(media, 'GET', `${imageUrl}?variant=thumb`)
    expect([small.status, (await sharp(await small.bytes()).metadata()).width]).toEqual([200, 320])
    expect(stack.till.of(user.userId)).toEqual([])
  })
})

it('a store that is away for a moment is waited for: what was made is not made again', async () => {
  const user = stack.user()
  faults = ['unavailable', null]
  painted = 0
  const { status } = await user.call(media, 'POST', path, wish)
  expect([status, painted]).toEqual([200, 1])
  expect(stack.till.of(user.userId)).toMatchObject([{ settled: 1, released: 0 }])
})
