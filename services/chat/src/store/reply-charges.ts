import { sql, type Kysely, type Selectable } from 'kysely'
import type { ChatTables } from './tables.ts'
import type { ReplyChargeTable } from './tables/replies.ts'

type Db = Kysely<ChatTables>

export type ReplyCharge = Omit<Selectable<ReplyChargeTable>, 'due_at'>

/** Longer than one question to billing takes: whoever wrote it down asks first. */
const firstAskMs = 10_000
/** Longer than a batch of the sweep takes: until then no other copy asks for it. */
const claimMs = 60_000

// By the database's clock alone: those of the copies may differ.
const fromNow = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`

/** Writes down what is owed for a reservation; what was owed for it before counts no more. */
export async function oweReply(db: Db, charge: ReplyCharge): Promise<void> {
  const { user_id: userId, ...owed } = charge
  const values = { ...owed, due_at: fromNow(firstAskMs) }
  await db
    .insertInto('reply_charges')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.constraint('reply_charges_pkey').doUpdateSet(values))
    .execute()
}

/** Takes what is due, the longest first: no other copy gets it within the minute. */
export async function claimDueCharges(db: Db, limit: number): Promise<ReplyCharge[]> {
  return db
    .updateTable('reply_charges')
    .set({ due_at: fromNow(claimMs) })
    .where('reservation', 'in', (eb) =>
      eb
        .selectFrom('reply_charges')
        .select('reservation')
        .where('due_at', '<', sql<Date>`clock_timestamp()`)
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

/** Billing has answered. */
export async function removeReplyCharge(
  db: Db,
  { reservation, state }: Pick<ReplyCharge, 'reservation' | 'state'>,
): Promise<void> {
  await db
    .deleteFrom('reply_charges')
    .where('reservation', '=', reservation)
    .where('state', '=', state)
    .execute()
}
