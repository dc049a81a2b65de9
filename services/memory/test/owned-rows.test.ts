import { newId } from '@lumen/database/ids'
import { migrate } from '@lumen/database/migrate'
import { openDatabase } from '@lumen/database/open'
import { openTestEnvironment, type TestEnvironment } from '@lumen/provision/testing'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parts } from '../src/store/migrations/0016-owners.ts'
import { migrations } from '../src/store/migrations/all.ts'
import type { MemoryTables } from '../src/store/tables.ts'
import { silent } from './memory-service.ts'

let environment: TestEnvironment
let db: Kysely<MemoryTables>
beforeAll(async () => {
  environment = await openTestEnvironment('memory')
  db = openDatabase<MemoryTables>({ url: environment.databaseUrl, log: silent, poolSize: 2 })
})
afterAll(async () => {
  await db?.destroy()
  await environment?.close()
})

/** What the release before writes of a user, in its own words. */
async function writeAsBefore(userId: string): Promise<void> {
  const [first, second, memory] = [newId(), newId(), newId()]
  for (const id of [first, second])
    await sql`insert into turns
      (message_id, user_id, companion_id, position, is_from_user, version, content, said_at)
      values (${id}, ${userId}, ${newId()}, 1, true, 1, '', now())`.execute(db)
  await sql`insert into clause_ends (message_id, span_start, by_message_id, by_span_start)
    values (${first}, 0, ${second}, 0), (${first}, 1, ${second}, 0) on conflict do nothing`.execute(
    db,
  )
  await sql`insert into search_spaces (id, user_id) values (${userId}, ${userId})`.execute(db)
  await sql`insert into search_entries (id, space_id, user_id, kind, version, position, day, importance,
      emotional_weight, flags, length, terms, tokens)
    values (${first}, ${userId}, ${userId}, 'turn', 1, 1, 0, 1, 0, 0, 0, '', '{}')`.execute(db)
  for (let times = 0; times < 2; times++) {
    await sql`insert into search_embeddings (space_id, id) values (${userId}, ${first})
      on conflict (space_id, id) do update set model = '', version = 0, sealed = null`.execute(db)
    await sql`insert into token_statistics (space_id, token, documents) values (${userId}, 1, 1)
      on conflict (space_id, token)
      do update set documents = token_statistics.documents + excluded.documents`.execute(db)
  }
  await sql`insert into tombstones (memory_id, user_id, until, created_at)
    values (${memory}, ${userId}, now(), now())`.execute(db)
  await sql`
    insert into tombstone_sources (memory_id, message_id, message_version, span_start, span_end)
    values (${memory}, ${first}, 1, 0, 1)`.execute(db)
}

const owners = async (table: string) => {
  const { rows } = await sql<{ user_id: string | null; rows: number }>`
    select user_id, count(*)::int as rows from ${sql.table(table)} group by 1 order by 1`.execute(
    db,
  )
  return rows
}

it('says of each part whose it is: of what there was, and of what the release before writes beside it', async () => {
  const before = Object.entries(migrations).filter(([name]) => name < '0016')
  await migrate(db, Object.fromEntries(before), { log: silent })
  const [earlier, beside] = [newId(), newId()]
  await writeAsBefore(earlier)
  await migrate(db, migrations, { log: silent })
  await writeAsBefore(beside)
  for (const { table } of parts) {
    const rows = table === 'clause_endings' ? 2 : 1
    expect([table, await owners(table)]).toEqual([
      table,
      [earlier, beside].map((userId) => ({ user_id: userId, rows })),
    ])
  }
  // As it reads what one clause ended.
  const { rows } = await sql`
    with recursive ended as (
      select ends.* from clause_ends as ends
      union select message_id, 0, message_id, 0 from turns where false
    ) select * from ended`.execute(db)
  expect(rows).toHaveLength(4)
  await sql`delete from clause_ends`.execute(db)
  expect(await owners('clause_endings')).toEqual([])
})
