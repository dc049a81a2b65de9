import type { Reminder } from '@lumen/contracts/chat/reminders'
import { SkipForward, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { ErrorState } from '@/ui/error-state'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
import { Skeleton } from '@/ui/skeleton'
import { notify } from '@/ui/toast'
import { useDeleteReminderMutation, useListRemindersQuery } from './reminders-api'
import { useRepeatText } from './use-repeat-text'

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

function Row({ reminder: { id, what, dueAt, repeat } }: { reminder: Reminder }) {
  const { t } = useTranslation()
  const format = useFormat()
  const errorText = useErrorText()
  const repeatText = useRepeatText()
  const [remove, { isLoading }] = useDeleteReminderMutation()
  const takeBack = async (query: { due?: string }, done: string) => {
    const { error } = await remove({ params: { reminderId: id }, query })
    if (error === undefined) notify.success(done)
    else notify.error(errorText(error))
  }
  const stop = () => void takeBack({}, t('companions.reminders.gone'))
  const button = (
    <IconButton
      variant="danger"
      label={t('companions.reminders.remove', { what })}
      busy={isLoading}
      {...(repeat === null && { onClick: stop })}
    >
      <Trash2 aria-hidden />
    </IconButton>
  )
  const when = `${format.comingDay(dueAt)} ${format.time(dueAt)}`
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">{what}</p>
        <p className="text-small text-text-2">
          {repeat !== null && `${repeatText(repeat)} · `}
          <time dateTime={dueAt}>
            {repeat === null ? when : t('companions.reminders.next', { when })}
          </time>
        </p>
      </div>
      {repeat === null ? (
        button
      ) : (
        <Menu
          trigger={button}
          entries={[
            {
              kind: 'action',
              id: 'skip',
              label: t('companions.reminders.skip'),
              icon: <SkipForward aria-hidden />,
              onSelect: () => void takeBack({ due: dueAt }, t('companions.reminders.skipped')),
            },
            {
              kind: 'action',
              id: 'stop',
              label: t('companions.reminders.stop'),
              icon: <Trash2 aria-hidden />,
              onSelect: stop,
            },
          ]}
        />
      )}
    </li>
  )
}
