import type { InsightType, WisdomInsight } from '@lumen/contracts/fortune/eastern'
import type { Language } from '@lumen/contracts/languages'
import type { Box } from '@lumen/database/sealing'
import type { Kysely, Selectable } from 'kysely'
import type { FortuneTables, InsightTable } from './tables.ts'

/** What is sealed of an insight. */
type Content = Omit<WisdomInsight, 'id' | 'type' | 'applicableDate' | 'createdAt' | 'language'>

export type InsightKey = {
  userId: string
  type: InsightType
  date: string
  language: Language
  profileVersion: number
}

const contextOf = (id: string) => `insights.content:${id}`

/** A row with what is sealed in it. */
export const openInsight = (box: Box, row: Selectable<InsightTable>): WisdomInsight => ({
  ...(JSON.parse(box.unseal(row.content, contextOf(row.id))) as Content),
  id: row.id,
  type: row.type,
  language: row.language,
  applicableDate: row.applicable_date,
  createdAt: row.created_at.toISOString(),
})

/** The one of a type, day, language and chart. */
export async function findInsight(
  db: Kysely<FortuneTables>,
  box: Box,
  key: InsightKey,
): Promise<WisdomInsight | null> {
  const row = await db
    .selectFrom('insights')
    .selectAll()
    .where('user_id', '=', key.userId)
    .where('type', '=', key.type)
    .where('applicable_date', '=', key.date)
    .where('language', '=', key.language)
    .where('profile_version', '=', key.profileVersion)
    .executeTakeFirst()
  return row === undefined ? null : openInsight(box, row)
}

/** Stores an insight; where there is one of its key, that one stays. */
export async function insertInsight(
  db: Kysely<FortuneTables>,
  box: Box,
  key: InsightKey,
  insight: { id: string; content: Content; at: Date },
): Promise<void> {
  await db
    .insertInto('insights')
    .values({
      id: insight.id,
      user_id: key.userId,
      type: key.type,
      language: key.language,
      applicable_date: key.date,
      profile_version: key.profileVersion,
      content: box.seal(JSON.stringify(insight.content), contextOf(insight.id)),
      created_at: insight.at,
    })
    .onConflict((conflict) => conflict.constraint('insights_once').doNothing())
    .execute()
}

/** Newest first. */
export async function listInsights(
  db: Kysely<FortuneTables>,
  box: Box,
  userId: string,
  { type, limit }: { type: InsightType | undefined; limit: number },
): Promise<WisdomInsight[]> {
  const rows = await db
    .selectFrom('insights')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(type !== undefined, (query) => query.where('type', '=', type!))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => openInsight(box, row))
}
