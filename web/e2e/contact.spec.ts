import { expect, test, type Page } from '@playwright/test'
import { signIn } from './person.ts'
import { texts } from './texts.ts'

const t = texts('zh')

/** The part about writing first of the window in which the companion is changed. */
async function openContact(page: Page) {
  await page.getByRole('button', { name: t('companions.menu', { name: '小忆' }) }).click()
  await page.getByRole('menuitem', { name: t('companions.edit.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('companions.edit.title') })
  await dialog.getByText(t('companions.contact.title'), { exact: true }).click()
  return {
    enabled: dialog.getByRole('switch', { name: t('companions.contact.enabled') }),
    hours: dialog.getByRole('group', { name: t('companions.contact.hours') }),
    warning: dialog.getByRole('alert'),
    save: () => dialog.getByRole('button', { name: t('app.action.save') }).click(),
    dialog,
  }
}

test('a companion writes first only where that was turned on, at the hours that were chosen', async ({
  page,
}) => {
  await signIn(page, { companions: ['小忆'] })
  await page.goto('/chat')
  const before = await openContact(page)
  // Its label is what is pressed: the input itself is not seen.
  await expect(before.enabled).not.toBeChecked()
  await before.dialog.getByText(t('companions.contact.enabled')).click()
  const from = before.hours.getByLabel(t('companions.contact.from'))
  await from.fill('21:00')
  await expect(before.warning).toHaveText(t('companions.contact.order'))
  await before.save()
  await expect(before.dialog).toBeVisible()
  await from.fill('09:30')
  await expect(before.warning).toBeHidden()
  await before.save()
  await expect(before.dialog).toBeHidden()

  await page.reload()
  const after = await openContact(page)
  await expect(after.enabled).toBeChecked()
  await expect(after.hours.getByLabel(t('companions.contact.from'))).toHaveValue('09:30')
})
