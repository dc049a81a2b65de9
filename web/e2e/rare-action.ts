import type { Page } from '@playwright/test'
import type { texts } from './texts.ts'

/** Does what is rarely done on the companions page: a phone has it in a menu. */
export async function chooseRare(
  page: Page,
  t: ReturnType<typeof texts>,
  name: string,
): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  if (isPhone) await page.getByRole('button', { name: t('companions.page.more') }).click()
  await page.getByRole(isPhone ? 'menuitem' : 'button', { name, exact: true }).click()
}
