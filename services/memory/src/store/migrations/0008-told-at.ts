import { sql, type Kysely } from 'kysely'

/** What was made of messages is as old as the first of them, not as the reading of it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update memories as m set created_at = told.at
    from (
      select user_id, slot, fingerprint, min(said_at) as at from evidence group by 1, 2, 3
    ) as told
    where m.origin = 'derived' and m.user_id = told.user_id and m.slot = told.slot
      and m.fingerprint = told.fingerprint
      and m.created_at > told.at
      and not exists (
        select from memories o where o.user_id = m.user_id and o.slot = m.slot
          and o.fingerprint = m.fingerprint and o.id <> m.id)`.execute(db)
}
