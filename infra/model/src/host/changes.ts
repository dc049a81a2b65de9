/** A number that grows with each change, and who waits for the next. */
export function createChanges(): {
  revision(): number
  happened(): void
  /** Resolves at once where there is news already; also when the signal is aborted. */
  since(revision: number, signal: AbortSignal): Promise<void>
} {
  let revision = 1
  const waiting = new Set<() => void>()
  return {
    revision: () => revision,
    happened() {
      revision += 1
      for (const go of waiting) go()
    },
    since(known, signal) {
      if (revision !== known || signal.aborted) return Promise.resolve()
      return new Promise((resolve) => {
        const go = () => {
          waiting.delete(go)
          signal.removeEventListener('abort', go)
          resolve()
        }
        waiting.add(go)
        signal.addEventListener('abort', go)
      })
    },
  }
}
