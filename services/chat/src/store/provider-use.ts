import { sql, type Kysely } from 'kysely'
import type { ModelUse } from '../domain/model-use.ts'
import type { ChatTables } from './tables.ts'

/** What a model of a provider did on a day, `YYYY-MM-DD` (UTC). */
export type ProviderUse = ModelUse & {
  day: string
  providerId: string
  model: string
  requests: number
}

/** Adds to what is counted; all of it or nothing. */
export async function addProviderUse(
  db: Kysely<ChatTables>,
  uses: readonly ProviderUse[],
): Promise<void> {
  if (uses.length === 0) return
  // Always in the same order, so that two processes never wait for each other.
  const key = ({ day, providerId, model }: ProviderUse) => `${day} ${providerId} ${model}`
  const rows = uses.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
  await db
    .insertInto('provider_use')
    .values(
      rows.map((use) => ({
        day: use.day,
        provider_id: use.providerId,
        model: use.model,
        requests: use.requests,
        tokens_in: use.tokensIn,
        tokens_out: use.tokensOut,
        seconds: use.seconds,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['day', 'provider_id', 'model']).doUpdateSet({
        requests: sql`provider_use.requests + excluded.requests`,
        tokens_in: sql`provider_use.tokens_in + excluded.tokens_in`,
        tokens_out: sql`provider_use.tokens_out + excluded.tokens_out`,
        seconds: sql`provider_use.seconds + excluded.seconds`,
      }),
    )
    .execute()
}

/** What was counted from one day to another, both of them too, newest first; at most `limit` rows. */
export async function readProviderUse(
  db: Kysely<ChatTables>,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<ProviderUse[]> {
  const rows = await db
    .selectFrom('provider_use')
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
    .select(['provider_id', 'model', 'requests', 'tokens_in', 'tokens_out', 'seconds'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('provider_use.day', 'desc')
    .orderBy('provider_id')
    .orderBy('model')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    day: row.day,
    providerId: row.provider_id,
    model: row.model,
    requests: Number(row.requests),
    tokensIn: Number(row.tokens_in),
    tokensOut: Number(row.tokens_out),
    seconds: row.seconds,
  }))
}
