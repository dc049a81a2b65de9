import { expect, test } from '@playwright/test'
import { findings } from './accessibility.ts'
import { chatScreen } from './chat-screen.ts'
import { looks } from './looks.ts'
import { rawKeys, tooWide } from './page-faults.ts'
import { signIn } from './person.ts'
import { texts } from './texts.ts'

test('one writes a scenario of a template and shares it; another finds, reads and rates it', async ({
  browser,
  page,
}) => {
  const t = texts('zh')
  const title = `茶馆${String(Date.now())}`
  await signIn(page, { companions: ['小忆'] })
  await page.goto('/scenarios')
  await expect(page.getByText(t('scenarios.origin.built-in'))).toHaveCount(6)

  await page.getByRole('button', { name: t('scenarios.builder.open') }).click()
  const builder = page.getByRole('dialog')
  await builder.getByRole('listitem').first().getByRole('button').click()
  await builder.getByLabel(t('scenarios.field.title')).fill(title)
  await builder.locator('label').filter({ hasText: '小忆' }).click()
  await builder.getByRole('button', { name: t('scenarios.create.submit') }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  await page.getByRole('button', { name: t('scenarios.share.label', { title }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('scenarios.share.submit') })
    .click()
  await expect(page.getByText(t('scenarios.origin.template'))).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await signIn(other)
  await other.goto('/scenarios')
  await other.getByRole('searchbox').fill(title)
  await expect(other.getByText(t('scenarios.origin.shared'))).toBeVisible()
  await other.getByRole('button', { name: t('scenarios.lookAt', { title }) }).click()
  const detail = other.getByRole('dialog')
  await detail
    .locator('label')
    .filter({
      has: other.getByRole('radio', { name: t('scenarios.rate.stars_other', { count: '5' }) }),
    })
    .click()
  await expect(
    detail.getByText(t('scenarios.rated_other', { stars: '5', count: '1' })),
  ).toBeVisible()
  await other.keyboard.press('Escape')
  await other.getByRole('button', { name: t('scenarios.leaders.open') }).click()
  await other
    .getByRole('dialog')
    .locator('label')
    .filter({ hasText: t('scenarios.leaders.rating') })
    .click()
  // Its window takes the place of the board, and can be worked with.
  await other.getByRole('dialog').getByRole('button', { name: title }).click()
  await other.getByRole('button', { name: t('scenarios.detail.copy') }).click()
  const copy = other.getByRole('dialog', { name: t('scenarios.builder.open') })
  await expect(copy.getByLabel(t('scenarios.field.title'))).toHaveValue(title)
  await other.getByRole('tab', { name: t('scenarios.builder.templates') }).click()
  await other.context().close()

  await page.getByRole('link', { name: t('scenarios.begin.startNamed', { title }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('scenarios.begin.start') })
    .click()
  await expect(chatScreen(page).replies.last()).toContainText(title)
})

for (const { language, theme, viewport } of looks)
  test(`scenarios have no barriers, ${language} ${theme} ${viewport.width}`, async ({ page }) => {
    const t = texts(language)
    await page.setViewportSize(viewport)
    await signIn(page, { language, theme, companions: ['小忆'] })
    await page.goto('/scenarios')
    await expect(page.getByText(t('scenarios.origin.built-in'))).toHaveCount(6)
    const lookAt = async (name: string) => {
      if (process.env['E2E_PICTURES'] !== undefined)
        await page.screenshot({
          path: `${process.env['E2E_PICTURES']}/${name}-${language}-${theme}-${viewport.width}.png`,
        })
      expect(await findings(page), name).toEqual([])
      expect(await rawKeys(page), name).toEqual([])
      expect(await tooWide(page), name).toEqual([])
    }
    await lookAt('page')
    await page
      .getByRole('button', { name: t('scenarios.look'), exact: false })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await lookAt('detail')
    await page.getByRole('button', { name: t('scenarios.detail.copy') }).click()
    const builder = page.getByRole('dialog', { name: t('scenarios.builder.open') })
    await expect(builder.getByRole('tab', { selected: true })).toHaveText(
      t('scenarios.builder.custom'),
    )
    await lookAt('builder')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('scenarios.leaders.open') }).click()
    await expect(page.getByRole('dialog').getByText(t('scenarios.loading'))).toHaveCount(0)
    await expect(page.getByRole('radio', { name: t('scenarios.leaders.uses') })).toBeChecked()
    await lookAt('leaders')
  })
