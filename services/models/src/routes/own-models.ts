import type { ownModelOperations } from '@lumen/contracts/models/own-operations'
import type { Handlers } from '@lumen/http/operations'
import type { ModelsContext } from '../context.ts'

/** Entrance of the models that this installation runs itself; the host decides. */
export const ownModelRoutes = ({
  host,
}: Pick<ModelsContext, 'host'>): Handlers<typeof ownModelOperations> => ({
  'GET /api/models/catalogue': async ({ setHeader }) => {
    setHeader('cache-control', 'no-store')
    // Asked anew: progress of downloads is told to nobody who does not ask.
    return { own: host.current() === null ? null : await host.ask('GET', '/models') }
  },
  'POST /api/models/downloads': ({ body }) => host.ask('POST', '/downloads', body),
  'POST /api/models/downloads/:name/pause': ({ params }) =>
    host.ask('POST', `/downloads/${encodeURIComponent(params.name)}/pause`),
  'POST /api/models/downloads/:name/resume': ({ params }) =>
    host.ask('POST', `/downloads/${encodeURIComponent(params.name)}/resume`),
  'DELETE /api/models/downloads/:name': ({ params }) =>
    host.ask('DELETE', `/downloads/${encodeURIComponent(params.name)}`),
  'PUT /api/models/own': ({ body: { kind, name, used = true } }) => {
    if (name === null) return host.ask('DELETE', `/used/${kind}`)
    return used
      ? host.ask('PUT', `/used/${encodeURIComponent(name)}`)
      : host.ask('DELETE', `/used/${kind}?name=${encodeURIComponent(name)}`)
  },
  'DELETE /api/models/kept/:name': ({ params }) =>
    host.ask('DELETE', `/kept/${encodeURIComponent(params.name)}`),
})
