import { subjects } from '@lumen/contracts/bus'
import type { Sealer } from './sealing.ts'

/** What is needed of the bus. */
type Broadcasts = {
  broadcast(subject: string, data: unknown): void
  listen(subject: string, handler: (data: unknown) => void): { stop(): void }
}

/**
 * Lets all copies of a service forget a user's data key together: `forget` of the sealer it returns
 * tells the others, which drop the key from memory at once. One that does not hear it, because its
 * connection is away, holds the key for `cacheMs` more.
 *
 * Such a `forget` must not run inside a transaction: a copy that heard of it before the commit
 * would read the old key again. It throws a TypeError then.
 */
export function shareErasures(
  sealer: Sealer,
  bus: Broadcasts,
  service: string,
): { sealer: Sealer; stop(): void } {
  const subject = subjects.dataKeyErased(service)
  const { stop } = bus.listen(subject, (data) => {
    const { userId } = (data ?? {}) as { userId?: unknown }
    if (typeof userId === 'string') sealer.drop(userId)
  })
  return {
    stop,
    sealer: {
      ...sealer,
      async forget(db, userId) {
        if (db.isTransaction) throw new TypeError('A data key is erased after the transaction')
        const was = await sealer.forget(db, userId)
        bus.broadcast(subject, { userId })
        return was
      },
    },
  }
}
