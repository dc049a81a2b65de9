import type { PrivacySettings } from '@lumen/contracts/auth/privacy'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import { findPrivacy, type StoredPrivacy } from '../store/privacy.ts'
import { findUser } from '../store/users.ts'
import { findWalletCopy } from '../store/wallet-copies.ts'

/** What a user allows, and for how long conversations are kept. */
export async function readPrivacy(context: AuthContext, userId: string): Promise<PrivacySettings> {
  return presentPrivacy(context, userId, await findPrivacy(context.db, userId))
}

/** @throws AppError `unauthenticated` when there is no such account any more */
export async function presentPrivacy(
  { db, sealer, planRetention }: AuthContext,
  userId: string,
  { updatedAt, ...settings }: StoredPrivacy,
): Promise<PrivacySettings> {
  const user = await findUser(db, sealer, userId)
  if (user === null) throw new AppError('unauthenticated', 'This account does not exist any more')
  const plan = (await findWalletCopy(db, userId))?.plan
  return {
    ...settings,
    updatedAt: (updatedAt ?? user.createdAt).toISOString(),
    planRetentionDays: (plan === undefined ? undefined : planRetention[plan]) ?? null,
  }
}
