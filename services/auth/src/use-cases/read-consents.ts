import type { AuthContext } from '../context.ts'
import { findGuest } from '../store/guests.ts'
import { findPrivacy } from '../store/privacy.ts'
import { userExists } from '../store/users.ts'

/**
 * What a user allows just now. Whose account is gone allows nothing; a guest, who agreed to that before the
 * first word, only to be remembered here: nothing of theirs goes to anybody else.
 */
export async function readConsents({ db }: Pick<AuthContext, 'db'>, userId: string) {
  const settings = await findPrivacy(db, userId)
  const there = await userExists(db, userId)
  const remembering = there
    ? settings.dataProcessingConsent
    : (await findGuest(db, userId)) !== null
  return {
    remembering,
    dataProcessing: there && settings.dataProcessingConsent,
    marketing: there && settings.marketingConsent,
    analytics: there && settings.analyticsConsent,
    partners: there && settings.shareWithPartners,
  }
}
