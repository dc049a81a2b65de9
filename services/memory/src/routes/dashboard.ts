import type { memoryOperations } from '@lumen/contracts/memory/operations'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import type { Handlers } from '@lumen/http/operations'
import type { MemoryContext } from '../context.ts'
import { localDay } from '../domain/ranking/dates.ts'
import { readGrowth } from '../use-cases/read-relationship.ts'
import { findUpcoming } from '../use-cases/find-occasions.ts'
import { readChatMemories, readEmotionalIntelligence } from '../use-cases/read-dashboard.ts'

/** A user's own figures, which administrators do not see either. */
function allow(caller: Caller, userId: string): string {
  if (caller.userId !== userId)
    throw new AppError('forbidden', 'These are the figures of somebody else')
  return userId
}

/** Errors: `invalid_input` for a zone that does not exist. */
function knownZone(timeZone: string): string {
  try {
    localDay(new Date(0), timeZone)
    return timeZone
  } catch {
    const message = 'There is no such time zone'
    throw new AppError('invalid_input', message, { details: [{ path: 'timeZone', message }] })
  }
}

/** Entrance of what the dashboard shows. */
export function dashboardRoutes(context: MemoryContext) {
  return {
    'GET /api/growth/:companionId': ({ caller, params }) =>
      readGrowth(context, { userId: caller.userId, companionId: params.companionId }),
    'GET /api/upcoming': ({ caller, query }) =>
      findUpcoming(context, { userId: caller.userId, timeZone: knownZone(query.timeZone) }),
    'GET /api/chat-memories/:userId': async ({ caller, params, query }) =>
      readChatMemories(context, allow(caller, params.userId), query.limit),
    'GET /api/emotional-intelligence/:userId': async ({ caller, params }) =>
      readEmotionalIntelligence(context, allow(caller, params.userId), caller.language),
  } satisfies Partial<Handlers<typeof memoryOperations>>
}
