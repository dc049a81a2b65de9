import { languages, type Language } from '@lumen/contracts/languages'
import { expect, test, type Page } from '@playwright/test'
import { localPath, publicPaths } from '../src/site/public-path.ts'
import { findings } from './accessibility.ts'
import { eachAddress } from './each-address.ts'
import { isFull, looks } from './looks.ts'
import { rawKeys, tooWide } from './page-faults.ts'
import { choose, signIn } from './person.ts'
import { texts } from './texts.ts'

const paths = [...publicPaths, '/help/edit-or-delete-a-message', '/tutorials/first-conversation']

/** What the console complains about while a page is open. */
function complaints(page: Page): string[] {
  const seen: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(message.text())
  })
  page.on('pageerror', (error) => seen.push(String(error)))
  return seen
}

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** The longest and the shortest words; all eight with `npm run test:full`. */
const shownIn: readonly Language[] = isFull ? languages : ['zh', 'de']

for (const language of shownIn)
  test.describe(`public pages in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('show words, fit a phone and make no fuss', async ({ page }) => {
      const addresses = paths.map((path) => localPath(path, language))
      await eachAddress(page, addresses, async (each, address) => {
        const seen = complaints(each)
        await arrive(each, address)
        expect(await each.getAttribute('html', 'data-language'), address).toBe(language)
        expect(await rawKeys(each), address).toEqual([])
        expect(await tooWide(each), address).toEqual([])
        expect(seen, address).toEqual([])
      })
    })
  })

for (const { language, theme, viewport } of looks)
  test.describe(`public pages, ${language}, ${theme}, ${viewport.width}`, () => {
    test.use({ viewport })

    for (const path of paths)
      test(`${path} has no barriers`, async ({ page }) => {
        await choose(page, { language, theme })
        await arrive(page, localPath(path, language))
        expect(await findings(page)).toEqual([])
      })

    test('the menus have no barriers', async ({ page }) => {
      const t = texts(language)
      await choose(page, { language, theme })
      await arrive(page, localPath('/', language))
      await page.getByRole('button', { name: t('shell.language') }).click()
      await expect(page.getByRole('link', { name: 'Português' })).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')
      if (viewport.width >= 768) return
      await page.getByRole('button', { name: t('site.menu') }).click()
      await expect(
        page
          .getByRole('navigation', { name: t('site.menu') })
          .getByRole('link')
          .first(),
      ).toBeVisible()
      expect(await findings(page)).toEqual([])
    })
  })

test('the language is chosen once and stays', async ({ page }) => {
  const t = (language: Language, key: string) => texts(language)(key)
  await arrive(page, '/pricing')
  await page.getByRole('button', { name: t('zh', 'shell.language') }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/pricing$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('de', 'pricing.heading'))
  // The address without a language now leads to the chosen one.
  await page.goto('/about')
  await expect(page).toHaveURL(/\/de\/about$/)
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: t('de', 'auth.login.submit') })).toBeVisible()
  await page.goto('/de/about')
  await page.getByRole('button', { name: t('de', 'shell.language') }).click()
  await page.getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('记得')
})

test('somebody who is signed in never sees the landing page', async ({ page }) => {
  await signIn(page, { companions: ['小忆'] })
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { landingSeen?: boolean }
    const look = () => {
      const heading = document.querySelector('#root h1')
      if (heading?.textContent?.includes('最温柔的陪伴') && heading.getClientRects().length > 0)
        seen.landingSeen = true
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const frame = page.getByRole('navigation', { name: texts('zh')('nav.main') })
  await page.goto('/')
  await expect(frame).toBeVisible()
  expect(
    await page.evaluate(() => (globalThis as unknown as { landingSeen?: boolean }).landingSeen),
  ).toBeUndefined()
  await page.goto('/features')
  await expect(page.getByRole('link', { name: texts('zh')('site.openApp') })).toBeVisible()
})

test('a message to the people behind it arrives', async ({ page }) => {
  const t = texts('en')
  await arrive(page, '/en/contact')
  await page.getByRole('button', { name: t('contact.send') }).click()
  await expect(page.getByText(t('contact.missing.email'))).toBeVisible()
  await page.getByLabel(t('contact.field.name')).fill('Ada')
  await page.getByLabel(t('contact.field.email')).fill('ada@example.com')
  await page.getByLabel(t('contact.field.category')).selectOption('feedback')
  await page.getByLabel(t('contact.field.subject')).fill('Thank you')
  await page.getByLabel(t('contact.field.message')).fill('It remembered the noodle shop.')
  await page.getByRole('button', { name: t('contact.send') }).click()
  await expect(page.getByText(t('contact.sent.name'))).toBeVisible()
})

test('the status page shows services that were really asked', async ({ page }) => {
  const t = texts('zh')
  await arrive(page, '/status')
  await expect(page.getByText(t('status.overall.operational'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('status.service.chat.name') })).toBeVisible()
})

for (const language of ['zh', 'de'] as const)
  test(`the status page stays where it is on a phone when the answer comes, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => {
      const seen = globalThis as unknown as { shift: number }
      seen.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await arrive(page, localPath('/status', language))
    await expect(page.getByText(texts(language)('status.overall.operational'))).toBeVisible()
    expect(
      await page.evaluate(() => (globalThis as unknown as { shift: number }).shift),
    ).toBeLessThanOrEqual(0.02)
  })

test('help is found, read and rated', async ({ page }) => {
  const t = texts('zh')
  await arrive(page, '/help')
  await page.getByRole('searchbox').fill('删除消息')
  await page.getByRole('link', { name: '修改或删除一条消息' }).first().click()
  await expect(page).toHaveURL(/\/help\/edit-or-delete-a-message$/)
  await page.getByRole('button', { name: t('help.feedback.yes') }).click()
  await expect(page.getByText(t('help.feedback.thanks'))).toBeVisible()
})

test('the terms can be kept as a file', async ({ page }) => {
  await arrive(page, '/terms')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: texts('zh')('legal.download') }).click()
  expect((await download).suggestedFilename()).toBe('lumen-terms-zh.txt')
})
