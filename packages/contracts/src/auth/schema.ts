import { Type, type Static } from 'typebox'
import { authLimits } from './limits.ts'
import { Closed, FilledText, Id, LanguageCode, Timestamp } from '../schema.ts'
import { Device } from './notifications.ts'

export const themes = ['system', 'light', 'dark'] as const
export const tiers = ['free', 'basic', 'premium', 'enterprise', 'admin'] as const
/** `unknown` gets the strictest policy. */
export const ageBands = ['unknown', 'teen', 'adult'] as const
export type AgeBand = (typeof ageBands)[number]

export const Preferences = Closed({ language: LanguageCode, theme: Type.Enum(themes) })
export type Preferences = Static<typeof Preferences>

export const User = Closed(
  {
    id: Id,
    username: Type.String(),
    email: Type.String(),
    firstName: Type.Union([Type.String(), Type.Null()]),
    profileImageUrl: Type.Union([Type.String(), Type.Null()]),
    /** This and the points: null until billing answered for the first time. */
    credits: Type.Union([Type.Integer(), Type.Null()]),
    vipPoints: Type.Union([Type.Integer(), Type.Null()]),
    subscriptionTier: Type.Enum(tiers),
    isVerified: Type.Boolean(),
    /** `unavailable`: not confirmed, and this copy of the product sends no mails. */
    emailState: Type.Enum(['confirmed', 'unconfirmed', 'unavailable']),
    createdAt: Timestamp,
    lastLoginAt: Type.Union([Timestamp, Type.Null()]),
    ageBand: Type.Enum(ageBands),
    region: Type.Union([Type.String(), Type.Null()]),
    preferences: Preferences,
    /** When the account will be deleted, while its owner can still keep it. */
    deletionDueAt: Type.Optional(Timestamp),
  },
  { $id: 'User' },
)
export type User = Static<typeof User>

export const Session = Closed({ token: Type.String(), user: User }, { $id: 'Session' })
export type Session = Static<typeof Session>

/** One place where the user is signed in. */
export const DeviceSession = Closed(
  {
    id: Id,
    device: Device,
    createdAt: Timestamp,
    /** To about five minutes. */
    lastSeenAt: Timestamp,
    /** The session that asks. */
    current: Type.Boolean(),
  },
  { $id: 'DeviceSession' },
)
export type DeviceSession = Static<typeof DeviceSession>

const Count = Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])

/** Figures of one user; null where the service that knows did not answer in time. */
export const UserStats = Closed(
  {
    /** Messages in the conversations, from both sides. */
    totalMessages: Count,
    /** Conversations: messages with one companion without a pause of 30 minutes or more. */
    totalConversations: Count,
    memoryCrystals: Count,
    /** Days on which the user wrote something, at least 1. */
    daysActive: Count,
    todayConversations: Count,
    /** Different features used today. */
    todayFeatures: Count,
    /** Every feature ever used, as `services/auth/src/domain/feature-of-event.ts` names it. */
    usedFeatures: Type.Array(Type.String()),
  },
  { $id: 'UserStats' },
)
export type UserStats = Static<typeof UserStats>

export const Email = Type.String({ format: 'email', maxLength: authLimits.email })
export const BirthDate = Type.String({ format: 'date' })
export const Region = Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' })
export const Username = FilledText(authLimits.username)

const { passwordMin, passwordMax } = authLimits
export const NewPassword = Type.String({ minLength: passwordMin, maxLength: passwordMax })
/** Six digits of an authenticator app, or a recovery code; white space and hyphens do not count. */
export const SecondFactorCode = Type.String({ pattern: '^[0-9A-Za-z -]{6,40}$' })
