import type { billingEvents } from '@lumen/contracts/billing/bus'
import { newId } from '@lumen/database/ids'
import { stampEvent, writeEvent } from '@lumen/database/outbox'
import { defineStatement, runAsOne } from '@lumen/database/statements'
import { sql, type Kysely } from 'kysely'
import type { BillingTables } from './tables.ts'

type Values = { id: string; at: Date; movementId: string } & ReturnType<typeof stampEvent>

/**
 * The wallet is locked first, the reservation next: what is read of both is what they are then. Its units
 * and credits are no longer held but used and spent, and devices are told.
 */
const settleStanding = defineStatement(
  (_, values: Values) => sql<{ credits: number }>`
    with standing as (
      select reservations.*, wallets.version, accounts.id as held_account
      from wallets
        join reservations on reservations.user_id = wallets.user_id
        left join accounts on accounts.user_id = wallets.user_id and accounts.kind = 'held'
      where reservations.id = ${values.id} and reservations.status = 'reserved'
      for update of wallets, reservations
    ), ended as (
      update reservations set status = 'settled', ended_at = ${values.at}
      from standing where reservations.id = standing.id
    ), counted as (
      update usage set used = usage.used + units, held = usage.held - units
      from standing where usage.user_id = standing.user_id
        and usage.meter = standing.meter and usage.period = standing.meter_period
    ), moved as (
      insert into movements (id, user_id, kind, idempotency_key, subject, amount, created_at)
      select ${values.movementId}::uuid, user_id, 'settle', 'settle:'::text || id, kind, -credits,
        ${values.at}::timestamptz
      from standing where credits > 0
    ), booked as (
      insert into entries (movement_id, account_id, amount)
      select ${values.movementId}::uuid, entry.account_id, entry.amount
      from standing, lateral (values
        (held_account, -credits),
        ((select id from accounts where user_id is null and kind = 'spent'), credits)
      ) as entry (account_id, amount)
      where credits > 0
    ), told as (
      ${writeEvent(
        values,
        sql`jsonb_build_object('userId', user_id, 'version', version + 1) from standing`,
      )}
    )
    update wallets set version = wallets.version + 1, vip_points = vip_points + credits
    from standing where wallets.user_id = standing.user_id
    returning credits`,
)

const changed: keyof typeof billingEvents = 'billing.wallet-changed'

/**
 * Settles a reservation that stands, all of it, as one statement: its wallet is locked while that runs
 * and no longer.
 * @returns the credits that were spent; null: none stands under this id
 */
export async function settleWhole(
  db: Kysely<BillingTables>,
  id: string,
  at: Date,
): Promise<number | null> {
  const values = { id, at, movementId: newId(), ...stampEvent(changed) }
  const [row] = await runAsOne(db, settleStanding(values))
  return row?.credits ?? null
}
