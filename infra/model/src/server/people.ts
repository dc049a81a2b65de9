/** Who is being answered: work that nobody waits for goes on between answers, whichever model does it. */
export type People = {
  /** Somebody is answered now. @returns says that it is over */
  answering(): () => void
  /** Waits until nobody is answered; throws when the signal is aborted meanwhile. */
  quiet(signal: AbortSignal): Promise<void>
}

export function createPeople(): People {
  const waiting = new Set<() => void>()
  let answered = 0
  return {
    answering() {
      answered += 1
      let over = false
      return () => {
        if (over) return
        over = true
        answered -= 1
        if (answered === 0) for (const go of waiting) go()
      }
    },
    async quiet(signal) {
      signal.throwIfAborted()
      while (answered > 0) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const go = () => resolve()
        waiting.add(go)
        signal.addEventListener('abort', go, { once: true })
        await promise
        waiting.delete(go)
        signal.removeEventListener('abort', go)
        signal.throwIfAborted()
      }
    },
  }
}
