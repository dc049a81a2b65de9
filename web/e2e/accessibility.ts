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
  await page.evaluate(source)
  const { violations, passes } = await page.evaluate(
    (values) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        runOnly: values,
        resultTypes: ['violations', 'passes'],
      }),
    tags,
  )
  const measured = [...violations, ...passes].filter(({ id }) => id === 'color-contrast')
  expect(measured.flatMap(({ nodes }) => nodes).length, 'contrast was measured').toBeGreaterThan(0)
  return violations.map(({ id, nodes }) => ({
    rule: id,
    targets: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}
