import type { Kysely } from 'kysely'
import type { MediaTables } from './tables.ts'

export async function unfinishedJobsOf(db: Kysely<MediaTables>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .execute()
  return rows.map(({ id }) => id)
}
