/**
 * Turns for steps that keep the thread for some milliseconds each, for when many come at once: one a round
 * of the event loop, in the order in which they asked. What is short, such as a word of a reply, is served
 * between them instead of after all of them.
 *
 * @returns a function whose promise resolves when it is one's turn
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  const next = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(next)
    })
}
