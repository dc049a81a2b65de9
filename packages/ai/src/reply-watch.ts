/**
 * How long a reply may take: `firstTokenMs` from one sign of life to the next before its first token
 * (asked, headers, a new stage), `betweenTokensMs` each pause after it, `totalMs` all of it. A model
 * that thinks in hidden chunks for ever trips neither of the first two.
 */
export type ReplyLimits = { firstTokenMs: number; betweenTokensMs: number; totalMs: number }

/** Why a reply was given up: no answer in time, or one that began and then stalled. */
export type Expired = 'timeout' | 'idle'

export type ReplyWatch = {
  expired(): Expired | null
  arm(cause: Expired, ms: number): void
  disarm(): void
  /** Ends both limits. */
  close(): void
}

/** One pause at a time is watched, and the whole; the first to pass aborts the request and is remembered. */
export function createReplyWatch(controller: AbortController, totalMs: number): ReplyWatch {
  let expired: Expired | null = null
  let timer: NodeJS.Timeout | undefined
  const expire = (cause: Expired) => {
    if (!controller.signal.aborted) expired = cause
    controller.abort()
  }
  const total = setTimeout(expire, totalMs, 'timeout')
  return {
    expired: () => expired,
    arm(cause, ms) {
      clearTimeout(timer)
      timer = setTimeout(expire, ms, cause)
    },
    disarm: () => clearTimeout(timer),
    close() {
      clearTimeout(timer)
      clearTimeout(total)
    },
  }
}
