import type { Kysely, Selectable } from 'kysely'
import type { ServerStanding } from '../domain/after-probe.ts'
import type { KnownServer } from '../domain/providers.ts'
import type { ModelsTables } from './tables.ts'

type Db = Kysely<ModelsTables>

const read = (row: Selectable<ModelsTables['servers']>): KnownServer => ({
  id: row.id,
  kind: row.kind,
  address: row.address,
  local: row.local,
  model: row.model,
  embedding: row.embedding,
  offers: row.offers,
  embeddings: row.embeddings,
  state: row.state,
  missed: row.missed,
  acceptedAt: row.accepted_at,
  acceptedBy: row.accepted_by,
})

const standing = ({ state, missed, embedding, offers, embeddings }: ServerStanding) => ({
  state,
  missed,
  embedding,
  offers: JSON.stringify(offers),
  embeddings: JSON.stringify(embeddings),
})

/** Accepted servers; who was accepted last is first. */
export const listServers = async (db: Db): Promise<KnownServer[]> =>
  (
    await db
      .selectFrom('servers')
      .selectAll()
      .orderBy('accepted_at', 'desc')
      .orderBy('id')
      .execute()
  ).map(read)

/** Writes an acceptance, in the place of one of the same address. */
export async function keepServer(db: Db, server: KnownServer): Promise<void> {
  const changed = {
    kind: server.kind,
    model: server.model,
    local: server.local,
    accepted_at: server.acceptedAt,
    accepted_by: server.acceptedBy,
    ...standing(server),
  }
  await db
    .insertInto('servers')
    .values({ id: server.id, address: server.address, ...changed })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(changed))
    .execute()
}

/** Notes what a server said, where its acceptance still stands. */
export async function setStanding(db: Db, id: string, now: ServerStanding): Promise<void> {
  await db.updateTable('servers').set(standing(now)).where('id', '=', id).execute()
}

/** @returns whether there was one */
export async function removeServer(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('servers').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
