import type { Page } from '@playwright/test'

/**
 * Visits addresses in turn, in several pages of one browser at a time: most of a visit is waiting
 * for a page to be quiet.
 */
export async function eachAddress(
  page: Page,
  addresses: readonly string[],
  visit: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  const rest = [...addresses]
  const others = await Promise.all([page.context().newPage(), page.context().newPage()])
  await Promise.all(
    [page, ...others].map(async (each) => {
      for (let next = rest.shift(); next !== undefined; next = rest.shift()) await visit(each, next)
    }),
  )
  await Promise.all(others.map((each) => each.close()))
}
