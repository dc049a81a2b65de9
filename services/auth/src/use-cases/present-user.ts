import type { User } from '@lumen/contracts/auth/schema'
import { ageBandOf } from '../domain/age.ts'
import type { StoredUser } from '../store/users.ts'

/** A user as clients see it. Credits, points and tier are billing's; without it they are 0, 0, free. */
export function presentUser(user: StoredUser, now: Date): User {
  const isAdmin = user.role === 'admin'
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    profileImageUrl: null,
    credits: 0,
    vipPoints: 0,
    subscriptionTier: isAdmin ? 'admin' : 'free',
    isVerified: user.isVerified,
    createdAt: user.createdAt.toISOString(),
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    ageBand: ageBandOf(user.birthDate, now),
    region: user.region,
    preferences: user.preferences,
  }
}
