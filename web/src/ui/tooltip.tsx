import { useEffect, useRef, useState } from 'react'

const delayMs = 700
/** Moving on to another control within this time shows its tooltip at once. */
const skipMs = 300
const gap = 8

type Shown = { text: string; anchor: DOMRect }

const anchorOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null

/**
 * Shows the name of any element with `data-tooltip` after 700 ms of hovering or keyboard focus. One
 * bubble serves the whole page. Screen readers get the name from the control itself.
 */
export function TooltipArea() {
  const [shown, setShown] = useState<Shown | null>(null)
  const bubble = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let current: HTMLElement | null = null
    let hiddenAt = -Infinity
    let visible = false

    const hide = () => {
      clearTimeout(timer)
      current = null
      if (!visible) return
      visible = false
      hiddenAt = performance.now()
      setShown(null)
    }
    const aim = (anchor: HTMLElement | null) => {
      if (anchor === current) return
      hide()
      const text = anchor?.dataset['tooltip']
      if (anchor === null || text === undefined) return
      current = anchor
      timer = setTimeout(
        () => {
          if (!anchor.isConnected || anchor.getAttribute('aria-expanded') === 'true') return
          visible = true
          setShown({ text, anchor: anchor.getBoundingClientRect() })
        },
        performance.now() - hiddenAt < skipMs ? 0 : delayMs,
      )
    }
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') aim(anchorOf(event.target))
    }
    const focus = (event: FocusEvent) => {
      const anchor = anchorOf(event.target)
      aim(anchor?.matches(':focus-visible') === true ? anchor : null)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('pointerover', over, { signal })
    document.addEventListener('focusin', focus, { signal })
    document.addEventListener('pointerdown', hide, { signal })
    document.addEventListener('keydown', key, { signal })
    document.addEventListener('scroll', hide, { signal, capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      listeners.abort()
    }
  }, [])

  // Above the control where there is room, and never outside the window.
  useEffect(() => {
    const element = bubble.current
    if (element === null || shown === null) return
    const { width, height } = element.getBoundingClientRect()
    const { anchor } = shown
    const left = anchor.left + anchor.width / 2 - width / 2
    const above = anchor.top - height - gap
    const top = above >= gap ? above : anchor.bottom + gap
    element.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`
    element.style.top = `${top}px`
    element.style.visibility = 'visible'
  }, [shown])

  if (shown === null) return null
  return (
    <div
      ref={bubble}
      aria-hidden
      className="pointer-events-none invisible fixed z-70 max-w-64 animate-[appear_160ms_var(--ease)] rounded-1 bg-text px-2.5 py-1 text-small text-bg shadow-2"
    >
      {shown.text}
    </div>
  )
}
