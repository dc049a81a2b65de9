import { useLayoutEffect, useRef, type RefObject } from 'react'

/** A text area that grows with its text, up to the height its style allows. */
export function useAutoHeight(text: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const element = area.current
    if (element === null) return
    element.style.height = 'auto'
    if (text !== '') element.style.height = `${element.scrollHeight}px`
  }, [text])
  return area
}
