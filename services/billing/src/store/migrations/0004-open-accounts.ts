import { sql, type Kysely } from 'kysely'

/**
 * Which accounts have something in them is a column of its own: while balances were in the conditions
 * of indexes, each entry wrote into every index of its account. Held credits come and go with each
 * use, so that account always counts.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table accounts add column open boolean not null
    generated always as (kind = 'held' or coalesce(balance, 0) <> 0) stored`.execute(db)
  await sql`alter table accounts set (fillfactor = 80)`.execute(db)
  await sql`drop index accounts_open`.execute(db)
  await sql`drop index accounts_expiring`.execute(db)
  await sql`create index accounts_open on accounts (user_id) where open`.execute(db)
  await sql`create index accounts_expiring on accounts (expires_at)
    where open and expires_at is not null`.execute(db)
}
