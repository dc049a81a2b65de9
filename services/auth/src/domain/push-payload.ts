import { fillSlots } from '@lumen/content/fill-slots'
import type {
  Bought,
  Notification,
  PreferenceKind,
  PushPayload,
} from '@lumen/contracts/auth/notifications'
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
  'passkey-changed': '/settings#passkeys',
  'provider-changed': '/settings#sign-in-ways',
  'companion-message': '/chat',
  'memory-crystal': '/memory-crystal',
  'media-ready': '/multimodal',
  'export-ready': '/privacy#export',
  'content-access': '/privacy',
  'plan-granted': '/wallet',
  'payment-received': '/wallet#transactions',
  'payment-refunded': '/wallet#transactions',
  'renewal-coming': '/wallet',
  'renewal-failed': '/wallet',
  'report-decided': '/reports',
  'content-moderated': '/reports',
  'appeal-decided': '/reports',
}

/** The page that shows what it is about. */
const pageOf = (notification: PushedNotification): string =>
  notification.kind === 'companion-message'
    ? `${pages['companion-message']}/${notification.params.companionId}`
    : pages[notification.kind]

function nameOf(bought: Bought, { bought: texts, plans, packs }: PushTexts): string {
  const name = bought.kind === 'plan' ? plans[bought.id] : packs[bought.id].name
  return fillSlots(texts[bought.kind], { name })
}

const dateOf = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment))

const moneyOf = (
  { cents, currency }: { cents: number; currency: string },
  language: Language,
): string => new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100)

/** What a push message says; names of companions are chat’s, and stay there. */
function bodyOf(notification: PushedNotification, language: Language, texts: PushTexts): string {
  const { kind, own } = texts
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
      const date = dateOf(notification.params.dueAt, language)
      return fillSlots(kind['account-deletion'].text, { date })
    }
    case 'content-access': {
      const { ground, openedAt } = notification.params
      return fillSlots(kind['content-access'][ground], { date: dateOf(openedAt, language) })
    }
    case 'plan-granted': {
      const { plan: id, until } = notification.params
      const plan = texts.plans[id]
      return until === null
        ? fillSlots(kind['plan-granted'].ended, { plan })
        : fillSlots(kind['plan-granted'].given, { plan, date: dateOf(until, language) })
    }
    case 'payment-received': {
      const { params } = notification
      const slots = { what: nameOf(params.bought, texts), amount: moneyOf(params, language) }
      return fillSlots(kind['payment-received'].text, slots)
    }
    case 'payment-refunded': {
      const { params } = notification
      const slots = { what: nameOf(params.bought, texts), amount: moneyOf(params, language) }
      return fillSlots(kind['payment-refunded'][params.automatic ? 'automatic' : 'text'], slots)
    }
    case 'renewal-coming': {
      const { params } = notification
      const amount = moneyOf(params, language)
      const date = dateOf(params.at, language)
      const what = nameOf(params.bought, texts)
      return fillSlots(kind['renewal-coming'].text, { what, amount, date })
    }
    case 'renewal-failed': {
      const what = nameOf(notification.params.bought, texts)
      return fillSlots(kind['renewal-failed'].text, { what })
    }
    case 'second-factor-changed':
      return kind['second-factor-changed'][notification.params.on ? 'on' : 'off']
    case 'passkey-changed':
      return kind['passkey-changed'][notification.params.change]
    case 'provider-changed':
      return kind['provider-changed'][notification.params.change]
    case 'report-decided': {
      const { action, rule } = notification.params
      return fillSlots(kind['report-decided'][action], { rule: texts.rule[rule] })
    }
    case 'content-moderated': {
      const { action, rule } = notification.params
      return fillSlots(kind['content-moderated'][action], { rule: texts.rule[rule] })
    }
    case 'appeal-decided':
      return kind['appeal-decided'][notification.params.changed ? 'changed' : 'unchanged']
    case 'companion-message':
    case 'memory-crystal':
      return own.text[notification.kind]
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
  url: pageOf(notification),
})
