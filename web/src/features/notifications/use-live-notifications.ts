import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useRealtime } from '@/realtime/realtime'
import { useAppDispatch } from '@/store/root-reducer'
import { notify } from '@/ui/toast'
import { noticeFrame } from './notifications-api'
import { useNotificationText } from './use-notification-text'

/** Characters of a text that a notice shows. */
const previewLength = 50

/** The beginning of a text, at most 50 characters, whole ones. */
export function previewOf(text: string): string {
  const letters = [...text]
  return letters.length > previewLength ? `${letters.slice(0, previewLength).join('')}…` : text
}

/** Takes new notifications from the socket into the list, and shows each as a notice. */
export function useLiveNotifications(): void {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { subscribe } = useRealtime()
  const textOf = useNotificationText()
  const latest = useRef({ t, textOf, navigate })
  useEffect(() => {
    latest.current = { t, textOf, navigate }
  })
  useEffect(
    () =>
      subscribe((frame) => {
        const change = noticeFrame(frame)
        if (change !== null) dispatch(change)
        if (frame.type !== 'notification') return
        const now = latest.current
        const { title, text, to } = now.textOf(frame.notification)
        notify.info(title, {
          description: previewOf(text),
          action: { label: now.t('notifications.show'), onClick: () => void now.navigate(to) },
        })
      }),
    [dispatch, subscribe],
  )
}
