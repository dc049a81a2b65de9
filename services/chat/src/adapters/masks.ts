import type { Bus } from '@lumen/bus/connect'
import { maskRequests, type ForgottenMasks } from '@lumen/contracts/memory/masks'

/** What of their talks a user has forgotten; null when it is the version that is known. */
export type MasksPort = (userId: string, known: string | null) => Promise<ForgottenMasks | null>

/** Asks service memory, which answers within 300 ms or not at all. */
export const masksFromMemory =
  (bus: Bus): MasksPort =>
  async (userId, known) => {
    const { masks } = await bus.request(maskRequests, 'memory.read-masks', { userId, known })
    return masks
  }
