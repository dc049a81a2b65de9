import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Crystal } from '@/ui/crystal'
import type { Hue } from '@/ui/hue'
import { shardEasing, shardMs } from './shard-motion'

export type Flight = { id: string; hue: Hue; from: DOMRect; to: DOMRect }

/** Height of the shard where it sets off, in pixels; it arrives as small as the counter's crystal. */
const height = 36
const width = (height / 130) * 100

/** A shard on its way from a bubble to the counter, in a bow. */
export function ShardFlight({ flight, onArrived }: { flight: Flight; onArrived: () => void }) {
  const shard = useRef<HTMLSpanElement>(null)
  const arrived = useRef(onArrived)
  useEffect(() => {
    arrived.current = onArrived
  })
  useEffect(() => {
    const { current } = shard
    if (current === null) return
    const { from, to } = flight
    const start = { x: from.left + from.width / 2, y: from.top + from.height / 2 }
    const end = { x: to.left + 22, y: to.top + to.height / 2 }
    const at = (x: number, y: number, scale: number, turn: number) =>
      `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale}) rotate(${turn}deg)`
    const bow = { x: (start.x * 2 + end.x) / 3, y: Math.min(start.y, end.y) - 24 }
    const animation = current.animate(
      [
        { transform: at(start.x, start.y, 0.4, -20), opacity: 0 },
        { transform: at(start.x, start.y - 18, 1, -8), opacity: 1, offset: 0.18 },
        { transform: at(bow.x, (bow.y + start.y) / 2, 0.95, 6), opacity: 1, offset: 0.55 },
        { transform: at(end.x, end.y, 0.5, 0), opacity: 0.9 },
      ],
      { duration: shardMs, easing: shardEasing, fill: 'both' },
    )
    animation.addEventListener('finish', () => arrived.current())
    return () => animation.cancel()
  }, [flight])
  return createPortal(
    <span ref={shard} aria-hidden className="pointer-events-none fixed top-0 left-0 z-70 opacity-0">
      <Crystal hue={flight.hue} facets={6} seed={flight.id} glow className="h-9" />
    </span>,
    document.body,
  )
}
