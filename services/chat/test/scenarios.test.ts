import { chatModerationRequests } from '@lumen/contracts/chat/moderation-bus'
import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import { newId } from '@lumen/database/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openChatStack, until, type ChatStack, type Instance } from './support/chat-stack.ts'

let stack: ChatStack
let chat: Instance
beforeAll(async () => {
  stack = await openChatStack()
  chat = await stack.start()
})
afterAll(() => stack.close())

type User = ReturnType<ChatStack['user']>
const words = { title: 'A lamp in the fog', description: 'Two keepers and one last ship.' }

async function write(user: User, change: object = {}): Promise<Scenario> {
  const { status, body } = await user.call(chat, 'POST', '/api/scenarios', { ...words, ...change })
  expect(status).toBe(201)
  return body as Scenario
}
const share = (user: User, id: string, shared = true) =>
  user.call(chat, 'PUT', `/api/scenarios/${id}/shared`, { shared })
const rate = (user: User, id: string, stars: number | null) =>
  user.call(chat, 'PUT', `/api/scenarios/${id}/rating`, { stars })
const list = async (user: User, path = '/api/scenarios'): Promise<Scenario[]> =>
  (await user.call(chat, 'GET', path)).body as Scenario[]
const seenBy = async (user: User, id: string) => (await list(user)).find((each) => each.id === id)

