import { newId } from '@lumen/database/ids'
import { sql, type Kysely } from 'kysely'

// oxlint-disable-next-line typescript/no-explicit-any -- whoever opened them, they are the tables of billing
type Db = Kysely<any>

/**
 * Gives a wallet the history of so many entries: lots that were spent to the end, four entries for
 * each use. The triggers that keep balances are off meanwhile: every account of it ends empty.
 */
export async function seedHistory(db: Db, userId: string, entries: number): Promise<void> {
  // In parts that stay under the time limit of a statement.
  for (let left = entries; left > 0; left -= seedPart)
    await seedEntries(db, userId, Math.min(left, seedPart))
  for (const table of ['entries', 'accounts', 'movements', 'reservations', 'lots'])
    await sql`analyze ${sql.table(table)}`.execute(db)
}

const seedPart = 40_000

async function seedEntries(db: Db, userId: string, entries: number): Promise<void> {
  const perLot = 2_500
  const count = Math.floor(entries / 4)
  const part = newId()
  await db.transaction().execute(async (tx) => {
    for (const table of ['entries', 'accounts', 'movements'])
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
    await sql`insert into accounts (id, user_id, kind, balance)
      values (gen_random_uuid(), ${userId}, 'held', 0)
      on conflict do nothing`.execute(tx)
    await sql`create temp table seed_lots on commit drop as
      select n, gen_random_uuid() as account, gen_random_uuid() as granted
        from generate_series(0, ${Math.ceil(count / perLot) - 1}::int) n`.execute(tx)
    await sql`insert into accounts (id, user_id, kind, balance)
      select account, ${userId}, 'lot', 0 from seed_lots`.execute(tx)
    await sql`insert into lots (account_id, user_id, source, granted, created_at, reference)
      select account, ${userId}, 'pack', ${perLot}, now() - interval '1 year', 'seed-' || n
        from seed_lots`.execute(tx)
    await sql`create temp table seed_uses on commit drop as
      select n, n / ${perLot} as lot, gen_random_uuid() as id,
          gen_random_uuid() as reserved, gen_random_uuid() as settled
        from generate_series(0, ${count - 1}::int) n`.execute(tx)
    await sql`insert into movements (id, user_id, kind, idempotency_key, subject, amount, created_at)
      select reserved, ${userId}::uuid, 'reserve', 'reserve:' || id, 'text', 0,
          now() - interval '1 year' + n * interval '1 second' from seed_uses
      union all
      select settled, ${userId}::uuid, 'settle', 'settle:' || id, 'text', -1,
          now() - interval '1 year' + n * interval '1 second' from seed_uses
      union all
      select granted, ${userId}::uuid, 'grant', 'seed:' || granted, 'pack:ultimate', uses,
          now() - interval '1 year'
        from seed_lots
        join (select lot, count(*)::int as uses from seed_uses group by lot) of_lot
          on of_lot.lot = seed_lots.n`.execute(tx)
    await sql`insert into reservations (id, user_id, key, kind, units, credits, status, created_at,
        expires_at, ended_at)
      select id, ${userId}, ${part} || n, 'text', 1, 1, 'settled', now() - interval '1 year',
        now() - interval '1 year', now() - interval '1 year' from seed_uses`.execute(tx)
    await sql`with house as (select kind, id from accounts where user_id is null),
        held as (select id from accounts where user_id = ${userId} and kind = 'held')
      insert into entries (movement_id, account_id, amount)
      select reserved, account, -1 from seed_uses join seed_lots on seed_lots.n = lot
      union all select reserved, held.id, 1 from seed_uses, held
      union all select settled, held.id, -1 from seed_uses, held
      union all select settled, house.id, 1 from seed_uses, house where kind = 'spent'
      union all
      select granted, account, uses from seed_lots
        join (select lot, count(*)::int as uses from seed_uses group by lot) of_lot
          on of_lot.lot = seed_lots.n
      union all
      select granted, house.id, -uses from house, seed_lots
        join (select lot, count(*)::int as uses from seed_uses group by lot) of_lot
          on of_lot.lot = seed_lots.n
        where kind = 'issued'`.execute(tx)
    for (const table of ['entries', 'accounts', 'movements'])
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx)
  })
}
