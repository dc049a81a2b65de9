import { inboxCleaning } from '@lumen/database/inbox'
import type { ModelsContext } from '../context.ts'
import { lookAtServers } from '../use-cases/look-at-servers.ts'

/** Scheduled work of the service. */
export const lookJobs = (context: ModelsContext) => ({
  'models.clean-inbox': inboxCleaning(context),
  'models.look-at-servers': () => lookAtServers(context),
})
