import { defineStatement, type Statement } from '@lumen/database/statements'
import { sql, type Kysely } from 'kysely'
import type { Meter, UseKind } from '../domain/quota.ts'
import type { BillingTables, ReservationStatus } from './tables.ts'
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

export const openedReservation = (row: Row): Reservation => ({
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

/** The statement that reads a reservation, for `openedReservation`. */
export const reservationOf = defineStatement((db: Kysely<BillingTables>, { id }: { id: string }) =>
  db.selectFrom('reservations').select(columns).where('id', '=', id),
)

/**
 * The statement that reads the reservation of a key that stands, neither given back nor made good, and
 * what is used and held on a meter in periods that began `since` or later, for `standingIn` and `usageIn`.
 */
export const standingAndUsage = defineStatement(
  (
    db: Kysely<BillingTables>,
    asked: { userId: string; key: string; meter: Meter | null; since: string },
  ) =>
    db
      .selectFrom('wallets')
      .leftJoin('reservations', (join) =>
        join
          .onRef('reservations.user_id', '=', 'wallets.user_id')
          .on('reservations.key', '=', asked.key)
          // Written out: the index of reservations that stand is chosen by these words.
          .on('reservations.status', 'in', [
            sql.lit('reserved' as const),
            sql.lit('settled' as const),
          ]),
      )
      .leftJoin('usage', (join) =>
        join
          .onRef('usage.user_id', '=', 'wallets.user_id')
          .on('usage.meter', '=', asked.meter)
          .on('usage.period', '>=', asked.since),
      )
      .select(['reservations.id', 'reservations.credits'])
      .select(['usage.period', 'usage.used', 'usage.held'])
      .where('wallets.user_id', '=', asked.userId),
)

type StandingRow = { id: string | null; credits: number | null }
type UsageRow = { period: string | null; used: number | null; held: number | null }

export function standingIn([row]: readonly StandingRow[]): Pick<
  Reservation,
  'id' | 'credits'
> | null {
  return row?.id && row.credits !== null ? { id: row.id, credits: row.credits } : null
}

/** `period`: nothing is used in none. */
export function usageIn(rows: readonly UsageRow[], period: string | undefined): Usage {
  const row = rows.find((each) => period !== undefined && each.period === period)
  return { used: row?.used ?? 0, held: row?.held ?? 0 }
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
  return row ? openedReservation(row) : null
}

type NewReservation = Omit<Reservation, 'status'> & { key: string; at: Date; expiresAt: Date }

const insertReservation = defineStatement(
  (
    db: Kysely<BillingTables>,
    values: Omit<NewReservation, 'meter'> & { meter: Meter | null; period: string | null },
  ) =>
    db.insertInto('reservations').values({
      id: values.id,
      user_id: values.userId,
      key: values.key,
      kind: values.kind,
      units: values.units,
      credits: values.credits,
      status: 'reserved',
      meter: values.meter,
      meter_period: values.period,
      created_at: values.at,
      expires_at: values.expiresAt,
    }),
)

/** The statement that enters a reservation. */
export const newReservation = ({ meter, ...reservation }: NewReservation): Statement =>
  insertReservation({ ...reservation, meter: meter?.name ?? null, period: meter?.period ?? null })

/** The statement that ends a reservation as settled. `credits` and `units`: what was really spent. */
export const settledWith = defineStatement(
  (
    db: Kysely<BillingTables>,
    { id, credits, units, at }: { id: string; credits: number; units: number; at: Date },
  ) =>
    db
      .updateTable('reservations')
      .set({ status: 'settled', credits, units, ended_at: at })
      .where('id', '=', id),
)

/** The statement that ends a reservation of which nothing is spent. */
export const endedAs = defineStatement(
  (
    db: Kysely<BillingTables>,
    { id, status, at }: { id: string; status: 'released' | 'refunded'; at: Date },
  ) => db.updateTable('reservations').set({ status, ended_at: at }).where('id', '=', id),
)

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
