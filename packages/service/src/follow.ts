import type { Bus } from '@lumen/bus/connect'
import type { Closer } from '@lumen/runtime/lifecycle'
import type { Logger } from '@lumen/runtime/logger'
import { repeat } from '@lumen/runtime/repeat'

/** A broadcast may be missed: it is asked again so often. */
const askEveryMs = 60_000
/** Who knows may start beside this process: nobody waits long for it. */
const firstAskMs = 1_000

/**
 * Follows what another service tells of a state of its own: hears its broadcasts, and asks it at first,
 * after a lost connection and each minute. Until `closer` closes.
 */
export async function follow<State extends { readonly revision: number }>({
  bus,
  log,
  closer,
  name,
  subject,
  ask,
  first,
  heard,
}: {
  bus: Bus
  log: Logger
  closer: Closer
  /** What is followed, as the log names it. */
  name: string
  /** Where the whole state is broadcast. */
  subject: string
  ask: (options: { timeoutMs?: number }) => Promise<State>
  /** Holds until something was heard. */
  first: State
  /** What was told; `isNew` when it took the place of what was known. */
  heard?: (state: State, isNew: boolean) => void
}): Promise<() => State> {
  let state = first
  let told = false

  const take = (next: State) => {
    const isNew = !told || next.revision > state.revision
    if (isNew) state = next
    told = true
    heard?.(next, isNew)
  }
  const askNow = async (options: { timeoutMs?: number } = {}) => {
    try {
      take(await ask(options))
    } catch (error) {
      log.debug({ err: error }, `${name} are not told`)
    }
  }

  const listening = bus.listen(subject, (data) => take(data as State))
  const stopWatching = bus.onStatus((status) => {
    if (status === 'connected') void askNow()
  })
  const asking = repeat({
    every: askEveryMs,
    label: `asking for ${name}`,
    log,
    work: () => askNow(),
  })
  closer.add(name, async () => {
    listening.stop()
    stopWatching()
    await asking.close()
  })
  await askNow({ timeoutMs: firstAskMs })
  return () => state
}
