/** A round that took so long is worth one turn more, up to so many. */
const shareMs = 25
const mostAtOnce = 4

/**
 * Turns for steps that keep the thread for some milliseconds each, for when many come at once: one a round
 * of the event loop, in the order in which they asked. What is short, such as a word of a reply, is served
 * between them instead of after all of them. Rounds are long when there is very much of it: then several
 * have their turn in one, so that what waits is not held up for ever.
 *
 * @returns a function whose promise resolves when it is one's turn
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  let roundBegan = 0
  const wait = () => {
    roundBegan = performance.now()
    setImmediate(next)
  }
  const next = () => {
    const share = Math.floor((performance.now() - roundBegan) / shareMs)
    for (const resolve of waiting.splice(0, Math.min(Math.max(share, 1), mostAtOnce))) resolve()
    if (waiting.length > 0) wait()
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) wait()
    })
}
