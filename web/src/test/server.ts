import { http, HttpResponse, ws } from 'msw'
import { setupServer } from 'msw/node'
import { aBalance } from './wallet-samples'

/** The gateway's socket, silent unless a test speaks for it. */
export const socket = ws.link('ws://lumen.test/ws')

/**
 * The network of tests: every call that no test has answered fails the test, but for what the frame
 * of signed-in people and the pages of accounts ask for every time, and for what is switched on.
 */
export const server = setupServer(
  socket.addEventListener('connection', () => undefined),
  http.get('*/api/notifications', () =>
    HttpResponse.json({ notifications: [], unreadCount: 0, nextCursor: null }),
  ),
  http.get('*/api/auth/birth-date', () => HttpResponse.json({ birthDate: null })),
  http.get('*/api/wisdom/:userId/birth-profile', () => HttpResponse.json({ profile: null })),
  http.get('*/api/flags', () =>
    HttpResponse.json({ registration: true, 'video-generation': true }),
  ),
  http.get('*/api/media/capabilities', () => {
    const none = { available: false, provider: 'none', model: null, reason: null }
    return HttpResponse.json({
      image: none,
      speech: none,
      video: none,
      transcription: none,
      call: none,
    })
  }),
  http.get('*/api/announcements', () => HttpResponse.json({ announcements: [] })),
  http.get('*/api/companions', () => HttpResponse.json([])),
  http.get('*/api/reminders', () => HttpResponse.json([])),
  http.get('*/api/upcoming', () => HttpResponse.json([])),
  http.get('*/api/wallet/balance', () => HttpResponse.json(aBalance())),
  http.get('*/api/models', () =>
    HttpResponse.json({ revision: 1, answering: null, providers: [] }),
  ),
  http.get('*/api/auth/providers', () => HttpResponse.json({ providers: [] })),
  http.get('*/api/auth/sign-in-ways', () => HttpResponse.json({ hasPassword: true, links: [] })),
  http.get('*/api/user/stats', () =>
    HttpResponse.json({
      totalMessages: 412,
      totalConversations: 30,
      memoryCrystals: 0,
      daysActive: 9,
      todayConversations: 1,
      todayFeatures: 1,
      usedFeatures: ['chat'],
    }),
  ),
)
