import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '@/app/store'
import { signedIn, signedOut } from '@/session/session-slice'
import { userFixture } from '@/test/fixtures'
import { enterShell, leaveShell, pluginEvents } from '@/test/native-shell'
import { server } from '@/test/server'
import { appStateEvent } from './app-state'
import { startNative } from './start'

const app = Object.assign(pluginEvents(), { exitApp: vi.fn(() => Promise.resolve()) })
const push = Object.assign(pluginEvents(), {
  requestPermissions: vi.fn<() => Promise<{ receive: string }>>(),
  register: vi.fn(() => Promise.resolve()),
})
const statusBar = { setBackgroundColor: vi.fn(() => Promise.resolve()) }
const systemBars = { setStyle: vi.fn(() => Promise.resolve()) }
vi.mock('@capacitor/app', () => ({ App: app }))
vi.mock('@capacitor/push-notifications', () => ({ PushNotifications: push }))
vi.mock('@capacitor/status-bar', () => ({ StatusBar: statusBar }))
vi.mock('@capacitor/core', () => ({
  SystemBars: systemBars,
  SystemBarsStyle: { Dark: 'DARK' },
  SystemBarType: { StatusBar: 'StatusBar' },
}))

const user = userFixture()
const signIn = (id = user.id) => signedIn({ token: 'token-1', user: { ...user, id } })

beforeEach(() => {
  app.listeners.clear()
  push.listeners.clear()
  vi.clearAllMocks()
  vi.stubEnv('MODE', 'native')
  vi.stubEnv('VITE_ANDROID_PUSH', 'on')
  push.requestPermissions.mockResolvedValue({ receive: 'granted' })
  enterShell('android')
})
afterEach(() => {
  leaveShell()
  vi.unstubAllEnvs()
})

async function start() {
  const store = createStore()
  const open = vi.fn<(path: string) => void>()
  await startNative(store, open)
  return { store, open }
}

describe('the app on a phone', () => {
  it('colours the status bar', async () => {
    await start()
    expect(statusBar.setBackgroundColor).toHaveBeenCalledWith({ color: '#6B46C1' })
    expect(systemBars.setStyle).toHaveBeenCalledWith({ style: 'DARK', bar: 'StatusBar' })
  })

  it('opens what a link names', async () => {
    const { open } = await start()
    app.tell('appUrlOpen', { url: 'https://lumen.example/chat/7?tab=memories' })
    expect(open).toHaveBeenCalledExactlyOnceWith('/chat/7?tab=memories')
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    app.tell('appUrlOpen', { url: 'javascript:alert(1)' })
    expect(open).toHaveBeenCalledOnce()
    expect(warned).toHaveBeenCalledOnce()
  })

  it('goes back in history, and leaves where that begins', async () => {
    await start()
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
    app.tell('backButton', { canGoBack: true })
    expect(back).toHaveBeenCalledOnce()
    expect(app.exitApp).not.toHaveBeenCalled()
    app.tell('backButton', { canGoBack: false })
    expect(back).toHaveBeenCalledOnce()
    expect(app.exitApp).toHaveBeenCalledOnce()
  })

  it('broadcasts when it comes and goes, with the address', async () => {
    await start()
    const heard: unknown[] = []
    const hear = (event: Event) => heard.push((event as CustomEvent).detail)
    globalThis.addEventListener(appStateEvent, hear)
    app.tell('appStateChange', { isActive: false })
    app.tell('appStateChange', { isActive: true })
    globalThis.removeEventListener(appStateEvent, hear)
    expect(heard).toEqual([
      { state: 'inactive', url: 'http://lumen.test/' },
      { state: 'active', url: 'http://lumen.test/' },
    ])
  })

  it('keeps the rest when a plugin fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    systemBars.setStyle.mockRejectedValueOnce(new Error('not implemented'))
    const { open } = await start()
    app.tell('appUrlOpen', { url: 'lumen://settings' })
    expect(open).toHaveBeenCalledWith('/settings')
    expect(log).toHaveBeenCalledExactlyOnceWith('the status bar does not work', expect.any(Error))
  })
})

describe('push messages', () => {
  const bodies: unknown[] = []
  beforeEach(() => {
    bodies.length = 0
    server.use(
      http.post('*/api/mobile/push-token', async ({ request }) => {
        bodies.push({
          ...((await request.json()) as object),
          bearer: request.headers.get('authorization'),
        })
        return HttpResponse.json({ success: true })
      }),
    )
  })

  it('are asked for at sign-in, and their token goes to the server', async () => {
    const { store } = await start()
    expect(push.requestPermissions).not.toHaveBeenCalled()
    store.dispatch(signIn())
    await vi.waitFor(() => expect(push.register).toHaveBeenCalledOnce())
    push.tell('registration', { value: 'token-of-phone' })
    await vi.waitFor(() =>
      expect(bodies).toEqual([
        {
          token: 'token-of-phone',
          userId: user.id,
          platform: 'android',
          bearer: 'Bearer token-1',
        },
      ]),
    )
  })

  it('are asked for again when somebody else signs in', async () => {
    const { store } = await start()
    store.dispatch(signIn())
    store.dispatch(signedOut('by-choice'))
    store.dispatch(signIn('01990000-0000-7000-8000-000000000002'))
    await vi.waitFor(() => expect(push.register).toHaveBeenCalledTimes(2))
  })

  it('yield no token when permission is denied', async () => {
    push.requestPermissions.mockResolvedValue({ receive: 'denied' })
    const { store } = await start()
    store.dispatch(signIn())
    await vi.waitFor(() => expect(push.requestPermissions).toHaveBeenCalledOnce())
    await push.requestPermissions.mock.results[0]?.value
    expect(push.register).not.toHaveBeenCalled()
  })

  it('are left alone on Android builds without Firebase, which would crash', async () => {
    vi.stubEnv('VITE_ANDROID_PUSH', 'off')
    const told = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const { store } = await start()
    store.dispatch(signIn())
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect(push.requestPermissions).not.toHaveBeenCalled()
  })

  it('open their page when tapped', async () => {
    const { open } = await start()
    push.tell('pushNotificationActionPerformed', { notification: { data: { url: '/chat/9?m=1' } } })
    push.tell('pushNotificationActionPerformed', { notification: { data: {} } })
    expect(open).toHaveBeenCalledExactlyOnceWith('/chat/9?m=1')
  })

  it('log what the server refuses', async () => {
    server.use(http.post('*/api/mobile/push-token', () => HttpResponse.json({}, { status: 403 })))
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { store } = await start()
    store.dispatch(signIn())
    push.tell('registration', { value: 'token-of-phone' })
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
  })
})

describe('the wrapper’s build in a browser', () => {
  it('touches no plugin', async () => {
    leaveShell()
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await start()
    expect(warned).toHaveBeenCalledOnce()
    expect(app.listeners.size + push.listeners.size).toBe(0)
    expect(push.requestPermissions).not.toHaveBeenCalled()
  })
})
