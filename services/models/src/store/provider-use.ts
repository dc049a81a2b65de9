import type { ModelUse } from '@lumen/contracts/models/use'
import type { Reader } from '@lumen/database/reader'
import { sql, type Kysely } from 'kysely'
import type { ModelsTables } from './tables.ts'

/** Adds to what is counted; all of it or nothing. */
export async function addProviderUse(
  db: Kysely<ModelsTables>,
  uses: readonly ModelUse[],
): Promise<void> {
  // Always in the same order, so that two processes never wait for each other.
  const key = ({ day, purpose, providerId, model }: ModelUse) =>
    `${day} ${purpose} ${providerId} ${model}`
  const rows = uses.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
  await db
    .insertInto('provider_use')
    .values(
      rows.map(({ providerId, tokensIn, tokensOut, ...use }) => ({
        ...use,
        provider_id: providerId,
        tokens_in: tokensIn,
        tokens_out: tokensOut,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['day', 'purpose', 'provider_id', 'model']).doUpdateSet({
        requests: sql`provider_use.requests + excluded.requests`,
        tokens_in: sql`provider_use.tokens_in + excluded.tokens_in`,
        tokens_out: sql`provider_use.tokens_out + excluded.tokens_out`,
        seconds: sql`provider_use.seconds + excluded.seconds`,
      }),
    )
    .execute()
}

/** What was counted from a day on, `YYYY-MM-DD`, newest first; at most `limit` rows. */
export async function readProviderUse(
  db: Reader<ModelsTables>,
  { from, limit }: { from: string; limit: number },
): Promise<ModelUse[]> {
  const rows = await db
    .selectFrom('provider_use')
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
    .select(['purpose', 'provider_id', 'model', 'requests', 'tokens_in', 'tokens_out', 'seconds'])
    .where('day', '>=', from)
    .orderBy('provider_use.day', 'desc')
    .orderBy('provider_id')
    .orderBy('model')
    .orderBy('purpose')
    .limit(limit)
    .execute()
  return rows.map(({ provider_id: providerId, tokens_in, tokens_out, ...use }) => ({
    ...use,
    providerId,
    requests: Number(use.requests),
    tokensIn: Number(tokens_in),
    tokensOut: Number(tokens_out),
  }))
}
