import type { Notification, NotificationKind } from '@lumen/contracts/auth/notifications'
import {
  Archive,
  AtSign,
  Gem,
  Images,
  KeyRound,
  MonitorSmartphone,
  ShieldCheck,
  Sparkles,
  UserX,
  type LucideIcon,
} from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useListCompanionsQuery } from '@/features/companion-data'

export const notificationIcons: Record<NotificationKind, LucideIcon> = {
  welcome: Sparkles,
  'new-sign-in': MonitorSmartphone,
  'password-changed': KeyRound,
  'account-deletion': UserX,
  'email-changed': AtSign,
  'second-factor-changed': ShieldCheck,
  'memory-crystal': Gem,
  'media-ready': Images,
  'export-ready': Archive,
}

/** Where a notification leads to. */
function placeOf(notification: Notification): string {
  switch (notification.kind) {
    case 'new-sign-in':
      return '/settings#sessions'
    case 'password-changed':
      return '/settings#password'
    case 'account-deletion':
      return '/privacy#delete-account'
    case 'email-changed':
      return '/settings#email'
    case 'second-factor-changed':
      return '/settings#two-step'
    case 'memory-crystal':
      return `/chat/${notification.params.companionId}`
    case 'media-ready':
      return `/multimodal?tab=${notification.params.media}&work=${notification.params.jobId}`
    case 'export-ready':
      return '/privacy#export'
    case 'welcome':
      return '/chat'
  }
}

/** Which of its sentences a notification says. */
function variantOf({ kind, params }: Notification) {
  if (kind === 'second-factor-changed') return params.on ? 'on' : 'off'
  return 'text'
}

/** Puts a notification, which carries ids only, into words. */
export function useNotificationText() {
  const { t, i18n } = useTranslation()
  const { data: companions } = useListCompanionsQuery()
  return useCallback(
    (notification: Notification) => {
      const { kind, params } = notification
      const values: Record<string, string> = {}
      if (kind === 'new-sign-in')
        values['device'] =
          [params.browser, params.system].filter((part) => part !== null).join(' · ') ||
          t('notifications.unknownDevice')
      if (kind === 'memory-crystal')
        values['name'] =
          companions?.find(({ id }) => id === params.companionId)?.name ??
          t('notifications.someone')
      if (kind === 'account-deletion')
        values['date'] = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(
          new Date(params.dueAt),
        )
      if (kind === 'media-ready') values['media'] = t(`notifications.media.${params.media}`)
      return {
        title: t(`notifications.kind.${kind}.title`, values),
        text: t(`notifications.kind.${kind}.${variantOf(notification)}`, values),
        to: placeOf(notification),
      }
    },
    [t, i18n.language, companions],
  )
}