describe('scenarios', () => {
  it('come along in the language of whoever asks', async () => {
    const german = await list(stack.user({ language: 'de' }))
    const chinese = await list(stack.user({ language: 'zh' }))
    expect(german).toHaveLength(6)
    expect(german.map(({ id }) => id)).toEqual(chinese.map(({ id }) => id))
    for (const [at, scenario] of german.entries()) {
      expect(scenario).toMatchObject({ origin: 'built-in', isTemplate: true, language: 'de' })
      expect(scenario.objectives.length).toBeGreaterThanOrEqual(3)
      expect(scenario.title).not.toBe(chinese[at]?.title)
    }
  })

  it('of one’s own are written, changed and deleted, sealed, and seen by nobody else', async () => {
    const [user, stranger] = [stack.user(), stack.user()]
    const companion = await user.createCompanion(chat, 'Ada')
    const made = await write(user, {
      title: ' A lamp in the fog ',
      objectives: ['Light it', 'Light it '],
      participants: [companion.id],
    })
    expect(made).toMatchObject({
      ...words,
      origin: 'own',
      category: 'friendship',
      mood: 'cheerful',
      objectives: ['Light it'],
      participants: [companion.id],
      isTemplate: false,
      usageCount: 0,
      rating: null,
    })
    const { rows } = await sql`select * from scenarios where content like ${'%lamp%'}`.execute(
      stack.db,
    )
    expect(rows).toEqual([])
    const path = `/api/scenarios/${made.id}`
    expect((await user.call(chat, 'PATCH', path, { mood: 'mysterious' })).body).toMatchObject({
      ...words,
      mood: 'mysterious',
    })
    expect(await seenBy(stranger, made.id)).toBeUndefined()
    expect((await stranger.call(chat, 'PATCH', path, { mood: 'peaceful' })).status).toBe(404)
    expect((await stranger.call(chat, 'DELETE', path)).status).toBe(404)
    expect((await share(stranger, made.id)).status).toBe(404)
    expect((await rate(stranger, made.id, 5)).status).toBe(404)
    expect(
      (await stranger.call(chat, 'POST', '/api/scenarios', { ...words, madeOf: made.id })).status,
    ).toBe(404)
    expect(
      (
        await stranger.call(chat, 'POST', '/api/scenarios', {
          ...words,
          participants: [companion.id],
        })
      ).status,
    ).toBe(404)
    expect((await user.call(chat, 'DELETE', path)).status).toBe(200)
    expect((await user.call(chat, 'DELETE', path)).status).toBe(404)
    expect(await seenBy(user, made.id)).toBeUndefined()
  })

  it('that come along are changed by nobody', async () => {
    const user = stack.user()
    const path = '/api/scenarios/night-train'
    expect((await user.call(chat, 'PATCH', path, { title: 'Mine' })).status).toBe(404)
    expect((await user.call(chat, 'DELETE', path)).status).toBe(404)
  })

  it('are shared as templates, without whom their owner plays with, and taken back', async () => {
    const [user, other] = [stack.user(), stack.user()]
    const companion = await user.createCompanion(chat, 'Ada')
    const { id } = await write(user, { participants: [companion.id] })
    expect((await share(user, id)).body).toMatchObject({ isTemplate: true, origin: 'own' })
    expect(await seenBy(other, id)).toMatchObject({ ...words, origin: 'shared', participants: [] })
    await share(user, id, false)
    expect(await seenBy(other, id)).toBeUndefined()
  })

  it('of love are shown to adults only', async () => {
    const user = stack.user()
    const { id } = await write(user, { category: 'romantic' })
    expect((await share(user, id)).status).toBe(200)
    expect(await seenBy(stack.user(), id)).toBeDefined()
    const teenager = stack.user({ ageBand: 'teen' })
    expect(await seenBy(teenager, id)).toBeUndefined()
    expect((await rate(teenager, id, 5)).status).toBe(404)
  })

  it('are held to the policy, more strictly where everybody reads them', async () => {
    const user = stack.user()
    const minors = await user.call(chat, 'POST', '/api/scenarios', {
      ...words,
      opening: 'A naked child poses for porn.',
    })
    expect(minors).toMatchObject({ status: 422, body: { code: 'prompt_refused' } })
    const events = await stack.events(user.userId)
    await until(() => events.some(({ name }) => name === 'chat.content-refused'), 'it is told')
    expect(events.at(-1)?.payload).toMatchObject({ what: 'scenario', by: 'floor' })
  })

  it('are used and rated once by each, not by their owner', async () => {
    const [user, first, second] = [stack.user(), stack.user(), stack.user()]
    const { id } = await write(user)
    await share(user, id)
    expect((await rate(user, id, 5)).status).toBe(403)
    await rate(first, id, 2)
    expect((await rate(first, id, 5)).body).toMatchObject({ ownRating: 5, ratingCount: 1 })
    await rate(second, id, 4)
    for (const _again of [1, 2]) await write(first, { madeOf: id })
    await write(user, { madeOf: id })
    expect(await seenBy(user, id)).toMatchObject({
      rating: 4.5,
      ratingCount: 2,
      ownRating: null,
      usageCount: 1,
    })
    await rate(second, id, null)
    expect(await seenBy(second, id)).toMatchObject({ rating: 5, ratingCount: 1, ownRating: null })
    await user.call(chat, 'DELETE', `/api/scenarios/${id}`)
    const left = await stack.db
      .selectFrom('scenario_ratings')
      .select('user_id')
      .where('scenario_id', '=', id)
      .execute()
    expect(left).toEqual([])
  })

  it('are begun by somebody once, whatever they do, and by nobody to whom they are not shown', async () => {
    const [owner, user] = [stack.user(), stack.user()]
    const { id } = await write(owner)
    const begin = (who: User, companionId: string) =>
      who.call(chat, 'POST', `/api/scenarios/${id}/begin`, { companionId })
    const [ofOwner, ofUser] = [await owner.createCompanion(chat), await user.createCompanion(chat)]
    expect((await begin(user, ofUser.id)).status).toBe(404)
    await share(owner, id)
    expect((await begin(user, ofOwner.id)).status).toBe(404)
    expect((await begin(owner, ofOwner.id)).status).toBe(201)
    const [one, again] = [await begin(user, ofUser.id), await begin(user, ofUser.id)]
    expect(one.body).toMatchObject({
      companionId: ofUser.id,
      isFromUser: false,
      content: '**A lamp in the fog**\n\nTwo keepers and one last ship.',
    })
    expect(again.body).toEqual(one.body)
    expect(await user.messages(chat, ofUser.id)).toEqual([one.body])
    expect((await seenBy(user, id))?.usageCount).toBe(1)
  })

  it('lead by how many people used them, or by their ratings', async () => {
    const [user, fan] = [stack.user(), stack.user()]
    await write(user, { madeOf: 'dragon-market' })
    await write(fan, { madeOf: 'dragon-market' })
    await rate(fan, 'rainy-bookshop', 5)
    await rate(user, 'rainy-bookshop', 5)
    const [used] = await list(user, '/api/scenarios/leaderboard?by=uses')
    expect(used).toMatchObject({ id: 'dragon-market', usageCount: 2 })
    const rated = await list(user, '/api/scenarios/leaderboard?by=rating')
    expect(rated[0]).toMatchObject({ id: 'rainy-bookshop', rating: 5, ownRating: 5 })
    expect(rated.map(({ id }) => id)).not.toContain('dragon-market')
  })

  it('that moderation takes back are left to their owners, who cannot share them again', async () => {
    const [user, other] = [stack.user(), stack.user()]
    const { id } = await write(user)
    const read = (userId: string) =>
      stack.bus.request(chatModerationRequests, 'chat.read-reported-scenario', {
        userId,
        scenarioId: id,
        language: 'en',
      })
    const withhold = (withheld: boolean) =>
      stack.bus.request(chatModerationRequests, 'chat.withhold-scenario', {
        scenarioId: id,
        withheld,
      })
    expect(await read(other.userId)).toEqual({ scenario: null })
    await share(user, id)
    expect(await read(user.userId)).toEqual({ scenario: null })
    expect((await read(other.userId)).scenario).toMatchObject({
      ownerId: user.userId,
      version: 1,
      text: Object.values(words).join('\n'),
    })
    expect(await withhold(true)).toEqual({ found: true })
    expect(await seenBy(other, id)).toBeUndefined()
    expect((await rate(other, id, 1)).status).toBe(404)
    expect(await seenBy(user, id)).toMatchObject({ withheld: true })
    expect((await share(user, id)).status).toBe(403)
    await withhold(false)
    expect(await seenBy(other, id)).toBeDefined()
    const nothing = { scenarioId: newId(), withheld: true }
    expect(
      await stack.bus.request(chatModerationRequests, 'chat.withhold-scenario', nothing),
    ).toEqual({ found: false })
  })
})
