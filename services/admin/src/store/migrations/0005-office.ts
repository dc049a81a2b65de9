import { createInboxTable } from '@lumen/database/inbox'
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey())
    .addColumn('joined_at', 'timestamptz', (c) => c.notNull())
    .addColumn('last_active_on', 'date')
    .execute()
  await db.schema.createIndex('people_joined').on('people').column('joined_at').execute()
  await db.schema.createIndex('people_active').on('people').column('last_active_on').execute()
  await db.schema
    .createTable('people_companions')
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('companion_id', 'uuid', (c) => c.notNull())
    .addPrimaryKeyConstraint('people_companions_pkey', ['user_id', 'companion_id'])
    .execute()
  await db.schema
    .createTable('activities')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('activities_at').on('activities').columns(['at', 'id']).execute()
  await db.schema
    .createTable('gateway_answers')
    .addColumn('gateway_id', 'uuid', (c) => c.notNull())
    .addColumn('minute', 'timestamptz', (c) => c.notNull())
    .addColumn('answers', 'integer', (c) => c.notNull())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('gateway_answers_pkey', ['minute', 'gateway_id'])
    .execute()
  await db.schema.alterTable('contact_messages').addColumn('closed_at', 'timestamptz').execute()
  await createAuditLog(db)
  await createInboxTable(db.schema)
}

/** Lines are added, never changed; only whom one is about may be taken out, when that account is erased. */
async function createAuditLog(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('actor', 'uuid', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'uuid')
    .addColumn('reason', 'text')
    .execute()
  await db.schema.createIndex('audit_log_subject').on('audit_log').column('subject').execute()
  await sql`
    create function keep_audit_log() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.subject is null
        and (new.id, new.at, new.actor, new.action) = (old.id, old.at, old.actor, old.action)
      then return new; end if;
      raise exception 'the audit log is only added to';
    end $$`.execute(db)
  await sql`
    create trigger keep_audit_log before update or delete on audit_log
    for each row execute function keep_audit_log()`.execute(db)
}
