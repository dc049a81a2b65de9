import type { ErasureReport } from '@lumen/contracts/erasure'
import { eraseUserIn } from '@lumen/service/erase-user'
import { sql } from 'kysely'
import type { AdminContext } from '../context.ts'
import { removeSubject } from '../store/audit-log.ts'

/**
 * Erases what a user wrote to us while signed in, what they said of help articles, and how they used the
 * product. What administrators did to the account stays in the log, without whose it was.
 */
export const eraseUser = (context: AdminContext, userId: string): Promise<ErasureReport> =>
  eraseUserIn(context, userId, {
    sealer: context.sealer,
    end: () => removeSubject(context.db, userId),
    rows: [
      { table: 'contact_messages' },
      { table: 'people_companions' },
      { table: 'people' },
      {
        table: 'help_votes',
        of: () => sql<boolean>`reader = ${context.readers.ofVote({ userId, address: '' })}`,
      },
    ],
    outbox: false,
  })
