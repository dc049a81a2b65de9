import type { Notification } from '@lumen/contracts/auth/notifications'
import { useEffect, useState } from 'react'
import { useRealtime } from '@/realtime/realtime'
import { useAppDispatch } from '@/store/root-reducer'
import { noticeFrame } from './notifications-api'

/** Takes new notifications from the socket into the list. Returns the one that came last. */
export function useLiveNotifications(): Notification | null {
  const dispatch = useAppDispatch()
  const { subscribe } = useRealtime()
  const [latest, setLatest] = useState<Notification | null>(null)
  useEffect(
    () =>
      subscribe((frame) => {
        const change = noticeFrame(frame)
        if (change !== null) dispatch(change)
        if (frame.type === 'notification') setLatest(frame.notification)
      }),
    [dispatch, subscribe],
  )
  return latest
}
