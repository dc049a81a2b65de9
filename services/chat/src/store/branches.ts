import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Fork, Span } from '../domain/branches.ts'
import { takeChanges } from './conversations.ts'
import { contentContext } from './open-message.ts'
import type { BranchTable } from './tables/talks.ts'
import type { ChatTables } from './tables.ts'

type Db = Kysely<ChatTables>
type Tx = Transaction<ChatTables>

export type StoredBranch = Fork & {
  readonly createdAt: Date
  readonly deletedAt: Date | null
  /** What only it showed is gone. */
  readonly erased: boolean
}

/** The branches of a talk, and which one is open. */
export type Branches = { readonly open: string; readonly all: readonly StoredBranch[] }

const openBranch = (row: Selectable<BranchTable>): StoredBranch => ({
  id: row.id,
  parentId: row.parent_id,
  forkedAt: BigInt(row.forked_at),
  createdAt: row.created_at,
  deletedAt: row.deleted_at,
  erased: row.erased_at !== null,
})

/** The branches of a talk, oldest first. The first one has no row before another one was made. */
export async function readBranches(db: Db, companionId: string): Promise<Branches> {
  const talk = await db
    .selectFrom('conversations')
    .innerJoin('companions', (join) =>
      join
        .onRef('companions.id', '=', 'conversations.companion_id')
        .onRef('companions.user_id', '=', 'conversations.user_id'),
    )
    .select(['open_branch', 'created_at'])
    .where('companion_id', '=', companionId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('branches')
    .selectAll()
    .where('companion_id', '=', companionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const first: StoredBranch = {
    id: companionId,
    parentId: null,
    forkedAt: 0n,
    createdAt: talk.created_at,
    deletedAt: null,
    erased: false,
  }
  return {
    open: talk.open_branch ?? companionId,
    all: rows.length === 0 ? [first] : rows.map(openBranch),
  }
}

/** Stores a branch; with the first of a talk comes the one that it began with. */
export async function insertBranch(
  tx: Tx,
  { companionId, userId, at }: { companionId: string; userId: string; at: Date },
  { id, parentId, forkedAt }: Fork,
): Promise<void> {
  const common = { companion_id: companionId, user_id: userId, opened_at: at }
  await tx
    .insertInto('branches')
    .columns(['id', 'companion_id', 'user_id', 'parent_id', 'forked_at', 'created_at', 'opened_at'])
    .expression((eb) =>
      eb
        .selectFrom('companions')
        .select([
          'id',
          'id as companion_id',
          'user_id',
          sql<string | null>`null::uuid`.as('parent_id'),
          sql<string>`0::bigint`.as('forked_at'),
          'created_at',
          'created_at as opened_at',
        ])
        .where('id', '=', companionId),
    )
    .onConflict((conflict) => conflict.constraint('branches_pkey').doNothing())
    .execute()
  await tx
    .insertInto('branches')
    .values({ id, parent_id: parentId, forked_at: String(forkedAt), created_at: at, ...common })
    .execute()
}

const farthest = '9223372036854775807'
const endOf = ({ upTo }: Span) => (upTo === null ? farthest : String(upTo))

/**
 * Lets other spans of a talk be shown, as one change of it: its devices read it anew. The talk is locked.
 * @param open the branch that is open from then on
 */
export async function showSpans(
  tx: Tx,
  { userId, companionId }: { userId: string; companionId: string },
  {
    aside,
    back,
    open,
    at,
  }: { aside: readonly Span[]; back: readonly Span[]; open: string; at: Date },
): Promise<void> {
  for (const span of aside)
    await tx
      .updateTable('all_messages')
      .set({ aside_in: span.branchId })
      .where('companion_id', '=', companionId)
      .where('aside_in', 'is', null)
      .where('position', '>', String(span.after))
      .where('position', '<=', endOf(span))
      .execute()
  for (const span of back)
    await tx
      .updateTable('all_messages')
      .set({ aside_in: null })
      .where('aside_in', '=', span.branchId)
      .where('position', '>', String(span.after))
      .where('position', '<=', endOf(span))
      .execute()
  const change = String(await takeChanges(tx, { userId, companionId }))
  await tx
    .updateTable('conversations')
    .set({ open_branch: open, anew_since: change })
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .execute()
  await tx
    .updateTable('branches')
    .set({ opened_at: at, deleted_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', open)
    .execute()
  // By the page that it reads anew a device knows up to where it has seen the talk.
  await tx
    .updateTable('all_messages')
    .set({ change })
    .where('user_id', '=', userId)
    .where('aside_in', 'is', null)
    .where('companion_id', '=', companionId)
    .where('position', '=', (eb) =>
      eb
        .selectFrom('messages as shown')
        .select((newest) => newest.fn.max('shown.position').as('newest'))
        .where('shown.companion_id', '=', companionId),
    )
    .execute()
}

/** Notes that a branch was deleted, or that it is back; a time that is noted stays. */
export async function setBranchDeleted(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx
    .updateTable('branches')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('deleted_at', at === null ? 'is not' : 'is', null)
    .execute()
}

/** Removes a branch in which nothing was said, and from which none parts. */
export async function dropEmptyBranch(tx: Tx, id: string): Promise<void> {
  await tx
    .deleteFrom('branches')
    .where('id', '=', id)
    .where('parent_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('all_messages').select('id').where('aside_in', '=', id))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('branches as child').select('child.id').where('child.parent_id', '=', id),
        ),
      ),
    )
    .execute()
}

/** Which of these messages of a user are shown. */
export async function listShown(
  db: Db,
  userId: string,
  messageIds: readonly string[],
): Promise<string[]> {
  if (messageIds.length === 0) return []
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', [...messageIds])
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether anything is shown after a position. */
export async function isSaidAfter(db: Db, companionId: string, position: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('companion_id', '=', companionId)
    .where('position', '>', String(position))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What was said in a branch alone. */
export type SaidInBranch = { messages: number; lastSpokenAt: Date | null; beginning: string }

/** What was said in each branch of a talk, by its id; of one without messages nothing. */
export async function readSaid(
  db: Db,
  box: Box,
  companionId: string,
  shown: readonly Span[],
): Promise<Map<string, SaidInBranch>> {
  const { rows } = await sql<{
    branch_id: string
    messages: string
    last_at: Date
    id: string
    content: Buffer
    withheld: boolean
  }>`
    with said as (
      select coalesce(m.aside_in, shown.branch_id) as branch_id, count(*) as messages,
        max(m.created_at) as last_at, min(m.position) as first
      from all_messages m
      left join unnest(
        ${shown.map(({ branchId }) => branchId)}::uuid[],
        ${shown.map(({ after }) => String(after))}::bigint[],
        ${shown.map(endOf)}::bigint[]
      ) as shown (branch_id, after, up_to)
        on m.aside_in is null and m.position > shown.after and m.position <= shown.up_to
      where m.companion_id = ${companionId}
      group by 1
    )
    select said.branch_id, said.messages, said.last_at, m.id, m.content,
      m.withheld_at is not null as withheld
    from said join all_messages m on m.companion_id = ${companionId} and m.position = said.first`.execute(
    db,
  )
  return new Map(
    rows.map((row) => [
      row.branch_id,
      {
        messages: Number(row.messages),
        lastSpokenAt: row.last_at,
        beginning: row.withheld ? '' : box.unseal(row.content, contentContext(row.id)),
      },
    ]),
  )
}

/** Ids of messages of a talk by their positions, in whatever branch; those that are gone are missing. */
export async function idsAt(
  db: Db,
  companionId: string,
  positions: readonly bigint[],
): Promise<Map<bigint, string>> {
  const { rows } = await sql<{ position: string; id: string }>`
    select position, id from all_messages
    where companion_id = ${companionId} and position = any(${positions.map(String)}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [BigInt(row.position), row.id]))
}

/** Of which visible companion a message of this user is, and where it stands; null: there is none. */
export async function findPlace(
  db: Db,
  userId: string,
  messageId: string,
): Promise<{ companionId: string; position: bigint; asideIn: string | null } | null> {
  const row = await db
    .selectFrom('all_messages')
    .innerJoin('companions', (join) =>
      join
        .onRef('companions.id', '=', 'all_messages.companion_id')
        .onRef('companions.user_id', '=', 'all_messages.user_id'),
    )
    .select(['all_messages.companion_id', 'position', 'aside_in'])
    .where('all_messages.id', '=', messageId)
    .where('all_messages.user_id', '=', userId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    companionId: row.companion_id,
    position: BigInt(row.position),
    asideIn: row.aside_in,
  }
}
