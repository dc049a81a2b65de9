import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import type { ToGraph } from './messages'

/** A finger or mouse that moves less than this has tapped. */
const tapSlop = 6
/** How far beside a crystal one may point: a finger is 44 px wide. */
const reaches = { mouse: 8, touch: 22 } as const

type Pointer = { x: number; y: number }

/**
 * Moving, zooming and pointing with mouse, fingers and wheel. One finger moves sideways (upwards it
 * scrolls the page), two move and zoom. The wheel zooms once the graph has the focus, so that it does
 * not get in the way of scrolling; with Ctrl, as for pinching on a touchpad, it always does.
 */
export function useGestures(
  element: RefObject<HTMLElement | null>,
  send: (message: ToGraph) => void,
) {
  const pointers = useRef(new Map<number, Pointer>())
  const start = useRef<Pointer | null>(null)

  useEffect(() => {
    const target = element.current
    if (target === null) return
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== target) return
      event.preventDefault()
      const { left, top } = target.getBoundingClientRect()
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
      send({
        type: 'zoom',
        factor: Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.008 : 0.0018)),
        x: event.clientX - left,
        y: event.clientY - top,
      })
    }
    target.addEventListener('wheel', wheel, { passive: false })
    return () => target.removeEventListener('wheel', wheel)
  }, [element, send])

  const placeOf = (event: PointerEvent<HTMLElement>): Pointer => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const reachOf = ({ pointerType }: PointerEvent) =>
    pointerType === 'mouse' ? reaches.mouse : reaches.touch

  const forget = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId)
    if (pointers.current.size > 0) start.current = null
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, placeOf(event))
      start.current = pointers.current.size === 1 ? placeOf(event) : null
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const at = placeOf(event)
      const before = pointers.current.get(event.pointerId)
      if (before === undefined) {
        if (event.pointerType === 'mouse') send({ type: 'hover', ...at, reach: reachOf(event) })
        return
      }
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      if (other !== undefined) {
        const was = Math.hypot(before.x - other.x, before.y - other.y)
        const is = Math.hypot(at.x - other.x, at.y - other.y)
        const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
        if (was > 0 && is > 0) send({ type: 'zoom', factor: is / was, ...middle })
        send({ type: 'pan', dx: (at.x - before.x) / 2, dy: (at.y - before.y) / 2 })
      } else {
        const from = start.current
        if (from !== null && Math.hypot(at.x - from.x, at.y - from.y) < tapSlop) return
        start.current = null
        send({ type: 'pan', dx: at.x - before.x, dy: at.y - before.y })
      }
      pointers.current.set(event.pointerId, at)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current !== null) send({ type: 'tap', ...placeOf(event), reach: reachOf(event) })
      start.current = null
      forget(event)
    },
    onPointerCancel: forget,
    onPointerLeave: () => send({ type: 'leave' }),
  }
}
