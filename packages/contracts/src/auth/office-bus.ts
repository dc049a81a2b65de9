import { Type, type Static } from 'typebox'
import { contactLimits, officeLimits } from '../admin/limits.ts'
import { defineRequests } from '../bus.ts'
import { Closed, FilledText, Id, LanguageCode, Text, Timestamp } from '../schema.ts'
import { DeviceSession, Email } from './schema.ts'

const NullableTime = Type.Union([Timestamp, Type.Null()])

/** An account as its owner, service auth, tells the back office of it. */
export const Account = Closed({
  id: Id,
  email: Email,
  username: Type.String(),
  role: Type.Enum(['user', 'admin']),
  createdAt: Timestamp,
  lastLoginAt: NullableTime,
  suspendedAt: NullableTime,
})
export type Account = Static<typeof Account>

/** One place where an account is signed in. */
export const AccountSession = Type.Omit(DeviceSession, ['current'], { $id: 'AccountSession' })

/** An answer to what somebody wrote to the people behind the product. */
export const Letter = Closed({
  /** Becomes its Message-ID: asking again while it waits changes nothing. */
  id: Id,
  /** Whose account they wrote from; its key seals the letter while it waits. */
  userId: Type.Union([Id, Type.Null()]),
  to: Email,
  name: FilledText(contactLimits.name),
  language: LanguageCode,
  /** What they wrote about. */
  subject: FilledText(contactLimits.subject),
  text: FilledText(officeLimits.answer),
  quoted: Closed({ text: FilledText(contactLimits.message), at: Timestamp }),
  /** Letters of the same thread that came before. */
  after: Type.Array(Id, { maxItems: 1_000 }),
})
export type Letter = Static<typeof Letter>

/** What the back office asks of accounts, and has done to them. */
export const authOfficeRequests = defineRequests({
  'auth.list-accounts': {
    summary: 'Accounts by a part of their address or name, newest first; also page by page all',
    callers: ['admin'],
    input: Closed({
      query: Text(0, officeLimits.query),
      /** Only accounts older than this one; null: from the newest. */
      before: Type.Union([Id, Type.Null()]),
      limit: Type.Integer({ minimum: 1, maximum: 500 }),
    }),
    output: Closed({ accounts: Type.Array(Account) }),
    timeoutMs: 3_000,
  },
  'auth.read-account': {
    summary: 'One account; null: there is none',
    callers: ['admin'],
    input: Closed({ userId: Id }),
    output: Closed({ account: Type.Union([Account, Type.Null()]) }),
    timeoutMs: 2_000,
  },
  'auth.suspend-account': {
    summary: 'Close an account and end its sessions, or open it again; once or often',
    callers: ['admin'],
    input: Closed({
      userId: Id,
      suspended: Type.Boolean(),
      /** Mailed to its owner with the first suspension. Without it whoever asks tells them. */
      reason: Type.Optional(FilledText(officeLimits.reason)),
    }),
    output: Closed({
      /** `already`: it was so before; `administrator`: those are not suspended, the role is taken away first. */
      outcome: Type.Enum(['done', 'already', 'unknown', 'administrator']),
    }),
    timeoutMs: 3_000,
  },
  'auth.count-administrators': {
    summary: 'How many administrators can sign in',
    callers: ['admin'],
    input: Closed({}),
    output: Closed({ count: Type.Integer({ minimum: 0 }) }),
    timeoutMs: 2_000,
  },
  'auth.end-sessions': {
    summary: 'Sign an account out everywhere',
    callers: ['admin'],
    input: Closed({ userId: Id }),
    output: Closed({ ended: Type.Integer({ minimum: 0 }) }),
    timeoutMs: 3_000,
  },
  'auth.list-account-sessions': {
    summary: 'Where an account is signed in, the latest seen first',
    callers: ['admin'],
    input: Closed({ userId: Id }),
    output: Closed({ sessions: Type.Array(AccountSession) }),
    timeoutMs: 2_000,
  },
  'auth.check-fresh': {
    summary: 'Whether somebody showed in this session in the last ten minutes who they are',
    callers: ['admin'],
    input: Closed({ sessionId: Id }),
    output: Closed({ fresh: Type.Boolean() }),
    timeoutMs: 2_000,
  },
  'auth.read-mail-mode': {
    summary: 'Whether mails reach people, stay on the server, or are not sent at all',
    callers: ['admin'],
    input: Closed({}),
    output: Closed({ mode: Type.Enum(['smtp', 'captured', 'off']) }),
    timeoutMs: 2_000,
  },
  'auth.queue-letter': {
    summary: 'Send an answer by mail; what became of it is told by `auth.letter-ended`',
    callers: ['admin'],
    input: Letter,
    output: Closed({ outcome: Type.Enum(['queued', 'unknown']) }),
    timeoutMs: 3_000,
  },
})
