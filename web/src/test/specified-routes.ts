import type { RouteRow } from '@/app/route-row'

/**
 * Every address of the specification and who may see it. `pending`: its screen is not built yet, so
 * the address leads to the not-found page and nothing links to it.
 */
export const specifiedRoutes: readonly {
  path: string
  guard: RouteRow['guard']
  screen: 'built' | 'pending'
}[] = [
  { path: '/', guard: 'none', screen: 'built' },
  { path: '/auth', guard: 'public', screen: 'built' },
  { path: '/user-home', guard: 'auth', screen: 'built' },
  { path: '/home', guard: 'auth', screen: 'built' },
  { path: '/chat', guard: 'auth', screen: 'built' },
  { path: '/chat/:companionId', guard: 'auth', screen: 'built' },
  { path: '/companions', guard: 'auth', screen: 'built' },
  { path: '/settings', guard: 'auth', screen: 'built' },
  { path: '/profile', guard: 'auth', screen: 'built' },
  { path: '/streaming-test', guard: 'auth', screen: 'built' },
  { path: '/dashboard', guard: 'auth', screen: 'built' },
  { path: '/astrology', guard: 'auth', screen: 'built' },
  { path: '/western-astrology', guard: 'auth', screen: 'built' },
  { path: '/western-astrology-enhanced', guard: 'auth', screen: 'built' },
  { path: '/eastern-fortune', guard: 'auth', screen: 'built' },
  { path: '/eastern-fortune-enhanced', guard: 'auth', screen: 'built' },
  { path: '/scenarios', guard: 'auth', screen: 'built' },
  { path: '/multimodal', guard: 'auth', screen: 'built' },
  { path: '/privacy', guard: 'auth', screen: 'built' },
  { path: '/privacy-settings', guard: 'auth', screen: 'built' },
  { path: '/data-export', guard: 'auth', screen: 'built' },
  { path: '/memory-crystal', guard: 'auth', screen: 'built' },
  { path: '/wallet', guard: 'auth', screen: 'built' },
  { path: '/admin', guard: 'admin', screen: 'built' },
  { path: '/about', guard: 'public', screen: 'built' },
  { path: '/features', guard: 'public', screen: 'built' },
  { path: '/pricing', guard: 'public', screen: 'built' },
  { path: '/contact', guard: 'public', screen: 'built' },
  { path: '/help', guard: 'public', screen: 'built' },
  { path: '/status', guard: 'public', screen: 'built' },
  { path: '/tutorials', guard: 'public', screen: 'built' },
  { path: '/privacy-policy', guard: 'public', screen: 'built' },
  { path: '/terms-of-service', guard: 'public', screen: 'built' },
  { path: '/terms', guard: 'public', screen: 'built' },
  { path: '/mobile-guide', guard: 'public', screen: 'built' },
]
