import { inboxCleaning } from '@lumen/database/inbox'
import type { ChatContext } from '../context.ts'
import { eraseHiddenCompanions } from '../use-cases/erase-hidden-companions.ts'

/** Scheduled work of the service. */
export const companionJobs = (context: ChatContext) => ({
  'chat.erase-hidden-companions': async () => {
    const erased = await eraseHiddenCompanions(context)
    context.log.info({ erased }, 'erased hidden companions')
  },
  'chat.clean-inbox': inboxCleaning(context),
})
