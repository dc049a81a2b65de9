import type { modelOperations } from '@lumen/contracts/models/operations'
import type { Provider } from '@lumen/contracts/models/schema'
import type { Handlers } from '@lumen/http/operations'
import type { ModelsContext } from '../context.ts'

/** Entrance of /api/models: what everybody may know. */
export const modelRoutes = (context: ModelsContext): Handlers<typeof modelOperations> => ({
  'GET /api/models': ({ setHeader }) => {
    setHeader('cache-control', 'no-store')
    const { revision, answering, providers } = context.state()
    return Promise.resolve({ revision, answering, providers: providers.map(withoutAddress) })
  },
})

const withoutAddress = ({ id, kind, name, local, state, offers }: Provider) => ({
  id,
  kind,
  name,
  local,
  state,
  offers,
})
