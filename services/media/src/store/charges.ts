import type { Kysely, Transaction } from 'kysely'
import type { JobRow } from './jobs.ts'
import type { ChargeState, MediaTables } from './tables.ts'

type Db = Kysely<MediaTables>

type OwedCharge = Pick<
  JobRow,
  | 'id'
  | 'user_id'
  | 'status'
  | 'charge_state'
  | 'reservation_id'
  | 'units_made'
  | 'request_id'
  | 'deleted'
  | 'companion_id'
  | 'message_id'
  | 'finished_at'
>

const owed = [
  'id',
  'user_id',
  'status',
  'charge_state',
  'reservation_id',
  'units_made',
  'request_id',
  'deleted',
  'companion_id',
  'message_id',
  'finished_at',
] as const

export async function findCharge(db: Db, jobId: string): Promise<OwedCharge | null> {
  const row = await db.selectFrom('jobs').select(owed).where('id', '=', jobId).executeTakeFirst()
  return row ?? null
}

/** Billing has answered; false when somebody wrote that before. */
export async function closeCharge(
  tx: Transaction<MediaTables>,
  jobId: string,
  state: ChargeState,
  credits: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ charge_state: 'closed', credits })
    .where('id', '=', jobId)
    .where('charge_state', '=', state)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Jobs that ended before `before` and whose payment billing has not answered yet. */
export async function owedCharges(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('charge_state', 'in', ['settle', 'release'])
    .where('finished_at', '<', before)
    .orderBy('finished_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
