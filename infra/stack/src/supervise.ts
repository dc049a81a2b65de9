import type { ProcessName } from '@lumen/contracts/operation'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '@lumen/runtime/logger'
import { startProcess, type ServiceProcess } from './service-process.ts'
import type { Env, Running } from './services.ts'

/** Before the first restart; each further one waits twice as long. */
const firstPauseMs = 500
const longestPauseMs = 30_000
/** Whoever ran for so long did not end for what it had just been started with. */
const steadyMs = 60_000

/**
 * Keeps a service running as a process: one that ends is started again at the same address, later
 * each time when it ends soon after. Only its first start may fail.
 * @returns how it runs; `pid()` tells the process of now, null while there is none
 */
export async function supervise(
  name: ProcessName,
  env: Env,
  log: Logger,
): Promise<Running & { pid(): number | null }> {
  const closing = new AbortController()
  const { signal } = closing
  let current: ServiceProcess | null = await startProcess(name, env)
  const { url } = current
  // The others know it by this address.
  const again = { ...env, [`${name.toUpperCase()}_PORT`]: new URL(url).port }

  async function keep(started: ServiceProcess): Promise<void> {
    let running: ServiceProcess | null = started
    for (
      let pauseMs = firstPauseMs;
      !signal.aborted;
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    ) {
      if (running !== null) {
        const since = performance.now()
        const why = await running.ended
        current = running = null
        if (signal.aborted) return
        if (performance.now() - since >= steadyMs) pauseMs = firstPauseMs
        log.error({ process: name, why, pauseMs }, 'a service ended; it is started again')
      }
      await pause(pauseMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      try {
        current = running = await startProcess(name, again)
        log.warn({ process: name, pid: running.pid }, 'a service runs again')
      } catch (error) {
        log.error({ process: name, err: error }, 'a service could not be started again')
      }
    }
  }
  const kept = keep(current)

  return {
    url,
    pid: () => current?.pid ?? null,
    async close() {
      closing.abort()
      await current?.close()
      await kept
      // It may have been starting when it was to close.
      await current?.close()
    },
  }
}
