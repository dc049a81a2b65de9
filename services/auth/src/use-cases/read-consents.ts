import type { AuthContext } from '../context.ts'
import { findPrivacy } from '../store/privacy.ts'
import { userExists } from '../store/users.ts'

/** What a user allows just now. Whose account is gone allows nothing. */
export async function readConsents({ db }: Pick<AuthContext, 'db'>, userId: string) {
  const settings = await findPrivacy(db, userId)
  const there = await userExists(db, userId)
  return {
    dataProcessing: there && settings.dataProcessingConsent,
    marketing: there && settings.marketingConsent,
    analytics: there && settings.analyticsConsent,
    partners: there && settings.shareWithPartners,
  }
}
