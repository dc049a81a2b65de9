import { sql, type Kysely } from 'kysely'
import { randomBytes } from 'node:crypto'

/** Whoever may write into the schemas of all services. */
// oxlint-disable-next-line typescript/no-explicit-any -- tables of several services
type Db = Kysely<any>

export type Talk = { readonly userId: string; readonly companionId: string }

/** Rows of one statement. */
const part = 10_000

/**
 * Fills a talk with so many messages, every second one a reply, and what memory keeps of them: turns,
 * clauses, the index. Texts are random bytes, as long as sealed sentences and of no meaning to anybody.
 */
export async function seedTalk(db: Db, talk: Talk, messages: number): Promise<void> {
  const { userId, companionId } = talk
  await sql`insert into memory.conversations (companion_id, user_id) values (${companionId}, ${userId})
    on conflict do nothing`.execute(db)
  await sql`insert into memory.search_spaces (id, user_id, documents)
    values (${companionId}, ${userId}, ${messages})
    on conflict (id) do update set documents = excluded.documents`.execute(db)
  await sql`insert into memory.token_statistics (space_id, token, documents)
    select ${companionId}, n, 1 from generate_series(1, ${Math.min(tokens, messages)}::int) n
    on conflict do nothing`.execute(db)
  for (let from = 1; from <= messages; from += part)
    await db.transaction().execute(async (tx) => {
      await seedMessages(tx, talk, from, Math.min(from + part - 1, messages))
      await seedTurns(tx, talk, from, Math.min(from + part - 1, messages))
    })
  await sql`update chat.conversations set last_position = ${messages}
    where companion_id = ${companionId}`.execute(db)
}

/** How many different words somebody uses. */
const tokens = 20_000

/** In the order of time, as ids are that the product makes. */
const idAt = (companionId: string, position: ReturnType<typeof sql>) =>
  sql`(lpad(to_hex(${position}), 12, '0') || substr(md5(${companionId} || ${position}), 13))::uuid`
const n = sql`n`
const saidAt = sql`timestamptz '2026-01-01' + n * interval '1 minute'`

/** Messages of a talk from one position to another, as chat keeps them. */
export async function seedMessages(
  db: Db,
  { userId, companionId }: Talk,
  from: number,
  to: number,
): Promise<void> {
  const [content, metadata] = [randomBytes(240), randomBytes(30)]
  await sql`insert into chat.messages (id, companion_id, user_id, position, is_from_user,
      message_type, status, content, metadata, reply_to, created_at)
    select ${idAt(companionId, n)}, ${companionId}, ${userId}, n, n % 2 = 1, 'text', 'complete',
      ${content}, ${metadata},
      case when n % 2 = 0 then ${idAt(companionId, sql`(n - 1)`)} end, ${saidAt}
    from generate_series(${from}::int, ${to}::int) n`.execute(db)
  await sql`insert into chat.replies (message_id, companion_id, user_id, kind, status, owner,
      lease_until, started_at, ended_at)
    select ${idAt(companionId, n)}, ${companionId}, ${userId}, 'first', 'complete', ${userId},
      ${saidAt}, ${saidAt}, ${saidAt}
    from generate_series(${from}::int, ${to}::int) n where n % 2 = 0`.execute(db)
}

async function seedTurns(db: Db, { userId, companionId }: Talk, from: number, to: number) {
  const [content, terms, vector] = [randomBytes(240), randomBytes(80), randomBytes(800)]
  // Of readers and an analyser that are newer than any: nobody reads these anew meanwhile.
  await sql`insert into memory.turns (message_id, user_id, companion_id, position, is_from_user,
      version, content, said_at, read_version, clause_version, rules_version)
    select ${idAt(companionId, n)}, ${userId}, ${companionId}, n, n % 2 = 1, 1, ${content},
      ${saidAt}, 1, 1000000, 1000000
    from generate_series(${from}::int, ${to}::int) n`.execute(db)
  const words = sql`array(select (n * 7919 + word * 104729) % ${tokens}::int
    from generate_series(1, 8) word)`
  await sql`insert into memory.clauses (message_id, span_start, span_end, user_id, language,
      quote_start, quote_end, tokens)
    select ${idAt(companionId, n)}, 0, 60, ${userId}, 'en', 0, 60, ${words}
    from generate_series(${from}::int, ${to}::int) n where n % 2 = 1`.execute(db)
  await sql`insert into memory.search_entries (id, space_id, user_id, kind, version, position,
      session, day, importance, emotional_weight, flags, length, terms, tokens, analyser)
    select ${idAt(companionId, n)}, ${companionId}, ${userId}, 'turn', n, n, 'talk', n / 1440, 5, 0,
      0, 8, ${terms}, ${words}, 32767
    from generate_series(${from}::int, ${to}::int) n`.execute(db)
  await sql`insert into memory.search_embeddings (space_id, id, model, version, sealed)
    select ${companionId}, ${idAt(companionId, n)}, 'bench', n, ${vector}
    from generate_series(${from}::int, ${to}::int) n`.execute(db)
}
