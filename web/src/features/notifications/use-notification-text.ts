import type { Bought, Notification, NotificationKind } from '@lumen/contracts/auth/notifications'
import {
  Archive,
  AtSign,
  CalendarClock,
  CircleAlert,
  Eye,
  Fingerprint,
  Flag,
  Gem,
  Gift,
  Images,
  Gavel,
  KeyRound,
  Link2,
  MessageCircleHeart,
  MonitorSmartphone,
  ReceiptText,
  Scale,
  ShieldCheck,
  Sparkles,
  Undo2,
  UserX,
  type LucideIcon,
} from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { createMoney } from '@/i18n/money'
import { useListCompanionsQuery } from '@/features/companion-data'

export const notificationIcons: Record<NotificationKind, LucideIcon> = {
  welcome: Sparkles,
  'new-sign-in': MonitorSmartphone,
  'password-changed': KeyRound,
  'account-deletion': UserX,
  'email-changed': AtSign,
  'second-factor-changed': ShieldCheck,
  'passkey-changed': Fingerprint,
  'provider-changed': Link2,
  'companion-message': MessageCircleHeart,
  'memory-crystal': Gem,
  'media-ready': Images,
  'export-ready': Archive,
  'payment-received': ReceiptText,
  'payment-refunded': Undo2,
  'renewal-coming': CalendarClock,
  'renewal-failed': CircleAlert,
  'content-access': Eye,
  'plan-granted': Gift,
  'report-decided': Flag,
  'content-moderated': Gavel,
  'appeal-decided': Scale,
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
    case 'passkey-changed':
      return '/settings#passkeys'
    case 'provider-changed':
      return '/settings#sign-in-ways'
    case 'companion-message':
    case 'memory-crystal':
      return `/chat/${notification.params.companionId}`
    case 'media-ready':
      return `/multimodal?tab=${notification.params.media}&work=${notification.params.jobId}`
    case 'export-ready':
      return '/privacy#export'
    case 'content-access':
      return '/privacy'
    case 'payment-received':
    case 'payment-refunded':
      return '/wallet#transactions'
    case 'renewal-coming':
    case 'renewal-failed':
    case 'plan-granted':
      return '/wallet'
    case 'report-decided':
    case 'content-moderated':
    case 'appeal-decided':
      return `/reports#${notification.params.reportId}`
    case 'welcome':
      return '/chat'
  }
}

/** Which of its sentences a notification says. */
function variantOf({ kind, params }: Notification) {
  if (kind === 'second-factor-changed') return params.on ? 'on' : 'off'
  if (kind === 'content-access') return params.ground
  if (kind === 'plan-granted') return params.until === null ? 'ended' : 'given'
  if (kind === 'payment-refunded' && params.automatic) return 'automatic'
  if (kind === 'passkey-changed' || kind === 'provider-changed') return params.change
  if (kind === 'report-decided' || kind === 'content-moderated') return params.action
  if (kind === 'appeal-decided') return params.changed ? 'changed' : 'unchanged'
  return 'text'
}

const boughtName = (t: TFunction, bought: Bought): string =>
  t(`notifications.bought.${bought.kind}`, {
    name:
      bought.kind === 'plan' ? t(`session.tier.${bought.id}`) : t(`wallet.pack.${bought.id}.name`),
  })

const dateIn = (language: string, at: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(at))

/** Puts a notification, which carries ids only, into words; `kept` is what a new memory holds. */
export function useNotificationText() {
  const { t, i18n } = useTranslation()
  const { data: companions } = useListCompanionsQuery()
  return useCallback(
    (notification: Notification, kept?: string) => {
      const { kind, params } = notification
      const values: Record<string, string> = {}
      if (kind === 'new-sign-in')
        values['device'] =
          [params.browser, params.system].filter((part) => part !== null).join(' · ') ||
          t('notifications.unknownDevice')
      const told = kind === 'memory-crystal' || kind === 'companion-message'
      const from = told ? companions?.find(({ id }) => id === params.companionId) : undefined
      if (told) values['name'] = from?.name ?? t('notifications.someone')
      if (kind === 'account-deletion') values['date'] = dateIn(i18n.language, params.dueAt)
      if (kind === 'content-access') values['date'] = dateIn(i18n.language, params.openedAt)
      if (kind === 'plan-granted') {
        values['plan'] = t(`session.tier.${params.plan}`)
        if (params.until !== null) values['date'] = dateIn(i18n.language, params.until)
      }
      if ('bought' in params) values['what'] = boughtName(t, params.bought)
      if ('cents' in params)
        values['amount'] = createMoney(i18n.language, params.currency)(params.cents / 100)
      if (kind === 'renewal-coming') values['date'] = dateIn(i18n.language, params.at)
      if (kind === 'report-decided' || kind === 'content-moderated')
        values['rule'] = t(`notifications.rule.${params.rule}`)
      if (kind === 'media-ready') values['media'] = t(`notifications.media.${params.media}`)
      return {
        title: t(`notifications.kind.${kind}.title`, values),
        text:
          kept === undefined
            ? t(`notifications.kind.${kind}.${variantOf(notification)}`, values)
            : t('notifications.kept', { ...values, what: kept }),
        to: placeOf(notification),
        /** The companion that it is about. */
        from,
      }
    },
    [t, i18n.language, companions],
  )
}
