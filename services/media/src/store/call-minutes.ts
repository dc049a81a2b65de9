import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { CallMinuteTable, ChargeState, MediaTables } from './tables.ts'

type Db = Kysely<MediaTables>
type Tx = Transaction<MediaTables>

export type CallMinute = Selectable<CallMinuteTable>
export type MinuteRef = { readonly callId: string; readonly minute: number }

const unpaid = ['reserving', 'reserved'] as const satisfies ChargeState[]
const owed = ['settle', 'release'] as const satisfies ChargeState[]

/** What is owed from now on for minutes of a call that are over: those before one, or all. */
export async function oweMinutes(
  tx: Tx,
  callId: string,
  { before, now }: { before: number | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('call_minutes')
    .set({
      charge_state: sql<ChargeState>`case when worked and reservation_id is not null
        then 'settle' else 'release' end`,
      due_at: now,
    })
    .where('call_id', '=', callId)
    .where('charge_state', 'in', unpaid)
    .$if(before !== null, (query) => query.where('minute', '<', before!))
    .execute()
}

/**
 * The newest minute of a call: this one, unless a later one was begun. Earlier ones are owed from now on.
 * To be called in a transaction that holds the call.
 */
export async function beginMinute(
  tx: Tx,
  { callId, userId, minute: wanted, now }: MinuteRef & { userId: string; now: Date },
): Promise<Pick<CallMinute, 'minute' | 'charge_state'>> {
  const newest = () =>
    tx
      .selectFrom('call_minutes')
      .select(['minute', 'charge_state'])
      .where('call_id', '=', callId)
      .orderBy('minute', 'desc')
      .limit(1)
      .executeTakeFirst()
  const known = await newest()
  if (known !== undefined && known.minute >= wanted) return known
  await oweMinutes(tx, callId, { before: wanted, now })
  const state = 'reserving'
  await tx
    .insertInto('call_minutes')
    .values({ call_id: callId, minute: wanted, user_id: userId, charge_state: state })
    .execute()
  return { minute: wanted, charge_state: state }
}

/** The reservation of a minute stands; false when it is not waited for any more. */
export async function markMinuteReserved(
  db: Db,
  { callId, minute }: MinuteRef,
  reserved: { id: string; credits: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('call_minutes')
    .set({
      charge_state: 'reserved',
      reservation_id: reserved.id,
      credits: reserved.credits,
    })
    .where('call_id', '=', callId)
    .where('minute', '=', minute)
    .where('charge_state', 'in', unpaid)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findMinute(
  db: Db,
  { callId, minute }: MinuteRef,
): Promise<CallMinute | null> {
  const row = await db
    .selectFrom('call_minutes')
    .selectAll()
    .where('call_id', '=', callId)
    .where('minute', '=', minute)
    .executeTakeFirst()
  return row ?? null
}

/** Something was heard or said: the minute that goes on is to be paid. False when the call has ended. */
export async function markWorked(db: Db, callId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('call_minutes')
    .set({ worked: true })
    .where('call_id', '=', callId)
    .where('charge_state', 'in', unpaid)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Billing has answered. */
export async function closeMinute(
  db: Db,
  { callId, minute }: MinuteRef,
  credits: number,
): Promise<void> {
  await db
    .updateTable('call_minutes')
    .set({ charge_state: 'closed', credits })
    .where('call_id', '=', callId)
    .where('minute', '=', minute)
    .where('charge_state', 'in', owed)
    .execute()
}

/** Minutes of which billing has not answered yet: of a call, or all that were due before a time. */
export async function owedMinutes(
  db: Db,
  of: { callId: string } | { dueBefore: Date; limit: number },
): Promise<MinuteRef[]> {
  const all = db
    .selectFrom('call_minutes')
    .select(['call_id as callId', 'minute'])
    .where('charge_state', 'in', owed)
    .orderBy('due_at')
    .orderBy('minute')
  return 'callId' in of
    ? all.where('call_id', '=', of.callId).execute()
    : all.where('due_at', '<', of.dueBefore).limit(of.limit).execute()
}

/** What the minutes of a call cost in which something was heard or said. */
export async function creditsOfCall(db: Db, callId: string): Promise<number> {
  const { credits } = await db
    .selectFrom('call_minutes')
    .select(({ fn }) => fn.sum<string | null>('credits').as('credits'))
    .where('call_id', '=', callId)
    .where('worked', '=', true)
    .executeTakeFirstOrThrow()
  return Number(credits ?? 0)
}
