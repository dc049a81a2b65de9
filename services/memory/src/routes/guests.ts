import { guestLimits } from '@lumen/contracts/guest/limits'
import type { guestOperations } from '@lumen/contracts/guest/operations'
import type { Handlers } from '@lumen/http/operations'
import type { MemoryContext } from '../context.ts'
import { readNewest } from '../use-cases/read-memories.ts'

/** Entrance of what is remembered of a talk before signing up. */
export const guestRoutes = (
  context: MemoryContext,
): Pick<Handlers<typeof guestOperations>, 'GET /api/guest/crystals'> => ({
  'GET /api/guest/crystals': ({ caller }) =>
    readNewest(context, caller.userId, guestLimits.crystals),
})
