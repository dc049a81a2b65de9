import { expect, test, type Page } from '@playwright/test'
import { findings } from './accessibility.ts'
import { looks } from './looks.ts'
import { rawKeys, tooWide } from './page-faults.ts'
import { signIn } from './person.ts'
import { texts } from './texts.ts'

const t = texts('zh')

type Birth = { date: string; time?: string; place?: string }

async function enterBirth(page: Page, { date, time, place }: Birth, words = t): Promise<void> {
  await page.getByLabel(words('birth.date'), { exact: true }).fill(date)
  if (time !== undefined) await page.getByLabel(words('birth.time'), { exact: true }).fill(time)
  if (place !== undefined) await page.getByRole('combobox').fill(place)
}
/** Rows of tabs scroll sideways on phones. */
const isFault = (element: string) => !element.includes('overflow-x-auto')

const compute = (page: Page, words = t) =>
  page.getByRole('button', { name: words('astrology.chart.form.submit') }).click()

test('one’s own sign comes first, and each has its own day, made from facts that can be read', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/astrology')
  const reading = page.getByRole('article')
  await expect(reading.getByRole('heading', { level: 2, name: '金牛座' })).toBeVisible()
  const own = await reading.locator('p').nth(1).textContent()
  await page.getByRole('radio', { name: /狮子座/ }).check()
  await expect(reading.getByRole('heading', { level: 2, name: '狮子座' })).toBeVisible()
  expect(await reading.locator('p').nth(1).textContent()).not.toBe(own)
  await reading.locator('summary').click()
  await expect(reading.getByRole('listitem').first()).toBeVisible()
  expect(new URL(page.url()).search).toContain('sign=leo')
})

test('a chart is computed, explored by keyboard, read as a table, and kept', async ({ page }) => {
  await signIn(page)
  await page.goto('/western-astrology?tab=chart')
  await enterBirth(page, { date: '1990-05-01', time: '08:30', place: '杭州' })
  await compute(page)
  const wheel = page.getByRole('group', { name: t('astrology.wheel.label') })
  await expect(wheel).toBeVisible()
  // One hour of daylight saving: 08:30 on the wall was 07:30 by the standard time of the zone.
  await expect(wheel.getByRole('button', { name: /^太阳，金牛座 10°20′/ })).toBeVisible()
  await expect(wheel.getByRole('button', { name: /^上升点，双子座/ })).toBeVisible()
  await wheel.getByRole('button', { name: /^太阳，/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^月亮 巨蟹座/ })).toBeVisible()

  await page.getByText(t('astrology.wheel.table'), { exact: true }).click()
  await expect(page.getByRole('table', { name: t('astrology.points.title') })).toBeVisible()
  await expect(wheel).toBeHidden()

  await page.getByRole('tab', { name: t('astrology.chart.tab.method') }).click()
  await expect(page.getByText('Asia/Shanghai · UTC+09:00')).toBeVisible()
  await page.getByRole('tab', { name: t('astrology.chart.tab.transits') }).click()
  await expect(page.getByText(t('astrology.timeline.title'))).toBeVisible()
  await page.getByRole('tab', { name: t('astrology.chart.tab.forecast') }).click()
  await page.getByLabel(t('astrology.forecast.ring'), { exact: true }).selectOption('solarArc')
  await expect(page.getByText(t('astrology.forecast.how.solarArc'))).toBeVisible()
  await page.getByRole('tab', { name: t('astrology.chart.tab.return') }).click()
  await expect(page.getByText(/太阳回到出生时的位置：/)).toBeVisible()

  await page.goto('/western-astrology?tab=chart')
  await expect(page.getByText('1990年5月1日 · 08:30 · 杭州')).toBeVisible()
})

test('what a birth leaves open is asked or said', async ({ page }) => {
  await signIn(page)
  await page.goto('/western-astrology?tab=chart')
  await enterBirth(page, { date: '1986-05-04', time: '02:30', place: '上海' })
  await compute(page)
  await expect(page.getByText(t('birth.gap'))).toBeVisible()

  await enterBirth(page, { date: '1986-09-14', time: '01:30' })
  await compute(page)
  await expect(page.getByText(t('birth.twice'))).toBeVisible()
  await page.getByRole('radio', { name: t('birth.twiceFirst') }).check()
  await compute(page)
  await expect(page.getByText(t('astrology.three.rising'))).toBeVisible()

  await page.getByRole('button', { name: t('astrology.chart.edit') }).click()
  await enterBirth(page, { date: '1990-05-01', time: '08:30', place: 'Xyzzyqwrt' })
  await compute(page)
  await expect(page.getByText(t('birth.placeNone')).first()).toBeVisible()

  await enterBirth(page, { date: '1990-05-01', place: '杭州' })
  await page.getByRole('checkbox', { name: t('birth.timeUnknown') }).check()
  await compute(page)
  await expect(page.getByText(t('astrology.three.noTime'))).toBeVisible()
})

