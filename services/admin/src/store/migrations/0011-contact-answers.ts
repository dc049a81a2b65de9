import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('contact_messages')
    .addColumn('language', 'text', (c) => c.notNull().defaultTo('zh'))
    .addColumn('answered_at', 'timestamptz')
    .execute()
  await db.schema
    .createTable('contact_answers')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('message_id', 'uuid', (c) =>
      c.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'uuid')
    .addColumn('actor', 'uuid', (c) => c.notNull())
    .addColumn('content', 'bytea', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('handed_over_at', 'timestamptz')
    .addColumn('delivery', 'text', (c) => c.notNull().defaultTo('waiting'))
    .addCheckConstraint(
      'contact_answers_delivery',
      sql`delivery in ('waiting', 'sent', 'captured', 'refused', 'expired')`,
    )
    .execute()
  await db.schema
    .createIndex('contact_answers_of_message')
    .on('contact_answers')
    .columns(['message_id', 'id'])
    .execute()
  await db.schema
    .createIndex('contact_answers_of_user')
    .on('contact_answers')
    .column('user_id')
    .where(sql.ref('user_id'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('contact_answers_to_hand_over')
    .on('contact_answers')
    .column('created_at')
    .where(sql.ref('handed_over_at'), 'is', null)
    .execute()
}
