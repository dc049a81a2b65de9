import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely } from 'kysely'
import { packVector, unpackVector, type Vector } from '../domain/ranking/packed-vector.ts'
import type { SpaceRef } from './search-entries.ts'
import type { MemoryTables } from './tables.ts'

type Db = Kysely<MemoryTables>

const sealedContext = (id: string) => `search_embeddings.sealed:${id}`

export type WithoutVector = {
  spaceId: string
  id: string
  userId: string
  kind: 'memory' | 'turn'
  /** `search_entries.version` of the text that is to be embedded. */
  version: string
}

/** Entries without a vector of this model, of any user; those of another model come after new ones. */
export async function listWithoutVector(
  db: Db,
  model: string,
  limit: number,
): Promise<WithoutVector[]> {
  const { rows } = await sql<{
    space_id: string
    id: string
    user_id: string
    kind: 'memory' | 'turn'
    version: string
  }>`
    select entry.space_id, entry.id, entry.user_id, entry.kind, entry.version
    from (
      (select user_id, space_id, id from search_embeddings where model = '' limit ${limit})
      union all
      (select user_id, space_id, id from search_embeddings
        where model > '' and (model < ${model} or model > ${model}) limit ${limit})
    ) as wanting
    join search_entries as entry using (user_id, space_id, id)
    where not entry.removed limit ${limit}`.execute(db)
  return rows.map((row) => ({
    spaceId: row.space_id,
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    version: row.version,
  }))
}

/** How many entries have a vector of this model, and how many wait for one. */
export async function countVectors(
  db: Db,
  model: string,
): Promise<{ made: number; waiting: number }> {
  const row = await db
    .selectFrom('search_embeddings')
    .select(sql<string>`count(*) filter (where model = ${model})`.as('made'))
    .select(sql<string>`count(*) filter (where model <> ${model})`.as('waiting'))
    .executeTakeFirstOrThrow()
  return { made: Number(row.made), waiting: Number(row.waiting) }
}

/** The row of an entry, unless its text has changed since it was read. */
const unchanged = ({ userId, spaceId, id, version }: WithoutVector) => sql`
  user_id = ${userId} and space_id = ${spaceId} and id = ${id} and exists (
    select from search_entries
    where user_id = ${userId} and space_id = ${spaceId} and id = ${id} and not removed
      and version = ${version}::bigint)`

/** Stores the vector of an entry, unless its text has changed since it was read. */
export async function storeVector(
  db: Db,
  box: Box,
  entry: WithoutVector,
  model: string,
  vector: Float32Array,
): Promise<void> {
  const sealed = box.seal(packVector(vector), sealedContext(entry.id))
  await sql`
    update search_embeddings set model = ${model}, sealed = ${sealed},
      version = nextval('embedding_versions')
    where ${unchanged(entry)}`.execute(db)
}

const skippedAs = { unreadable: 0, unconsented: -1 } as const

/**
 * Marks entries that get no vector of this model, so that they are not tried for ever: the model cannot
 * read them, or it may not, until `allowVectors`. Those whose text has changed meanwhile are tried.
 */
export async function skipVectors(
  db: Db,
  entries: readonly WithoutVector[],
  model: string,
  why: keyof typeof skippedAs,
): Promise<void> {
  for (const entry of entries)
    await sql`
      update search_embeddings set model = ${model}, sealed = null, version = ${skippedAs[why]}
      where ${unchanged(entry)}`.execute(db)
}

/** Has vectors made of what a model might not read before, of these users. */
export async function allowVectors(db: Db, userIds: Iterable<string>): Promise<void> {
  for (const userId of userIds)
    await sql`
      update search_embeddings set model = '', version = 0
      where user_id = ${userId} and version = ${skippedAs.unconsented}
        and space_id in (select id from search_spaces where user_id = ${userId})`.execute(db)
}

/** Vectors of a space that were made after a version, in their order, a page at a time. */
export async function* readVectors(
  db: Db,
  box: Box,
  space: SpaceRef,
  model: string,
  after: number,
  pageSize = 1_000,
): AsyncGenerator<{ id: string; version: number; vector: Vector }[]> {
  for (let version = String(after); ;) {
    const { rows } = await sql<{ id: string; version: string; sealed: Buffer }>`
      select id, version, sealed from search_embeddings
      where user_id = ${space.userId} and space_id = ${space.id}
        and version > ${version}::bigint and model = ${model} and sealed is not null
      order by version limit ${pageSize}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map((row) => ({
      id: row.id,
      version: Number(row.version),
      vector: unpackVector(box.unseal(row.sealed, sealedContext(row.id))),
    }))
    if (rows.length < pageSize) return
    version = last.version
  }
}
