import { ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MediaImage } from '@/features/media'
import { useFormat } from '@/i18n/format'
import { IconButton } from '@/ui/icon-button'

const scales = [1, 1.5, 2, 3, 4] as const
const last = scales.length - 1

/**
 * A picture that fits its place, or is seen from closer: by buttons, a double click, + and −, the
 * wheel with Ctrl. What is larger than its place is scrolled.
 */
export function ZoomArea({
  objectId,
  alt,
  width,
  height,
}: {
  objectId: string
  alt: string
  width: number | null
  height: number | null
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const [step, setStep] = useState(0)
  const view = useRef<HTMLDivElement>(null)
  const shown = useRef(1)
  const scale = scales[step] ?? 1
  const by = (change: number) => setStep((now) => Math.max(0, Math.min(last, now + change)))

  useEffect(() => {
    const element = view.current
    if (element === null) return
    const listeners = new AbortController()
    const { signal } = listeners
    element.addEventListener(
      'keydown',
      (event) => {
        const change = { '+': 1, '=': 1, '-': -1, '0': -last }[event.key]
        if (change === undefined || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        by(change)
      },
      { signal },
    )
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return
        event.preventDefault()
        by(event.deltaY < 0 ? 1 : -1)
      },
      { signal, passive: false },
    )
    element.addEventListener('dblclick', () => setStep((now) => (now === 0 ? 2 : 0)), { signal })
    return () => listeners.abort()
  }, [])

  // The middle of what is seen stays the middle.
  useLayoutEffect(() => {
    const element = view.current
    if (element === null) return
    const share = scale / shown.current
    shown.current = scale
    const { clientWidth, clientHeight } = element
    element.scrollLeft = (element.scrollLeft + clientWidth / 2) * share - clientWidth / 2
    element.scrollTop = (element.scrollTop + clientHeight / 2) * share - clientHeight / 2
  }, [scale])

  return (
    <div className="relative">
      <div
        ref={view}
        role="group"
        aria-label={t('composer.media.zoomArea')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
        tabIndex={0}
        data-autofocus
        className="grid max-h-[58dvh] overflow-auto overscroll-contain rounded-3 bg-surface-3"
      >
        <div style={{ width: `${scale * 100}%` }} className="m-auto">
          <MediaImage
            objectId={objectId}
            alt={alt}
            width={width}
            height={height}
            eager
            className={scale === 1 ? 'max-h-[58dvh] object-contain!' : ''}
          />
        </div>
      </div>
      <div className="absolute right-2 bottom-2 flex items-center gap-0.5 rounded-full border border-line bg-surface p-0.5 shadow-2">
        <IconButton
          size="small"
          label={t('composer.media.zoomOut')}
          disabled={step === 0}
          onClick={() => by(-1)}
        >
          <ZoomOut />
        </IconButton>
        <output className="min-w-11 text-center text-xs tabular-nums">
          {format.percent(scale)}
        </output>
        <IconButton
          size="small"
          label={t('composer.media.zoomIn')}
          disabled={step === last}
          onClick={() => by(1)}
        >
          <ZoomIn />
        </IconButton>
      </div>
    </div>
  )
}
