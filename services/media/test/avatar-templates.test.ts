import type { AvatarTemplate } from '@lumen/contracts/media/schema'
import { avatarCategories } from '@lumen/contracts/media/names'
import { mediaLimits } from '@lumen/contracts/media/limits'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openMediaStack,
  type Instance,
  type MediaStack,
  type TestUser,
} from './support/media-stack.ts'
import { quickPainter, testProviders } from './support/providers.ts'

let stack: MediaStack
let media: Instance
beforeAll(async () => {
  stack = await openMediaStack()
  media = await stack.start()
})
afterAll(() => stack?.close())

const fox = {
  name: 'Fox',
  description: 'A fox in the snow',
  styleType: 'fantasy',
  promptTemplate: 'a red fox in the snow, cheerful',
  personalityTags: ['cheerful'],
  category: 'custom',
  isCustom: true,
}
const previewsOf = (templateId: string) =>
  stack.db
    .selectFrom('template_previews')
    .selectAll()
    .where('template_id', '=', templateId)
    .execute()
const list = async (user: TestUser, query = '') =>
  (await user.call(media, 'GET', `/api/avatars/templates${query}`)).body as AvatarTemplate[]
const create = (user: TestUser, change: object = {}) =>
  user.call(media, 'POST', '/api/avatars/templates', { ...fox, ...change })

describe('avatar templates', () => {
  it('that come along are listed in the caller’s language, by category', async () => {
    const [zh, de] = await Promise.all(
      (['zh', 'de'] as const).map((language) => list(stack.user({ language }))),
    )
    expect(zh?.length).toBe(40)
    expect(zh?.[0]).toEqual({
      id: 'spring-breeze',
      name: '春日暖风',
      description: expect.any(String),
      styleType: 'anime',
      promptTemplate: expect.any(String),
      personalityTags: ['gentle', 'empathetic'],
      category: 'tender',
      isCustom: false,
      previewUrl: '/templates/spring-breeze.webp',
      matchScore: null,
    })
    expect(de?.[0]?.name).toBe('Frühlingsbrise')
    for (const category of avatarCategories)
      expect((await list(stack.user(), `?category=${category}`)).length).toBe(8)
  })

  it('of one’s own are kept, sealed, used and deleted, and are nobody else’s', async () => {
    const user = stack.user()
    const { status, body } = await create(user, { name: '  Fox  ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Fox', isCustom: true, personalityTags: ['cheerful'] })
    expect(await list(user, '?category=custom')).toEqual([body])
    expect((await list(stack.user())).length).toBe(40)
    const row = await stack.db
      .selectFrom('avatar_templates')
      .selectAll()
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    expect(row.content.includes(Buffer.from('snow'))).toBe(false)

    const path = `/api/avatars/templates/${body.id}`
    expect((await stack.user().call(media, 'DELETE', path)).status).toBe(404)
    expect((await stack.user().ask(media, 'GET', `${path}/preview`)).status).toBe(404)
    expect((await user.ask(media, 'GET', `${path}/preview`)).status).toBe(200)
    expect((await user.call(media, 'DELETE', path)).status).toBe(200)
    expect((await user.ask(media, 'GET', `${path}/preview`)).status).toBe(404)
    expect(await previewsOf(body.id)).toEqual([])
    expect((await user.call(media, 'DELETE', path)).status).toBe(404)
    expect((await user.call(media, 'DELETE', '/api/avatars/templates/forest-elf')).status).toBe(404)
  })

  it('leave no picture behind when they are deleted while that is painted', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const asidePainter: typeof quickPainter = {
      async paint(request, signal) {
        begin()
        await held
        return quickPainter.paint({ ...request, seed: '102030' }, signal)
      },
    }
    const slow = await stack.start(
      { MEDIA_ROLE: 'api' },
      { providers: { ...testProviders(), asidePainter } },
    )
    const user = stack.user()
    const { body } = await create(user)
    const path = `/api/avatars/templates/${body.id}`
    const asked = user.ask(slow, 'GET', `${path}/preview`)
    await begun
    expect((await user.call(slow, 'DELETE', path)).status).toBe(200)
    letGo()
    expect((await asked).status).toBe(404)
    expect(await previewsOf(body.id)).toEqual([])
    const { count } = await stack.db
      .selectFrom('objects')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', user.userId)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(0)
    await slow.close()
  })

  it('need a description, and words that may be painted', async () => {
    const user = stack.user()
    expect((await create(user, { description: '   ' })).status).toBe(400)
    expect((await create(user, { styleType: 'watercolor' })).status).toBe(400)
    expect((await create(user, { promptTemplate: 'forbidden' })).body).toMatchObject({
      code: 'prompt_refused',
    })
  })

  it(`are at most ${mediaLimits.avatarTemplates} of one user`, async () => {
    const user = stack.user()
    const made = Array.from({ length: mediaLimits.avatarTemplates + 2 }, (_, number) =>
      create(user, { name: `Fox ${number}` }),
    )
    const statuses = (await Promise.all(made)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201).length).toBe(mediaLimits.avatarTemplates)
    expect(statuses.filter((status) => status === 409).length).toBe(2)
  })

  it('of one’s own are drawn when they are first looked at, once, also those of a model’s style', async () => {
    const user = stack.user()
    const { body } = await create(user, { styleType: 'realistic' })
    expect(body.previewUrl).toBe(`/api/avatars/templates/${body.id}/preview`)
    const [one, other] = await Promise.all(
      [1, 2].map(() => user.ask(media, 'GET', body.previewUrl)),
    )
    expect(one!.headers.get('content-type')).toBe('image/webp')
    expect(one!.headers.get('etag')).toBe(other!.headers.get('etag'))
    const { width, height } = await sharp(await one!.bytes()).metadata()
    expect(width).toBe(height)
    expect((await previewsOf(body.id)).length).toBe(1)
  })

  it('that come along have a file instead', async () => {
    for (const id of ['forest-elf', 'none'])
      expect(
        (await stack.user().ask(media, 'GET', `/api/avatars/templates/${id}/preview`)).status,
      ).toBe(404)
  })
})

describe('recommendations', () => {
  const recommend = async (user: TestUser, personalityData: object, limit?: number) =>
    (
      await user.call(media, 'POST', '/api/avatars/recommendations', {
        personalityData,
        ...(limit !== undefined && { limit }),
      })
    ).body as AvatarTemplate[]

  it('are the nearest templates, nearest first, four unless asked otherwise', async () => {
    const user = stack.user()
    const listener = { empathy: 98, creativity: 62, intelligence: 72, humor: 40 }
    const near = await recommend(user, { ...listener, traits: ['calm'] })
    expect(near.length).toBe(4)
    expect(near[0]).toMatchObject({ id: 'starlit-listener', matchScore: 1 })
    const scores = near.map(({ matchScore }) => matchScore!)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    const joker = await recommend(
      user,
      { empathy: 60, creativity: 85, intelligence: 45, humor: 100 },
      1,
    )
    expect(joker.map(({ id }) => id)).toEqual(['rainbow-joker'])
  })

  it('hold the user’s own by what their tags say', async () => {
    const user = stack.user()
    await create(user, { name: 'Sage', personalityTags: ['intellectual'] })
    await create(user, { name: 'Unknown', personalityTags: ['made up'] })
    const near = await recommend(
      user,
      { empathy: 55, creativity: 65, intelligence: 98, humor: 40 },
      12,
    )
    expect(near[0]).toMatchObject({ name: 'Sage', matchScore: 1, isCustom: true })
    expect(near.map(({ name }) => name)).not.toContain('Unknown')
  })
})
