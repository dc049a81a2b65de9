import type { BrowserContext } from '@playwright/test'

/** The evening that every picture shows. */
const shown = Date.parse('2026-11-21T19:42:10Z')
const stamps = /"(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)"/g

/**
 * Shows one moment on each page, so that pictures of different days are alike: the clock of the browser
 * stands still, and what the product says to have happened since `begun` happened just before it.
 */
export async function holdTime(context: BrowserContext, begun: number): Promise<void> {
  await context.clock.setFixedTime(shown)
  await context.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    if (!response.headers()['content-type']?.startsWith('application/json'))
      return route.fulfill({ response })
    const now = Date.now()
    const body = (await response.text()).replaceAll(stamps, (stamp, said: string) => {
      const time = Date.parse(said)
      if (time < begun) return stamp
      // A thousand times faster before it, so that all of it fits into a minute.
      const moved = time > now ? time - now + shown : shown - (now - time) / 1_000
      return `"${new Date(moved).toISOString()}"`
    })
    return route.fulfill({ response, body })
  })
}
