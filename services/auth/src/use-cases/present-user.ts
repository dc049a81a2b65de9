import type { User } from '@lumen/contracts/auth/schema'
import { ageBandOf } from '../domain/age.ts'
import type { StoredUser } from '../store/users.ts'
import type { ShownWallet } from './read-wallet.ts'

/** Where service media serves an object. */
const addressOf = (objectId: string) => `/api/media/objects/${objectId}`

/** A user as clients see it. Credits, points and tier are billing's. */
export function presentUser(
  user: StoredUser,
  { credits, vipPoints, plan }: ShownWallet,
  now: Date,
  sendsMail: boolean,
  deletionDueAt: Date | null = null,
): User {
  const isAdmin = user.role === 'admin'
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    profileImageUrl: user.avatarObjectId === null ? null : addressOf(user.avatarObjectId),
    credits,
    vipPoints,
    subscriptionTier: isAdmin ? 'admin' : plan,
    isVerified: user.isVerified,
    emailState:
      user.emailVerifiedAt !== null ? 'confirmed' : sendsMail ? 'unconfirmed' : 'unavailable',
    createdAt: user.createdAt.toISOString(),
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    ageBand: ageBandOf(user.birthDate, now),
    region: user.region,
    preferences: user.preferences,
    ...(deletionDueAt !== null && { deletionDueAt: deletionDueAt.toISOString() }),
  }
}
