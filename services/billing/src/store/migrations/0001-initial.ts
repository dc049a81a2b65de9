import { createInboxTable } from '@lumen/database/inbox'
import { createOutboxTables } from '@lumen/database/outbox'
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('wallets')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey())
    .addColumn('plan', 'text', (c) => c.notNull().defaultTo('free'))
    .addColumn('interval', 'text', (c) => c.notNull().defaultTo('month'))
    .addColumn('anchor', 'timestamptz', (c) => c.notNull())
    .addColumn('renews_at', 'timestamptz', (c) => c.notNull())
    .addColumn('vip_points', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('wallets_renewal').on('wallets').column('renews_at').execute()
  await createLedger(db)
  await guardLedger(db)
  await createReservations(db)
  await createOutboxTables(db.schema)
  await createInboxTable(db.schema)
}

async function createLedger(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('balance', 'integer')
    .addColumn('expires_at', 'timestamptz')
    .addCheckConstraint(
      'accounts_kind',
      sql`kind in ('lot', 'held', 'debt', 'issued', 'spent', 'expired')`,
    )
    .addCheckConstraint(
      'accounts_balance',
      sql`case when user_id is null then balance is null
        when kind = 'debt' then balance <= 0
        else balance >= 0 end`,
    )
    .execute()
  // Reading what somebody has must not take longer the more they had before.
  await sql`create index accounts_open on accounts (user_id) where balance <> 0`.execute(db)
  await sql`create index accounts_expiring on accounts (expires_at) where balance > 0`.execute(db)
  await sql`create unique index accounts_single on accounts (user_id, kind)
    where kind <> 'lot'`.execute(db)
  await sql`create unique index accounts_house on accounts (kind) where user_id is null`.execute(db)
  await sql`insert into accounts (id, kind)
    select gen_random_uuid(), kind from unnest(array['issued', 'spent', 'expired']) kind`.execute(
    db,
  )

  await db.schema
    .createTable('lots')
    .addColumn('account_id', 'uuid', (c) => c.primaryKey().references('accounts.id'))
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('granted', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addCheckConstraint('lots_source', sql`source in ('plan', 'pack', 'refund', 'bonus')`)
    .addCheckConstraint('lots_granted', sql`granted > 0`)
    .execute()
  await db.schema
    .createIndex('lots_reference')
    .on('lots')
    .columns(['user_id', 'reference'])
    .execute()

  await db.schema
    .createTable('movements')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('position', 'bigint', (c) => c.notNull().generatedAlwaysAsIdentity())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('idempotency_key', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('movements_once', ['user_id', 'idempotency_key'])
    .execute()
  await sql`create index movements_statement on movements (user_id, position)
    where amount <> 0`.execute(db)

  await db.schema
    .createTable('entries')
    .addColumn('movement_id', 'uuid', (c) => c.notNull().references('movements.id'))
    .addColumn('account_id', 'uuid', (c) => c.notNull().references('accounts.id'))
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('entries_pkey', ['movement_id', 'account_id'])
    .addCheckConstraint('entries_amount', sql`amount <> 0`)
    .execute()
}

/** The books guard themselves: no entry is changed, no balance is set by hand, everything adds up. */
async function guardLedger(db: Kysely<never>): Promise<void> {
  await sql`
    create function carry_entry() returns trigger language plpgsql as $$
    begin
      update accounts set balance = balance + new.amount
        where id = new.account_id and user_id is not null;
      return null;
    end $$`.execute(db)
  await sql`create trigger entries_carried after insert on entries
    for each row execute function carry_entry()`.execute(db)

  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% of % is refused: the books are only ever added to', tg_op, tg_table_name;
    end $$`.execute(db)
  await sql`create trigger entries_kept before update on entries
    for each row execute function refuse_change()`.execute(db)
  await sql`create trigger balances_kept before update on accounts
    for each row when (pg_trigger_depth() = 0) execute function refuse_change()`.execute(db)
  await sql`create trigger movements_kept before update on movements
    for each row execute function refuse_change()`.execute(db)

  await sql`
    create function check_balanced() returns trigger language plpgsql as $$
    begin
      if (select coalesce(sum(amount), 0) from entries where movement_id = new.movement_id) <> 0 then
        raise exception 'movement % is not balanced', new.movement_id;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create constraint trigger entries_balanced after insert on entries
    deferrable initially deferred for each row execute function check_balanced()`.execute(db)
}

async function createReservations(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('reservations')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('units', 'integer', (c) => c.notNull())
    .addColumn('credits', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('meter', 'text')
    .addColumn('meter_period', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('ended_at', 'timestamptz')
    .addCheckConstraint(
      'reservations_status',
      sql`status in ('reserved', 'settled', 'released', 'refunded')`,
    )
    .addCheckConstraint('reservations_amounts', sql`units > 0 and credits >= 0`)
    .execute()
  await sql`create unique index reservations_standing on reservations (user_id, key)
    where status in ('reserved', 'settled')`.execute(db)
  await db.schema
    .createIndex('reservations_of_user')
    .on('reservations')
    .columns(['user_id', 'created_at'])
    .execute()
  await sql`create index reservations_open on reservations (expires_at)
    where status = 'reserved'`.execute(db)

  await db.schema
    .createTable('usage')
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('meter', 'text', (c) => c.notNull())
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('used', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('held', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('usage_pkey', ['user_id', 'meter', 'period'])
    .addCheckConstraint('usage_counts', sql`used >= 0 and held >= 0`)
    .execute()
}
