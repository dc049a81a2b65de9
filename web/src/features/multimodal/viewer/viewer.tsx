import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isOver, MediaImage, type MediaJob } from '@/features/media'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/icon-button'
import { useDialogFocus } from '@/ui/use-dialog-focus'
import { WorkProgress } from '../stage/work-progress'
import { FailedWork } from '../stage/failed-work'
import { WorkActions, type WorkHandlers } from '../work/work-actions'
import { WorkPicture } from '../work/work-picture'
import { Details } from './details'

/** A work as large as the screen allows, with everything that is known about it beside it. */
export function Viewer({
  job,
  busy,
  onClose,
  onMove,
  before,
  after,
  ...handlers
}: {
  job: MediaJob
  busy: boolean
  onClose: () => void
  /** Shows another one. */
  onMove: (job: MediaJob) => void
  before: MediaJob | null
  after: MediaJob | null
} & Omit<WorkHandlers, 'onOpen'>) {
  const { t } = useTranslation()
  const focus = useDialogFocus()
  const move = (event: KeyboardEvent) => {
    // Players and sliders have arrow keys of their own.
    if (event.target instanceof Element && event.target.closest('input, video, audio')) return
    const next = { ArrowLeft: before, ArrowRight: after }[event.key]
    if (next === undefined || next === null) return
    event.preventDefault()
    onMove(next)
  }
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-violet-950/80 backdrop-blur-sm data-[state=open]:animate-[appear_160ms_var(--ease)] dark:bg-black/85" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 grid grid-rows-[minmax(0,1fr)_auto] overflow-y-auto outline-none data-[state=open]:animate-[appear_160ms_var(--ease)] max-lg:auto-rows-max max-lg:grid-rows-none lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-1 lg:overflow-hidden"
          onKeyDown={move}
        >
          <Dialog.Title className="sr-only">
            {t('multimodal.work.title', { kind: t(`media.kind.${job.kind}`), prompt: job.prompt })}
          </Dialog.Title>
          <div className="relative grid min-h-[56dvh] min-w-0 place-items-center p-3 pt-16 lg:h-dvh lg:p-16">
            <Looked key={job.id} job={job} busy={busy} />
            {before !== null && (
              <Step
                side="left"
                label={t('multimodal.viewer.previous')}
                onStep={() => onMove(before)}
              />
            )}
            {after !== null && (
              <Step side="right" label={t('multimodal.viewer.next')} onStep={() => onMove(after)} />
            )}
          </div>
          <div className="flex min-w-0 flex-col gap-5 border-line bg-surface p-5 max-lg:rounded-t-5 max-lg:border-t max-lg:pb-[max(1.25rem,env(safe-area-inset-bottom))] lg:overflow-y-auto lg:border-l lg:p-6">
            <Details job={job} />
            <div className="mt-auto border-t border-line pt-4">
              <WorkActions job={job} {...handlers} />
            </div>
          </div>
          <Dialog.Close asChild>
            <IconButton
              label={t('app.action.close')}
              tooltip={false}
              className="fixed top-3 left-3 bg-black/45 text-white hover:bg-black/70 hover:text-white"
            >
              <X />
            </IconButton>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const Step = ({
  side,
  label,
  onStep,
}: {
  side: 'left' | 'right'
  label: string
  onStep: () => void
}) => (
  <IconButton
    label={label}
    className={cn(
      'absolute top-1/2 -translate-y-1/2 bg-black/45 text-white hover:bg-black/70 hover:text-white',
      side === 'left' ? 'left-3' : 'right-3',
    )}
    onClick={onStep}
  >
    {side === 'left' ? <ChevronLeft /> : <ChevronRight />}
  </IconButton>
)

function Looked({ job, busy }: { job: MediaJob; busy: boolean }) {
  if (!isOver(job.status))
    return (
      <div className="w-full max-w-xl">
        <WorkProgress kind={job.kind} job={job} />
      </div>
    )
  if (job.result === null)
    return (
      <div className="w-full max-w-xl rounded-4 bg-surface">
        <FailedWork job={job} busy={busy} />
      </div>
    )
  if (job.kind === 'image') return <Zoomed job={job} />
  return (
    <div
      className={cn(
        'w-full overflow-hidden rounded-4 shadow-3',
        job.kind === 'audio' ? 'max-w-2xl bg-surface' : 'max-w-[min(100%,120dvh)] bg-black',
      )}
    >
      <WorkPicture job={job} eager />
    </div>
  )
}

/** A picture that fits the room; a press shows every pixel of it, to be moved about in. */
function Zoomed({ job }: { job: MediaJob }) {
  const { t } = useTranslation()
  /** Where it was pressed, as shares of its width and height; null: it fits the room. */
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null)
  const room = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = room
    if (current === null || point === null) return
    current.scrollTo(
      point.x * current.scrollWidth - current.clientWidth / 2,
      point.y * current.scrollHeight - current.clientHeight / 2,
    )
  }, [point])
  const zoomed = point !== null
  const toggle = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    if (zoomed) return setPoint(null)
    const box = currentTarget.getBoundingClientRect()
    // A press of a key has no place.
    setPoint(
      detail === 0
        ? { x: 0.5, y: 0.5 }
        : { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height },
    )
  }
  if (job.result === null) return null
  const { objectId, width, height } = job.result.metadata
  const label = t(zoomed ? 'multimodal.viewer.fit' : 'multimodal.viewer.zoom')
  return (
    <>
      <div
        ref={room}
        className={cn(
          'max-w-full rounded-3',
          zoomed
            ? 'h-[64dvh] w-full overflow-auto overscroll-contain lg:h-full'
            : 'overflow-hidden',
        )}
      >
        <button
          type="button"
          aria-label={label}
          aria-pressed={zoomed}
          className={cn('block', zoomed ? 'm-auto cursor-zoom-out' : 'cursor-zoom-in')}
          style={zoomed ? { width: Math.max(width ?? 0, 1_600) } : undefined}
          onClick={toggle}
        >
          <MediaImage
            objectId={objectId}
            alt={job.prompt}
            width={width}
            height={height}
            eager
            className={
              zoomed
                ? 'w-full'
                : 'max-h-[calc(100dvh-8rem)] w-[min(100%,calc(100dvh-8rem))] object-contain max-lg:w-full'
            }
          />
        </button>
      </div>
      <span
        aria-hidden
        className="pointer-events-none absolute bottom-4 left-1/2 flex -translate-x-1/2 items-center gap-1.5 rounded-full bg-black/55 px-3 py-1 text-small text-white"
      >
        {zoomed ? <ZoomOut className="size-4" /> : <ZoomIn className="size-4" />}
        {label}
      </span>
    </>
  )
}
