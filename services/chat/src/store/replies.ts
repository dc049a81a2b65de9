import type { Message } from '@lumen/contracts/chat/schema'
import type { Box } from '@lumen/database/sealing'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Asker } from '../domain/asker.ts'
import { runAskContext, runTextContext } from './open-message.ts'
import type { ChatTables } from './tables.ts'
import type { ReplyKind } from './tables/replies.ts'

type Db = Kysely<ChatTables>
type Tx = Transaction<ChatTables>

/** Which run of which message: writes of any other run are refused. */
export type RunKey = { messageId: string; fence: string }
type OwnedRun = RunKey & { userId: string }

/** Identifies what a run costs: whoever ends it can give it back, even what nobody noted. */
export const chargeKeyOf = ({ messageId, fence }: RunKey): string => `${messageId}:${fence}`

export type ReplyRun = RunKey & {
  companionId: string
  userId: string
  kind: ReplyKind
  /** What the charge port gave for it. */
  reservation: string | null
}

// Leases are compared by the database's clock alone: those of the processes may differ.
const leaseFromNow = (leaseMs: number) =>
  sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`

/** The running reply of a conversation; with the lock on it no other can start meanwhile. */
export async function findRunning(
  db: Db,
  { userId, companionId }: { userId: string; companionId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('replies')
    .select('message_id')
    .where('user_id', '=', userId)
    .where('companion_id', '=', companionId)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return row?.message_id ?? null
}

/** Messages of a user that are being written just now. */
export async function listRunningOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('replies')
    .select('message_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'running')
    .execute()
  return rows.map((row) => row.message_id)
}

/** Who asked for a reply, and who follows it in a scene. */
export type RunAsk = { asker: Asker; next: readonly string[] }

/** A run that this process has begun. */
export type StartedRun = ReplyRun & {
  /** By this process's steady clock (`performance.now()`), until when its lease certainly holds. */
  leasedUntil: number
}

export type NewRun = {
  messageId: string
  companionId: string
  userId: string
  kind: ReplyKind
  text: string
  /** By which it can be asked for again when nothing is written; null: it is not, by itself. */
  ask: RunAsk | null
  owner: string
  leaseMs: number
  startedAt: Date
}

/**
 * Starts a run of a message. The index `replies_one_running` refuses a second one in a conversation;
 * look with `findRunning` under the conversation's lock first.
 */
export async function startRun(tx: Tx, box: Box, run: NewRun): Promise<StartedRun> {
  // Read before the database reads its own: the lease must not seem longer here than it is there.
  const leasedUntil = performance.now() + run.leaseMs
  const values = {
    kind: run.kind,
    status: 'running' as const,
    owner: run.owner,
    lease_until: leaseFromNow(run.leaseMs),
    text: box.seal(run.text, runTextContext(run.messageId)),
    asked:
      run.ask === null ? null : box.seal(JSON.stringify(run.ask), runAskContext(run.messageId)),
    provider: null,
    model: null,
    reservation: null,
    started_at: run.startedAt,
    ended_at: null,
  }
  const row = await tx
    .insertInto('replies')
    .values({
      ...values,
      message_id: run.messageId,
      companion_id: run.companionId,
      user_id: run.userId,
      fence: 1,
    })
    .onConflict((conflict) =>
      conflict
        .constraint('replies_pkey')
        .doUpdateSet((eb) => ({ ...values, fence: eb('replies.fence', '+', '1') })),
    )
    .returning('fence')
    .executeTakeFirstOrThrow()
  return {
    messageId: run.messageId,
    fence: row.fence,
    companionId: run.companionId,
    userId: run.userId,
    kind: run.kind,
    reservation: null,
    leasedUntil,
  }
}

/**
 * Notes what the charge port gave, so that whoever ends the run can give it back. A reservation that
 * was to be given back and is given again for the same message is this run's now.
 */
export async function setReservation(db: Db, run: OwnedRun, reservation: string): Promise<boolean> {
  const row = await db
    .with('not_owed', (owed) =>
      owed
        .deleteFrom('reply_charges')
        .where('reservation', '=', reservation)
        .where('user_id', '=', run.userId)
        .where('state', '=', 'release'),
    )
    .updateTable('replies')
    .set({ reservation })
    .where('message_id', '=', run.messageId)
    .where('fence', '=', run.fence)
    .where('user_id', '=', run.userId)
    .where('status', '=', 'running')
    .returning('message_id')
    .executeTakeFirst()
  return row !== undefined
}

export type Checkpoint = RunKey & {
  text: Buffer
  provider: string | null
  model: string | null
}

export const sealRunText = (box: Box, messageId: string, text: string): Buffer =>
  box.seal(text, runTextContext(messageId))

/**
 * Writes the texts so far and renews the leases, all runs of a process in one statement. Returns the
 * message ids that were still held; the others were ended or taken over and must stop.
 */
export async function checkpointRuns(
  db: Db,
  checkpoints: readonly Checkpoint[],
  leaseMs: number,
): Promise<Set<string>> {
  if (checkpoints.length === 0) return new Set()
  const column = <K extends keyof Checkpoint>(key: K) => checkpoints.map((each) => each[key])
  const { rows } = await sql<{ message_id: string }>`
    update replies set text = held.text, provider = held.provider, model = held.model,
      lease_until = ${leaseFromNow(leaseMs)}
    from unnest(
      ${column('messageId')}::uuid[], ${column('fence')}::bigint[], ${column('text')}::bytea[],
      ${column('provider')}::text[], ${column('model')}::text[]
    ) as held(message_id, fence, text, provider, model)
    where replies.message_id = held.message_id and replies.fence = held.fence
      and replies.status = 'running'
    returning replies.message_id`.execute(db)
  return new Set(rows.map((row) => row.message_id))
}

/** Ends a run; false when it is not this run's any more. */
export async function endRun(
  tx: Tx,
  run: OwnedRun,
  status: Message['status'],
  endedAt: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('replies')
    .set({ status, text: null, asked: null, reservation: null, ended_at: endedAt })
    .where('message_id', '=', run.messageId)
    .where('fence', '=', run.fence)
    .where('user_id', '=', run.userId)
    .where('status', '=', 'running')
    .returning('message_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The latest run of a message of this user, with its owner; null when it never had one. */
export async function findRun(
  db: Db,
  userId: string,
  messageId: string,
): Promise<(ReplyRun & { owner: string; status: Message['status'] }) | null> {
  const row = await db
    .selectFrom('replies')
    .selectAll()
    .where('message_id', '=', messageId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined ? null : { ...toRun(row), owner: row.owner, status: row.status }
}

/** Runs whose lease is over, longest over first. */
export async function listExpired(db: Db, limit: number): Promise<ReplyRun[]> {
  const rows = await db
    .selectFrom('replies')
    .select(['message_id', 'fence', 'companion_id', 'user_id', 'kind', 'reservation'])
    .where('status', '=', 'running')
    .where('lease_until', '<', sql<Date>`clock_timestamp()`)
    .orderBy('lease_until')
    .limit(limit)
    .execute()
  return rows.map(toRun)
}

/** What a run wrote last, who wrote it, who asked for it, and what was reserved for it. */
export type RunText = Pick<ReplyRun, 'reservation'> & {
  text: string
  ask: RunAsk | null
  provider: string | null
  model: string | null
}

/**
 * Locks a run that is still going on (with `expiredOnly`: whose lease is over) and returns what it
 * wrote last; null when it ended, was renewed or is being ended by somebody else.
 */
export async function lockRunText(
  tx: Tx,
  box: Box,
  run: OwnedRun,
  options: { expiredOnly: boolean },
): Promise<RunText | null> {
  let query = tx
    .selectFrom('replies')
    .select(['text', 'asked', 'provider', 'model', 'reservation'])
    .where('message_id', '=', run.messageId)
    .where('fence', '=', run.fence)
    .where('user_id', '=', run.userId)
    .where('status', '=', 'running')
    .forUpdate()
  if (options.expiredOnly) {
    query = query.where('lease_until', '<', sql<Date>`clock_timestamp()`).skipLocked()
  }
  const row = await query.executeTakeFirst()
  if (row === undefined) return null
  const text = row.text === null ? '' : box.unseal(row.text, runTextContext(run.messageId))
  const ask =
    row.asked === null
      ? null
      : (JSON.parse(box.unseal(row.asked, runAskContext(run.messageId))) as RunAsk)
  const { provider, model, reservation } = row
  return { text, ask, provider, model, reservation }
}

/** Locks the row of a message's latest run, if it has one. */
export async function lockRun(tx: Tx, userId: string, messageId: string): Promise<void> {
  await tx
    .selectFrom('replies')
    .select('message_id')
    .where('user_id', '=', userId)
    .where('message_id', '=', messageId)
    .forUpdate()
    .execute()
}

type RunRow = {
  message_id: string
  fence: string
  companion_id: string
  user_id: string
  kind: ReplyKind
  reservation: string | null
}

const toRun = (row: RunRow): ReplyRun => ({
  messageId: row.message_id,
  fence: row.fence,
  companionId: row.companion_id,
  userId: row.user_id,
  kind: row.kind,
  reservation: row.reservation,
})
