import { Type, type Static } from 'typebox'
import { defineRequests } from './bus.ts'
import { Closed, Id } from './schema.ts'

/** What a service has erased of a user since it was asked; numbers only. */
export const ErasureReport = Closed({
  /** False: there is more, ask again. */
  done: Type.Boolean(),
  /** How many of what: rows by table, and files, events, jobs. */
  erased: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
})
export type ErasureReport = Static<typeof ErasureReport>

const eraseUser = (summary: string) => ({
  summary,
  callers: ['auth'] as const,
  input: Closed({ userId: Id }),
  output: ErasureReport,
  timeoutMs: 30_000,
})

/**
 * What whoever ends accounts asks of each service, a table for each. Asked again it goes on where it
 * was; asked of somebody who is gone it changes nothing. From the first time on, the service makes
 * nothing new of this user.
 */
export const erasureRequests = {
  chat: defineRequests({
    'chat.erase-user': eraseUser('End a user’s replies; erase companions, messages and their key'),
  }),
  memory: defineRequests({
    'memory.erase-user': eraseUser('Erase what is remembered of a user, its index and its key'),
  }),
  media: defineRequests({
    'media.erase-user': eraseUser('Erase a user’s files, jobs, avatars, templates and their key'),
  }),
  fortune: defineRequests({
    'fortune.erase-user': eraseUser('Erase a user’s birth, readings, insights and their key'),
  }),
  admin: defineRequests({
    'admin.erase-user': eraseUser('Erase what a user wrote to us, their votes and their key'),
  }),
  billing: defineRequests({
    'billing.erase-user': eraseUser(
      'End what a user pays for and erase their wallet; payments stay, under a pseudonym',
    ),
  }),
} as const

/** In the order they are asked: who is paid comes after those who owe it something. */
export const erasingServices = ['chat', 'memory', 'media', 'fortune', 'admin', 'billing'] as const
export type ErasingService = (typeof erasingServices)[number]
