import { sql, type Kysely, type Transaction } from 'kysely'
import type { Meter, UseKind } from '../domain/quota.ts'
import type { BillingTables, ReservationStatus } from './tables.ts'
import type { Statement } from './run-combined.ts'
import type { Usage } from './usage.ts'

export type Reservation = {
  id: string
  userId: string
  kind: UseKind
  units: number
  credits: number
  status: ReservationStatus
  meter: { name: Meter; period: string } | null
}

const columns = [
  'id',
  'user_id',
  'kind',
  'units',
  'credits',
  'status',
  'meter',
  'meter_period',
] as const

type Row = {
  id: string
  user_id: string
  kind: UseKind
  units: number
  credits: number
  status: Reservation['status']
  meter: Meter | null
  meter_period: string | null
}

const opened = (row: Row): Reservation => ({
  id: row.id,
  userId: row.user_id,
  kind: row.kind,
  units: row.units,
  credits: row.credits,
  status: row.status,
  meter:
    row.meter === null || row.meter_period === null
      ? null
      : { name: row.meter, period: row.meter_period },
})

export async function findReservation(
  db: Kysely<BillingTables>,
  id: string,
): Promise<Reservation | null> {
  const row = await db
    .selectFrom('reservations')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? opened(row) : null
}

/**
 * The reservation of a key that stands, neither given back nor made good, and what is used and held
 * on a meter.
 */
export async function findStandingAndUsage(
  db: Kysely<BillingTables>,
  userId: string,
  { key, meter }: { key: string; meter: { name: Meter; period: string } | null },
): Promise<{ standing: Pick<Reservation, 'id' | 'credits'> | null; usage: Usage }> {
  const row = await db
    .selectFrom('wallets')
    .leftJoin('reservations', (join) =>
      join
        .onRef('reservations.user_id', '=', 'wallets.user_id')
        .on('reservations.key', '=', key)
        // Written out: the index of reservations that stand is chosen by these words.
        .on('reservations.status', 'in', [
          sql.lit('reserved' as const),
          sql.lit('settled' as const),
        ]),
    )
    .leftJoin('usage', (join) =>
      join
        .onRef('usage.user_id', '=', 'wallets.user_id')
        .on('usage.meter', '=', meter?.name ?? null)
        .on('usage.period', '=', meter?.period ?? null),
    )
    .select(['reservations.id', 'reservations.credits', 'usage.used', 'usage.held'])
    .where('wallets.user_id', '=', userId)
    .executeTakeFirst()
  return {
    standing: row?.id && row.credits !== null ? { id: row.id, credits: row.credits } : null,
    usage: { used: row?.used ?? 0, held: row?.held ?? 0 },
  }
}

/** The reservation of a key that stands: neither given back nor made good. */
export async function findStanding(
  db: Kysely<BillingTables>,
  userId: string,
  key: string,
): Promise<Reservation | null> {
  const row = await db
    .selectFrom('reservations')
    .select(columns)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', 'in', ['reserved', 'settled'])
    .executeTakeFirst()
  return row ? opened(row) : null
}

/** The statement that enters a reservation. */
export const newReservation = (
  tx: Transaction<BillingTables>,
  reservation: Omit<Reservation, 'status'> & { key: string; at: Date; expiresAt: Date },
): Statement =>
  tx.insertInto('reservations').values({
    id: reservation.id,
    user_id: reservation.userId,
    key: reservation.key,
    kind: reservation.kind,
    units: reservation.units,
    credits: reservation.credits,
    status: 'reserved',
    meter: reservation.meter?.name ?? null,
    meter_period: reservation.meter?.period ?? null,
    created_at: reservation.at,
    expires_at: reservation.expiresAt,
  })

/** The statement that ends a reservation. `credits` and `units`: what was really spent. */
export function endOf(
  tx: Transaction<BillingTables>,
  id: string,
  end:
    | { status: 'settled'; credits: number; units: number; at: Date }
    | { status: 'released' | 'refunded'; at: Date },
): Statement {
  const { at, ...change } = end
  return tx
    .updateTable('reservations')
    .set({ ...change, ended_at: at })
    .where('id', '=', id)
}

/** Reservations that nobody settled in time; a page after `after`. */
export async function overdueReservations(
  db: Kysely<BillingTables>,
  now: Date,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('reservations')
    .select('id')
    .where('status', '=', 'reserved')
    .where('expires_at', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
