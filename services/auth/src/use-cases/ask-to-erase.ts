import { erasingServices, erasureRequests, type ErasureReport } from '@lumen/contracts/erasure'
import type { AuthContext } from '../context.ts'
import type { ErasureProgress } from '../store/tables.ts'

/** Asks one service; the name of the request follows from its own. */
const ask = (
  { bus }: AuthContext,
  service: (typeof erasingServices)[number],
  userId: string,
): Promise<ErasureReport> => {
  switch (service) {
    case 'chat':
      return bus.request(erasureRequests.chat, 'chat.erase-user', { userId })
    case 'memory':
      return bus.request(erasureRequests.memory, 'memory.erase-user', { userId })
    case 'media':
      return bus.request(erasureRequests.media, 'media.erase-user', { userId })
    case 'fortune':
      return bus.request(erasureRequests.fortune, 'fortune.erase-user', { userId })
    case 'admin':
      return bus.request(erasureRequests.admin, 'admin.erase-user', { userId })
    case 'billing':
      return bus.request(erasureRequests.billing, 'billing.erase-user', { userId })
  }
}

/** Another process goes on with the erasure. */
export class ErasureTaken extends Error {}

/**
 * Has every service that is not done yet erase a user, and adds up what it says; `keep` keeps that
 * before each question and after each answer. One that does not answer is passed over: the others need
 * not wait for it.
 * @throws ErasureTaken when `keep` does
 */
export async function askToErase(
  context: AuthContext,
  userId: string,
  before: ErasureProgress,
  keep: (progress: ErasureProgress) => Promise<void>,
  signal: AbortSignal,
): Promise<ErasureProgress> {
  const progress = { ...before }
  for (const service of erasingServices) {
    try {
      while (!progress[service]?.done && !signal.aborted) {
        await keep(progress)
        const report = await ask(context, service, userId)
        const erased = addUp(progress[service]?.erased ?? {}, report.erased)
        progress[service] = { done: report.done, erased }
        await keep(progress)
      }
    } catch (error) {
      if (error instanceof ErasureTaken) throw error
      context.log.error({ err: error, asked: service }, 'a service has not erased a user yet')
    }
  }
  return progress
}

/** Sums of both, name by name. */
export function addUp(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> {
  const sums = { ...one }
  for (const [name, count] of Object.entries(other)) sums[name] = (sums[name] ?? 0) + count
  return sums
}
