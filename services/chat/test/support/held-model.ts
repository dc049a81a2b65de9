import { once } from 'node:events'
import type { ChatProvider } from '@lumen/ai/chat'
import { ModelFailure } from '@lumen/ai/model-failure'

/** A model that says, in every reply, what the test has given it so far, and waits for more. */
export function createHeldModel() {
  const news = new EventTarget()
  const words: string[] = []
  let finished = false
  let open = 0
  const tell = () => news.dispatchEvent(new Event('more'))

  const model: ChatProvider = {
    name: 'openai',
    model: 'held',
    async *stream({ signal = new AbortController().signal }) {
      open += 1
      try {
        for (let said = 0; ;) {
          if (signal.aborted) throw aborted()
          const word = words[said]
          if (word !== undefined) {
            said += 1
            yield word
          } else if (finished) return { finish: 'stop', model: 'held', usage: null }
          else await once(news, 'more', { signal }).catch(() => undefined)
        }
      } finally {
        open -= 1
      }
    },
  }
  return {
    model,
    say(...more: string[]) {
      words.push(...more)
      tell()
    },
    finish() {
      finished = true
      tell()
    },
    /** Replies being written now. */
    open: () => open,
  }
}

const aborted = () =>
  new ModelFailure('aborted', 'the caller stopped the reply', { afterFirstToken: true })
