import { modelLimits } from '@lumen/contracts/models/limits'
import type { modelUseOperations } from '@lumen/contracts/models/use'
import type { Handlers } from '@lumen/http/operations'
import type { ModelsContext } from '../context.ts'
import { readProviderUse } from '../store/provider-use.ts'

const dayMs = 86_400_000

/** Entrance of /api/models/use: for administrators. */
export const useRoutes = ({
  mayBeOld,
  clock,
}: ModelsContext): Handlers<typeof modelUseOperations> => ({
  'GET /api/models/use': async ({ setHeader }) => {
    setHeader('cache-control', 'no-store')
    const since = clock.now().getTime() - (modelLimits.useDays - 1) * dayMs
    const from = new Date(since).toISOString().slice(0, 10)
    return { use: await readProviderUse(mayBeOld, { from, limit: modelLimits.usesRead }) }
  },
})
