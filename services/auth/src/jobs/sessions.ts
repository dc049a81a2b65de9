import type { AuthContext } from '../context.ts'
import { removeEndedSessions } from '../store/sessions.ts'

const keptDays = 30

/** Scheduled work of the service. */
export const sessionJobs = (context: AuthContext) => ({
  'auth.remove-ended-sessions': async () => {
    const before = new Date(context.clock.now().getTime() - keptDays * 86_400_000)
    const removed = await removeEndedSessions(context.db, before)
    context.log.info({ removed }, 'removed ended sessions')
  },
})
