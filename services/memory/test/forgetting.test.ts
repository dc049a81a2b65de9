import { hashToken } from '@lumen/database/sealing'
import { memoryRequests } from '@lumen/contracts/memory/bus'
import { maskRequests } from '@lumen/contracts/memory/masks'
import { tokensOf } from '@lumen/understanding/mask'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { recall } from '../src/use-cases/recall.ts'
import { rollUpTalk } from '../src/use-cases/roll-up.ts'
import type { Owner } from './memory-service.ts'
import { openTalks, type Talks } from './talk-stack.ts'

let talks: Talks
let owner: Owner
beforeAll(async () => {
  talks = await openTalks()
})
afterAll(() => talks?.close())
beforeEach(async () => {
  talks.at('2026-11-21T10:00:00Z')
  owner = await talks.meet()
})

const path = () => `/api/memories/${owner.companionId}`
const forget = (id: string | undefined) => talks.call(owner.userId, 'DELETE', `${path()}/${id}`)
const restore = (id: string | undefined) =>
  talks.call(owner.userId, 'POST', `${path()}/${id}/restore`)
const memoryOf = async (part: string) =>
  (await talks.list(owner)).find(({ content }) => content.includes(part))
const found = async (question: string, language: 'en' | 'zh' = 'en') => {
  const { memories } = await recall(talks.context, {
    ...owner,
    turns: [{ isFromUser: true, content: question }],
    language,
    timeZone: 'UTC',
    askedAt: new Date('2026-11-21T12:00:00Z'),
    shownMessageIds: [],
    budgetTokens: 2_000,
  })
  return memories.map(({ text }) => text).join('\n')
}
const masks = async (known: string | null = null) =>
  (await talks.chat.request(maskRequests, 'memory.read-masks', { userId: owner.userId, known }))
    .masks

it('hides a name in whatever is recalled, and leaves the rest', async () => {
  await talks.say(owner, "I'm Priya and I bake bread.")
  await talks.say(owner, 'My sister says: Priya, your bread is great.')
  await talks.remember(owner)
  expect(await found('Who bakes bread?')).toMatch(/Priya/)
  const name = await memoryOf('name is Priya')
  expect((await forget(name?.id)).status).toBe(200)
  const after = await found('Who bakes bread? Priya?')
  expect(after).not.toMatch(/priya/i)
  expect(after).toContain('and I bake bread')
  expect(after).toContain('My sister says: …, your bread is great.')
  await restore(name?.id)
  expect(await found('Who bakes bread?')).toMatch(/Priya/)
})

it('hides what was told three times wherever it was told, and not what is told anew', async () => {
  const zh = { language: 'zh' } as const
  await talks.say(owner, '我养了一只橘猫，叫年糕。', zh)
  await talks.say(owner, '年糕今天把花瓶打碎了', zh)
  await talks.say(owner, '我的猫叫年糕，三岁了', zh)
  await talks.remember(owner)
  for (const { id, content } of await talks.list(owner))
    if (content.includes('年糕')) await forget(id)
  expect(await found('我的猫叫什么？花瓶是谁打碎的？', 'zh')).not.toContain('年糕')
  await talks.say(owner, '我的猫叫年糕', zh)
  await talks.remember(owner)
  expect(await memoryOf('年糕')).toBeDefined()
  expect(await found('我的猫叫什么？', 'zh')).toContain('年糕')
})

it('keeps it out of summaries that are made later', async () => {
  talks.at('2026-10-05T10:00:00Z')
  await talks.say(owner, 'My cat is called Miso.')
  await talks.say(owner, 'I love hiking and Miso loves it too.')
  await talks.say(owner, 'I hate mushrooms.')
  await talks.say(owner, 'My brother is a doctor.')
  await talks.remember(owner)
  await forget((await memoryOf('called Miso'))?.id)
  talks.at('2026-10-06T10:00:00Z')
  expect(await rollUpTalk(talks.context, owner)).toBe(1)
  const [day] = await talks.list(owner, '?type=summary')
  expect(day?.content).toMatch(/hiking/)
  expect(day?.content).not.toMatch(/miso/i)
})

it('tells chat places and hashes, no word, and says when nothing has changed', async () => {
  const id = await talks.say(owner, "Hi! I'm Priya and I bake bread.")
  await talks.remember(owner)
  expect((await masks())?.masks).toEqual([])
  const name = await memoryOf('Priya')
  await forget(name?.id)
  const told = await masks()
  expect(told?.masks).toMatchObject([
    { companionId: null, spans: [{ messageId: id, version: 1, start: 4, end: 13 }] },
  ])
  expect(JSON.stringify(told)).not.toMatch(/priya/i)
  const key = Buffer.from(told?.key ?? '', 'base64')
  expect(told?.masks[0]?.tokens).toEqual(tokensOf('Priya').map((token) => hashToken(key, token)))
  expect(await masks(told?.version)).toBeNull()

  // Edited, the message says it elsewhere; deleted, nowhere.
  await talks.edit(owner, id, "Hello there! I'm Priya.")
  await talks.remember(owner)
  expect((await masks())?.masks[0]?.spans).toMatchObject([{ version: 2, start: 13, end: 22 }])
  await talks.remove(owner, id)
  await talks.settled()
  expect((await masks())?.masks[0]?.spans).toEqual([])
})

it('hides the turn that a newer one took the place of as well: it holds no more', async () => {
  const berlin = await talks.say(owner, 'I live in Berlin.')
  const paris = await talks.say(owner, 'I moved to Paris.')
  await talks.say(owner, 'I love hiking.')
  await talks.remember(owner)
  await forget((await memoryOf('Paris'))?.id)
  const told = await masks()
  expect(told?.masks[0]?.spans.map(({ messageId }) => messageId).toSorted()).toEqual(
    [berlin, paris].toSorted(),
  )
})

it('stores no word of what was deleted in the open', async () => {
  await talks.say(owner, "I'm Priya.")
  await talks.remember(owner)
  await forget((await memoryOf('Priya'))?.id)
  const rows = await talks.db
    .selectFrom('tombstones')
    .selectAll()
    .where('user_id', '=', owner.userId)
    .execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/priya/i)
})

it('keeps it out of what is known by heart', async () => {
  await talks.say(owner, "I'm Priya and I'm allergic to peanuts.")
  await talks.remember(owner)
  const known = async () => {
    const { known: all } = await talks.chat.request(memoryRequests, 'memory.about-user', {
      ...owner,
      shownFrom: null,
      timeZone: 'UTC',
      budgetTokens: 500,
    })
    return all.map(({ text }) => text).join('\n')
  }
  expect(await known()).toMatch(/Priya/)
  await forget((await memoryOf('Priya'))?.id)
  const after = await known()
  expect(after).not.toMatch(/priya/i)
  expect(after).toContain('peanuts')
})
