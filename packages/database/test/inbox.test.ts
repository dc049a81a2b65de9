import { createLogger } from '@lumen/runtime/logger'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../src/ids.ts'
import { cleanInbox, createInboxTable, handleOnce, inboxCleaning } from '../src/inbox.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  await createInboxTable(database.db.schema)
  await sql`create table effects (consumer text, event_id uuid)`.execute(database.db)
})
afterAll(() => database.close())
beforeEach(() => sql`truncate inbox, effects`.execute(database.db))

const handle = (consumer: string, id: string) =>
  handleOnce(database.db, consumer, { id }, async (tx) => {
    await sql`insert into effects values (${consumer}, ${id})`.execute(tx)
  })
const effects = async () =>
  Number((await sql<any>`select count(*) as n from effects`.execute(database.db)).rows[0].n)

describe('handleOnce', () => {
  test('has its effect once per consumer', async () => {
    const id = newId()
    expect(await handle('memory-chat', id)).toBe('handled')
    expect(await handle('memory-chat', id)).toBe('seen')
    expect(await handle('admin-chat', id)).toBe('handled')
    expect(await effects()).toBe(2)
  })

  test('handles doubles that come at the same time once', async () => {
    const id = newId()
    const results = await Promise.all(Array.from({ length: 8 }, () => handle('memory-chat', id)))
    expect(results.filter((result) => result === 'handled')).toHaveLength(1)
    expect(await effects()).toBe(1)
  })

  test('a failed effect leaves nothing, and the event may come again', async () => {
    const id = newId()
    const failing = handleOnce(database.db, 'memory-chat', { id }, async (tx) => {
      await sql`insert into effects values ('memory-chat', ${id})`.execute(tx)
      throw new Error('full')
    })
    await expect(failing).rejects.toThrow('full')
    expect(await effects()).toBe(0)
    expect(await handle('memory-chat', id)).toBe('handled')
    expect(await effects()).toBe(1)
  })

  test('a double takes over when the first one fails', async () => {
    const id = newId()
    const { promise: held, reject: fail } = Promise.withResolvers<void>()
    const begun = vi.fn()
    const first = handleOnce(database.db, 'memory-chat', { id }, () => {
      begun()
      return held
    })
    await vi.waitFor(() => expect(begun).toHaveBeenCalled())
    const second = handle('memory-chat', id)
    fail(new Error('crashed'))
    await expect(first).rejects.toThrow('crashed')
    expect(await second).toBe('handled')
    expect(await effects()).toBe(1)
  })
})

describe('cleanInbox', () => {
  test('removes what can no longer be delivered, in batches', async () => {
    await sql`
      insert into inbox (consumer, event_id, handled_at)
      select 'memory-chat', gen_random_uuid(), now() - interval '41 days'
      from generate_series(1, 12000)`.execute(database.db)
    const recent = newId()
    await handle('memory-chat', recent)
    await sql`
      insert into inbox (consumer, event_id, handled_at)
      values ('memory-chat', ${newId()}, now() - interval '39 days')`.execute(database.db)
    expect(await cleanInbox(database.db)).toBe(12_000)
    expect(await cleanInbox(database.db)).toBe(0)
    expect(await handle('memory-chat', recent)).toBe('seen')
    expect(await cleanInbox(database.db, 30)).toBe(1)
  })

  test('is a job that tells how many it removed', async () => {
    await sql`
      insert into inbox (consumer, event_id, handled_at)
      values ('memory-chat', ${newId()}, now() - interval '41 days')`.execute(database.db)
    const lines: string[] = []
    const destination = { write: (line: string) => void lines.push(line) }
    const log = createLogger({ service: 'memory', destination })
    await inboxCleaning({ db: database.db, log })()
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { removed: 1, msg: 'cleaned the inbox' },
    ])
  })
})
