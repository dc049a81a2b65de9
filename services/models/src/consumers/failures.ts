import { subjects } from '@lumen/contracts/bus'
import type { ModelsContext } from '../context.ts'
import { lookAtServers } from '../use-cases/look-at-servers.ts'

/** A server that failed somebody is looked at now, not within the minute. */
export const followFailures = (context: ModelsContext) =>
  context.bus.listen(subjects.modelFailed, async () => {
    await lookAtServers(context)
  })
