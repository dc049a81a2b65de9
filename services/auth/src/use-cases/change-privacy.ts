import { authEvents } from '@lumen/contracts/auth/bus'
import type { ConsentKind, PrivacyChange, PrivacySettings } from '@lumen/contracts/auth/privacy'
import { appendEvent } from '@lumen/database/outbox'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import { findPrivacy, insertConsents, putPrivacy } from '../store/privacy.ts'
import { lockUser } from '../store/users.ts'
import { presentPrivacy } from './read-privacy.ts'

/** Which answer of consent each switch gives. */
const consentOf = {
  dataProcessingConsent: 'data-processing',
  marketingConsent: 'marketing',
  analyticsConsent: 'analytics',
  shareWithPartners: 'partners',
} as const satisfies Partial<Record<keyof PrivacyChange, ConsentKind>>

/**
 * Changes what a user allows. Every answer of consent that differs from the one before is added with
 * its time and the version of the words, in the transaction that makes it hold.
 */
export async function changePrivacy(
  context: AuthContext,
  userId: string,
  change: PrivacyChange,
): Promise<PrivacySettings> {
  const { db, clock } = context
  const now = clock.now()
  const settings = await db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId)))
      throw new AppError('unauthenticated', 'This account does not exist any more')
    const before = await findPrivacy(tx, userId)
    const after = { ...before, ...change, updatedAt: now }
    const answers = Object.entries(consentOf).flatMap(([field, kind]) => {
      const name = field as keyof typeof consentOf
      return after[name] === before[name] ? [] : [{ kind, granted: after[name] }]
    })
    await insertConsents(tx, userId, answers, now)
    await putPrivacy(tx, userId, after, now)
    await appendEvent(tx, authEvents, 'auth.privacy-changed', { userId })
    return after
  })
  context.eventsCommitted()
  return presentPrivacy(context, userId, settings)
}
