import { milestoneCounts } from '@lumen/contracts/memory/growth'
import { sql, type Kysely } from 'kysely'
import type { MemoryTables } from './tables.ts'

export type Milestone = { kind: keyof typeof milestoneCounts; count: number; reachedAt: Date }

/** When a user and a companion came to how many messages, days and memories; days are those of `timeZone`. */
export async function listMilestones(
  db: Kysely<MemoryTables>,
  { userId, companionId }: { userId: string; companionId: string },
  timeZone: string,
): Promise<Milestone[]> {
  const { messages, days, memories } = milestoneCounts
  const { rows } = await sql<{ kind: Milestone['kind']; nth: string; reached_at: Date }>`
    with said as (
      select said_at, (said_at at time zone ${timeZone})::date as day from turns
      where user_id = ${userId} and companion_id = ${companionId} and is_from_user
    ), counted as (
      select 'messages' as kind, row_number() over (order by said_at) as nth,
        said_at as reached_at from said
      union all
      select 'days', row_number() over (order by day), min(said_at) from said group by day
      union all
      select 'memories', row_number() over (order by created_at, id), created_at from memories
      where user_id = ${userId} and companion_id = ${companionId}
        and deleted_at is null and valid_to is null
    )
    select kind, nth, reached_at from counted
    where (kind = 'messages' and nth = any(${messages}::bigint[]))
      or (kind = 'days' and nth = any(${days}::bigint[]))
      or (kind = 'memories' and nth = any(${memories}::bigint[]))
    order by reached_at desc, kind, nth desc`.execute(db)
  return rows.map(({ kind, nth, reached_at: reachedAt }) => ({
    kind,
    count: Number(nth),
    reachedAt,
  }))
}
