import { createErasedUsersTable } from '@lumen/database/erased-users'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await createErasedUsersTable(db.schema)
}
