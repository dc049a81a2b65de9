import type { Kysely } from 'kysely'

/** Service models counts what models are used for, whoever asks them. */
export const up = (db: Kysely<never>): Promise<void> =>
  db.schema.dropTable('provider_use').execute()
