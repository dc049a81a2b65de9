import { limits } from '@lumen/contracts/limits'

export type WaitingSockets = {
  /**
   * Counts a socket whose user is not known yet.
   * @param close ends it to make room
   * @returns to be called when its user is known, or when it is gone
   */
  enter(address: string, close: () => void): () => void
}

type Waiting = { address: string; close: () => void }

/**
 * Bounds the sockets that have not said yet whose they are, of each address and of all. The one that
 * waits longest makes room: a client says who it is at once, so whoever holds many sockets open ends
 * their own, and nobody who shares their address is kept out.
 */
export function createWaitingSockets(
  { perAddress, ofAll }: { perAddress: number; ofAll: number } = limits.socketsWaiting,
): WaitingSockets {
  const all = new Set<Waiting>()
  const byAddress = new Map<string, Set<Waiting>>()

  const leave = (waiting: Waiting) => {
    if (!all.delete(waiting)) return
    const mates = byAddress.get(waiting.address)
    mates?.delete(waiting)
    if (mates?.size === 0) byAddress.delete(waiting.address)
  }
  const makeRoom = (among: ReadonlySet<Waiting>, limit: number) => {
    const [oldest] = among
    if (among.size <= limit || oldest === undefined) return
    leave(oldest)
    oldest.close()
  }

  return {
    enter(address, close) {
      const waiting = { address, close }
      const mates = byAddress.get(address) ?? new Set()
      byAddress.set(address, mates.add(waiting))
      all.add(waiting)
      makeRoom(mates, perAddress)
      makeRoom(all, ofAll)
      return () => leave(waiting)
    },
  }
}
