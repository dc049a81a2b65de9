/** Reads prompts ahead of replies, one in this process at a time; whoever asks for a reply ends it. */
export type Warmer = {
  /**
   * Runs work that nobody waits for, in place of what still runs for the same user; not at all while
   * something runs for another one, or a person is answered.
   */
  start(userId: string, work: (signal: AbortSignal) => Promise<void>): void
  /** While a person is answered nothing is read ahead. @returns says that the answer is over */
  yield(): () => void
  /** Waits for what ran last. */
  settled(): Promise<void>
}

export function createWarmer(failed: (error: unknown) => void): Warmer {
  let running: { userId: string; controller: AbortController; done: Promise<void> } | null = null
  let answers = 0
  return {
    start(userId, work) {
      if (answers > 0 || (running !== null && running.userId !== userId)) return
      running?.controller.abort()
      const before = running?.done
      const controller = new AbortController()
      const run = async () => {
        await before
        try {
          if (!controller.signal.aborted) await work(controller.signal)
        } catch (error) {
          if (!controller.signal.aborted) failed(error)
        }
        if (running === entry) running = null
      }
      const entry = { userId, controller, done: Promise.resolve() }
      running = entry
      entry.done = run()
    },
    yield() {
      answers += 1
      running?.controller.abort()
      let over = false
      return () => {
        if (!over) answers -= 1
        over = true
      }
    },
    async settled() {
      await running?.done
    },
  }
}
