import { Type, type Static } from 'typebox'
import { authLimits } from './limits.ts'
import { Closed, FilledText, Id, LanguageCode, Timestamp } from '../schema.ts'

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
    credits: Type.Integer(),
    vipPoints: Type.Integer(),
    subscriptionTier: Type.Enum(tiers),
    isVerified: Type.Boolean(),
    createdAt: Timestamp,
    lastLoginAt: Type.Union([Timestamp, Type.Null()]),
    ageBand: Type.Enum(ageBands),
    region: Type.Union([Type.String(), Type.Null()]),
    preferences: Preferences,
  },
  { $id: 'User' },
)
export type User = Static<typeof User>

export const Session = Closed({ token: Type.String(), user: User }, { $id: 'Session' })
export type Session = Static<typeof Session>

export const Email = Type.String({ format: 'email', maxLength: authLimits.email })
export const BirthDate = Type.String({ format: 'date' })
export const Region = Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' })
export const Username = FilledText(authLimits.username)
