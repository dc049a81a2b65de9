import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export type Finding = { rule: string; targets: string[] }

/** What axe finds on the page as it stands; also that contrast really was measured. */
export async function findings(page: Page): Promise<Finding[]> {
  // A page that is still moving has colours of its own.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  // What is found is made small there: axe tells much about each element, and a page has many.
  const { measured, found } = await page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }
    const { violations, passes } = await axe.run({ runOnly: values, resultTypes: ['violations'] })
    return {
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
  expect(measured, 'contrast was measured').toBe(true)
  return found
}
