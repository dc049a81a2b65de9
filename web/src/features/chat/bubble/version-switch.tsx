import type { Message } from '@lumen/contracts/chat/schema'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { IconButton } from '@/ui/icon-button'
import { useChooseVersion } from './use-choose-version'
import { useSwipe } from './use-swipe'

const VersionsDialog = lazy(() => import('./versions-dialog'))

type Props = { message: Message; versions: NonNullable<Message['versions']> }

/**
 * Turns the pages of a reply that was answered again: by its arrows, the arrow keys, or a finger that
 * sweeps over the bubble. The number opens all of them.
 */
export default function VersionSwitch({ message, versions: { shown, count } }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { choose, busy } = useChooseVersion(message)
  const [open, setOpen] = useState(false)
  const turn = (by: -1 | 1) => {
    const number = shown + by
    if (!busy && number >= 1 && number <= count) void choose(number)
  }
  const group = useSwipe<HTMLDivElement>(`[data-message="${message.id}"]`, turn)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  const place = t('chat.versions.place', { shown, count })
  return (
    <div
      ref={group}
      role="group"
      aria-label={t('chat.versions.title')}
      className="-my-1.5 -ml-1.5 flex items-center"
    >
      {/* Not disabled at an end: the focus would be lost there. */}
      <IconButton
        label={t('chat.versions.previous')}
        size="small"
        className="aria-disabled:opacity-45"
        aria-disabled={shown === 1 || undefined}
        onClick={() => turn(-1)}
        onKeyDown={onKeyDown}
      >
        <ChevronLeft />
      </IconButton>
      <button
        type="button"
        className="min-h-8 min-w-8 rounded-full px-1 text-text-2 tabular-nums hover:bg-surface-3 hover:text-text pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        aria-label={`${place} · ${t('chat.versions.all')}`}
        data-tooltip={t('chat.versions.all')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      >
        {format.number(shown)}/{format.number(count)}
      </button>
      <IconButton
        label={t('chat.versions.next')}
        size="small"
        className="aria-disabled:opacity-45"
        aria-disabled={shown === count || undefined}
        onClick={() => turn(1)}
        onKeyDown={onKeyDown}
      >
        <ChevronRight />
      </IconButton>
      <span className="sr-only" aria-live="polite">
        {place}
      </span>
      {open && (
        <Suspense fallback={null}>
          <VersionsDialog message={message} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
