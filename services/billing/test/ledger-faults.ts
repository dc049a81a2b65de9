import { sql, type Kysely } from 'kysely'
import type { BillingTables } from '../src/store/tables.ts'

/**
 * What must hold of the books whatever happened: movements and balances add up, nobody is below
 * zero, and what is held is what open reservations say.
 */
export async function faultsOf(db: Kysely<BillingTables>): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'movement ' || movement_id || ' is not balanced' as fault
      from entries group by movement_id having sum(amount) <> 0
    union all
    select 'balance of ' || accounts.id || ' is not the sum of its entries'
      from accounts left join entries on account_id = accounts.id
      where user_id is not null group by accounts.id
      having accounts.balance <> coalesce(sum(amount), 0)
    union all
    select 'account ' || id || ' is on the wrong side of zero' from accounts
      where user_id is not null and (case when kind = 'debt' then balance > 0 else balance < 0 end)
    union all
    select 'held credits of ' || wallets.user_id || ' are not those of reservations' from wallets
      where coalesce((select balance from accounts
        where accounts.user_id = wallets.user_id and kind = 'held'), 0)
      <> coalesce((select sum(credits) from reservations
        where reservations.user_id = wallets.user_id and status = 'reserved'), 0)
    union all
    select 'usage of ' || usage.user_id || ' is not that of reservations' from usage
      where (used, held) <> (select
        coalesce(sum(units) filter (where status = 'settled'), 0),
        coalesce(sum(units) filter (where status = 'reserved'), 0)
        from reservations where reservations.user_id = usage.user_id
          and reservations.meter = usage.meter and reservations.meter_period = usage.period)
    union all
    select 'statement of ' || wallets.user_id || ' is not what is there' from wallets
      where coalesce((select sum(amount) from movements
        where movements.user_id = wallets.user_id), 0)
      <> coalesce((select sum(balance) from accounts
        where accounts.user_id = wallets.user_id), 0)
    union all
    select 'points of ' || wallets.user_id || ' are not what was spent' from wallets
      where vip_points <> coalesce((select sum(credits) from reservations
        where reservations.user_id = wallets.user_id and status = 'settled'), 0)`.execute(db)
  return rows.map(({ fault }) => fault)
}
