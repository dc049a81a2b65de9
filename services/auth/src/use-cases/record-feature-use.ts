import type { EventEnvelope } from '@lumen/contracts/bus'
import type { AuthContext } from '../context.ts'
import { featureOfEvent } from '../domain/feature-of-event.ts'
import { findPrivacy } from '../store/privacy.ts'
import { recordFeatureUse } from '../store/feature-uses.ts'

/** Notes which feature an event shows the use of. Seen twice, it changes nothing; without
 * consent to analysis nothing is noted. */
export async function recordFeatureUseOf({ db }: AuthContext, event: EventEnvelope): Promise<void> {
  const feature = featureOfEvent(event.name)
  const { userId, status } = event.payload as { userId?: string; status?: string }
  if (feature === null || userId === undefined) return
  // Work that came to nothing is no use of it.
  if (status !== undefined && status !== 'done') return
  if (!(await findPrivacy(db, userId)).analyticsConsent) return
  await recordFeatureUse(db, { userId, feature, at: new Date(event.occurredAt) })
}
