import { sql, type Kysely, type Transaction } from 'kysely'
import type { IndexEntry } from '../domain/ranking/space-index.ts'
import { asReal } from './as-real.ts'
import type { MemoryTables } from './tables.ts'

type Db = Kysely<MemoryTables>
type Tx = Transaction<MemoryTables>

/** What is stored of one searchable text. */
export type StoredEntry = IndexEntry & {
  /** Hashes worth looking up, each once. */
  readonly lookups: readonly number[]
  /** Version of the analyser that its hashes are of. */
  readonly analyser: number
}

/** A space, and whose it is. */
export type SpaceRef = { readonly id: string; readonly userId: string }

/** Locks a space until the transaction ends, and makes it when it is new; the version of this change. */
export async function beginChange(tx: Tx, spaceId: string, userId: string): Promise<string> {
  const row = await tx
    .insertInto('search_spaces')
    .values({ id: spaceId, user_id: userId, version: 1, documents: 0 })
    .onConflict((conflict) =>
      conflict
        .constraint('search_spaces_pkey')
        .doUpdateSet({ version: sql`search_spaces.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

const rowsAtOnce = 500

/**
 * Writes entries in the place of those of the same id; the space must be locked (`beginChange`).
 *
 * @param sameTexts whether their texts are those of before: then their vectors still hold
 */
export async function putEntries(
  tx: Tx,
  space: SpaceRef & { version: string },
  entries: readonly StoredEntry[],
  { sameTexts = false } = {},
): Promise<void> {
  await uncount(
    tx,
    space,
    entries.map(({ id }) => id),
  )
  for (let at = 0; at < entries.length; at += rowsAtOnce) {
    const part = entries.slice(at, at + rowsAtOnce)
    await tx
      .insertInto('search_entries')
      .values(
        part.map((entry) => ({
          id: entry.id,
          space_id: space.id,
          user_id: space.userId,
          kind: entry.kind,
          version: space.version,
          removed: false,
          position: String(entry.position),
          session: entry.session,
          day: entry.day,
          importance: entry.importance,
          emotional_weight: asReal(entry.emotionalWeight),
          flags: entry.flags,
          length: entry.length,
          terms: entry.terms,
          tokens: [...entry.lookups],
          analyser: entry.analyser,
        })),
      )
      .onConflict((conflict) =>
        conflict.constraint('search_entries_pkey').doUpdateSet((eb) => ({
          version: eb.ref('excluded.version'),
          removed: eb.ref('excluded.removed'),
          session: eb.ref('excluded.session'),
          position: eb.ref('excluded.position'),
          day: eb.ref('excluded.day'),
          importance: eb.ref('excluded.importance'),
          emotional_weight: eb.ref('excluded.emotional_weight'),
          flags: eb.ref('excluded.flags'),
          length: eb.ref('excluded.length'),
          terms: eb.ref('excluded.terms'),
          tokens: eb.ref('excluded.tokens'),
          analyser: eb.ref('excluded.analyser'),
        })),
      )
      .execute()
    await (sameTexts ? showVectors : awaitVectors)(tx, space, part)
    await count(tx, space, part)
  }
  await countDocuments(tx, space, entries.length)
}

/** Notes that these entries have no vector of their present text. */
async function awaitVectors(
  tx: Tx,
  space: SpaceRef,
  entries: readonly { id: string }[],
): Promise<void> {
  await tx
    .insertInto('search_embeddings')
    .values(entries.map(({ id }) => ({ space_id: space.id, user_id: space.userId, id })))
    .onConflict((conflict) =>
      conflict
        .constraint('search_embeddings_pkey')
        .doUpdateSet({ model: '', version: '0', sealed: null }),
    )
    .execute()
}

/** Lets caches, to whom these entries are new, read their vectors again. */
async function showVectors(
  tx: Tx,
  space: SpaceRef,
  entries: readonly { id: string }[],
): Promise<void> {
  await sql`
    update search_embeddings set version = nextval('embedding_versions')
    where user_id = ${space.userId} and space_id = ${space.id}
      and id = any(${entries.map(({ id }) => id)}::uuid[]) and sealed is not null`.execute(tx)
}

/** Empties entries of a locked space: nothing of their text can be found any more. */
export async function removeEntries(
  tx: Tx,
  space: SpaceRef & { version: string },
  ids: readonly string[],
): Promise<void> {
  await uncount(tx, space, ids)
  await tx
    .updateTable('search_entries')
    .set({
      version: space.version,
      removed: true,
      length: 0,
      terms: Buffer.alloc(0),
      tokens: [],
    })
    .where('user_id', '=', space.userId)
    .where('space_id', '=', space.id)
    .where('removed', '=', false)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  await tx
    .deleteFrom('search_embeddings')
    .where('user_id', '=', space.userId)
    .where('space_id', '=', space.id)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
}

/** Forgets a whole space, statistics included. */
export async function eraseSpace(tx: Tx, { id, userId }: SpaceRef): Promise<void> {
  const space = tx.deleteFrom('search_spaces').where('id', '=', id)
  await space.where('user_id', '=', userId).execute()
}

async function countDocuments(tx: Tx, space: SpaceRef, by: number): Promise<void> {
  await tx
    .updateTable('search_spaces')
    .set((eb) => ({ documents: eb('documents', '+', by) }))
    .where('user_id', '=', space.userId)
    .where('id', '=', space.id)
    .execute()
}

async function count(tx: Tx, space: SpaceRef, entries: readonly StoredEntry[]): Promise<void> {
  const counts = new Map<number, number>()
  for (const { lookups } of entries)
    for (const token of lookups) counts.set(token, (counts.get(token) ?? 0) + 1)
  await sql`
    insert into token_statistics (space_id, user_id, token, documents)
    select ${space.id}::uuid, ${space.userId}::uuid, * from unnest(${[...counts.keys()]}::int[], ${[...counts.values()]}::int[])
    on conflict on constraint token_statistics_pkey
    do update set documents = token_statistics.documents + excluded.documents`.execute(tx)
}

/** Takes what stands under these ids out of the statistics. */
async function uncount(tx: Tx, space: SpaceRef, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ removed: number }>`
    with gone as (
      select tokens from search_entries
      where user_id = ${space.userId} and space_id = ${space.id}
        and id = any(${[...ids]}::uuid[]) and not removed
    ), tokens as (
      select token, count(*)::int as documents from gone, unnest(tokens) as token group by token
    ), counted as (
      update token_statistics set documents = token_statistics.documents - tokens.documents
      from tokens where user_id = ${space.userId} and space_id = ${space.id}
        and token_statistics.token = tokens.token
    )
    select count(*)::int as removed from gone`.execute(tx)
  const removed = rows[0]?.removed ?? 0
  if (removed > 0) await countDocuments(tx, space, -removed)
}

/** Version and size of spaces of this user; those without entries are missing. */
export async function readSpaces(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, { version: number; documents: number }>> {
  const rows = await db
    .selectFrom('search_spaces')
    .select(['id', 'version', 'documents'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ id, version, documents }) => [id, { version: Number(version), documents }]),
  )
}

type EntryRow = {
  id: string
  kind: 'memory' | 'turn'
  version: string
  removed: boolean
  position: string
  session: string | null
  day: number
  importance: number
  emotional_weight: number
  flags: number
  length: number
  terms: Buffer
}

const toEntry = (row: EntryRow): IndexEntry => ({
  id: row.id,
  kind: row.kind,
  position: Number(row.position),
  session: row.session,
  day: row.day,
  importance: row.importance,
  emotionalWeight: row.emotional_weight,
  flags: row.flags,
  length: row.length,
  terms: row.terms,
})

const columns = sql.raw(
  'id, kind, version, removed, position, session, day, importance, emotional_weight, flags, length, terms',
)

export type EntryChange = { version: number; removed: boolean; entry: IndexEntry }

/** Changes of a space after a version, in their order, a page at a time. */
export async function* readChanges(
  db: Db,
  space: SpaceRef,
  after: number,
  pageSize = 2_000,
): AsyncGenerator<EntryChange[]> {
  let version = String(after)
  let id = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
  for (;;) {
    const { rows } = await sql<EntryRow>`
      select ${columns} from search_entries
      where user_id = ${space.userId} and space_id = ${space.id}
        and (version, id) > (${version}::bigint, ${id}::uuid)
      order by version, id limit ${pageSize}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map((row) => ({
      version: Number(row.version),
      removed: row.removed,
      entry: toEntry(row),
    }))
    if (rows.length < pageSize) return
    version = last.version
    id = last.id
  }
}

/** In how many entries of a space each token is; tokens that are nowhere are missing. */
export async function readFrequencies(
  db: Db,
  space: SpaceRef,
  tokens: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ token: number; documents: number }>`
    select token, documents from token_statistics
    where user_id = ${space.userId} and space_id = ${space.id} and token = any(${[...tokens]}::int[]) and documents > 0`.execute(
    db,
  )
  return new Map(rows.map(({ token, documents }) => [token, documents]))
}

/** Entries that hold one of these tokens, at most `limit`. */
export async function findEntries(
  db: Db,
  space: SpaceRef,
  tokens: readonly number[],
  limit: number,
): Promise<IndexEntry[]> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from search_entries
    where user_id = ${space.userId} and space_id = ${space.id}
      and tokens && ${[...tokens]}::int[] limit ${limit}`.execute(db)
  return rows.map(toEntry)
}

/** What stands beside these entries in their sessions; some of them may be among it again. */
export async function findNeighbours(
  db: Db,
  space: SpaceRef,
  entries: readonly IndexEntry[],
): Promise<IndexEntry[]> {
  const sessions = [...new Set(entries.flatMap(({ session }) => session ?? []))]
  const beside = entries.flatMap(({ session, position }) =>
    session === null ? [] : [position - 1, position + 1],
  )
  // Two lists and no join: without statistics of a fresh table a join may take seconds.
  const { rows } = await sql<EntryRow>`
    select ${columns} from search_entries
    where user_id = ${space.userId} and space_id = ${space.id}
      and session = any(${sessions}::text[]) and position = any(${[...new Set(beside)]}::bigint[]) and not removed`.execute(
    db,
  )
  return rows.map(toEntry)
}

export type StaleEntry = Omit<
  StoredEntry,
  'terms' | 'lookups' | 'length' | 'flags' | 'analyser'
> & {
  spaceId: string
}

/** Entries of a user whose hashes an older analyser made. */
export async function listStaleEntries(
  db: Db,
  userId: string,
  analyser: number,
  limit: number,
): Promise<StaleEntry[]> {
  const rows = await db
    .selectFrom('search_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('analyser', '<', analyser)
    .where('removed', '=', false)
    .orderBy('space_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    spaceId: row.space_id,
    id: row.id,
    kind: row.kind,
    position: Number(row.position),
    session: row.session,
    day: row.day,
    importance: row.importance,
    emotionalWeight: row.emotional_weight,
  }))
}

/** Users with hashes of an older analyser that can be made anew, in pages by their id. */
export async function listStaleUsers(
  db: Db,
  analyser: number,
  page: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from search_entries
      where analyser < ${analyser} and user_id > ${page.after} and not removed
    union
    select user_id from evidence where analyser < ${analyser} and user_id > ${page.after}
    union
    select user_id from tombstones t where analyser < ${analyser} and user_id > ${page.after} and (
      longest = 0 or exists (select from memories m where m.user_id = t.user_id and m.id = t.memory_id) or exists (
        select from evidence e where e.user_id = t.user_id and e.fingerprint = t.fingerprint))
    order by user_id limit ${page.limit}`.execute(db)
  return rows.map((row) => row.user_id)
}
