import { parsePath, type Navigator, type To } from 'react-router'

/** Where something leads; without a pathname, to this page. */
export type Place = { pathname?: string | undefined; hash?: string | undefined }

const placeOf = (to: To): Place => (typeof to === 'string' ? parsePath(to) : to)

/** The place of an entry in the browser’s history, as the router numbers them. */
const indexOf = (state: unknown): number | null => {
  const index = (state as { idx?: unknown } | null)?.idx
  return typeof index === 'number' ? index : null
}

/**
 * Holds what would lead away from here: links and calls of the router, and the browser’s way back and forth.
 * @param leaves whether a place is away from here
 * @param held given what goes on with it after all
 * @returns ends the watch
 */
export function watchLeaving(
  navigator: Navigator,
  leaves: (to: Place) => boolean,
  held: (goOn: () => void) => void,
): () => void {
  const { push, replace } = navigator
  let over = false
  let returning = false
  let here = indexOf(globalThis.history.state)

  const holding =
    (move: Navigator['push']): Navigator['push'] =>
    (...args) => {
      const goOn = () => move.apply(navigator, args)
      if (over || !leaves(placeOf(args[0]))) {
        goOn()
        here = indexOf(globalThis.history.state)
        return
      }
      held(() => {
        over = true
        goOn()
      })
    }
  Object.assign(navigator, { push: holding(push), replace: holding(replace) })

  // The address has changed when the browser tells of it: it is put back before the router hears.
  const popped = (event: PopStateEvent) => {
    const there = indexOf(event.state)
    if (returning) {
      returning = false
      event.stopImmediatePropagation()
      return
    }
    if (over || here === null || there === null || !leaves(globalThis.location)) {
      here = there
      return
    }
    const steps = there - here
    if (steps === 0) return
    event.stopImmediatePropagation()
    returning = true
    globalThis.history.go(-steps)
    held(() => {
      over = true
      globalThis.history.go(steps)
    })
  }
  globalThis.addEventListener('popstate', popped, true)
  return () => {
    over = true
    Object.assign(navigator, { push, replace })
    globalThis.removeEventListener('popstate', popped, true)
  }
}
