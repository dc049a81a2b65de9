import { startModelDouble } from '@lumen/ai/test-support/model-double'
import { erasureRequests } from '@lumen/contracts/erasure'
import { refusedByCitus } from '@lumen/database/test-support/distributed'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createContext } from '../src/context.ts'
import { wholeTables } from '../src/store/whole-tables.ts'
import { embedEntries } from '../src/use-cases/embed-entries.ts'
import { recall } from '../src/use-cases/recall.ts'
import { mayProcess, silent, type Owner } from './memory-service.ts'
import { openTalks, type Talks } from './talk-stack.ts'

/** The statements of the service on keys that all hold the user’s id, as Citus asks: docs/growth.md. */
let talks: Talks
let owner: Owner

beforeAll(async () => {
  // Fails with what to do for a table that is of nobody and not known to be whole.
  talks = await openTalks({}, { distributed: true })
})
afterAll(() => talks?.close())
beforeEach(async () => {
  owner = await talks.meet()
})

const found = async (question: string) => {
  const { memories } = await recall(talks.context, {
    ...owner,
    turns: [{ isFromUser: true, content: question }],
    language: 'en',
    timeZone: 'UTC',
    askedAt: new Date('2026-11-21T12:00:00Z'),
    shownMessageIds: [],
    budgetTokens: 2_000,
  })
  return memories.map(({ text }) => text).join('\n')
}
const change = (method: string, id: string | undefined, rest = '', body?: object) =>
  talks.call(owner.userId, method, `/api/memories/${owner.companionId}/${id}${rest}`, body)
const memoryOf = async (part: string) =>
  (await talks.list(owner)).find(({ content }) => content.includes(part))

it('has the user’s id in every key of what is about people', async () => {
  expect(await refusedByCitus(talks.environment.databaseUrl, wholeTables)).toEqual([])
})

it('remembers, is corrected, forgets, and takes that back', async () => {
  await talks.say(owner, "I'm Priya and I bake bread.")
  await talks.say(owner, 'My exam is on Tuesday')
  await talks.say(owner, 'No wait, the exam is on Thursday, not Tuesday')
  await talks.remember(owner)
  expect(await found('Who bakes bread?')).toMatch(/Priya/)
  const name = await memoryOf('name is Priya')
  expect((await change('PATCH', name?.id, '', { pinned: true })).status).toBe(200)
  expect((await change('DELETE', name?.id)).status).toBe(200)
  expect(await found('Who bakes bread? Priya?')).not.toMatch(/priya/i)
  expect((await change('POST', name?.id, '/restore')).status).toBe(200)
  expect(await found('Who bakes bread?')).toMatch(/Priya/)
  const edited = await talks.say(owner, 'I live in Bonn')
  await talks.edit(owner, edited, 'I live in Ulm')
  await talks.remember(owner)
  expect(await found('Where do I live?')).toMatch(/Ulm/)
})

it('makes vectors of what was said', async () => {
  await talks.say(owner, 'I like rain.')
  await talks.settled()
  const model = await startModelDouble()
  const embedding = { apiKey: 'local', baseUrl: model.baseUrl, timeoutMs: 2_000, model: 'small' }
  const config = { ...talks.config, ai: { ...talks.config.ai, embedding } }
  const { context, closer } = await createContext(config, { log: silent, mayProcess })
  expect(await embedEntries(context)).toBeGreaterThan(0)
  expect(await embedEntries(context)).toBe(0)
  await closer.close()
  await model.close()
})

it('erases all of somebody, batch by batch', async () => {
  await talks.say(owner, "I'm Priya and I bake bread.")
  await talks.remember(owner)
  const gone = await memoryOf('name is Priya')
  await change('DELETE', gone?.id)
  const erase = () =>
    talks.auth.request(erasureRequests.memory, 'memory.erase-user', { userId: owner.userId })
  const { done, erased } = await erase()
  expect(done).toBe(true)
  expect(erased).toMatchObject({ turns: 1, search_entries: expect.any(Number) as number, keys: 1 })
  expect(await erase()).toEqual({ done: true, erased: {} })
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and attname = 'user_id'`.execute(
    talks.db,
  )
  for (const { name } of rows) {
    const { rows: left } = await sql`
      select from ${sql.table(name)} where user_id = ${owner.userId}`.execute(talks.db)
    expect([name, left.length]).toEqual([name, 0])
  }
})
