import { hash, randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'

/**
 * Adds so many people who are like one that registered, with a session each, without asking for each
 * password's hash. @returns their ids and session tokens
 */
export async function copyPeople(
  auth: Kysely<Record<string, never>>,
  likeId: string,
  count: number,
): Promise<{ userId: string; token: string }[]> {
  const people = Array.from({ length: count }, () => ({
    userId: randomUUID(),
    token: randomUUID(),
  }))
  for (let from = 0; from < count; from += 1_000) {
    const part = JSON.stringify(
      people.slice(from, from + 1_000).map(({ userId, token }) => ({
        id: userId,
        email: `${userId}@example.com`,
        session: randomUUID(),
        token_hash: hash('sha256', token),
      })),
    )
    await sql`insert into users select copy.* from users u,
      jsonb_to_recordset(${part}::jsonb) as made(id uuid, email text),
      jsonb_populate_record(u, jsonb_build_object('id', made.id, 'email', made.email,
        -- Sealed for the one it is of.
        'birth_date', null)) copy
      where u.id = ${likeId}`.execute(auth)
    await sql`insert into sessions select copy.* from sessions s,
      jsonb_to_recordset(${part}::jsonb) as made(id uuid, session uuid, token_hash text),
      jsonb_populate_record(s, jsonb_build_object('id', made.session, 'user_id', made.id,
        'token_hash', made.token_hash)) copy
      where s.id = (select id from sessions where user_id = ${likeId} limit 1)`.execute(auth)
  }
  return people
}
