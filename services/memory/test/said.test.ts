import type { SaidPage } from '@lumen/contracts/memory/schema'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
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

const ask = (query: Record<string, string>, userId = owner.userId) =>
  talks.call(userId, 'GET', `/api/said?${new URLSearchParams(query).toString()}`)
const search = async (words: string, more: Record<string, string> = {}) => {
  const { status, body } = await ask({ words, companionId: owner.companionId, ...more })
  expect(status).toBe(200)
  return body as SaidPage
}
const excerpts = async (words: string) => (await search(words)).found.map(({ excerpt }) => excerpt)

it('finds what was said by all of its words, newest first, with its place and its day', async () => {
  const first = await talks.say(owner, 'Yesterday I bought a blue bicycle in Lisbon.')
  await talks.say(owner, 'The bicycle has a bell.')
  const answer = await talks.say(owner, 'A blue bicycle suits you!', { isFromUser: false })
  await talks.remember(owner)
  const { found, next } = await search('Blue bicycles')
  expect(next).toBeNull()
  expect(found.map(({ messageId }) => messageId)).toEqual([answer, first])
  expect(found[0]).toMatchObject({ isFromUser: false, companionId: owner.companionId })
  const [, older] = found
  expect(older!.saidAt).toMatch(/^2026-11-21T10:/)
  expect(older!.marks.map(({ from, to }) => older!.excerpt.slice(from, to))).toEqual(['blue'])
  expect(await excerpts('bicycle boat')).toEqual([])
})

it('finds Chinese words, single characters and parts of words', async () => {
  await talks.say(owner, '我昨天在北京买了一只猫', { language: 'zh' })
  await talks.say(owner, 'Peanuts make me sneeze.')
  await talks.remember(owner)
  for (const words of ['北京', '猫', '昨天 北京']) expect(await excerpts(words)).toHaveLength(1)
  expect(await excerpts('pean')).toEqual(['Peanuts make me sneeze.'])
})

it('finds what the open branch shows, and what stands aside once that is opened', async () => {
  const first = await talks.say(owner, 'My boat is called Wind.')
  const second = await talks.say(owner, 'My boat is called Storm.')
  await talks.remember(owner)
  const ids = async (words: string) => (await search(words)).found.map(({ messageId }) => messageId)
  expect(await ids('boat')).toEqual([second, first])
  talks.aside.add(second)
  // By the index, and by looking through parts of words.
  for (const words of ['boat', 'boa']) expect(await ids(words)).toEqual([first])
  talks.aside.clear()
  expect(await ids('boat')).toEqual([second, first])
})

it('pages back to the first', async () => {
  const ids: string[] = []
  for (let index = 0; index < 45; index += 1) ids.push(await talks.say(owner, `rain ${index}`))
  await talks.remember(owner)
  const seen: string[] = []
  let before: string | null = null
  do {
    const page: SaidPage = await search('rain', before === null ? {} : { before })
    seen.push(...page.found.map(({ messageId }) => messageId))
    before = page.next
  } while (before !== null)
  expect(seen).toEqual(ids.toReversed())
})

it('follows edits and deletions, and leaves out what is off the record or forgotten', async () => {
  const edited = await talks.say(owner, 'I play the tuba.')
  const removed = await talks.say(owner, 'I play the flute.')
  await talks.say(owner, 'I play the banjo.', { offRecord: true })
  await talks.say(owner, "I'm Priya and I bake bread.")
  await talks.remember(owner)
  expect(await excerpts('play')).toHaveLength(2)
  expect(await excerpts('Priya')).toHaveLength(1)
  await talks.edit(owner, edited, 'I sing.')
  await talks.remove(owner, removed)
  const name = (await talks.list(owner)).find(({ content }) => content.includes('name is Priya'))
  await talks.call(owner.userId, 'DELETE', `/api/memories/${owner.companionId}/${name!.id}`)
  await talks.remember(owner)
  expect(await excerpts('play')).toEqual([])
  expect(await excerpts('sing')).toHaveLength(1)
  expect(await excerpts('Priya')).toEqual([])
})

it('is over all talks of its user without a companion, and over nobody else’s', async () => {
  await talks.say(owner, 'My kite is red.')
  const other = { ...(await talks.meet()), userId: owner.userId }
  const stranger = await talks.meet()
  await talks.say(stranger, 'My kite is green.')
  await talks.remember(owner)
  await talks.remember(stranger)
  const mine = (await ask({ words: 'kite' })).body as SaidPage
  expect(mine.found.map(({ excerpt }) => excerpt)).toEqual(['My kite is red.'])
  expect((await ask({ words: 'kite', companionId: other.companionId })).status).toBe(404)
  expect((await ask({ words: 'kite', companionId: stranger.companionId })).status).toBe(404)
  const wrong: Record<string, string>[] = [
    { words: ' ' },
    {},
    { words: 'x'.repeat(121) },
    { words: 'a', before: 'x' },
    { words: 'a', sort: 'asc' },
  ]
  for (const query of wrong) expect((await ask(query)).status).toBe(400)
})
