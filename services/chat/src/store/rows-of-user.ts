import type { RowsOfUser } from '@lumen/database/erased-users'
import { sql } from 'kysely'

/** What is kept of a user, children first; replies go with their messages. */
export const rowsOfUser: readonly RowsOfUser[] = [
  { table: 'reply_charges' },
  { table: 'masks' },
  { table: 'talk_summaries' },
  {
    table: 'messages',
    // By the index of conversations' pages.
    of: (userId) =>
      sql<boolean>`companion_id in (select id from companions where user_id = ${userId})`,
  },
  { table: 'conversations' },
  { table: 'companions' },
]
