import { EventEmitter, once } from 'node:events'

/** A reply that goes on as long as a test wants, whatever the pace of the machine. */
export type HeldReply = {
  /** Adds to the reply, a token each. */
  say(...tokens: string[]): void
  /** Ends it properly. */
  finish(): void
}

/**
 * Makes a reply that a test gives token by token: `tokens` is all that was said so far, then what is
 * said later, until it is finished or `signal` is aborted. Several may read it.
 */
export function holdReply(): HeldReply & { tokens(signal: AbortSignal): AsyncGenerator<string> } {
  const news = new EventEmitter()
  const said: string[] = []
  let finished = false
  return {
    say(...tokens) {
      said.push(...tokens)
      news.emit('more')
    },
    finish() {
      finished = true
      news.emit('more')
    },
    async *tokens(signal) {
      for (let next = 0; !signal.aborted;) {
        const token = said[next]
        if (token !== undefined) {
          next += 1
          yield token
        } else if (finished) return
        else await once(news, 'more', { signal }).catch(() => undefined)
      }
    },
  }
}
