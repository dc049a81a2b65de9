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
  analyser: number
  spans: Mask['spans']
}

/**
 * What a user's deletions hide. Where messages told what was deleted follows from the evidence as it
 * stands: an edited message is hidden where it says so now. Of what has no span the whole message is.
 * What it was told in stays hidden, too, while it is not edited, whatever is read there now.
 */
export async function listMasks(db: Kysely<MemoryTables>, userId: string): Promise<Mask[]> {
  const { rows } = await sql<Row>`
    select t.companion_id, t.until, t.tokens, t.echoes, t.longest, t.analyser,
      coalesce(said.spans, '[]') as spans
    from tombstones t
    left join lateral (
      select jsonb_agg(jsonb_build_object(
          'messageId', message_id, 'version', version, 'start', span_start, 'end', span_end)
        order by message_id, span_start) as spans
      from (
        select e.message_id, r.read_version as version, coalesce(e.span_start, 0) as span_start,
          coalesce(e.span_end, 2147483647) as span_end
        from evidence e join turns r on r.message_id = e.message_id and r.user_id = e.user_id
        where e.user_id = t.user_id and e.said_at <= t.until
          and (e.fingerprint = t.fingerprint or e.slot = t.slot and e.said_at < (
            select max(l.said_at) from evidence l
            where l.user_id = t.user_id and l.fingerprint = t.fingerprint and l.said_at <= t.until))
        union
        select s.message_id, s.message_version, s.span_start, s.span_end
        from tombstone_sources s
        join turns r on r.message_id = s.message_id and r.user_id = s.user_id
        where s.user_id = t.user_id and s.memory_id = t.memory_id and s.message_version = r.read_version
      ) as places
    ) as said on true
    where t.user_id = ${userId}
    order by t.created_at desc, t.memory_id
    limit ${most}`.execute(db)
  return rows.map(({ companion_id, until, tokens, echoes, longest, analyser, spans }) => ({
    companionId: companion_id,
    until: until.getTime(),
    spans,
    tokens,
    echoes,
    longest,
    analyser,
  }))
}
