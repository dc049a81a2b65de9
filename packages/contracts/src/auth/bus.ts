import { Type, type Static } from 'typebox'
import { defineEvents, defineRequests } from '../bus.ts'
import { Closed, Id, LanguageCode, Timestamp } from '../schema.ts'
import { ageBands } from './schema.ts'

export const authEvents = defineEvents({
  'auth.user-registered': { summary: 'An account was made', payload: Closed({ userId: Id }) },
  'auth.user-updated': {
    summary: 'Profile, preferences or role changed',
    payload: Closed({ userId: Id }),
  },
})

/** Who a session belongs to, as the gateway keeps it for at most a minute. */
export const Identity = Closed({
  userId: Id,
  sessionId: Id,
  role: Type.Enum(['user', 'admin']),
  ageBand: Type.Enum(ageBands),
  region: Type.Union([Type.String(), Type.Null()]),
  language: LanguageCode,
  expiresAt: Timestamp,
})
export type Identity = Static<typeof Identity>

export const authRequests = defineRequests({
  'auth.identify-session': {
    summary: 'Whose session a token is; null when it is unknown, expired or revoked',
    input: Closed({ tokenHash: Type.String({ minLength: 1, maxLength: 64 }) }),
    output: Closed({ identity: Type.Union([Identity, Type.Null()]) }),
    timeoutMs: 2_000,
  },
  'auth.check-sessions': {
    summary: 'Which of these sessions are still alive (the minute check of open sockets)',
    input: Closed({ sessionIds: Type.Array(Id, { maxItems: 5_000 }) }),
    output: Closed({ alive: Type.Array(Id) }),
    timeoutMs: 5_000,
  },
})

/** Broadcast on `subjects.sessionRevoked`. */
export const SessionRevoked = Closed({
  userId: Id,
  sessionIds: Type.Array(Id),
  tokenHashes: Type.Array(Type.String()),
  /** `ended`: the session is over. `changed`: identity data changed, ask again. */
  reason: Type.Enum(['ended', 'changed']),
})
export type SessionRevoked = Static<typeof SessionRevoked>
