import type { RowsOfUser } from '@lumen/database/erased-users'
import { sql } from 'kysely'

/** What is kept of a user; variants of files have no rows. */
export const rowsOfUser: readonly RowsOfUser[] = [
  { table: 'jobs' },
  { table: 'user_avatars' },
  { table: 'companion_avatars' },
  {
    table: 'template_previews',
    of: (userId) =>
      sql<boolean>`template_id in (select id::text from avatar_templates where user_id = ${userId})`,
  },
  { table: 'objects' },
  { table: 'avatar_templates' },
  { table: 'transcript_charges' },
  { table: 'picture_uploads' },
  { table: 'call_minutes' },
  { table: 'calls' },
]
