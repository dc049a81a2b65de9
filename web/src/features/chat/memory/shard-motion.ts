/** Times and curve of the design language. */
export const shardMs = 700
const pulseMs = 400
const fadeMs = 120
export const shardEasing = 'cubic-bezier(.2,.8,.2,1)'

export const isMotionReduced = () =>
  globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The bubble of one of these messages, where one is in sight. */
export function findSource(messageIds: readonly string[]): Element | null {
  for (const id of messageIds) {
    const bubble = document.querySelector(`[data-message="${CSS.escape(id)}"] > :first-child > *`)
    if (bubble === null || bubble.closest('[inert]') !== null) continue
    const { top, bottom } = bubble.getBoundingClientRect()
    if (bottom > 0 && top < globalThis.innerHeight) return bubble
  }
  return null
}

/** Draws the eye to the counter; where motion is reduced it only fades in. */
export function pulse(element: Element): void {
  if (isMotionReduced()) element.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: fadeMs })
  else
    element.animate(
      [
        { transform: 'scale(1)' },
        { transform: 'scale(1.16)', offset: 0.35 },
        { transform: 'scale(1)' },
      ],
      { duration: pulseMs, easing: shardEasing },
    )
}
