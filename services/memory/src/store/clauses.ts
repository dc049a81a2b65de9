import type { Language } from '@lumen/contracts/languages'
import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { OwnerRef } from './conversations.ts'
import type { MemoryTables } from './tables.ts'

type Db = Kysely<MemoryTables>
type Tx = Transaction<MemoryTables>

/** Where a clause begins: its message, and UTF-16 units of that text. */
export type ClauseRef = { messageId: string; start: number }
export type ClauseEnd = { ended: ClauseRef; by: ClauseRef }

/** A clause without its texts, which are cut from its turn. */
export type StoredClause = ClauseRef & {
  end: number
  /** What is quoted of it; may reach beyond it. */
  quote: { start: number; end: number }
  language: Language
  /** What it could answer, about whom, and its words; when found, those alone that were asked. */
  tokens: readonly string[]
}

const clauseScope = (companionId: string): string => `clauses:${companionId}`

/** Stores the clauses of one turn in the place of those it had, and which ones they end. */
export async function putClauses(
  tx: Tx,
  box: Box,
  turn: OwnerRef & { messageId: string; readerVersion: number },
  clauses: readonly StoredClause[],
  ends: readonly ClauseEnd[],
): Promise<void> {
  const { messageId, userId, companionId } = turn
  await tx
    .deleteFrom('clauses')
    .where('message_id', '=', messageId)
    .where('user_id', '=', userId)
    .execute()
  await tx
    .deleteFrom('clause_endings')
    .where('by_message_id', '=', messageId)
    .where('user_id', '=', userId)
    .execute()
  if (clauses.length > 0)
    await tx
      .insertInto('clauses')
      .values(
        clauses.map((clause) => ({
          message_id: messageId,
          span_start: clause.start,
          span_end: clause.end,
          user_id: userId,
          quote_start: clause.quote.start,
          quote_end: clause.quote.end,
          language: clause.language,
          tokens: [...new Set(box.index(clause.tokens, clauseScope(companionId)))],
        })),
      )
      .execute()
  if (ends.length > 0)
    await tx
      .insertInto('clause_endings')
      .values(
        ends.map(({ ended, by }) => ({
          message_id: ended.messageId,
          span_start: ended.start,
          user_id: userId,
          by_message_id: by.messageId,
          by_span_start: by.start,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await tx
    .updateTable('turns')
    .set({ clause_version: turn.readerVersion })
    .where('message_id', '=', messageId)
    .where('user_id', '=', userId)
    .execute()
}

/** What ended the clauses of a turn is forgotten: its text is another now. */
export async function eraseEndsOf(
  tx: Tx,
  { userId, messageId }: { userId: string; messageId: string },
): Promise<void> {
  await tx
    .deleteFrom('clause_endings')
    .where('message_id', '=', messageId)
    .where('user_id', '=', userId)
    .execute()
}

type ClauseRow = {
  message_id: string
  span_start: number
  span_end: number
  quote_start: number
  quote_end: number
  language: Language
  tokens: number[]
}

/** Asked tokens that nearly every clause holds: they weigh, but nothing is looked up by them. */
const common: ReadonlySet<string> = new Set(['about:user'])

/**
 * The clauses of a talk that hold most of the tokens by weight, newest first among equals; with what
 * ended them, and what ended that.
 *
 * @param limit how many, what ended them not counted
 */
export async function findClauses(
  db: Db,
  box: Box,
  { userId, companionId }: OwnerRef,
  asked: readonly { token: string; weight: number }[],
  limit: number,
): Promise<{ clauses: StoredClause[]; ends: ClauseEnd[] }> {
  const hashes = box.index(
    asked.map(({ token }) => token),
    clauseScope(companionId),
  )
  const rare = hashes.filter((_, at) => !common.has(asked[at]!.token))
  const weights = asked.map(({ weight }) => weight)
  const { rows } = await sql<ClauseRow>`
    with asked as (
      select * from unnest(${hashes}::int[], ${weights}::real[]) as asked (token, weight)
    ), matching as (
      select clauses.*, (
        select sum(asked.weight) from asked where asked.token = any(clauses.tokens)) as weight
      from clauses
      where user_id = ${userId} and tokens && ${rare.length > 0 ? rare : hashes}::int[]
    )
    select matching.* from matching join turns using (message_id, user_id)
    order by weight desc, turns.position desc, span_start limit ${limit}`.execute(db)
  const ends = await findEnds(db, userId, rows, limit)
  const tokenOf = new Map(hashes.map((hash, at) => [hash, asked[at]!.token]))
  const open = (row: ClauseRow): StoredClause => ({
    messageId: row.message_id,
    start: row.span_start,
    end: row.span_end,
    quote: { start: row.quote_start, end: row.quote_end },
    language: row.language,
    tokens: row.tokens.flatMap((hash) => tokenOf.get(hash) ?? []),
  })
  const all = new Map([...rows, ...ends].map((row) => [`${row.message_id}:${row.span_start}`, row]))
  return {
    clauses: [...all.values()].map(open),
    ends: ends.map((row) => ({
      ended: { messageId: row.ended_message, start: row.ended_start },
      by: { messageId: row.message_id, start: row.span_start },
    })),
  }
}

type EndRow = ClauseRow & { ended_message: string; ended_start: number }

/**
 * What ended clauses, and what ended that: by their words, and where all that memories were made
 * from in a clause was told otherwise since.
 */
async function findEnds(
  db: Db,
  userId: string,
  found: readonly ClauseRow[],
  limit: number,
): Promise<EndRow[]> {
  const messageIds = found.map((row) => row.message_id)
  const starts = found.map((row) => row.span_start)
  const { rows } = await sql<EndRow>`
    with recursive found as (
      select clauses.* from clauses
      join unnest(${messageIds}::uuid[], ${starts}::int[]) as found (message_id, span_start)
        using (message_id, span_start)
      where clauses.user_id = ${userId}
    ), told as (
      select found.message_id, found.span_start, latest.*,
        latest.operation = 'assert' and latest.fingerprint = evidence.fingerprint as holds
      from found
      join evidence using (message_id)
      cross join lateral (
        select later.message_id as by_message_id, later.span_start as by_start,
          later.span_end as by_end, later.fingerprint, later.operation
        from evidence as later
        where later.user_id = ${userId} and later.slot = evidence.slot
          and (later.operation = 'assert' or later.fingerprint = evidence.fingerprint)
        order by later.said_at desc, later.position desc, later.message_id desc, later.ordinal desc
        limit 1
      ) as latest
      where evidence.user_id = ${userId} and evidence.operation = 'assert'
        and evidence.span_start < found.span_end and evidence.span_end > found.span_start
    ), superseded as (
      select message_id, span_start from told group by 1, 2 having not bool_or(holds)
    ), ended as (
      select ends.message_id, ends.span_start, ends.by_message_id, ends.by_span_start
      from clause_endings as ends join found using (message_id, span_start)
      where ends.user_id = ${userId}
      union
      select told.message_id, told.span_start, clauses.message_id, clauses.span_start
      from superseded
      join told using (message_id, span_start)
      join clauses on clauses.user_id = ${userId} and clauses.message_id = told.by_message_id
        and clauses.span_start < told.by_end and clauses.span_end > told.by_start
      union
      select ends.message_id, ends.span_start, ends.by_message_id, ends.by_span_start
      from clause_endings as ends
      join ended on (ends.message_id, ends.span_start) = (ended.by_message_id, ended.by_span_start)
      where ends.user_id = ${userId}
    )
    select ended.message_id as ended_message, ended.span_start as ended_start, clauses.*
    from ended join clauses
      on (clauses.message_id, clauses.span_start) = (ended.by_message_id, ended.by_span_start)
    where clauses.user_id = ${userId}
      and (ended.message_id, ended.span_start) <> (clauses.message_id, clauses.span_start)
    limit ${limit}`.execute(db)
  return rows
}

/** Talks with turns of the user that no reader of this version read, in pages by companion id. */
export async function listTalksToRead(
  db: Db,
  readerVersion: number,
  page: { after: string; limit: number },
): Promise<OwnerRef[]> {
  const rows = await db
    .selectFrom('turns')
    .select(['user_id', 'companion_id'])
    .distinct()
    .where('is_from_user', '=', true)
    .where('clause_version', '<', readerVersion)
    .where('companion_id', '>', page.after)
    .orderBy('companion_id')
    .limit(page.limit)
    .execute()
  return rows.map((row) => ({ userId: row.user_id, companionId: row.companion_id }))
}
