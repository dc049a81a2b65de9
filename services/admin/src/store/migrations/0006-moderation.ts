import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('moderation_cases')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('owner_id', 'uuid')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('target_id', 'text', (c) => c.notNull())
    .addColumn('target_version', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('evidence', 'bytea', (c) => c.notNull())
    .addColumn('flagged', 'text')
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('open'))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('action', 'text')
    .addColumn('rule', 'text')
    .addColumn('explanation', 'text')
    .addColumn('decision_id', 'uuid')
    .addColumn('decided_by', 'uuid')
    .addColumn('decided_at', 'timestamptz')
    .addColumn('appealed_by', 'uuid')
    .addColumn('appealed_at', 'timestamptz')
    .addColumn('appeal', 'bytea')
    .addColumn('effects_due', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('suspended', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('moderation_cases_once', [
      'user_id',
      'kind',
      'target_id',
      'target_version',
    ])
    .execute()
  await db.schema
    .createIndex('moderation_cases_state')
    .on('moderation_cases')
    .columns(['state', 'created_at', 'id'])
    .execute()
  await createDecisionLog(db)
}

/** Lines are added, never changed; only whom one is about is taken out, when that account is erased. */
async function createDecisionLog(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('moderation_decisions')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('case_id', 'uuid')
    .addColumn('subject', 'uuid')
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('decided_by', 'text', (c) => c.notNull())
    .addColumn('rule', 'text')
    .addColumn('provider', 'text')
    .addColumn('model', 'text')
    .addColumn('provider_away', 'boolean', (c) => c.notNull())
    .addColumn('actor', 'uuid')
    .addColumn('reason', 'text')
    .execute()
  await db.schema
    .createIndex('moderation_decisions_case')
    .on('moderation_decisions')
    .column('case_id')
    .execute()
  await db.schema
    .createIndex('moderation_decisions_subject')
    .on('moderation_decisions')
    .column('subject')
    .execute()
  await sql`
    create function keep_moderation_decisions() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.subject is null and new.case_id is null and new.reason is null
        and (new.id, new.at, new.what, new.action, new.decided_by, new.rule, new.provider, new.model, new.actor)
          is not distinct from
          (old.id, old.at, old.what, old.action, old.decided_by, old.rule, old.provider, old.model, old.actor)
      then return new; end if;
      raise exception 'the log of decisions is only added to';
    end $$`.execute(db)
  await sql`
    create trigger keep_moderation_decisions before update or delete on moderation_decisions
    for each row execute function keep_moderation_decisions()`.execute(db)
}
