import type { flagOperations } from '@lumen/contracts/flags/operations'
import type { Handlers } from '@lumen/http/operations'
import type { AdminContext } from '../context.ts'
import { flagsFor, listFlagSettings, setFlag } from '../use-cases/manage-flags.ts'

/** Entrance of /api/flags and of what administrators switch. */
export const flagRoutes = (context: AdminContext): Handlers<typeof flagOperations> => ({
  'GET /api/flags': ({ caller, setHeader }) => {
    setHeader('cache-control', 'no-store')
    return flagsFor(context, caller?.userId)
  },
  'GET /api/admin/flags': () => listFlagSettings(context),
  'PUT /api/admin/flags/:key': ({ params, body, caller }) =>
    setFlag(context, caller.userId, params.key, body),
})
