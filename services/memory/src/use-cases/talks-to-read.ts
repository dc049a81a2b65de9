import type { Jobs } from '@lumen/jobs/queues'
import type { jobCatalog } from '@lumen/contracts/jobs'
import { backoffMs } from '@lumen/runtime/backoff'
import type { Closer } from '@lumen/runtime/lifecycle'
import type { Logger } from '@lumen/runtime/logger'
import type { OwnerRef } from '../store/conversations.ts'

export type TalksToRead = {
  /** Has a talk read soon; returns at once. */
  add(owner: OwnerRef): void
}

/** Further ones wait until they pause, as every talk is read then. */
const mostWaiting = 1_000
const pause = { firstMs: 500, longestMs: 15_000 }

/**
 * Puts talks into the queue of those to be read, beside whoever hears of them: events go on while Redis
 * is away, and talks that it takes no job for are tried again, each once however often it is added. What
 * is lost with the process is read when the talk pauses.
 */
export function openTalksToRead(
  jobs: Pick<Jobs<typeof jobCatalog, 'memory'>, 'enqueue'>,
  log: Logger,
  closer: Closer,
): TalksToRead {
  const waiting = new Map<string, OwnerRef>()
  let working: Promise<void> | null = null
  let closed = false
  let wake = () => {}

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function work(): Promise<void> {
    let failures = 0
    for (;;) {
      const [owner] = waiting.values()
      if (owner === undefined || closed) return
      const { userId, companionId } = owner
      try {
        const id = `talk-${companionId}`
        await jobs.enqueue('memory.extract-talk', { userId, companionId }, { id })
        waiting.delete(companionId)
        failures = 0
      } catch (error) {
        failures += 1
        if (failures === 1)
          log.warn(
            { err: error, waiting: waiting.size },
            'talks wait to be read until Redis is back',
          )
        if (!closed) await sleep(backoffMs(failures, pause))
      }
    }
  }

  closer.add('talks to read', async () => {
    closed = true
    wake()
    await working
  })
  return {
    add(owner) {
      if (waiting.size < mostWaiting) waiting.set(owner.companionId, owner)
      working ??= work().finally(() => {
        working = null
      })
    },
  }
}
