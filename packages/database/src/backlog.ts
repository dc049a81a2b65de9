import { sql, type Kysely } from 'kysely'

/** How many events wait to be published; seconds since the oldest was written, null without any. */
export async function readBacklog(
  // oxlint-disable-next-line typescript/no-explicit-any -- any service's tables
  db: Kysely<any>,
): Promise<{ waiting: number; oldestSeconds: number | null }> {
  const { rows } = await sql<{ waiting: string; oldest: number | null }>`
    select count(*) as waiting,
      greatest(extract(epoch from now() - min(occurred_at)), 0)::float8 as oldest
    from outbox`.execute(db)
  return { waiting: Number(rows[0]?.waiting ?? 0), oldestSeconds: rows[0]?.oldest ?? null }
}
