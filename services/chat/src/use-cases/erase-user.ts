import type { ErasureReport } from '@lumen/contracts/erasure'
import { eraseUserIn } from '@lumen/service/erase-user'
import type { ChatContext } from '../context.ts'
import { rowsOfUser } from '../store/rows-of-user.ts'
import { listRunningOf } from '../store/replies.ts'
import { stopReply } from './stop-reply.ts'

/** Ends the replies that are written to a user just now, wherever, and erases all talks of theirs. */
export async function eraseUser(context: ChatContext, userId: string): Promise<ErasureReport> {
  const { db, sealer, jobs } = context
  return eraseUserIn(context, userId, {
    end: async () => {
      for (const messageId of await listRunningOf(db, userId))
        await stopReply(context, userId, messageId)
    },
    sealer,
    rows: rowsOfUser,
    jobs,
  })
}
