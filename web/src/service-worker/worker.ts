import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import type { PushPayload } from '@lumen/contracts/auth/notifications'
import { isPublicPath, splitPath } from '../site/public-path'
import { sessionHeader } from '../api/session-header'
import { askForUpdate, personalCache } from './names'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

const day = 86_400
const shell = '/app.html'

// The shell alone: everything else comes into a cache when it is first used.
precacheAndRoute(self.__WB_MANIFEST)
clientsClaim()
self.addEventListener('message', (event) => {
  if (event.data?.type === askForUpdate) void self.skipWaiting()
})

/** Screens behind sign-in are the shell; public pages are fetched, and the shell stands in offline. */
const openShell = createHandlerBoundToURL(shell)
const openPage = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: 4,
  plugins: [
    { handlerDidError: () => caches.match(shell, { ignoreSearch: true }) },
    new ExpirationPlugin({ maxEntries: 30 }),
  ],
})
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  (options) =>
    isPublicPath(splitPath(options.url.pathname).path)
      ? openPage.handle(options)
      : openShell(options),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets|locales)\//.test(url.pathname),
  new CacheFirst({
    cacheName: 'parts',
    plugins: [
      new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * day, purgeOnQuotaError: true }),
    ],
  }),
)

/**
 * Answers belong to a session: the address that keeps one holds what the page calls its session, so that
 * nobody who signs in later in this browser is given somebody else's conversations.
 */
const bySession: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url)
    url.searchParams.set('session', request.headers.get(sessionHeader) ?? '')
    return url.href
  },
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && request.headers.has(sessionHeader) ? response : null,
}

const readable =
  /^\/api\/(auth\/me|companions(\/[\w-]+)?|memories\/[\w-]+(\/analysis)?|messages\/[\w-]+|notifications|safety\/resources|user\/stats)$/
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && readable.test(url.pathname),
  new NetworkFirst({
    cacheName: personalCache,
    networkTimeoutSeconds: 8,
    plugins: [bySession, new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * day })],
  }),
)

self.addEventListener('push', (event) => {
  const payload = event.data?.json() as PushPayload | undefined
  if (payload === undefined) return
  const { id, title, body, url } = payload
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag: id,
      icon: '/icons/192.png',
      badge: '/icons/192.png',
      data: { url },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data as { url: string }
  event.waitUntil(openWindow(new URL(url, self.location.origin).href))
})

async function openWindow(url: string): Promise<unknown> {
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find((client) => client.url === url) ?? windows[0]
  if (open === undefined) return self.clients.openWindow(url)
  await open.focus()
  return open.url === url ? open : open.navigate(url)
}
