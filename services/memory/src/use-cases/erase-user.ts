import type { ErasureReport } from '@lumen/contracts/erasure'
import { eraseUserIn } from '@lumen/service/erase-user'
import type { MemoryContext } from '../context.ts'
import { rowsOfUser } from '../store/rows-of-user.ts'

/** Erases what is remembered of a user and the index over it, in the processes that hold it too. */
export const eraseUser = (
  context: MemoryContext,
  jobs: { forget(word: string): Promise<number> },
  userId: string,
): Promise<ErasureReport> =>
  // Indexes in memory go with the key: every process hears of that (see `context.ts`).
  eraseUserIn(context, userId, { sealer: context.sealer, rows: rowsOfUser, jobs })
