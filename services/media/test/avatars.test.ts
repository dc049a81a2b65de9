import { readCard } from '@lumen/cards/read-card'
import { newId } from '@lumen/database/ids'
import { userPrefix } from '@lumen/objects/object-key'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeUnbound } from '../src/use-cases/sweep-objects.ts'
import {
  openMediaStack,
  until,
  type Instance,
  type MediaStack,
  type TestUser,
} from './support/media-stack.ts'

let stack: MediaStack
let media: Instance
beforeAll(async () => {
  stack = await openMediaStack()
  media = await stack.start()
})
afterAll(() => stack?.close())

const generate = async (user: TestUser, body: object = { styleType: 'anime' }) => {
  const answer = await user.call(media, 'POST', '/api/user/avatar/generate', body)
  expect(answer.status).toBe(200)
  return answer.body as { imageUrl: string; jobId: string; generationPrompt: string }
}
const worn = async (user: TestUser) => (await user.call(media, 'GET', '/api/user/avatar')).body
const idOf = (imageUrl: string) => imageUrl.slice(imageUrl.lastIndexOf('/') + 1)
const nothing = { imageUrl: null, styleType: null, generationPrompt: null, model: null }

async function pictureOf(width: number, height: number): Promise<File> {
  const background = { r: 90, g: 120, b: 200 }
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' })
}
async function upload(user: TestUser, file: File) {
  const form = new FormData()
  form.append('avatar', file)
  const response = await user.ask(media, 'POST', '/api/user/avatar/upload', { form })
  return { status: response.status, body: (await response.json()) as any }
}

