import { sql, type Kysely } from 'kysely'

/** Why accounts are closed: each ground ends by itself, and an account opens when none is left. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('suspensions')
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('ground', 'text', (c) => c.notNull())
    .addColumn('since', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('suspensions_pkey', ['user_id', 'ground'])
    .execute()
  await takeOver(db)
  await db.schema.alterTable('moderation_cases').dropColumn('suspended').execute()
}

/** What reports and the log of administrators say of accounts that are closed now. */
async function takeOver(db: Kysely<never>): Promise<void> {
  await sql`
    insert into suspensions (user_id, ground, since)
    select owner_id, id::text, decided_at from moderation_cases c
    where owner_id is not null and action = 'suspend' and (suspended or effects_due)
      and not exists (
        select from audit_log a
        where a.subject = c.owner_id and a.action = 'restore-user' and a.at > c.decided_at)`.execute(
    db,
  )
  await sql`
    insert into suspensions (user_id, ground, since)
    select subject, 'hand', min(at) from audit_log a
    where action = 'suspend-user'
      and exists (select from people p where p.user_id = a.subject)
      and not exists (
        select from audit_log r
        where r.subject = a.subject and r.action = 'restore-user' and r.id > a.id)
      and not exists (
        select from audit_log d
        where d.subject = a.subject and d.action = 'decide-report'
          and d.actor = a.actor and d.at = a.at)
    group by subject`.execute(db)
}
