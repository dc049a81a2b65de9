import type { AuthContext } from '../context.ts'
import { eraseAccounts } from '../use-cases/erase-accounts.ts'

/** Erases accounts whose days of grace are over. */
export const erasureJobs = (context: AuthContext) => ({
  'auth.erase-accounts': async ({ signal }: { signal: AbortSignal }) => {
    const gone = await eraseAccounts(context, signal)
    if (gone > 0) context.log.info({ gone }, 'erased accounts')
  },
})