test('an unclear place offers the places it may be', async ({ page }) => {
  await signIn(page)
  await page.goto('/western-astrology?tab=chart')
  await enterBirth(page, { date: '1990-05-01', time: '08:30', place: 'Springfield' })
  await page.keyboard.press('Escape')
  await compute(page)
  const places = page.getByRole('listbox', { name: t('birth.placeList') })
  await expect(places.getByRole('option').nth(1)).toBeVisible()
  await places.getByRole('option').first().click()
  await compute(page)
  await expect(page.getByRole('group', { name: t('astrology.wheel.label') })).toBeVisible()
})

test('predictions begin with the four pillars', async ({ page }) => {
  await signIn(page)
  await page.goto('/astrology?tab=fortune')
  await page.getByRole('button', { name: t('astrology.fortune.first.action') }).click()
  await enterBirth(page, { date: '1990-05-01', time: '08:30', place: '杭州' })
  await page.getByRole('button', { name: t('astrology.bazi.submit') }).click()
  await expect(page.getByRole('heading', { name: t('astrology.bazi.result.title') })).toBeVisible()
  await page.getByRole('tab', { name: t('astrology.page.tab.fortune') }).click()
  await page.getByRole('button', { name: t('astrology.fortune.button.month') }).click()
  await expect(
    page.getByRole('heading', { name: t('astrology.fortune.month.title') }),
  ).toBeVisible()
})

test('two signs are compared with a score and its reasons', async ({ page }) => {
  await signIn(page)
  await page.goto('/western-astrology?tab=compatibility')
  await page.getByLabel(t('astrology.compatibility.first')).selectOption('leo')
  await page.getByLabel(t('astrology.compatibility.second')).selectOption('aquarius')
  await page.getByRole('button', { name: t('astrology.compatibility.submit') }).click()
  await expect(page.getByRole('heading', { name: '狮子座与水瓶座' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^契合度/ })).toBeVisible()
})

test('a reading becomes a companion, whose chat opens', async ({ page }) => {
  await signIn(page)
  await page.goto('/western-astrology?sign=leo')
  await page.getByRole('link', { name: t('astrology.upgrade.action') }).click()
  await expect(page.getByRole('radio', { name: /狮子座/ })).toBeChecked()
  await page.getByRole('tab', { name: t('astrology.enhanced.tab.ai-companion') }).click()
  await page.getByRole('button', { name: t('astrology.ai.create') }).click()
  await expect(page.getByRole('heading', { level: 1, name: '昭阳' })).toBeVisible()
  expect(new URL(page.url()).pathname).toMatch(/^\/chat\/[\w-]{36}$/)
})

for (const { language, theme, viewport } of looks)
  test.describe(`${language}, ${theme}, ${viewport.width}`, () => {
    const words = texts(language)
    test.use({ viewport })

    test('the pages of the sky have no barriers', async ({ page }) => {
      await signIn(page, { language, theme })
      const fine = async (place: string) => {
        await page.waitForLoadState('networkidle')
        expect(await findings(page), place).toEqual([])
        expect((await tooWide(page)).filter(isFault), place).toEqual([])
        expect(await rawKeys(page), place).toEqual([])
      }
      await page.goto('/astrology')
      await expect(page.getByRole('article')).toBeVisible()
      await fine('/astrology')
      await page.goto('/western-astrology?tab=analysis')
      await expect(page.getByRole('article')).toBeVisible()
      await fine('analysis')
      await page.goto('/western-astrology?tab=chart')
      await enterBirth(page, { date: '1990-05-01', time: '08:30', place: '杭州' }, words)
      await compute(page, words)
      const wheel = page.getByRole('group', { name: words('astrology.wheel.label') })
      await expect(wheel).toBeVisible()
      await wheel.locator('[data-mark="Moon"]').click()
      await fine('chart')
      for (const tab of ['planets', 'aspects', 'houses', 'transits', 'return', 'method']) {
        await page.getByRole('tab', { name: words(`astrology.chart.tab.${tab}`) }).click()
        await fine(tab)
      }
      await page.goto('/western-astrology-enhanced?sign=leo')
      await expect(page.getByRole('article')).toBeVisible()
      for (const tab of ['overview', 'relationships', 'ai-companion']) {
        await page.getByRole('tab', { name: words(`astrology.enhanced.tab.${tab}`) }).click()
        await fine(tab)
      }
    })
  })
