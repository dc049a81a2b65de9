import { sql, type Transaction } from 'kysely'
import type { TalkSpell } from '../domain/talk-spell.ts'
import type { ChatTables } from './tables.ts'

type Tx = Transaction<ChatTables>

/** Locked until the transaction ends: what is due is told once, in whichever talk it comes first. */
export async function lockTalkSpell(tx: Tx, userId: string): Promise<TalkSpell | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`talk-spell:${userId}`}, 0))`.execute(
    tx,
  )
  const row = await tx
    .selectFrom('talk_spells')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return null
  return { lastAt: row.last_at, disclosedAt: row.disclosed_at, remindedAt: row.reminded_at }
}

export async function writeTalkSpell(
  tx: Tx,
  userId: string,
  { lastAt, disclosedAt, remindedAt }: TalkSpell,
): Promise<void> {
  const times = {
    last_at: lastAt,
    disclosed_at: disclosedAt,
    reminded_at: remindedAt,
  }
  await tx
    .insertInto('talk_spells')
    .values({ user_id: userId, ...times })
    .onConflict((c) => c.column('user_id').doUpdateSet(times))
    .execute()
}
