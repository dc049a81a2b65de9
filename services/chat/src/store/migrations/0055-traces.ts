import { addTraceToOutbox } from '@lumen/database/outbox'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await addTraceToOutbox(db.schema)
}
