import { type InsightType, type WisdomInsight } from '@lumen/contracts/fortune/eastern'
import { fortuneLimits } from '@lumen/contracts/fortune/limits'
import { newId } from '@lumen/database/ids'
import type { Asker } from '../compute/tools.ts'
import type { FortuneContext } from '../context.ts'
import { holdProfile } from '../store/birth-profiles.ts'
import { findInsight, type InsightKey, insertInsight, listInsights } from '../store/insights.ts'
import { requiredProfile } from './birth-profile.ts'
import { keptReading } from './kept-reading.ts'

/** Insights that were made, the newest first. */
export async function readInsights(
  { db, sealer }: FortuneContext,
  userId: string,
  type: InsightType | undefined,
): Promise<WisdomInsight[]> {
  const box = await sealer.open(db, userId)
  return listInsights(db, box, userId, { type, limit: fortuneLimits.insightsPage })
}

/**
 * The insight of a type, day and language; made when there is none for the birth as it stands.
 * @throws AppError `birth_profile_missing`
 */
export async function makeInsight(
  context: FortuneContext,
  userId: string,
  type: InsightType,
  asker: Asker,
): Promise<WisdomInsight> {
  const { db, sealer, engine, clock } = context
  const own = await requiredProfile(context, userId)
  const { data, version } = own
  const { language, date } = asker
  const box = await sealer.open(db, userId)
  const key: InsightKey = { userId, type, date, language, profileVersion: version }
  const known = await findInsight(db, box, key)
  if (known !== null) return known
  const { language: _, ...content } = await keptReading(context, {
    of: ['insight', type, JSON.stringify(data), date, asker.timeZone],
    userId,
    own,
    language,
    paths: ['title', 'content'],
    compute: () => engine.run('insight', { type, data, asker }),
  })
  const stored = await db.transaction().execute(async (tx) => {
    if (!(await holdProfile(tx, own))) return null
    await insertInsight(tx, box, key, { id: newId(), content, at: clock.now() })
    // Somebody else may have been faster: what is stored counts.
    return findInsight(tx, box, key)
  })
  // The birth was changed or forgotten meanwhile: an insight is of the one that stands now.
  return stored ?? makeInsight(context, userId, type, asker)
}
