/** Looks every 20 ms at the memory of this process. */
export function watchMemory(): {
  /** Ends it. @returns megabytes that it took at most beyond what it had */
  stop(): number
} {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
  return {
    stop() {
      clearInterval(timer)
      return (most - before) / 1_048_576
    },
  }
}
