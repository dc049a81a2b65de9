import { Type, type Static } from 'typebox'
import { officeLimits } from '../admin/limits.ts'
import { defineRequests } from '../bus.ts'
import { Closed, Id, Text, Timestamp } from '../schema.ts'
import { Email } from './schema.ts'

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

/** What the back office asks of accounts, and has done to them. */
export const authOfficeRequests = defineRequests({
  'auth.list-accounts': {
    summary: 'Accounts by a part of their address or name, newest first; also page by page all',
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
    input: Closed({ userId: Id }),
    output: Closed({ account: Type.Union([Account, Type.Null()]) }),
    timeoutMs: 2_000,
  },
  'auth.suspend-account': {
    summary: 'Close an account and end its sessions, or open it again; once or often',
    input: Closed({ userId: Id, suspended: Type.Boolean() }),
    output: Closed({
      /** `administrator`: those are not suspended; the role is taken away first. */
      outcome: Type.Enum(['done', 'unknown', 'administrator']),
    }),
    timeoutMs: 3_000,
  },
  'auth.end-sessions': {
    summary: 'Sign an account out everywhere',
    input: Closed({ userId: Id }),
    output: Closed({ ended: Type.Integer({ minimum: 0 }) }),
    timeoutMs: 3_000,
  },
})
