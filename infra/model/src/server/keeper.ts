/** Where what is kept is: not there, on its way, there. */
export type KeeperState = 'idle' | 'loading' | 'ready'

/** Something that is loaded when it is needed and given up when nobody needs it for a while. */
export type Keeper<Kept> = {
  /** Loads it first where it is not there. */
  use<T>(work: (kept: Kept) => Promise<T>): Promise<T>
  state(): KeeperState
  /** Lets go of what has ended by itself; the next one who needs it loads it again. */
  drop(ended: Kept): Promise<void>
  close(): Promise<void>
}

/** A failed load is told to everybody who waits for it; the next one tries again. */
export function createKeeper<Kept extends { close(): Promise<void> }>(options: {
  load: () => Promise<Kept>
  /** Unused for so long, it is given up; 0: never. */
  idleMs: number
  /** Hears of each change; `failure` is why it did not get there. */
  onState?: (state: KeeperState, failure: unknown) => void
}): Keeper<Kept> {
  let loading: Promise<Kept> | null = null
  let current: Kept | null = null
  let state: KeeperState = 'idle'
  let users = 0
  let timer: NodeJS.Timeout | undefined
  let closing: Promise<void> = Promise.resolve()

  const become = (next: KeeperState, failure: unknown = null) => {
    state = next
    options.onState?.(next, failure)
  }
  const giveUp = async () => {
    clearTimeout(timer)
    const kept = loading
    loading = null
    current = null
    if (kept === null) return
    become('idle')
    closing = kept.then(
      (each) => each.close(),
      () => {},
    )
    await closing
  }
  const load = () => {
    become('loading')
    return closing.then(options.load).then(
      (kept) => {
        current = kept
        become('ready')
        return kept
      },
      (error: unknown) => {
        loading = null
        become('idle', error)
        throw error
      },
    )
  }

  return {
    async use(work) {
      users += 1
      clearTimeout(timer)
      try {
        return await work(await (loading ??= load()))
      } finally {
        users -= 1
        if (users === 0 && options.idleMs > 0)
          timer = setTimeout(() => void giveUp(), options.idleMs).unref()
      }
    },
    state: () => state,
    async drop(ended) {
      if (current === ended) await giveUp()
    },
    close: giveUp,
  }
}
