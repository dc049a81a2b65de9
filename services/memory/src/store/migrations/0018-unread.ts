import { sql, type Kysely } from 'kysely'

/** It reads every turn that waits; nothing else need wait for it. */
export const apart = true

/** Has talks read in which something was said while they were read, of which nobody took notice. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update conversations as talk set unread = waiting.turns
    from (
      select companion_id, user_id, count(*)::integer as turns from turns
      where read_version < version group by 1, 2
    ) as waiting
    where talk.companion_id = waiting.companion_id and talk.user_id = waiting.user_id
      and talk.unread = 0`.execute(db)
}
