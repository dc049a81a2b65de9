import { useEffect, type RefObject } from 'react'

/**
 * Whoever has a keyboard goes on writing, unless they are busy elsewhere on the page. Looked after
 * anew whenever `when` changes: what had the focus may be gone then.
 */
export function useIdleFocus(area: RefObject<HTMLElement | null>, when: string): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document
      const idle = activeElement === document.body || activeElement?.matches('main') === true
      if (idle && globalThis.matchMedia('(pointer: fine)').matches)
        area.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [area, when])
}
