import { useEffect, type RefObject } from 'react'

/** One key leads back to writing from anywhere on the page, unless something open is closed by it. */
export function useEscapeTo(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const { target } = event
      const busy =
        document.querySelector('[role=dialog], [role=menu]') !== null ||
        (target instanceof Element && target.closest('input, textarea, select') !== null)
      if (!busy) area.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [area])
}
