import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  // An object that goes is taken out of its job, and one that a job made stays with it.
  for (const column of ['object_id', 'poster_id'])
    await db.schema
      .createIndex(`jobs_${column}`)
      .on('jobs')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute()
  // The sweep looks for them each minute.
  await db.schema
    .createIndex('jobs_deleted')
    .on('jobs')
    .column('finished_at')
    .where(sql<boolean>`deleted`)
    .execute()
}
