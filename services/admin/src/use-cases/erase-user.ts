import type { ErasureReport } from '@lumen/contracts/erasure'
import { eraseUserIn } from '@lumen/service/erase-user'
import { sql } from 'kysely'
import type { AdminContext } from '../context.ts'

/** Erases what a user wrote to us while signed in, and what they said of help articles. */
export const eraseUser = (context: AdminContext, userId: string): Promise<ErasureReport> =>
  eraseUserIn(context, userId, {
    sealer: context.sealer,
    rows: [
      { table: 'contact_messages' },
      {
        table: 'help_votes',
        of: () => sql<boolean>`reader = ${context.readers.ofVote({ userId, address: '' })}`,
      },
    ],
    outbox: false,
  })
