import { nativePlatform } from './bridge'
import { pathOfLink } from './deep-links'

const plugin = () => import('@capacitor/push-notifications')

/**
 * Listens for this installation’s push token and for messages that somebody taps.
 * @param onToken a token, whenever the system gives one
 * @param open shows the page a message is about
 */
export async function listenToPush(
  onToken: (token: string) => void,
  open: (path: string) => void,
): Promise<void> {
  const { PushNotifications } = await plugin()
  await PushNotifications.addListener('registration', ({ value }) => onToken(value))
  await PushNotifications.addListener('registrationError', ({ error }) =>
    console.error('The system gave no push token', error),
  )
  await PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const page: unknown = (notification.data as { url?: unknown } | undefined)?.url
    const path = typeof page === 'string' ? pathOfLink(`lumen://${page}`) : null
    if (path !== null) open(path)
  })
}

/** Asks for permission, then for the token; a refusal yields none. */
export async function askForPush(): Promise<void> {
  // Without Firebase’s file the Android plugin would end the app.
  if (nativePlatform() === 'android' && import.meta.env.VITE_ANDROID_PUSH !== 'on') {
    console.info('This build has no push messages: it was made without google-services.json')
    return
  }
  const { PushNotifications } = await plugin()
  const { receive } = await PushNotifications.requestPermissions()
  if (receive === 'granted') await PushNotifications.register()
}
