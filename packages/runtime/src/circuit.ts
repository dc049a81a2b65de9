/**
 * Keeps callers from waiting for somebody who has not answered several of them running. `enter` is asked
 * before each call; what it gives is told how the call ended.
 */
export type Circuit = {
  /** null: do not call now, it would be in vain. */
  enter(): Call | null
  /** Milliseconds until somebody may try again; 0 while it is closed. */
  retryAfterMs(): number
}

/** One call, which ends once. */
export type Call = {
  /** It was answered, be it with a refusal. */
  answered(): void
  /** Nobody answered in time. */
  timedOut(): void
  /** It says nothing of the other side: its caller went away. */
  left(): void
}

/**
 * Opens after `failures` calls running that nobody answered, for `openMs`, spread by a quarter; then one
 * caller tries, and the others wait for what it finds.
 */
export function createCircuit(options: {
  failures: number
  openMs: number
  /** Milliseconds of a clock that only goes forward; tests have their own. */
  now?: () => number
}): Circuit {
  const { failures, openMs, now = () => performance.now() } = options
  let failed = 0
  let openUntil = 0
  let isTrying = false

  const begin = (isTrial: boolean): Call => {
    const end = () => {
      if (isTrial) isTrying = false
    }
    return {
      answered() {
        end()
        failed = 0
        openUntil = 0
      },
      timedOut() {
        end()
        failed += 1
        if (failed >= failures) openUntil = now() + openMs * (0.75 + Math.random() / 2)
      },
      left: end,
    }
  }

  return {
    enter() {
      if (openUntil === 0) return begin(false)
      if (isTrying || now() < openUntil) return null
      isTrying = true
      return begin(true)
    },
    retryAfterMs: () => (openUntil === 0 ? 0 : Math.max(1, openUntil - now())),
  }
}
