import type { RequestHandlers } from '@lumen/bus/answers'
import type { privacyRequests } from '@lumen/contracts/auth/bus'
import type { AuthContext } from '../context.ts'
import { mayBeContacted } from '../store/users.ts'
import { listRetention } from '../use-cases/list-retention.ts'
import { readConsents } from '../use-cases/read-consents.ts'

/** What other services ask of what users allow. */
export const privacyRequestHandlers = (
  context: AuthContext,
): RequestHandlers<typeof privacyRequests> => ({
  'auth.read-consents': ({ userId }) => readConsents(context, userId),
  'auth.may-contact': async ({ userId }) => ({
    allowed: await mayBeContacted(context.db, userId),
  }),
  'auth.list-retention': ({ after }) => listRetention(context, after),
})
