import { expect, test } from '@playwright/test'
import { findings } from './accessibility.ts'
import { fillRegistration, newEmail } from './person.ts'
import { texts } from './texts.ts'

const t = texts('zh')
const name = t('faces.lumi.name')

test('somebody talks on the landing page, sees a crystal, signs up, and the talk is there', async ({
  page,
}) => {
  await page.goto('/')
  const talk = page.getByRole('region', { name: t('landing.guest.label', { name }) })
  await expect(talk.getByText(t('faces.lumi.line'))).toBeVisible()
  const input = talk.getByRole('textbox')
  await input.fill('我养了一只橘猫，叫芒果')
  await input.press('Enter')
  const log = talk.getByRole('log')
  await expect(log.getByText('我养了一只橘猫，叫芒果')).toBeVisible()
  await expect(log.getByText(t('landing.guest.local'))).toBeVisible()
  const crystal = log.locator('p', { hasText: t('landing.guest.kept') })
  await expect(crystal.filter({ hasText: '芒果' })).toBeVisible()
  expect(await findings(page)).toEqual([])

  // It is still there when the page is opened again.
  await page.reload()
  await expect(log.getByText('我养了一只橘猫，叫芒果')).toBeVisible()

  await talk.getByRole('link', { name: t('landing.guest.signUp') }).click()
  await fillRegistration(page, newEmail())
  await page.getByRole('button', { name: t('auth.register.submit') }).click()
  await expect(page).toHaveURL(/\/chat/)
  await expect(page.getByText('我养了一只橘猫，叫芒果').first()).toBeVisible()
  await expect(page.getByText(t('faces.lumi.line')).first()).toBeVisible()
  // She takes it up, in the words that were told.
  await expect(page.getByRole('log').getByText('“我养了一只橘猫，叫芒果”')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the picture of a talk stands there, and the way to an account', async ({ page }) => {
    await page.goto('/')
    const talk = page.getByRole('region', { name: t('landing.guest.label', { name }) })
    await expect(talk.getByText(t('landing.remembered'))).toBeVisible()
    await expect(talk.getByRole('textbox')).toBeHidden()
    await expect(page.getByRole('link', { name: t('site.start') }).first()).toBeVisible()
  })
})
