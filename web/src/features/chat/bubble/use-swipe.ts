import { useEffect, useEffectEvent, useRef } from 'react'

/** A sweep is this long, and this much longer than it is high. */
const least = 56
const slope = 2

/**
 * Calls `onSwipe` when a finger sweeps sideways over what surrounds an element: 1 to the left, as a page
 * is turned. What scrolls by itself in there keeps its scrolling.
 *
 * @param around selects what surrounds it
 * @returns the ref of the element
 */
export function useSwipe<E extends HTMLElement>(around: string, onSwipe: (by: -1 | 1) => void) {
  const ref = useRef<E>(null)
  const swiped = useEffectEvent(onSwipe)
  useEffect(() => {
    const area = ref.current?.closest<HTMLElement>(around)
    if (!area) return
    let start: { x: number; y: number } | null = null
    const began = ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start = pointerType === 'touch' && isPrimary ? { x, y } : null
    }
    const ended = ({ clientX, clientY }: PointerEvent) => {
      if (start === null) return
      const x = clientX - start.x
      const y = clientY - start.y
      start = null
      if (Math.abs(x) >= least && Math.abs(x) >= slope * Math.abs(y)) swiped(x < 0 ? 1 : -1)
    }
    const left = () => {
      start = null
    }
    const { touchAction } = area.style
    // The browser keeps what goes up and down.
    area.style.touchAction = 'pan-y pinch-zoom'
    area.addEventListener('pointerdown', began)
    area.addEventListener('pointerup', ended)
    area.addEventListener('pointercancel', left)
    return () => {
      area.style.touchAction = touchAction
      area.removeEventListener('pointerdown', began)
      area.removeEventListener('pointerup', ended)
      area.removeEventListener('pointercancel', left)
    }
  }, [around])
  return ref
}
