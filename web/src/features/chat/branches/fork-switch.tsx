import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { IconButton } from '@/ui/icon-button'
import { useChangeBranchesMutation } from './branches-api'
import type { Fork } from './forks'

/**
 * Turns from one branch to the next at the message where they part: by its arrows or the arrow keys. The number
 * opens the list of all.
 */
export function ForkSwitch({
  companionId,
  fork: { branches, shown },
}: {
  companionId: string
  fork: Fork
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const showError = useShowError()
  const [, setParams] = useSearchParams()
  const [send, { isLoading }] = useChangeBranchesMutation()
  const turn = async (by: -1 | 1) => {
    const branchId = branches[shown + by]
    if (isLoading || branchId === undefined) return
    try {
      await send({ companionId, act: 'open', branchId }).unwrap()
    } catch (error) {
      showError(error, t('branches.failed'))
    }
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') void turn(-1)
    if (key === 'ArrowRight') void turn(1)
  }
  const count = branches.length
  const place = t('branches.place', { shown: shown + 1, count })
  return (
    <div
      role="group"
      aria-label={t('branches.title')}
      className="mx-auto flex max-w-4xl items-center justify-center pt-2 text-small text-text-2"
    >
      {/* Not disabled at an end: the focus would be lost there. */}
      <IconButton
        label={t('branches.previous')}
        size="small"
        className="aria-disabled:opacity-45"
        aria-disabled={shown === 0 || undefined}
        onClick={() => void turn(-1)}
        onKeyDown={onKeyDown}
      >
        <ChevronLeft />
      </IconButton>
      <button
        type="button"
        className="flex min-h-8 min-w-8 items-center gap-1 rounded-full px-2 tabular-nums hover:bg-surface-3 hover:text-text pointer-coarse:min-h-11"
        aria-haspopup="dialog"
        onClick={() => setParams({ branches: '' })}
        onKeyDown={onKeyDown}
      >
        <span className="text-text-3">{t('branches.title')}</span>
        {format.number(shown + 1)}/{format.number(count)}
      </button>
      <IconButton
        label={t('branches.next')}
        size="small"
        className="aria-disabled:opacity-45"
        aria-disabled={shown === count - 1 || undefined}
        onClick={() => void turn(1)}
        onKeyDown={onKeyDown}
      >
        <ChevronRight />
      </IconButton>
      <span className="sr-only" aria-live="polite">
        {place}
      </span>
    </div>
  )
}
