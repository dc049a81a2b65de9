import type { ForgottenMasks } from '@lumen/contracts/memory/masks'
import { sql, type Kysely } from 'kysely'
import type { MemoryTables } from './tables.ts'

/** Deletions that are held against what is read, newest first; nobody comes near it. */
const most = 2_000

type Mask = ForgottenMasks['masks'][number]
type Row = {
  companion_id: string | null
  until: Date
  tokens: number[]
  echoes: number[]
  longest: number
  spans: Mask['spans']
}

/**
 * What a user's deletions hide. Where messages told what was deleted follows from the evidence as it
 * stands: an edited message is hidden where it says so now. Of what has no span the whole message is.
 */
export async function listMasks(db: Kysely<MemoryTables>, userId: string): Promise<Mask[]> {
  const { rows } = await sql<Row>`
    select t.companion_id, t.until, t.tokens, t.echoes, t.longest, coalesce(said.spans, '[]') as spans
    from tombstones t
    left join lateral (
      select jsonb_agg(jsonb_build_object(
          'messageId', e.message_id, 'version', r.read_version,
          'start', coalesce(e.span_start, 0), 'end', coalesce(e.span_end, 2147483647))
        order by e.message_id, e.ordinal) as spans
      from evidence e join turns r on r.message_id = e.message_id
      where e.user_id = t.user_id and e.said_at <= t.until
        and (e.fingerprint = t.fingerprint or e.slot = t.slot and e.said_at < (
          select max(l.said_at) from evidence l
          where l.user_id = t.user_id and l.fingerprint = t.fingerprint and l.said_at <= t.until))
    ) as said on true
    where t.user_id = ${userId}
    order by t.created_at desc, t.memory_id
    limit ${most}`.execute(db)
  return rows.map(({ companion_id, until, tokens, echoes, longest, spans }) => ({
    companionId: companion_id,
    until: until.getTime(),
    spans,
    tokens,
    echoes,
    longest,
  }))
}
