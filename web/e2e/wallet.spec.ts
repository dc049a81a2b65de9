import { expect, test, type Page } from '@playwright/test'
import { findings } from './accessibility.ts'
import { looks } from './looks.ts'
import { rawKeys, tooWide } from './page-faults.ts'
import { choose, signIn } from './person.ts'
import { texts } from './texts.ts'

/** Buys a pack from the wallet and stays on the page of the test checkout. */
async function toTill(page: Page, t: ReturnType<typeof texts>): Promise<void> {
  await page.goto('/wallet#purchase')
  await page
    .getByRole('button', {
      name: t('wallet.pack.buyNamed', { pack: t('wallet.pack.standard.name') }),
    })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('wallet.checkout.test.title'))
}

test('a pack is bought at the test till: declined first, then paid, credited and told', async ({
  page,
}) => {
  const t = texts('zh')
  await signIn(page)
  await page.goto('/wallet')
  const balance = page.getByRole('region', { name: t('wallet.balance.heading') })
  const shown = async () =>
    Number((await balance.locator('p').first().innerText()).replaceAll(/\D/g, ''))
  await expect(balance).toBeVisible()
  const before = await shown()

  await toTill(page, t)
  await expect(page.getByText(t('wallet.checkout.test.badge'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('wallet.checkout.test.decline') }).click()
  await expect(page.getByRole('alert')).toHaveText(t('wallet.checkout.test.declined'))
  await page.getByRole('button', { name: t('wallet.checkout.test.pay') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('wallet.checkout.done.title'))

  await page.getByRole('link', { name: t('wallet.checkout.toWallet') }).click()
  await expect(async () => expect(await shown()).toBe(before + 350)).toPass()
  await page.getByRole('tab', { name: t('wallet.tab.transactions') }).click()
  await expect(page.getByText('+350')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('wallet.transaction.download') }).click()
  expect((await download).suggestedFilename()).toMatch(/^lumen-\d{4}-\d{2}-\d{2}\.csv$/)

  const invoices = page.getByRole('table', { name: t('wallet.invoice.heading') })
  await invoices.getByRole('button', { name: t('wallet.invoice.refund.ask') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('wallet.invoice.refund.confirm') })
    .click()
  await expect(invoices.getByText(t('wallet.invoice.state.refunded'))).toBeVisible()
  await expect(page.getByText('−350')).toBeVisible()
})

test('a purchase that is given up costs nothing', async ({ page }) => {
  const t = texts('zh')
  await signIn(page)
  await toTill(page, t)
  await page.getByRole('button', { name: t('wallet.checkout.test.abandon') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('wallet.checkout.cancelled.title'),
  )
  await page.goBack()
  await expect(page.getByText(t('wallet.checkout.test.over.title'))).toBeVisible()
})

test('a plan is bought by the year, changed, ended and resumed', async ({ page }) => {
  const t = texts('zh')
  await signIn(page)
  await page.goto('/pricing')
  await page.getByText(t('pricing.yearly'), { exact: true }).click()
  await page
    .getByRole('button', { name: t('pricing.choose', { plan: t('session.tier.basic') }) })
    .click()
  await expect(page.getByText('$155.88')).toBeVisible()
  await page.getByRole('button', { name: t('wallet.checkout.test.pay') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('wallet.checkout.done.title'))

  await page.goto('/#premium')
  const dialog = page.getByRole('dialog', { name: t('account.subscription') })
  await expect(dialog.getByText('$155.88')).toBeVisible()
  await dialog.getByRole('button', { name: t('wallet.subscription.change') }).click()
  await dialog.getByRole('radio', { name: t('session.tier.premium') }).check({ force: true })
  await expect(dialog.getByText(t('wallet.subscription.choose.up'))).toBeVisible()
  await expect(dialog.getByText(t('wallet.subscription.choose.dueNow'))).toBeVisible()
  await dialog.getByRole('button', { name: t('wallet.subscription.choose.confirm') }).click()
  await expect(
    dialog.getByText(t('wallet.subscription.perYear', { price: '$299.88' })),
  ).toBeVisible()
  await dialog.getByRole('button', { name: t('wallet.subscription.cancel') }).click()
  await dialog.getByRole('button', { name: t('wallet.subscription.cancelAsk.confirm') }).click()
  await dialog.getByRole('button', { name: t('wallet.subscription.resume') }).click()
  await expect(dialog.getByRole('button', { name: t('wallet.subscription.change') })).toBeVisible()

  await page.goto('/wallet#transactions')
  const invoices = page.getByRole('table', { name: t('wallet.invoice.heading') })
  await invoices
    .getByRole('button', { name: t('wallet.invoice.refund.ask') })
    .first()
    .click()
  const refund = page.getByRole('dialog', { name: t('wallet.invoice.refund.title') })
  await expect(
    refund.getByText(t('wallet.invoice.refund.ends', { plan: t('session.tier.premium') })),
  ).toBeVisible()
  await expect(refund.getByText('$299.88')).toBeVisible()
  await refund.getByRole('button', { name: t('wallet.invoice.refund.confirm') }).click()
  await expect(invoices.getByText(t('wallet.invoice.state.refunded'))).toHaveCount(2)
})

test('visitors sign in first and come back to what they chose', async ({ page }) => {
  const t = texts('zh')
  await choose(page, {})
  await page.goto('/pricing')
  await page.getByText(t('pricing.yearly'), { exact: true }).click()
  await page
    .getByRole('link', { name: t('pricing.choose', { plan: t('session.tier.premium') }) })
    .click()
  await expect(page).toHaveURL(/\/auth\?mode=register&next=%2Fpricing%3Fperiod%3Dyearly$/)
})

for (const { language, theme, viewport } of looks)
  test.describe(`${language}, ${theme}, ${viewport.width}`, () => {
    const t = texts(language)
    test.use({ viewport })

    test('the wallet, the till and the subscription', async ({ page }) => {
      await signIn(page, { language, theme })
      const check = async (place: string) => {
        await page.waitForLoadState('networkidle')
        expect(await findings(page), place).toEqual([])
        expect(await tooWide(page), place).toEqual([])
        expect(await rawKeys(page), place).toEqual([])
      }
      await toTill(page, t)
      await check('till')
      await page.getByRole('button', { name: t('wallet.checkout.test.pay') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('wallet.checkout.done.title'),
      )
      await check('paid')
      for (const tab of ['overview', 'purchase', 'transactions', 'statistics']) {
        await page.goto(`/wallet#${tab}`)
        await expect(page.getByRole('tab', { name: t(`wallet.tab.${tab}`) })).toHaveAttribute(
          'aria-selected',
          'true',
        )
        await check(tab)
      }
      await page.goto('/user-home#premium')
      const dialog = page.getByRole('dialog', { name: t('account.subscription') })
      await expect(dialog.getByText(t('account.plan'))).toBeVisible()
      await check('subscription')
    })
  })
