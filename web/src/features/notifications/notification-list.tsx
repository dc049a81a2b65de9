import type { Notification } from '@lumen/contracts/auth/notifications'
import { CheckCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { LoadMore } from '@/ui/load-more'
import { Skeleton } from '@/ui/skeleton'
import {
  useListNotificationsInfiniteQuery,
  useReadNotificationsMutation,
} from './notifications-api'
import { useKept } from './use-kept'
import { notificationIcons, useNotificationText } from './use-notification-text'

/** Notifications, newest first; opening one marks it as read and leads to what it is about. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useListNotificationsInfiniteQuery()
  const [read, { isLoading }] = useReadNotificationsMutation()
  const notifications = data?.pages.flatMap((page) => page.notifications)
  const unread = data?.pages[0]?.unreadCount ?? 0

  const mark = async (ids?: string[]) => {
    try {
      await read({ body: ids === undefined ? {} : { ids } }).unwrap()
    } catch (failure) {
      showError(failure, t('notifications.readFailed'))
    }
  }

  if (notifications === undefined)
    return error !== undefined && !isFetching ? (
      <ErrorState
        title={t('notifications.loadFailed')}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <output className="grid gap-3 px-3 py-4">
        <span className="sr-only">{t('session.loading')}</span>
        {[1, 2, 3].map((place) => (
          <span key={place} className="flex gap-3">
            <Skeleton round className="size-10 shrink-0" />
            <span className="grid flex-1 content-center gap-2">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-3 w-full" />
            </span>
          </span>
        ))}
      </output>
    )
  if (notifications.length === 0)
    return (
      <EmptyState
        title={t('notifications.empty.title')}
        text={t('notifications.empty.text')}
        action={
          <Button asChild variant="secondary" onClick={onLeave}>
            <Link to="/chat">{t('notifications.empty.action')}</Link>
          </Button>
        }
      />
    )
  return (
    <>
      {unread > 0 && (
        <div className="flex justify-end px-3 pb-1">
          <Button variant="link" size="small" busy={isLoading} onClick={() => void mark()}>
            <CheckCheck aria-hidden className="size-4" />
            {t('notifications.readAll')}
          </Button>
        </div>
      )}
      <ul className="grid gap-0.5">
        {notifications.map((notification) => (
          <Row
            key={notification.id}
            notification={notification}
            onOpen={() => {
              if (notification.readAt === null) void mark([notification.id])
              onLeave()
            }}
          />
        ))}
      </ul>
      {hasNextPage && <LoadMore busy={isFetchingNextPage} onLoad={() => void fetchNextPage()} />}
    </>
  )
}

function Row({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { title, text, to, from } = useNotificationText()(notification, useKept(notification).text)
  const Icon = notificationIcons[notification.kind]
  const fresh = notification.readAt === null
  return (
    <li>
      <Link
        to={to}
        className="flex items-start gap-3 rounded-3 px-3 py-3 transition-colors duration-160 -outline-offset-2 hover:bg-surface-2"
        onClick={onOpen}
      >
        {from === undefined ? (
          <span
            className={cn(
              'grid size-10 shrink-0 place-items-center rounded-full',
              fresh ? 'bg-soft text-on-soft' : 'bg-surface-3 text-text-3',
            )}
          >
            <Icon aria-hidden className="size-5" />
          </span>
        ) : (
          <Avatar
            id={from.id}
            name={from.name}
            imageUrl={from.avatarUrl}
            size={44}
            className="-mx-0.5"
          />
        )}
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={cn('leading-snug', fresh ? 'font-semibold' : 'text-text-2')}>
            {title}
          </span>
          <span className="line-clamp-3 text-small wrap-anywhere text-text-2">{text}</span>
          <time dateTime={notification.createdAt} className="text-xs text-text-3">
            {format.relative(notification.createdAt)}
          </time>
        </span>
        {fresh && (
          <span className="mt-2 size-2 shrink-0 rounded-full bg-violet-500">
            <span className="sr-only">{t('notifications.unread')}</span>
          </span>
        )}
      </Link>
    </li>
  )
}
