import type { chatOperations } from '@lumen/contracts/chat/operations'
import { defaultLanguage } from '@lumen/contracts/languages'
import type { Handlers } from '@lumen/http/operations'
import { crisisResources } from '@lumen/safety/resources'
import type { ChatContext } from '../context.ts'

/** Entrance of /api/safety. */
export function safetyRoutes({ answering }: ChatContext) {
  return {
    'GET /api/safety/resources': ({ caller, query }) =>
      Promise.resolve(
        crisisResources(
          query.language ?? caller?.language ?? defaultLanguage,
          query.region ?? caller?.region,
          answering.helpLines,
        ),
      ),
  } satisfies Partial<Handlers<typeof chatOperations>>
}
