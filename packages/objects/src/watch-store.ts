import { ObjectStoreError, type ObjectStore } from './object-store.ts'

/** Why nothing can be kept: null while the last write went well. */
export type WriteFault = ObjectStoreError['code'] | null

export type WatchedStore = ObjectStore & {
  /** How the last write of this process went; nothing was wrong before the first. */
  writeFault(): WriteFault
}

/**
 * A store that knows whether something can be kept, for health checks.
 * @param onChange told when that changes, with what failed
 */
export function watchStore(
  store: ObjectStore,
  onChange: (fault: WriteFault, error?: ObjectStoreError) => void,
): WatchedStore {
  let fault: WriteFault = null
  function note(now: WriteFault, error?: ObjectStoreError): void {
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
  }
}
