import type { adminOperations } from '@lumen/contracts/admin/operations'
import type { Handlers } from '@lumen/http/operations'
import type { AdminContext } from '../context.ts'
import { readStatus } from '../use-cases/read-status.ts'

/** Entrance of /api/status. */
export const statusRoutes = (context: AdminContext) =>
  ({
    'GET /api/status': ({ setHeader }) => {
      setHeader('cache-control', 'no-store')
      return readStatus(context)
    },
  }) satisfies Partial<Handlers<typeof adminOperations>>
