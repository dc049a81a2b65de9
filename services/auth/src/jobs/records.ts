import { authLimits, notificationLimits } from '@lumen/contracts/auth/limits'
import type { AuthContext } from '../context.ts'
import { removeEndedLinks } from '../store/account-links.ts'
import { removeOldFeatureUses } from '../store/feature-uses.ts'
import { removeOldNotifications } from '../store/notifications.ts'
import { removeEndedRegistrations } from '../store/registrations.ts'
import { removeOldPlaces } from '../store/known-places.ts'
import { removeOldSecurityEvents } from '../store/security-events.ts'
import { removeEndedSessions } from '../store/sessions.ts'

const sessionDays = 30
/** “Today” is over everywhere after two days. */
const featureDays = 3
/** A device or network that was not seen for so long is a stranger’s. */
const placeDays = 400

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
      const securityEvents = await removeOldSecurityEvents(
        db,
        daysAgo(authLimits.securityEventDays),
      )
      await removeOldPlaces(db, daysAgo(placeDays))
      const now = context.clock.now()
      const links = await removeEndedLinks(db, now)
      const registrations = await removeEndedRegistrations(db, context.sealer, now)
      log.info(
        { notifications, featureUses, securityEvents, links, registrations },
        'removed old records',
      )
    },
  }
}
