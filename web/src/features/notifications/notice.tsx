import type { Notification } from '@lumen/contracts/auth/notifications'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { notify } from '@/ui/toast'
import { useKept } from './use-kept'
import { useNotificationText } from './use-notification-text'

/** Characters of a text that a notice shows. */
const previewLength = 50

/** The beginning of a text, at most 50 characters, whole ones. */
export function previewOf(text: string): string {
  const letters = [...text]
  return letters.length > previewLength ? `${letters.slice(0, previewLength).join('')}…` : text
}

/** A talk shows by itself what it became: a notice above it would say the same once more. */
const isShownByTalk = (notification: Notification, pathname: string): boolean =>
  notification.kind === 'memory-crystal' &&
  ['/chat', '/home', `/chat/${notification.params.companionId}`].includes(pathname)

/** Shows a notification that has just come, once. Draws nothing itself. */
export function Notice({ notification }: { notification: Notification }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const textOf = useNotificationText()
  const kept = useKept(notification)
  const told = useRef('')
  useEffect(() => {
    if (told.current === notification.id || kept.isLoading) return
    told.current = notification.id
    if (isShownByTalk(notification, pathname)) return
    const { title, text, to } = textOf(notification, kept.text)
    notify.info(title, {
      description: previewOf(text),
      action: { label: t('notifications.show'), onClick: () => void navigate(to) },
    })
  }, [notification, kept.text, kept.isLoading, pathname, textOf, navigate, t])
  return null
}
