import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import type { MemoryView } from './toolbar'

/** Why no memory is shown, in the companion’s voice, and the way on. */
export function Nothing({
  view,
  narrowed,
  onAll,
}: {
  view: MemoryView
  narrowed: boolean
  onAll: () => void
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  if (narrowed)
    return (
      <EmptyState
        title={t('memories.none.title')}
        text={t('memories.none.text')}
        action={
          <Button variant="secondary" onClick={onAll}>
            {t('memories.none.action')}
          </Button>
        }
      />
    )
  if (view === 'forgotten')
    return (
      <EmptyState
        title={t('memories.noneForgotten.title')}
        text={t('memories.noneForgotten.text')}
      />
    )
  return (
    <EmptyState
      title={t('memories.empty.title')}
      text={t('memories.empty.text')}
      action={
        <Button onClick={() => void navigate({ hash: '' })}>{t('memories.empty.action')}</Button>
      }
    />
  )
}

/** Memories that are about to come. */
export function Waiting() {
  const { t } = useTranslation()
  return (
    <output className="grid gap-2.5 pb-6">
      <span className="sr-only">{t('memories.loading')}</span>
      {['one', 'two', 'three', 'four'].map((row) => (
        <span key={row} className="flex gap-4 rounded-4 border border-line bg-surface p-4">
          <Skeleton className="h-15 w-11" />
          <span className="grid flex-1 content-center gap-2.5">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3.5 w-1/2" />
          </span>
        </span>
      ))}
    </output>
  )
}
