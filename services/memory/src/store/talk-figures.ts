import type { Reader } from '@lumen/database/reader'
import { sql } from 'kysely'
import type { MemoryTables } from './tables.ts'

export type TalkFigures = {
  companionId: string
  messages: number
  days: number
  firstSaidAt: Date | null
  lastSaidAt: Date | null
  /** Messages of the user in the last 7 days, and in the 7 before. */
  thisWeek: number
  lastWeek: number
}

/** What a user said to each companion, in figures; days are those of `timeZone`. */
export async function readTalkFigures(
  db: Reader<MemoryTables>,
  userId: string,
  timeZone: string,
  now: Date,
): Promise<TalkFigures[]> {
  const { rows } = await sql<{
    companion_id: string
    messages: number
    days: number
    first_said_at: Date | null
    last_said_at: Date | null
    this_week: number
    last_week: number
  }>`
    select companion_id, min(said_at) as first_said_at, max(said_at) as last_said_at,
      count(*) filter (where is_from_user)::int as messages,
      count(distinct (said_at at time zone ${timeZone})::date) filter (where is_from_user)::int
        as days,
      count(*) filter (where is_from_user and said_at > ${now}::timestamptz - interval '7 days')::int
        as this_week,
      count(*) filter (where is_from_user and said_at > ${now}::timestamptz - interval '14 days'
        and said_at <= ${now}::timestamptz - interval '7 days')::int as last_week
    from turns where user_id = ${userId} group by companion_id`.execute(db)
  return rows.map((row) => ({
    companionId: row.companion_id,
    messages: row.messages,
    days: row.days,
    firstSaidAt: row.first_said_at,
    lastSaidAt: row.last_said_at,
    thisWeek: row.this_week,
    lastWeek: row.last_week,
  }))
}

/** On how many of the last days a user wrote. */
export async function countActiveDays(
  db: Reader<MemoryTables>,
  userId: string,
  timeZone: string,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select count(distinct (said_at at time zone ${timeZone})::date)::int as days
    from turns where user_id = ${userId} and is_from_user and said_at > ${since}`.execute(db)
  return rows[0]?.days ?? 0
}
