import type { Logger } from './logger.ts'
import { withDeadline } from './deadline.ts'

/** What a closer could not close: it threw, or did not end within its limit. */
type CloseFailure = { readonly name: string; readonly error: unknown }

export type Closer = {
  /** @param timeoutMs how long this one may take; 10 s when absent */
  add(name: string, close: () => unknown, timeoutMs?: number): void
  /** Closes everything once, last added first, and tells what failed. Never throws. */
  close(): Promise<readonly CloseFailure[]>
}

const closeTimeoutMs = 10_000
const lingerMs = 3_000

/** Collects what a service opened, to close it in reverse order. */
export function createCloser(log: Logger): Closer {
  const steps: { name: string; close: () => unknown; timeoutMs: number }[] = []
  let closing: Promise<readonly CloseFailure[]> | undefined

  async function closeAll(): Promise<readonly CloseFailure[]> {
    const failures: CloseFailure[] = []
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      const { name, close, timeoutMs } = step
      try {
        await withDeadline(async () => close(), timeoutMs, `closing ${name}`)
        log.debug({ part: name }, 'closed')
      } catch (error) {
        failures.push({ name, error })
        log.error({ part: name, err: error }, 'could not be closed')
      }
    }
    return failures
  }

  return {
    add(name, close, timeoutMs = closeTimeoutMs) {
      steps.push({ name, close, timeoutMs })
    },
    close: () => (closing ??= closeAll()),
  }
}

/** What a process that was forked tells the one that forked it, once it is ready. */
export type ReadyNotice = { ready: true; url?: string }

/**
 * Starts, and closes once on SIGINT or SIGTERM; a second signal ends the process at once. After
 * closing the process ends by itself; if something still holds it after 3 s, what it is gets
 * logged and the process ends with code 1. A start that fails also ends with code 1. With an IPC
 * channel it sends a `ReadyNotice` to its parent, and closes too when the parent is gone.
 * @param options.lingerMs how long the process may take to end by itself; 3 s when absent
 */
export async function runUntilSignal(
  start: () => Promise<{ url?: string; close(): Promise<unknown> }>,
  log: Logger,
  options: { lingerMs?: number } = {},
): Promise<void> {
  const { promise: signalled, resolve: stop } = Promise.withResolvers<
    NodeJS.Signals | 'parent gone'
  >()
  let signals = 0
  const onSignal = (signal: NodeJS.Signals) => {
    signals += 1
    if (signals > 1) {
      log.warn({ signal }, 'second signal: ending at once')
      process.exit(1)
    }
    stop(signal)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  const onOrphaned = () => stop('parent gone')
  process.once('disconnect', onOrphaned)

  try {
    const running = await start()
    const notice: ReadyNotice = {
      ready: true,
      ...(running.url !== undefined && { url: running.url }),
    }
    process.send?.(notice)
    const signal = await signalled
    log.info({ signal }, 'closing')
    await running.close()
    log.info('closed')
  } catch (error) {
    process.exitCode = 1
    log.fatal({ err: error }, 'ending after an error')
  }
  // An open channel would keep the process.
  process.off('disconnect', onOrphaned)
  if (process.connected) process.disconnect()
  setTimeout(() => {
    log.error(
      { holding: process.getActiveResourcesInfo() },
      'still held open after closing: ending',
    )
    process.exit(1)
  }, options.lingerMs ?? lingerMs).unref()
}
