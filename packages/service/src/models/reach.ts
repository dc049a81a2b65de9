import type { Provider } from '@lumen/contracts/models/schema'
import type { Logger } from '@lumen/runtime/logger'

const answerMs = 2_000

/**
 * Whether this process gets through to the servers that service models found: on another machine
 * `127.0.0.1` is somebody else. What was not looked at yet counts as reached.
 */
export function createReach(log: Logger, changed: () => void) {
  let unreached: ReadonlySet<string> = new Set()

  const looked = async ({ id, baseUrl, state }: Provider): Promise<string[]> => {
    if (baseUrl === null || state === 'away') return []
    try {
      const answer = await fetch(`${baseUrl}/models`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(answerMs),
      })
      await answer.body?.cancel()
      return []
    } catch (error) {
      // One that is busy takes its time; where nobody listens nothing is sent.
      if (error instanceof DOMException && error.name === 'TimeoutError') return []
      if (!unreached.has(baseUrl)) log.warn({ err: error, id }, 'a model server is not reached')
      return [baseUrl]
    }
  }

  return {
    has: ({ baseUrl }: Provider) => baseUrl === null || !unreached.has(baseUrl),
    async look(providers: readonly Provider[]): Promise<void> {
      const found = new Set((await Promise.all(providers.map(looked))).flat())
      const same = found.size === unreached.size && [...found].every((url) => unreached.has(url))
      unreached = found
      if (!same) changed()
    },
  }
}
