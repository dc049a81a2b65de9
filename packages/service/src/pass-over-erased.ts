import type { Bus } from '@lumen/bus/connect'
import { isErased } from '@lumen/database/erased-users'
import type { Kysely } from 'kysely'

/**
 * A bus whose consumers pass over events of users whose erasure has begun: an event that comes late,
 * or once more, would write of them again.
 */
export const passOverErased = <T>(bus: Bus, db: Kysely<T>): Bus => ({
  ...bus,
  consume: (options) =>
    bus.consume({
      ...options,
      handler: async (event) => {
        const { userId } = (event.payload ?? {}) as { userId?: unknown }
        if (typeof userId === 'string' && (await isErased(db, userId))) return
        await options.handler(event)
      },
    }),
})
