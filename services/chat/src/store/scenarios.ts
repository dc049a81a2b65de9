import type { Box } from '@lumen/database/sealing'
import type { Reader } from '@lumen/database/reader'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { WrittenScenario } from '../domain/scenarios/written-scenario.ts'
import type { ChatTables } from './tables.ts'
import type { ScenarioTable } from './tables/scenarios.ts'

type Db = Kysely<ChatTables>
type Tx = Transaction<ChatTables>
type Row = Selectable<ScenarioTable>

export type StoredScenario = WrittenScenario & {
  readonly id: string
  readonly userId: string
  readonly version: number
  readonly sharedAt: Date | null
  readonly createdAt: Date
}

const contentContext = (id: string) => `scenarios.content:${id}`
const seal = (box: Box, id: string, written: WrittenScenario) =>
  box.seal(JSON.stringify(written), contentContext(id))

/** A row with what is sealed in it. @param box its owner’s */
export const openScenario = (box: Box, row: Row): StoredScenario => ({
  ...(JSON.parse(box.unseal(row.content, contentContext(row.id))) as WrittenScenario),
  id: row.id,
  userId: row.user_id,
  version: row.version,
  sharedAt: row.shared_at,
  createdAt: row.created_at,
})

/** Those of a user, newest first. */
export async function listOwnScenarios(
  db: Db,
  box: Box,
  userId: string,
): Promise<StoredScenario[]> {
  const rows = await db
    .selectFrom('scenarios')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => openScenario(box, row))
}

/** Rows that are offered to everybody, the most used first; none that moderation took back. */
export const listSharedRows = (db: Reader<ChatTables>, limit: number): Promise<Row[]> =>
  db
    .selectFrom('scenarios')
    .selectAll()
    .where('shared_at', 'is not', null)
    .where(sql<boolean>`not exists (
      select from withheld_scenarios where scenario_id = scenarios.id::text)`)
    .orderBy(
      sql`(select count(*) from scenario_uses where scenario_id = scenarios.id::text)`,
      'desc',
    )
    .orderBy('shared_at', 'desc')
    .limit(limit)
    .execute()

/** One of any user, to be opened with its owner’s key. */
export async function findScenarioRow(db: Db, id: string): Promise<Row | null> {
  const row = await db.selectFrom('scenarios').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** One of this user; its row stays locked until the transaction ends. */
export async function lockOwnScenario(
  tx: Tx,
  box: Box,
  userId: string,
  id: string,
): Promise<StoredScenario | null> {
  const row = await tx
    .selectFrom('scenarios')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : openScenario(box, row)
}

/** Keeps a scenario unless the user has as many as one may have. */
export async function insertScenario(
  tx: Tx,
  box: Box,
  scenario: { id: string; userId: string; createdAt: Date; written: WrittenScenario },
  most: number,
): Promise<boolean> {
  const { id, userId, createdAt, written } = scenario
  await sql`select pg_advisory_xact_lock(hashtextextended(${`scenarios:${userId}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('scenarios')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= most) return false
  await tx
    .insertInto('scenarios')
    .values({ id, user_id: userId, content: seal(box, id, written), created_at: createdAt })
    .execute()
  return true
}

/** Writes another text in its place; reports name the version that they are about. */
export async function updateScenario(
  tx: Tx,
  box: Box,
  { id, version, ...stored }: StoredScenario,
  written: WrittenScenario,
): Promise<StoredScenario> {
  const next = { version: version + 1, content: seal(box, id, written) }
  await tx.updateTable('scenarios').set(next).where('id', '=', id).execute()
  return { ...stored, ...written, id, version: next.version }
}

/** Offers a scenario to everybody since then; null: no longer. */
export async function setShared(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('scenarios').set({ shared_at: at }).where('id', '=', id).execute()
}

/** Deletes one of this user with what others gave it; false when there is none. */
export async function deleteScenario(tx: Tx, userId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('scenarios')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return false
  for (const table of ['scenario_uses', 'scenario_ratings', 'withheld_scenarios'] as const)
    await tx.deleteFrom(table).where('scenario_id', '=', id).execute()
  return true
}

/** Takes one back from everybody but its owner, or offers it again. */
export async function setScenarioWithheld(db: Db, id: string, at: Date | null): Promise<void> {
  if (at === null) await db.deleteFrom('withheld_scenarios').where('scenario_id', '=', id).execute()
  else
    await db
      .insertInto('withheld_scenarios')
      .values({ scenario_id: id, withheld_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Which of these moderation took back. */
export async function withheldAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('withheld_scenarios')
    .select('scenario_id')
    .where('scenario_id', 'in', ids)
    .execute()
  return new Set(rows.map((row) => row.scenario_id))
}
