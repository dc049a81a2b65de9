import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { findings } from './accessibility.ts'
import { tooWide } from './page-faults.ts'
import { password, signIn } from './person.ts'
import { texts } from './texts.ts'

const t = texts('zh')

test('a copy of everything is begun, made and downloaded', async ({ page }) => {
  const { session } = await signIn(page, { companions: ['小忆'] })
  await page.goto('/data-export')
  const exports = page.getByRole('region', { name: t('privacy.export.title') })
  const json = exports.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: t('privacy.export.json.title'), exact: true }),
  })
  await json.getByRole('button', { name: t('privacy.export.begin') }).click()
  const link = exports.getByRole('link', { name: t('privacy.export.download') })
  await expect(link).toBeVisible()
  const download = page.waitForEvent('download')
  await link.click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(session.user.email)
  expect(text).toContain('小忆')
  expect(() => JSON.parse(text)).not.toThrow()

  await exports
    .getByRole('button', {
      name: t('privacy.export.remove', { name: t('privacy.export.json.title') }),
    })
    .click()
  await expect(link).toBeHidden()
})

test('an account waits for its deletion, says so on every page, and is kept', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, { companions: ['小忆'] })
  await page.goto('/privacy')
  await page.getByRole('button', { name: t('deletion.begin') }).click()
  const dialog = page.getByRole('dialog', { name: t('deletion.confirm.title') })
  const secret = dialog.getByLabel(t('deletion.password'), { exact: true })
  await secret.fill('not the password')
  await secret.press('Enter')
  await expect(dialog.getByText(t('deletion.wrongPassword'))).toBeVisible()
  await secret.fill(password)
  await secret.press('Enter')
  await expect(dialog).toBeHidden()

  const section = page.getByRole('region', { name: t('deletion.title') })
  await expect(section.getByText(t('deletion.pending.text'))).toBeVisible()
  expect(await tooWide(page), 'pending').toEqual([])
  expect(await findings(page), 'pending').toEqual([])
  const receipt = await section.getByRole('link').getAttribute('href')

  await page.goto('/chat')
  const keep = page.getByRole('button', { name: t('deletion.keep') })
  await expect(keep).toBeVisible()
  expect(await tooWide(page), 'banner').toEqual([])
  // The receipt is for whoever has its link, signed in or not.
  await page.goto(receipt ?? '')
  await expect(page.getByText(/^这个账号将于/)).toBeVisible()
  expect(await findings(page), 'receipt').toEqual([])

  await keep.click()
  await expect(page.getByText(t('deletion.kept'))).toBeVisible()
  await expect(keep).toBeHidden()
  await page.goto('/privacy')
  await expect(page.getByRole('button', { name: t('deletion.begin') })).toBeVisible()
})
