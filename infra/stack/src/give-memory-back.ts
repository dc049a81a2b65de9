const lookEveryMs = 60_000
/** Of one core, over that time: hardly anybody is served who would notice a third of a second. */
const quietShare = 0.1
/** Beside what was held after the last time. */
const worthwhile = 1.15

export type Usage = {
  /** Milliseconds of the clock. */
  at: number
  /** Milliseconds of processor time since the process began. */
  busy: number
  /** Bytes that the process holds. */
  held: number
}

const usageNow = (): Usage => {
  const { user, system } = process.cpuUsage()
  return {
    at: performance.now(),
    busy: (user + system) / 1_000,
    held: process.memoryUsage.rss(),
  }
}

/**
 * Decides when memory is given back. V8 keeps the pages of a heap that has shrunk for the next time it
 * grows, and lets go of them in its last resort only: a process that served many at once would hold
 * as much for ever.
 *
 * @param collect gives back what is not needed
 * @returns looks whether there was little to do since the last look, and more is held than need be
 */
export function createCollector(collect: () => void, read: () => Usage = usageNow): () => void {
  collect()
  let last = read()
  let least = last.held
  return () => {
    const now = read()
    const share = (now.busy - last.busy) / (now.at - last.at)
    last = now
    if (share > quietShare || now.held < least * worthwhile) return
    collect()
    last = read()
    least = last.held
  }
}

/** Gives back what was needed to start, and from then on what was needed for those who were served. */
export function giveMemoryBack(): void {
  const { gc } = globalThis
  if (gc === undefined) return
  const collect = () => {
    gc({ type: 'major', flavor: 'last-resort' })
  }
  setInterval(createCollector(collect), lookEveryMs).unref()
}
