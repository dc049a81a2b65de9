import { sql, type Kysely } from 'kysely'

/** It looks at every vector; nothing else need wait for it. */
export const apart = true

/**
 * Tries again what was given up, as also happened while auth did not answer: as what has a vector of
 * another model, after all that is new.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update search_embeddings set model = 'again' where sealed is null and model <> ''`.execute(db)
}
