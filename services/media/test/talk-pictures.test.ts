import type { chatEvents } from '@lumen/contracts/chat/bus'
import { mediaPictureRequests } from '@lumen/contracts/media/bus'
import { mediaLimits } from '@lumen/contracts/media/limits'
import type { Payload } from '@lumen/contracts/bus'
import { newId } from '@lumen/database/ids'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Providers } from '../src/adapters/open-providers.ts'
import { removeUnbound } from '../src/use-cases/sweep-objects.ts'
import { flatPng, svgWithScript } from './bad-pictures.ts'
import {
  openMediaStack,
  until,
  type Instance,
  type MediaStack,
  type TestUser,
} from './support/media-stack.ts'
import { allowed, testProviders } from './support/providers.ts'

let stack: MediaStack
let media: Instance
/** What moderation says of a picture. */
let verdict: Awaited<ReturnType<Providers['moderatePicture']>> = allowed
beforeAll(async () => {
  stack = await openMediaStack()
  const providers = { ...testProviders(), moderatePicture: () => Promise.resolve(verdict) }
  media = await stack.start({}, { providers })
})
afterAll(() => stack?.close())

const create = { width: 60, height: 40, channels: 3, background: '#48a' } as const
const photo = (side = 60) =>
  sharp({ create: { ...create, width: side } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()

async function send(user: TestUser, bytes: Uint8Array) {
  const form = new FormData()
  form.append('picture', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'cat.jpg')
  const response = await user.ask(media, 'POST', '/api/media/pictures', { form })
  return { status: response.status, body: (await response.json()) as any }
}
const sent = async (user: TestUser): Promise<string> => {
  const { status, body } = await send(user, await photo())
  expect(status).toBe(201)
  return body.objectId
}
const claim = async (user: TestUser, objectIds: string[], messageId = newId()) => {
  const wish = { userId: user.userId, companionId: newId(), messageId, objectIds }
  const { pictures } = await stack.bus.request(mediaPictureRequests, 'media.claim-pictures', wish)
  return pictures
}
const rowOf = (id: string) =>
  stack.db.selectFrom('objects').selectAll().where('id', '=', id).executeTakeFirst()

const tell = <N extends keyof typeof chatEvents>(
  name: N,
  payload: Payload<(typeof chatEvents)[N]>,
) =>
  stack.bus.publishEvent({
    id: newId(),
    name,
    occurredAt: new Date().toISOString(),
    requestId: 'test-request',
    payload,
  })
const stored = async (user: TestUser, messageId: string, pictureIds: string[]) => {
  const message = { userId: user.userId, companionId: newId(), messageId, version: 1 }
  await tell('chat.message-created', {
    ...message,
    isFromUser: true,
    offRecord: false,
    language: 'en',
    timeZone: null,
    pictureIds,
  })
  await until(async () => (await rowOf(pictureIds[0]!))?.bound)
  return message
}

describe('a picture for a talk', () => {
  it('is taken in without what it told of place and maker, at most 2048 pixels wide', async () => {
    const me = stack.user()
    const { status, body } = await send(me, await photo(3_000))
    expect([status, body.mime, body.width]).toEqual([201, 'image/webp', 2_048])
    const file = await me.ask(media, 'GET', `/api/media/objects/${body.objectId}`)
    const { exif, format } = await sharp(await file.arrayBuffer()).metadata()
    expect([format, exif]).toEqual(['webp', undefined])
    const other = await stack.user().ask(media, 'GET', `/api/media/objects/${body.objectId}`)
    expect(other.status).toBe(404)
  })

  it.each([
    ['no picture', 415, 'file_type_refused', () => Buffer.from('<html>not a picture</html>')],
    ['an SVG with a script', 415, 'file_type_refused', () => svgWithScript],
    ['a bomb', 413, 'picture_too_large', () => flatPng(30_000, 30_000)],
    ['a file of 20 MB', 413, /too_large/, () => Buffer.alloc(20 << 20, 1)],
  ])('is refused when it is %s', async (_what, status, code, bytes) => {
    const answer = await send(stack.user(), bytes())
    expect(answer.status).toBe(status)
    expect(answer.body.code).toMatch(code)
  })

  it('is refused with the reason when moderation does not let it pass', async () => {
    verdict = { ...allowed, allowed: false, reason: 'crisis', by: 'provider' }
    const { status, body } = await send(stack.user(), await photo())
    verdict = allowed
    expect([status, body.code]).toEqual([422, 'prompt_refused'])
    expect(body.details).toEqual([{ path: 'reason', message: 'crisis' }])
  })

  it('is refused beyond those of the day, and the answer says how many they are', async () => {
    const me = stack.user()
    const day = new Date().toISOString().slice(0, 10)
    const count = mediaLimits.pictureUploadsPerDay - 1
    await stack.db
      .insertInto('picture_uploads')
      .values({ user_id: me.userId, day, count })
      .execute()
    await sent(me)
    const { status, body } = await send(me, await photo())
    expect([status, body.code]).toEqual([429, 'rate_limited'])
    expect(body.details).toEqual([{ path: 'picturesPerDay', message: String(count + 1) }])
  })

  it('is one of twenty that wait for a message; of more the oldest goes, but none that a message took', async () => {
    const me = stack.user()
    const [taken, waiting] = [await sent(me), await sent(me)]
    // That it is stored is not heard yet.
    await claim(me, [taken])
    for (let count = 0; count < mediaLimits.unsentPictures; count += 1) await sent(me)
    expect(await rowOf(taken)).toBeDefined()
    expect(await rowOf(waiting)).toBeUndefined()
  })

  it('is held for one message of its owner, and stays with the first that is stored', async () => {
    const me = stack.user()
    const [one, two] = [await sent(me), await sent(me)]
    expect(await claim(stack.user(), [one])).toBeNull()
    expect(await claim(me, [one, newId()])).toBeNull()
    const messageId = newId()
    expect(await claim(me, [two, one])).toMatchObject([{ objectId: two }, { objectId: one }])
    expect(await claim(me, [two, one], messageId)).toHaveLength(2)
    await stored(me, messageId, [two, one])
    expect(await claim(me, [one])).toBeNull()
    expect(await claim(me, [two, one], messageId)).toHaveLength(2)
    const gone = await me.call(media, 'DELETE', `/api/media/pictures/${one}`)
    expect(gone.status).toBe(404)
  })

  it('is deleted alone, with its message, or before it was sent', async () => {
    const me = stack.user()
    const [one, two, unsent] = [await sent(me), await sent(me), await sent(me)]
    const messageId = newId()
    await claim(me, [one, two], messageId)
    const message = await stored(me, messageId, [one, two])
    const { userId, companionId } = message
    await tell('chat.picture-removed', { userId, companionId, messageId, objectId: one })
    await until(async () => (await rowOf(one)) === undefined)
    expect((await me.ask(media, 'GET', `/api/media/objects/${two}`)).status).toBe(200)
    await tell('chat.message-deleted', { ...message, isFromUser: true, offRecord: false })
    await until(async () => (await rowOf(two)) === undefined)

    expect((await me.call(media, 'DELETE', `/api/media/pictures/${unsent}`)).status).toBe(200)
    expect(await claim(me, [unsent])).toBeNull()
    await until(async () => {
      for await (const { key } of stack.files.list(`u/${userId}/`)) if (key) return false
      return true
    })
  })

  it('that no message took goes after a day, and one that a message shows stays', async () => {
    const me = stack.user()
    const [unsent, shown, fresh] = [await sent(me), await sent(me), await sent(me)]
    const messageId = newId()
    await claim(me, [shown], messageId)
    await stored(me, messageId, [shown])
    const old = new Date(Date.now() - 25 * 3_600_000)
    await stack.db
      .updateTable('objects')
      .set({ created_at: old })
      .where('id', 'in', [unsent, shown])
      .execute()
    await removeUnbound(await stack.context(), AbortSignal.timeout(60_000))
    expect(await rowOf(unsent)).toBeUndefined()
    expect(await rowOf(shown)).toBeDefined()
    expect(await rowOf(fresh)).toBeDefined()
  })

  it('is shown to a model as a small JPEG, to nobody but its owner', async () => {
    const me = stack.user()
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
    const raw = { width: 1_100, height: 1_024, channels: 3, noise, background: '#000' } as const
    const { body } = await send(me, await sharp({ create: raw }).jpeg({ quality: 90 }).toBuffer())
    const read = async (userId: string) =>
      (
        await stack.bus.request(mediaPictureRequests, 'media.read-picture', {
          userId,
          objectId: body.objectId,
        })
      ).picture
    expect(await read(newId())).toBeNull()
    const picture = await read(me.userId)
    const bytes = Buffer.from(picture!.data, 'base64')
    const { format, width } = await sharp(bytes).metadata()
    expect([picture?.type, format]).toEqual(['image/jpeg', 'jpeg'])
    expect(width).toBeLessThanOrEqual(mediaLimits.modelPictureSide)
    expect(bytes.byteLength).toBeLessThanOrEqual(mediaLimits.modelPictureBytes)
  })
})
