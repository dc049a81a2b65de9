import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense, useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Popover } from '@/ui/popover'
import { Sheet } from '@/ui/sheet'
import { Spinner } from '@/ui/spinner'
import { useListNotificationsInfiniteQuery, takeNotice } from './notifications-api'
import type { Notification } from '@lumen/contracts/auth/notifications'
import { useRealtime } from '@/realtime/realtime'
import { useAppDispatch } from '@/store/root-reducer'

/** Takes new notifications from the socket into the list. Returns the one that came last. */
function useLiveNotifications(): Notification | null {
  const dispatch = useAppDispatch()
  const { subscribe } = useRealtime()
  const [latest, setLatest] = useState<Notification | null>(null)
  useEffect(
    () =>
      subscribe((frame) => {
        dispatch(takeNotice(frame))
        if (frame.type === 'notification') setLatest(frame.notification)
      }),
    [dispatch, subscribe],
  )
  return latest
}

const NotificationList = lazy(async () => ({
  default: (await import('./notification-list')).NotificationList,
}))

const Notice = lazy(async () => ({ default: (await import('./notice')).Notice }))

const most = 99

/** The bell with the number of unread notifications; it opens their list. */
export function Bell({ place, className }: { place: 'rail' | 'header'; className: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const latest = useLiveNotifications()
  const { data } = useListNotificationsInfiniteQuery()
  const unread = data?.pages[0]?.unreadCount ?? 0
  const count = unread > most ? `${format.number(most)}+` : format.number(unread)
  const label = t('notifications.title')
  const name =
    unread === 0 ? label : `${label} · ${t('notifications.unreadCount', { count: unread })}`
  const icon = (
    <span className="relative">
      <BellIcon aria-hidden className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden
          data-count={count}
          className="after:content-[attr(data-count)] absolute -top-1.5 left-2.5 min-w-4.5 rounded-full border-2 border-surface bg-danger-fill px-1 text-center text-[0.6875rem] leading-3.5 font-bold text-white tabular-nums"
        />
      )}
    </span>
  )
  const notice = latest !== null && (
    <Suspense fallback={null}>
      <Notice notification={latest} />
    </Suspense>
  )
  const list = (
    <Suspense fallback={<Spinner className="m-auto my-12 size-8 text-violet-500" />}>
      <NotificationList onLeave={() => setOpen(false)} />
    </Suspense>
  )
  if (place === 'rail')
    return (
      <>
        {notice}
        <Popover
          label={label}
          open={open}
          onOpenChange={setOpen}
          side="right"
          align="end"
          offset={22}
          trigger={
            <button type="button" aria-label={name} data-tooltip={label} className={className}>
              {icon}
            </button>
          }
        >
          <h2 className="shrink-0 px-5 pt-4 font-display text-h3 font-bold">{label}</h2>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2">{list}</div>
        </Popover>
      </>
    )
  return (
    <>
      {notice}
      <button
        type="button"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={className}
        onClick={() => setOpen(true)}
      >
        {icon}
      </button>
      <Sheet open={open} onOpenChange={setOpen} title={label}>
        <div className="-mx-3">{list}</div>
      </Sheet>
    </>
  )
}
