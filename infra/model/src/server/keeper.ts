/** Something that is loaded when it is needed and given up when nobody needs it for a while. */
export type Keeper<Kept> = {
  /** Loads it first where it is not there. */
  use<T>(work: (kept: Kept) => Promise<T>): Promise<T>
  state(): 'idle' | 'loading' | 'ready'
  close(): Promise<void>
}

/** A failed load is told to everybody who waits for it; the next one tries again. */
export function createKeeper<Kept extends { close(): Promise<void> }>(options: {
  load: () => Promise<Kept>
  /** Unused for so long, it is given up; 0: never. */
  idleMs: number
}): Keeper<Kept> {
  let loading: Promise<Kept> | null = null
  let ready = false
  let users = 0
  let timer: NodeJS.Timeout | undefined
  let closing: Promise<void> = Promise.resolve()

  const giveUp = async () => {
    clearTimeout(timer)
    const kept = loading
    loading = null
    ready = false
    if (kept === null) return
    closing = kept.then(
      (each) => each.close(),
      () => {},
    )
    await closing
  }
  const get = () => {
    loading ??= closing.then(options.load).then(
      (kept) => {
        ready = true
        return kept
      },
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }

  return {
    async use(work) {
      users += 1
      clearTimeout(timer)
      try {
        return await work(await get())
      } finally {
        users -= 1
        if (users === 0 && options.idleMs > 0)
          timer = setTimeout(() => void giveUp(), options.idleMs).unref()
      }
    },
    state: () => (ready ? 'ready' : loading === null ? 'idle' : 'loading'),
    close: giveUp,
  }
}
