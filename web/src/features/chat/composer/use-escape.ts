import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * What Escape does from anywhere on the page, unless it closes something that is open or belongs to
 * what is being written elsewhere than in `box`.
 */
export function useEscape(box: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const act = useEffectEvent(onEscape)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      const { target } = event
      const field = target instanceof Element ? target.closest('input, textarea, select') : null
      const elsewhere = field !== null && box.current?.contains(field) !== true
      if (!elsewhere && document.querySelector('[role=dialog], [role=menu]') === null) act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [box])
}
