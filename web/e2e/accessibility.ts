import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export type Finding = { rule: string; targets: string[] }

/** What axe finds on the page as it stands; also that contrast really was measured. */
export async function findings(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  // What changes while axe looks is neither the page before nor the page after: it looks again at
  // what came of it. A page that never stands still is a fault of its own.
  for (let look = 0; look < 50; look++) {
    const { moved, measured, found } = await lookOnce(page)
    if (!moved && measured) return found
  }
  throw new Error(`${page.url()} never stands still, or shows no text to be measured`)
}

/** One look of axe at the page, and whether anything moved meanwhile. */
const lookOnce = (page: Page) =>
  page.evaluate(async (values) => {
    // A page that is still moving has colours of its own.
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    )
    let moved = false
    const note = () => (moved = true)
    const observer = new MutationObserver(note)
    const everything = { subtree: true, childList: true, attributes: true, characterData: true }
    observer.observe(document, everything)
    document.addEventListener('transitionrun', note)
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }
    const { violations, passes } = await axe.run({ runOnly: values, resultTypes: ['violations'] })
    moved ||= observer.takeRecords().length > 0
    observer.disconnect()
    document.removeEventListener('transitionrun', note)
    // What is found is made small here: axe tells much about each element, and a page has many.
    return {
      moved,
      measured: [...violations, ...passes].some(
        ({ id, nodes }) => id === 'color-contrast' && nodes.length > 0,
      ),
      found: violations.map(({ id, nodes }) => ({
        rule: id,
        targets: nodes.map(
          ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`,
        ),
      })),
    }
  }, tags)
