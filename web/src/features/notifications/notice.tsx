import type { Notification } from '@lumen/contracts/auth/notifications'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { notify } from '@/ui/toast'
import { useNotificationText } from './use-notification-text'

/** Characters of a text that a notice shows. */
const previewLength = 50

/** The beginning of a text, at most 50 characters, whole ones. */
export function previewOf(text: string): string {
  const letters = [...text]
  return letters.length > previewLength ? `${letters.slice(0, previewLength).join('')}…` : text
}

/** Shows a notification that has just come, once. Draws nothing itself. */
export function Notice({ notification }: { notification: Notification }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const textOf = useNotificationText()
  const told = useRef('')
  useEffect(() => {
    if (told.current === notification.id) return
    told.current = notification.id
    const { title, text, to } = textOf(notification)
    notify.info(title, {
      description: previewOf(text),
      action: { label: t('notifications.show'), onClick: () => void navigate(to) },
    })
  }, [notification, textOf, navigate, t])
  return null
}
