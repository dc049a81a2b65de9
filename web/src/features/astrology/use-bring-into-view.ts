import { useCallback, useRef } from 'react'

/** Brings an element to the reader when its head is not in the upper part of the screen. */
export function useBringIntoView<E extends HTMLElement>() {
  const element = useRef<E>(null)
  const bring = useCallback(() => {
    const { current } = element
    if (current === null) return
    const still = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches
    const { top } = current.getBoundingClientRect()
    if (top >= 0 && top < globalThis.innerHeight * 0.6) return
    current.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' })
  }, [])
  return [element, bring] as const
}
