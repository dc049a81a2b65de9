import type { modelServerOperations } from '@lumen/contracts/models/server-operations'
import type { Handlers } from '@lumen/http/operations'
import type { ModelsContext } from '../context.ts'
import { presentServer } from '../domain/providers.ts'
import { listServers } from '../store/servers.ts'
import { acceptServer, forgetServer } from '../use-cases/accept-server.ts'
import { chooseAnswering } from '../use-cases/choose-answering.ts'
import { lookAtServers } from '../use-cases/look-at-servers.ts'

/** Entrance of /api/models/servers and of who answers: for administrators. */
export const serverRoutes = (context: ModelsContext): Handlers<typeof modelServerOperations> => ({
  'GET /api/models/servers': async ({ setHeader }) => {
    setHeader('cache-control', 'no-store')
    const found = await lookAtServers(context)
    return { accepted: (await listServers(context.db)).map(presentServer), found }
  },
  'POST /api/models/servers/accept': ({ body, caller }) =>
    acceptServer(context, body, caller.userId),
  'DELETE /api/models/servers/:id': async ({ params }) => {
    await forgetServer(context, params.id)
    return { success: true }
  },
  'PUT /api/models/answering': ({ body, caller }) =>
    chooseAnswering(context, body.choice, caller.userId),
})
