import { useCallback, useRef, useState, type RefObject } from 'react'

const smoothly = () =>
  globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'

/**
 * Which memory is open, and where the focus goes: who opens one with the keyboard is taken to it, and
 * back when it is closed.
 * @param panel where memories open; it is scrolled to when one is opened from elsewhere
 */
export function useSelection(
  panel: RefObject<HTMLElement | null>,
  onSelect: (id: string | null) => void,
) {
  const opener = useRef<HTMLElement | null>(null)
  const [takesFocus, setTakesFocus] = useState(false)
  const select = useCallback(
    (id: string | null) => {
      const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null
      const inside = Boolean(focused?.closest('[data-detail]'))
      if (id === null) {
        if (inside) opener.current?.focus()
      } else {
        setTakesFocus(inside || focused?.matches(':focus-visible') === true)
        if (!inside) opener.current = focused
        if (focused !== null && panel.current?.contains(focused) === false)
          panel.current.scrollIntoView({ block: 'start', behavior: smoothly() })
      }
      onSelect(id)
    },
    [panel, onSelect],
  )
  return { select, takesFocus }
}
