import type { Reader } from '@lumen/database/reader'
import { sql } from 'kysely'
import type { ChatTables } from './tables.ts'

export type TalkFigures = {
  totalMessages: number
  totalConversations: number
  daysActive: number
  todayConversations: number
}

/**
 * What a user said and heard. A conversation goes on while no pause lasts 30 minutes; one of today
 * has a message since `dayStart`. Days are those of `timeZone`, an IANA name.
 */
export async function countTalk(
  db: Reader<ChatTables>,
  userId: string,
  timeZone: string,
  dayStart: Date,
): Promise<TalkFigures> {
  const { rows } = await sql<Record<keyof TalkFigures, string>>`
    with paced as (
      select m.companion_id, m.position, m.created_at, m.is_from_user,
        coalesce(
          m.created_at - lag(m.created_at) over of_companion >= interval '30 minutes', true
        ) as opens
      from companions c
      join all_messages m on m.companion_id = c.id and m.user_id = c.user_id
      where c.user_id = ${userId}
      window of_companion as (partition by m.companion_id order by m.position)
    ), numbered as (
      select *, count(*) filter (where opens) over (
        partition by companion_id order by position
      ) as conversation
      from paced
    )
    select
      count(*) as "totalMessages",
      count(*) filter (where opens) as "totalConversations",
      count(distinct (created_at at time zone ${timeZone})::date)
        filter (where is_from_user) as "daysActive",
      count(distinct (companion_id, conversation))
        filter (where created_at >= ${dayStart}) as "todayConversations"
    from numbered`.execute(db)
  const [row] = rows
  return {
    totalMessages: Number(row?.totalMessages),
    totalConversations: Number(row?.totalConversations),
    daysActive: Number(row?.daysActive),
    todayConversations: Number(row?.todayConversations),
  }
}
