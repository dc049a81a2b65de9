import type { Reminder } from '@lumen/contracts/chat/reminders'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { ErrorState } from '@/ui/error-state'
import { IconButton } from '@/ui/icon-button'
import { Skeleton } from '@/ui/skeleton'
import { notify } from '@/ui/toast'
import { useDeleteReminderMutation, useListRemindersQuery } from './reminders-api'

/** What a companion is still to remind of, the next first; each can be taken back. */
export function ReminderList({ companionId }: { companionId: string }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useListRemindersQuery(
    { query: { companionId } },
    { refetchOnMountOrArgChange: true },
  )
  if (data === undefined)
    return error !== undefined && !isFetching ? (
      <ErrorState
        title={t('companions.reminders.failed')}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-14 rounded-2!" />
    )
  if (data.length === 0) return <p className="text-text-2">{t('companions.reminders.none')}</p>
  return (
    <ul className="divide-y divide-line">
      {data.map((reminder) => (
        <Row key={reminder.id} reminder={reminder} />
      ))}
    </ul>
  )
}

function Row({ reminder: { id, what, dueAt } }: { reminder: Reminder }) {
  const { t } = useTranslation()
  const format = useFormat()
  const errorText = useErrorText()
  const [remove, { isLoading }] = useDeleteReminderMutation()
  const takeBack = async () => {
    const { error } = await remove({ params: { reminderId: id } })
    if (error === undefined) notify.success(t('companions.reminders.gone'))
    else notify.error(errorText(error))
  }
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">{what}</p>
        <time dateTime={dueAt} className="text-small text-text-2">
          {format.comingDay(dueAt)} {format.time(dueAt)}
        </time>
      </div>
      <IconButton
        variant="danger"
        label={t('companions.reminders.remove', { what })}
        busy={isLoading}
        onClick={() => void takeBack()}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  )
}