describe('a user’s picture', () => {
  it('is made to be looked at, worn once it is set, and told', async () => {
    const user = stack.user()
    const events = await stack.events(user.userId)
    const made = await generate(user, { styleType: 'anime', customPrompt: ' a fox with glasses ' })
    expect(made).toMatchObject({
      styleType: 'anime',
      generationPrompt: 'a fox with glasses',
      jobId: expect.any(String),
      credits: expect.any(Number),
      model: expect.stringMatching(/^local\//),
    })
    expect(await worn(user)).toEqual(nothing)

    const { status, body } = await user.call(media, 'POST', '/api/user/avatar/set', {
      imageUrl: made.imageUrl,
      styleType: 'anime',
      generationPrompt: made.generationPrompt,
    })
    expect(status).toBe(200)
    expect(await worn(user)).toEqual({
      imageUrl: body.imageUrl,
      styleType: 'anime',
      generationPrompt: 'a fox with glasses',
      model: expect.stringMatching(/^local\//),
    })
    const picture = await user.ask(media, 'GET', body.imageUrl)
    expect(picture.headers.get('content-type')).toBe('image/png')
    const changed = await until(() =>
      events.find(({ name }) => name === 'media.user-avatar-changed'),
    )
    expect(changed?.payload).toEqual({ userId: user.userId, objectId: idOf(body.imageUrl) })
    // Its words are sealed.
    const row = await stack.db
      .selectFrom('user_avatars')
      .selectAll()
      .where('user_id', '=', user.userId)
      .executeTakeFirstOrThrow()
    expect(row.origin.includes(Buffer.from('glasses'))).toBe(false)
  })

  it('stays when what it was made of is deleted, and goes some days after another took its place', async () => {
    const user = stack.user()
    const made = await generate(user)
    const set = async (imageUrl: string) =>
      (await user.call(media, 'POST', '/api/user/avatar/set', { imageUrl })).body.imageUrl as string
    const first = await set(made.imageUrl)
    const gone = await user.call(media, 'DELETE', `/api/media/gallery/${made.jobId}`)
    expect(gone.status).toBe(200)
    expect((await user.ask(media, 'GET', made.imageUrl)).status).toBe(404)
    expect((await user.ask(media, 'GET', first)).status).toBe(200)

    const second = await set(first)
    expect(await worn(user)).toMatchObject({ imageUrl: second })
    const later = { now: () => new Date(Date.now() + 8 * 86_400_000) }
    await removeUnbound(await stack.context({ clock: later }), new AbortController().signal)
    expect((await user.ask(media, 'GET', first)).status).toBe(404)
    expect((await user.ask(media, 'GET', second)).status).toBe(200)
  })

  it('is one, however many are put on at once', async () => {
    const user = stack.user()
    const { imageUrl } = await generate(user)
    const set = () => user.call(media, 'POST', '/api/user/avatar/set', { imageUrl })
    const answers = await Promise.all(Array.from({ length: 5 }, set))
    const urls = answers.map(({ body }) => body.imageUrl as string)
    expect(new Set(urls).size).toBe(5)
    const bound = await stack.db
      .selectFrom('objects')
      .select('id')
      .where('user_id', '=', user.userId)
      .where('bound', '=', true)
      .execute()
    expect(bound.map(({ id }) => id)).toEqual([idOf((await worn(user)).imageUrl)])
  })

  it('leaves five that were worn before; of more the oldest go at once, made ones stay', async () => {
    const user = stack.user()
    const made = await generate(user)
    const file = await pictureOf(64, 64)
    const urls: string[] = []
    for (let count = 0; count < 8; count += 1)
      urls.push((await upload(user, file)).body.imageUrl as string)
    const statuses = await Promise.all(
      [made.imageUrl, ...urls].map(async (url) => (await user.ask(media, 'GET', url)).status),
    )
    expect(statuses).toEqual([200, 404, 404, 200, 200, 200, 200, 200, 200])
    const kept: string[] = []
    for await (const { key } of stack.files.list(userPrefix(user.userId))) kept.push(key)
    expect(kept.length).toBe(7)
  })

  it('is only ever one of the user’s own', async () => {
    const made = await generate(stack.user())
    const other = stack.user()
    for (const imageUrl of [
      made.imageUrl,
      `/api/media/objects/${newId()}`,
      'https://example.com/cat.png',
      'no address',
    ]) {
      const answer = await other.call(media, 'POST', '/api/user/avatar/set', { imageUrl })
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect(await worn(other)).toEqual(nothing)
  })

  it('is taken from a file, cut to a square', async () => {
    const user = stack.user()
    const { status, body } = await upload(user, await pictureOf(300, 180))
    expect(status).toBe(200)
    const bytes = await (await user.ask(media, 'GET', body.imageUrl)).bytes()
    const { width, height, format } = await sharp(bytes).metadata()
    expect({ width, height, format }).toEqual({ width: 180, height: 180, format: 'webp' })
    expect(await worn(user)).toEqual({ ...nothing, imageUrl: body.imageUrl })
    const text = await upload(user, new File(['no picture'], 'me.png', { type: 'image/png' }))
    expect(text).toMatchObject({ status: 415, body: { code: 'file_type_refused' } })
    expect(await worn(user)).toEqual({ ...nothing, imageUrl: body.imageUrl })
  })

  it('is not made of what nobody makes, and not in a style of companions', async () => {
    const user = stack.user()
    const call = (body: object) => user.call(media, 'POST', '/api/user/avatar/generate', body)
    expect(await call({ styleType: 'anime', customPrompt: 'forbidden' })).toMatchObject({
      body: { code: 'prompt_refused' },
    })
    expect((await call({ styleType: 'fantasy' })).status).toBe(400)
    expect((await call({ styleType: 'anime', customPrompt: 'x'.repeat(201) })).status).toBe(400)
  })
})

describe('a companion’s picture', () => {
  const meet = (user: TestUser): string => {
    const id = newId()
    stack.talk.companions.add(id)
    stack.talk.owners.set(id, user.userId)
    return id
  }
  const read = (user: TestUser, id: string) =>
    user.call(media, 'GET', `/api/avatars/companion/${id}`)

  it('is made of who it is and of a template, and worn when it is set', async () => {
    const user = stack.user()
    const events = await stack.events(user.userId)
    const companionId = meet(user)
    expect((await read(user, companionId)).body).toEqual({ ...nothing, avatarUrl: null })
    const made = await user.call(media, 'POST', '/api/avatars/generate', {
      companionId,
      styleType: 'fantasy',
      templateId: 'forest-elf',
      customPrompt: 'with a lantern',
    })
    expect(made.body.generationPrompt).toMatch(
      /^an elf with short green hair .*\. with a lantern\. Name: Luna\. Mood: calm\. Personality: wise$/,
    )
    const set = await user.call(media, 'POST', '/api/avatars/set', {
      companionId,
      imageUrl: made.body.imageUrl,
      styleType: 'fantasy',
      generationPrompt: made.body.generationPrompt,
    })
    expect((await read(user, companionId)).body).toMatchObject({
      imageUrl: set.body.imageUrl,
      avatarUrl: set.body.imageUrl,
      styleType: 'fantasy',
    })
    const changed = await until(() =>
      events.find(({ name }) => name === 'media.companion-avatar-changed'),
    )
    const objectId = idOf(set.body.imageUrl)
    expect(changed?.payload).toEqual({ userId: user.userId, companionId, objectId })

    await stack.bus.publishEvent({
      id: newId(),
      name: 'chat.companion-erased',
      occurredAt: new Date().toISOString(),
      requestId: 'test-request',
      payload: { userId: user.userId, companionId },
    })
    await until(async () => (await user.ask(media, 'GET', set.body.imageUrl)).status === 404)
    expect((await read(user, companionId)).body).toMatchObject({ imageUrl: null })
  })

  it('is nobody else’s business', async () => {
    const companionId = meet(stack.user())
    const other = stack.user()
    const mine = await generate(other)
    const { imageUrl } = mine
    expect((await read(other, companionId)).status).toBe(404)
    const asked = { companionId, styleType: 'anime' }
    expect((await other.call(media, 'POST', '/api/avatars/generate', asked)).status).toBe(404)
    const set = await other.call(media, 'POST', '/api/avatars/set', { companionId, imageUrl })
    expect(set.status).toBe(404)
  })
})

describe('a companion’s picture', () => {
  const send = async (user: TestUser, companionId: string, file: File) => {
    const form = new FormData()
    form.append('avatar', file)
    const path = `/api/avatars/companion/${companionId}/upload`
    const response = await user.ask(media, 'POST', path, { form })
    return { status: response.status, body: (await response.json()) as any }
  }
  const cardOf = (user: TestUser, companionId: string, instance = media) =>
    user.ask(instance, 'GET', `/api/avatars/companion/${companionId}/card`)
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

  it('is sent, worn, told, and goes with its card', async () => {
    const user = stack.user()
    const companionId = newId()
    stack.talk.companions.add(companionId)
    const events = await stack.events(user.userId)
    const { status, body } = await send(user, companionId, await pictureOf(800, 600))
    expect(status).toBe(200)
    const worn = await user.call(media, 'GET', `/api/avatars/companion/${companionId}`)
    expect(worn.body).toMatchObject({ imageUrl: body.imageUrl, model: null })
    const told = await until(() =>
      events.find(({ name }) => name === 'media.companion-avatar-changed'),
    )
    expect(told?.payload).toEqual({
      userId: user.userId,
      companionId,
      objectId: idOf(body.imageUrl),
    })

    const response = await cardOf(user, companionId)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain('Luna.png')
    expect(response.headers.get('cache-control')).toContain('max-age=0')
    const png = await bytesOf(response)
    expect(readCard(png)).toMatchObject({ picture: true, card: { name: 'Luna', greeting: 'Hi.' } })
    const { dominant } = await sharp(png).stats()
    expect(Math.abs(dominant.b - 200)).toBeLessThan(16)
  })

  it('is the portrait on its card where none was set, or one colour', async () => {
    const user = stack.user()
    const companionId = newId()
    stack.talk.companions.add(companionId)
    const withWeb = await stack.start({ WEB_ROOT: 'web/public' })
    const portrait = await sharp(await bytesOf(await cardOf(user, companionId, withWeb))).metadata()
    expect(portrait).toMatchObject({ format: 'png', width: 512, height: 512 })
    const plain = await bytesOf(await cardOf(user, companionId))
    expect(readCard(plain).card.name).toBe('Luna')
    expect(await sharp(plain).metadata()).toMatchObject({ width: 256 })
    await withWeb.close()
  })

  it('is nobody else’s to set or to take', async () => {
    const user = stack.user()
    const companionId = newId()
    stack.talk.companions.add(companionId)
    stack.talk.owners.set(companionId, newId())
    const sent = await send(user, companionId, await pictureOf(8, 8))
    expect(sent).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await cardOf(user, companionId)).status).toBe(404)
  })
})
