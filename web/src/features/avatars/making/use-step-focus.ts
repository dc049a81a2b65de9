import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to a part of a window when another step is shown in it, so that keyboards and
 * screen readers go on where the eyes do. The part needs `tabIndex={-1}`.
 */
export function useStepFocus<E extends HTMLElement>(step: string): RefObject<E | null> {
  const part = useRef<E>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    part.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView?.({ block: 'nearest' })
  }, [step])
  return part
}
