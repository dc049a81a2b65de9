import { useEffect, useState, type RefObject } from 'react'

/** How wide an element is in px, also after it changes; null before it is measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
