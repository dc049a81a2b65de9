import { fillSlots } from '@lumen/content/fill-slots'
import type { Notification, PreferenceKind, PushPayload } from '@lumen/contracts/auth/notifications'
import type { Language } from '@lumen/contracts/languages'
import type { PushTexts } from '../content.ts'

/** A notification that devices are told of. */
export type PushedNotification = Exclude<Notification, { kind: 'welcome' }>

const pages: Readonly<Record<PreferenceKind, string>> = {
  'new-sign-in': '/settings',
  'password-changed': '/settings',
  'account-deletion': '/privacy',
  'email-changed': '/settings',
  'second-factor-changed': '/settings',
  'memory-crystal': '/memory-crystal',
  'media-ready': '/multimodal',
  'export-ready': '/privacy#export',
}

/** What a push message says; names of companions are chat’s, and stay there. */
function bodyOf(
  notification: PushedNotification,
  language: Language,
  { kind, own }: PushTexts,
): string {
  switch (notification.kind) {
    case 'new-sign-in': {
      const { browser, system } = notification.params
      const known = [browser, system].filter((name) => name !== null)
      const device = known.length > 0 ? known.join(' · ') : own.unknownDevice
      return fillSlots(kind['new-sign-in'].text, { device })
    }
    case 'password-changed':
    case 'export-ready':
    case 'email-changed':
      return kind[notification.kind].text
    case 'account-deletion': {
      const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
      const date = days.format(new Date(notification.params.dueAt))
      return fillSlots(kind['account-deletion'].text, { date })
    }
    case 'second-factor-changed':
      return kind['second-factor-changed'][notification.params.on ? 'on' : 'off']
    case 'memory-crystal':
      return own.text['memory-crystal']
    case 'media-ready':
      return fillSlots(own.text['media-ready'], { media: own.media[notification.params.media] })
  }
}

/** What a device shows of a notification, in its user’s language. */
export const pushPayload = (
  notification: PushedNotification,
  language: Language,
  texts: PushTexts,
): PushPayload => ({
  id: notification.id,
  kind: notification.kind,
  title: texts.kind[notification.kind].title,
  body: bodyOf(notification, language, texts),
  language,
  url: pages[notification.kind],
})
