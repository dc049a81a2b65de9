import type { Page } from '@playwright/test'

/**
 * The labels of all progress bars that have been on the page, from its next load on. What is being
 * made may be done before a busy machine looks; what was seen of it is kept.
 */
export async function progressSeen(page: Page): Promise<() => readonly string[]> {
  const seen: string[] = []
  await page.exposeFunction('sawProgress', (label: string) => seen.push(label))
  await page.addInitScript(() => {
    const { sawProgress } = globalThis as unknown as { sawProgress(label: string): void }
    const told = new Set<string>()
    new MutationObserver(() => {
      for (const bar of document.querySelectorAll('[role=progressbar]')) {
        const label = bar.getAttribute('aria-label') ?? ''
        if (!told.has(label)) sawProgress(label)
        told.add(label)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  return () => seen
}
