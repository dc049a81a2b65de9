import { notificationLimits } from '@lumen/contracts/auth/limits'
import type { AuthContext } from '../context.ts'
import { removeOldFeatureUses } from '../store/feature-uses.ts'
import { removeOldNotifications } from '../store/notifications.ts'
import { removeEndedSessions } from '../store/sessions.ts'

const sessionDays = 30
/** “Today” is over everywhere after two days. */
const featureDays = 3

/** Scheduled work of the service. */
export function recordJobs(context: AuthContext) {
  const daysAgo = (days: number) => new Date(context.clock.now().getTime() - days * 86_400_000)
  return {
    'auth.remove-ended-sessions': async () => {
      const removed = await removeEndedSessions(context.db, daysAgo(sessionDays))
      context.log.info({ removed }, 'removed ended sessions')
    },
    'auth.remove-old-records': async () => {
      const { db, log } = context
      const notifications = await removeOldNotifications(db, daysAgo(notificationLimits.keptDays))
      const featureUses = await removeOldFeatureUses(db, daysAgo(featureDays))
      log.info({ notifications, featureUses }, 'removed old records')
    },
  }
}
