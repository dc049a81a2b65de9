import { useMemo, useRef, type PointerEvent } from 'react'

const pressMs = 450
const moveTolerance = 10

/** Handlers that call `onPress` (which should stay the same) when a finger rests on an element. Mouse and pen are left alone. */
export function useLongPress(onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  return useMemo(() => {
    const cancel = () => clearTimeout(timer.current)
    return {
      onPointerDown(event: PointerEvent) {
        cancel()
        if (event.pointerType !== 'touch') return
        start.current = { x: event.clientX, y: event.clientY }
        timer.current = setTimeout(onPress, pressMs)
      },
      onPointerMove(event: PointerEvent) {
        const { x, y } = start.current
        if (Math.hypot(event.clientX - x, event.clientY - y) > moveTolerance) cancel()
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
    }
  }, [onPress])
}
