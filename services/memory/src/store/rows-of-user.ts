import type { RowsOfUser } from '@lumen/database/erased-users'
import { sql } from 'kysely'

const ofSpaces: RowsOfUser['of'] = (userId) =>
  sql<boolean>`user_id = ${userId} and space_id in (
    select id from search_spaces where user_id = ${userId})`

/**
 * What is kept of a user, children first; clauses go with their turns, sources of deletions with
 * those.
 */
export const rowsOfUser: readonly RowsOfUser[] = [
  { table: 'search_embeddings', of: ofSpaces },
  { table: 'token_statistics', of: ofSpaces },
  { table: 'search_entries', of: ofSpaces },
  { table: 'search_spaces' },
  { table: 'evidence' },
  { table: 'memories' },
  { table: 'tombstones' },
  {
    table: 'turns',
    of: (userId) =>
      sql<boolean>`user_id = ${userId} and companion_id in (
        select companion_id from conversations where user_id = ${userId})`,
  },
  { table: 'conversations' },
]
