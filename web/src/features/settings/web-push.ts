/** How this browser stands to push messages. */
export type PushState =
  /** It cannot receive any. */
  | { kind: 'unsupported' }
  /** Somebody said no; only the settings of the browser can change that. */
  | { kind: 'denied' }
  | { kind: 'off'; registration: ServiceWorkerRegistration }
  | { kind: 'on'; subscription: PushSubscription }

/** Asks the browser; never asks the person. */
export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis))
    return { kind: 'unsupported' }
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration === undefined) return { kind: 'unsupported' }
  const subscription = await registration.pushManager.getSubscription()
  if (subscription !== null) return { kind: 'on', subscription }
  return Notification.permission === 'denied' ? { kind: 'denied' } : { kind: 'off', registration }
}

/** Asks for permission and subscribes. @param key VAPID key, base64url */
export const subscribeToPush = (registration: ServiceWorkerRegistration, key: string) =>
  registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })

/** A subscription as the server takes it; null when the browser left out its keys. */
export function subscriptionBody(subscription: PushSubscription) {
  const { keys } = subscription.toJSON()
  const p256dh = keys?.['p256dh']
  const auth = keys?.['auth']
  if (p256dh === undefined || auth === undefined) return null
  const { endpoint, expirationTime } = subscription
  return { endpoint, expirationTime, keys: { p256dh, auth } }
}
