import type { ErasureReport } from '@lumen/contracts/erasure'
import { eraseUserIn } from '@lumen/service/erase-user'
import { sql } from 'kysely'
import type { AdminContext } from '../context.ts'
import { removeSubject } from '../store/audit-log.ts'
import { forgetSubject } from '../store/moderation-decisions.ts'

/**
 * Erases what a user wrote to us while signed in, what they said of help articles, and how they used the
 * product. What administrators did to the account stays in the log, and so does what was decided of reports,
 * without whose it was and why.
 */
export const eraseUser = (context: AdminContext, userId: string): Promise<ErasureReport> =>
  eraseUserIn(context, userId, {
    sealer: context.sealer,
    end: async () => {
      await removeSubject(context.db, userId)
      await forgetSubject(context.db, userId)
    },
    rows: [
      { table: 'content_accesses' },
      { table: 'contact_answers' },
      { table: 'contact_messages' },
      {
        table: 'moderation_cases',
        of: () => sql<boolean>`user_id = ${userId} or owner_id = ${userId}`,
      },
      { table: 'suspensions' },
      { table: 'people_companions' },
      { table: 'people' },
      { table: 'announcement_dismissals' },
      {
        table: 'help_votes',
        of: () => sql<boolean>`reader = ${context.readers.ofVote({ userId, address: '' })}`,
      },
    ],
    outbox: false,
  })
