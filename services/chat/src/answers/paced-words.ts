import { setTimeout as sleep } from 'node:timers/promises'
import { splitWords } from '@lumen/language/words'
import type { Answer } from './answer.ts'

/** Gives a text word by word, the first at once, the others after a short pause each. */
export async function* pacedWords(
  text: string,
  options: { language: string; pauseMs: number; signal: AbortSignal },
): Answer {
  const { pauseMs, signal } = options
  let first = true
  for (const piece of splitWords(text, options.language)) {
    if (!first && pauseMs > 0) {
      // A little uneven, as speech is: a quarter around the pause, by the length of the word.
      const ms = pauseMs * (0.75 + Math.min(piece.length, 12) / 24)
      await sleep(ms, undefined, { signal }).catch(() => undefined)
    }
    if (signal.aborted) return
    first = false
    yield piece
  }
}
