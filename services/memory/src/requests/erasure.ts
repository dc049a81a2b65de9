import type { RequestHandlers } from '@lumen/bus/answers'
import type { erasureRequests } from '@lumen/contracts/erasure'
import type { MemoryContext } from '../context.ts'
import { eraseUser } from '../use-cases/erase-user.ts'

/** What whoever ends accounts asks. */
export const erasureHandlers = (
  context: MemoryContext,
  jobs: { forget(word: string): Promise<number> },
): RequestHandlers<typeof erasureRequests.memory> => ({
  'memory.erase-user': ({ userId }) => eraseUser(context, jobs, userId),
})
