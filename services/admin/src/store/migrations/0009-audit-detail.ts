import { sql, type Kysely } from 'kysely'

/**
 * What was done exactly, beside the action. Once an account is erased its lines lose whom they were
 * about, why, and how much; no other line is changed in anything.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('audit_log').addColumn('detail', 'text').execute()
  await sql`
    create or replace function keep_audit_log() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.subject is not null
        and new.subject is null and new.reason is null and new.detail is null
        and (new.id, new.at, new.actor, new.action) = (old.id, old.at, old.actor, old.action)
      then return new; end if;
      raise exception 'the audit log is only added to';
    end $$`.execute(db)
}
