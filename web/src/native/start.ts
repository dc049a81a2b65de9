import type { AppStore } from '@/store/root-reducer'
import { broadcastAppState } from './app-state'
import { isNative, nativePlatform } from './bridge'
import { followDeepLinks } from './deep-links'
import { nativeApi } from './native-api'
import { askForPush, listenToPush } from './push'
import { colorStatusBar } from './status-bar'

/** The back button of Android: back in history, and out of the app where that begins. */
async function handleBackButton(): Promise<void> {
  const { App } = await import('@capacitor/app')
  await App.addListener('backButton', ({ canGoBack }) => {
    if (canGoBack) globalThis.history.back()
    else void App.exitApp()
  })
}

const attempt = (what: string, work: Promise<void>) =>
  work.catch((error: unknown) => console.error(`${what} does not work`, error))

/** Asks whoever signs in for push messages, and tells the server where to send them. */
async function offerPush(store: AppStore, open: (path: string) => void): Promise<void> {
  const user = () => {
    const { status, user } = store.getState().session
    return status === 'signed-in' ? (user?.id ?? null) : null
  }
  const sendToken = async (token: string) => {
    const userId = user()
    if (userId === null) return
    const body = { token, userId, platform: nativePlatform() }
    const { error } = await store.dispatch(nativeApi.endpoints.addPushToken.initiate({ body }))
    if (error !== undefined) console.error('The push token could not be sent', error)
  }
  await listenToPush((token) => void sendToken(token), open)
  let asked: string | null = null
  const ask = () => {
    const now = user()
    if (now !== null && now !== asked) void attempt('push', askForPush())
    asked = now
  }
  store.subscribe(ask)
  ask()
}

/**
 * Starts what only the mobile app has, once, when its page has started. What fails is logged and
 * leaves the rest working.
 * @param open shows a path of the product
 */
export async function startNative(store: AppStore, open: (path: string) => void): Promise<void> {
  if (!isNative()) {
    console.warn('This build is for the mobile app: what a phone has is unavailable')
    return
  }
  await Promise.all([
    attempt('the status bar', colorStatusBar()),
    attempt('the back button', handleBackButton()),
    attempt('links', followDeepLinks(open)),
    attempt('app state', broadcastAppState()),
    attempt('push', offerPush(store, open)),
  ])
}
