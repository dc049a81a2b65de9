import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { endOf, type CallEnd } from '../domain/call-time.ts'
import { oweMinutes } from './call-minutes.ts'
import type { CallTable, MediaTables } from './tables.ts'

type Db = Kysely<MediaTables>
type Tx = Transaction<MediaTables>

export type Call = Selectable<CallTable>

const callsOf = (db: Db, userId: string) =>
  db.selectFrom('calls').selectAll().where('user_id', '=', userId)

export async function findCallOf(db: Db, userId: string, callId: string): Promise<Call | null> {
  return (await callsOf(db, userId).where('id', '=', callId).executeTakeFirst()) ?? null
}

/** The call of a user that was begun under this key. */
export async function findCallByKey(
  db: Db,
  userId: string,
  requestKey: string,
): Promise<Call | null> {
  const call = await callsOf(db, userId).where('request_key', '=', requestKey).executeTakeFirst()
  return call ?? null
}

/** The call of a user that goes on. */
export async function findOpenCall(db: Db, userId: string): Promise<Call | null> {
  return (await callsOf(db, userId).where('ended_at', 'is', null).executeTakeFirst()) ?? null
}

/**
 * Begins a call, or finds the one that was begun under its key; another one that goes on ends.
 * @returns `former`: the one that ended, and how
 */
export async function insertCall(
  db: Db,
  call: Omit<Call, 'ended_at' | 'ending' | 'alive_at'>,
): Promise<{ call: Call; former: ({ id: string } & CallEnd) | null }> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${call.user_id}, 0))`.execute(tx)
    const same = await findCallByKey(tx, call.user_id, call.request_key)
    if (same !== null) return { call: same, former: null }
    const now = call.started_at
    const open = await findOpenCall(tx, call.user_id)
    const former = open && {
      id: open.id,
      ...(endOf(open, now) ?? { ending: 'replaced' as const, at: now }),
    }
    if (former !== null) await endCall(tx, former.id, former, now)
    const begun = await tx
      .insertInto('calls')
      .values({ ...call, alive_at: now })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { call: begun, former }
  })
}

/** Ends a call, whose newest minute is owed from then on; false when it had ended. */
export async function endCall(tx: Tx, callId: string, { ending, at }: CallEnd, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('calls')
    .set({ ended_at: at, ending })
    .where('id', '=', callId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await oweMinutes(tx, callId, { before: null, now })
  return true
}

/** Notes a sign of life, and holds whoever would end the call meanwhile; false when it has ended. */
export async function keepAlive(tx: Tx, callId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('calls')
    .set({ alive_at: sql<Date>`greatest(alive_at, ${now}::timestamptz)` })
    .where('id', '=', callId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes a call for which nothing was ever set aside: its key is free again. */
export async function removeUnpaidCall(db: Db, callId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('call_minutes')
      .where('call_id', '=', callId)
      .where('charge_state', '=', 'reserving')
      .execute()
    await tx
      .deleteFrom('calls')
      .where('id', '=', callId)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('call_minutes').select('minute').where('call_id', '=', callId))),
      )
      .execute()
  })
}

/** Calls without a sign of life since `silentSince`, and those that began before `begunBefore`. */
export const overdueCalls = (
  db: Db,
  { silentSince, begunBefore, limit }: { silentSince: Date; begunBefore: Date; limit: number },
): Promise<Call[]> =>
  db
    .selectFrom('calls')
    .selectAll()
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('alive_at', '<', silentSince), eb('started_at', '<=', begunBefore)]))
    .limit(limit)
    .execute()

/** Removes calls that ended before a time and owe nothing. */
export async function removeEndedCalls(db: Db, endedBefore: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .selectFrom('calls')
      .select('id')
      .where('ended_at', '<', endedBefore)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('call_minutes')
              .select('minute')
              .whereRef('call_id', '=', 'calls.id')
              .where('charge_state', '<>', 'closed'),
          ),
        ),
      )
      .limit(500)
      .execute()
    const ids = ended.map(({ id }) => id)
    if (ids.length === 0) return
    await tx.deleteFrom('call_minutes').where('call_id', 'in', ids).execute()
    await tx.deleteFrom('calls').where('id', 'in', ids).execute()
  })
}
