import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { moveCrop, wholeCrop, zoomCrop, type Crop, type Size } from './crop'
import { CropImage } from './crop-image'

const step = 0.05
const zoomStep = 1.15
/** Pixels that a finger may slip and still mean a point. */
const slip = 5

type Point = { x: number; y: number }

/**
 * A picture behind a square window. It is moved by dragging, by a click on what should be in the
 * middle, or with the arrow keys; zoomed by wheel, two fingers, or + and −.
 */
export function CropFrame({
  url,
  size,
  crop,
  onChange,
}: {
  url: string
  size: Size
  crop: Crop
  onChange: (crop: Crop) => void
}) {
  const { t } = useTranslation()
  const hint = useId()
  const frame = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, Point>())
  /** Pixels moved since the first pointer came down. */
  const moved = useRef(0)

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return { x: 0, y: 0 }
    return {
      x: (clientX - box.left) / box.width - 0.5,
      y: (clientY - box.top) / box.height - 0.5,
    }
  }

  // React listens to the wheel without leave to keep the page from scrolling.
  const wheel = useRef((_event: WheelEvent) => {})
  useEffect(() => {
    wheel.current = (event) => {
      event.preventDefault()
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.002))
      onChange(zoomCrop(crop, crop.zoom * factor, size, placeOf(event)))
    }
  })
  useEffect(() => {
    const { current } = frame
    const turn = (event: WheelEvent) => wheel.current(event)
    current?.addEventListener('wheel', turn, { passive: false })
    return () => current?.removeEventListener('wheel', turn)
  }, [])

  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    if (pointers.current.size === 0) moved.current = 0
    pointers.current.set(event.pointerId, placeOf(event))
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (before === undefined) return
    const now = placeOf(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    const box = event.currentTarget.getBoundingClientRect()
    moved.current += Math.hypot(now.x - before.x, now.y - before.y) * box.width
    if (other === undefined) {
      onChange(moveCrop(crop, { x: before.x - now.x, y: before.y - now.y }, size))
      return
    }
    const [was, is] = [before, now].map(({ x, y }) => Math.hypot(x - other.x, y - other.y))
    if (was === undefined || is === undefined || was < 0.01) return
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    const zoomed = zoomCrop(crop, crop.zoom * (is / was), size, middle)
    onChange(moveCrop(zoomed, { x: (before.x - now.x) / 2, y: (before.y - now.y) / 2 }, size))
  }
  const up = (event: PointerEvent<HTMLDivElement>) => {
    const place = pointers.current.get(event.pointerId)
    pointers.current.delete(event.pointerId)
    if (place === undefined || event.type !== 'pointerup') return
    if (pointers.current.size === 0 && moved.current < slip) onChange(moveCrop(crop, place, size))
  }
  const press = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: () => moveCrop(crop, { x: -step }, size),
      ArrowRight: () => moveCrop(crop, { x: step }, size),
      ArrowUp: () => moveCrop(crop, { y: -step }, size),
      ArrowDown: () => moveCrop(crop, { y: step }, size),
      '+': () => zoomCrop(crop, crop.zoom * zoomStep, size),
      '=': () => zoomCrop(crop, crop.zoom * zoomStep, size),
      '-': () => zoomCrop(crop, crop.zoom / zoomStep, size),
      Home: () => wholeCrop,
    }[event.key]
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChange(next())
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- moved by keys and pointers, as its description says */}
      <div
        ref={frame}
        role="application"
        tabIndex={0}
        aria-label={t('avatars.crop.frame')}
        aria-describedby={hint}
        className="relative mx-auto aspect-square w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-4 bg-surface-3 select-none active:cursor-grabbing"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onKeyDown={press}
      >
        <CropImage url={url} size={size} crop={crop} />
        <svg
          viewBox="0 0 100 100"
          aria-hidden
          className="pointer-events-none absolute inset-0 size-full"
        >
          <path
            d="M0 0h100v100H0z M50 0 6 25v50l44 25 44-25V25z"
            fillRule="evenodd"
            className="fill-black/45"
          />
          <path
            d="M50 .6 6.4 25.3v49.4L50 99.4l43.6-24.7V25.3z"
            fill="none"
            strokeWidth={1}
            className="stroke-white/90"
          />
        </svg>
      </div>
      <p id={hint} className="text-center text-small text-text-2">
        {t('avatars.crop.hint')}
      </p>
    </>
  )
}
