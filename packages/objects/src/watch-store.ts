import { withDeadline } from '@lumen/runtime/deadline'
import { ObjectStoreError, type ObjectStore } from './object-store.ts'

/** Why nothing can be kept: null while the last write went well. */
export type WriteFault = ObjectStoreError['code'] | null

export type WatchedStore = ObjectStore & {
  /** How the last write of this process went; nothing was wrong before the first. */
  writeFault(): WriteFault
  /** The same, found out by writing when the last write is longer ago than `checkEveryMs`. */
  check(): Promise<WriteFault>
}

/** A store that hangs is away. */
const probeMs = 1_500

/**
 * A store that knows whether something can be kept, for health checks.
 * @param onChange told when that changes, with what failed
 * @param checkEveryMs how long what the last write found is believed; 30 s when absent
 */
export function watchStore(
  store: ObjectStore,
  onChange: (fault: WriteFault, error?: ObjectStoreError) => void,
  { checkEveryMs = 30_000 }: { checkEveryMs?: number } = {},
): WatchedStore {
  let fault: WriteFault = null
  let notedAt = -Infinity
  let probing: Promise<void> | null = null
  function note(now: WriteFault, error?: ObjectStoreError): void {
    notedAt = performance.now()
    if (now === fault) return
    fault = now
    onChange(now, error)
  }
  return {
    ...store,
    async put(key, bytes) {
      try {
        const size = await store.put(key, bytes)
        note(null)
        return size
      } catch (error) {
        if (error instanceof ObjectStoreError) note(error.code, error)
        throw error
      }
    },
    writeFault: () => fault,
    async check() {
      if (performance.now() - notedAt < checkEveryMs) return fault
      probing ??= withDeadline(store.probe(), probeMs, 'writing to the object store')
        .then(
          () => note(null),
          (error: unknown) => note(...faultOf(error)),
        )
        .finally(() => {
          probing = null
        })
      await probing
      return fault
    },
  }
}

const faultOf = (error: unknown): [ObjectStoreError['code'], ObjectStoreError] => {
  const fault =
    error instanceof ObjectStoreError
      ? error
      : new ObjectStoreError('unavailable', 'The object store does not answer', error)
  return [fault.code, fault]
}
