import { expect, test, type Page } from '@playwright/test'
import { findings } from './accessibility.ts'
import { looks } from './looks.ts'
import { rawKeys, tooWide } from './page-faults.ts'
import { signIn } from './person.ts'
import { texts } from './texts.ts'

const birth = {
  birthDate: '1996-11-20',
  birthTime: '08:45',
  birthLocation: '成都',
  gender: 'female',
  timeUnknown: false,
}

/** Keeps a birth of somebody who is signed in. */
async function keepBirth(page: Page, { id, token }: { id: string; token: string }) {
  const response = await page
    .context()
    .request.put(`/api/wisdom/${id}/birth-profile?timeZone=Asia/Shanghai`, {
      data: birth,
      headers: { authorization: `Bearer ${token}` },
    })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Rows of tabs and pillars are moved sideways on purpose. */
const unfit = async (page: Page) =>
  (await tooWide(page)).filter((element) => !element.includes('overflow-x-auto'))

test('a birth is entered once; the pillars, their terms and a picture of them follow', async ({
  page,
}) => {
  const t = texts('zh')
  await signIn(page)
  await page.goto('/eastern-fortune?tab=bazi')
  await page.getByLabel(t('birth.date')).fill('1991-05-20')
  await page.getByLabel(t('birth.time'), { exact: true }).fill('23:30')
  const place = page.getByRole('combobox', { name: t('birth.place') })
  await place.fill('Springfield')
  await page.getByRole('option').nth(1).click()
  await expect(place).toHaveValue(/^斯普林菲尔德, .+/)
  await place.fill('杭州')
  await page.getByRole('option', { name: /^杭州/ }).first().click()
  await page.getByText(t('birth.female'), { exact: true }).click()
  await page.getByRole('button', { name: t('eastern.bazi.submit') }).click()

  // Daylight saving is taken off, so that 23:30 is still the day and the hour before.
  const board = page.getByRole('table', { name: t('eastern.bazi.title') })
  const glyphs = (row: RegExp) => board.getByRole('row', { name: row })
  await expect(glyphs(/^天干/)).toContainText(/丁.*庚.*癸.*辛/s)
  await expect(glyphs(/^地支/)).toContainText(/亥.*寅.*巳.*未/s)
  await expect(page.getByText(/夏令时 \+60 分/)).toBeVisible()
  await board.getByRole('button', { name: /^月柱 · 十神/ }).click()
  await expect(page.getByRole('dialog').getByText(/日主所生、异阴阳/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page
    .getByRole('button', { name: t('ui.share.open') })
    .first()
    .click()
  const picture = page.getByRole('dialog').getByRole('img')
  await expect(picture).toHaveAttribute('alt', new RegExp(t('ui.share.label')))
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: t('ui.share.download') }).click()
  expect((await download).suggestedFilename()).toBe('lumen.png')
  await page.keyboard.press('Escape')

  // It was kept: it is charted at once, and the form knows it.
  await page.reload()
  await expect(glyphs(/^天干/)).toContainText(/丁.*庚.*癸.*辛/s)
  await page.getByRole('button', { name: t('astrology.chart.edit') }).click()
  await expect(page.getByLabel(t('birth.date'))).toHaveValue('1991-05-20')
})

test('a prediction, a cast and the compass come from the service', async ({ page }) => {
  const t = texts('zh')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { session } = await signIn(page)
  await keepBirth(page, { id: session.user.id, token: session.token })
  await page.goto('/eastern-fortune?tab=prediction')
  await page.getByText(t('eastern.prediction.weekly'), { exact: true }).click()
  await page.getByRole('button', { name: t('eastern.prediction.submit') }).click()
  await expect(page.getByRole('meter', { name: t('eastern.prediction.overall') })).toBeVisible()
  await expect(page.getByRole('table', { name: t('eastern.prediction.course') })).toBeAttached()

  await page.getByRole('tab', { name: t('eastern.tab.wisdom') }).click()
  await page.getByRole('button', { name: t('eastern.wisdom.iching.action') }).click()
  await page.getByRole('button', { name: t('eastern.iching.skip') }).click()
  await expect(page.getByRole('heading', { name: t('eastern.wisdom.guidance') })).toBeVisible()
  await page.getByRole('button', { name: t('eastern.wisdom.fengShui.action') }).click()
  await expect(page.getByText(/命卦/).first()).toBeVisible()
  await page.getByLabel(t('eastern.wisdom.question')).fill('我得了癌症，会死吗？')
  await page.getByRole('button', { name: t('eastern.wisdom.ask') }).click()
  await expect(page.getByRole('heading', { name: t('eastern.wisdom.cared') })).toBeVisible()
})

test('with reduced motion a cast is there at once', async ({ page }) => {
  const t = texts('zh')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page)
  await page.goto('/eastern-fortune?tab=wisdom')
  await page.getByRole('button', { name: t('eastern.wisdom.iching.action') }).click()
  await expect(page.getByRole('heading', { name: t('eastern.wisdom.guidance') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('eastern.iching.skip') })).toHaveCount(0)
})

test('the enhanced page makes a companion of the sign and opens its chat', async ({ page }) => {
  const t = texts('zh')
  await signIn(page)
  await page.goto('/eastern-fortune-enhanced')
  await page.getByRole('button', { name: t('eastern.companion.create') }).click()
  await expect(page).toHaveURL(/\/chat\/.+/)
  await expect(page.getByText('马灵').first()).toBeVisible()
})

test('the wisdom tab asks for the birth, then reads it, and makes insights', async ({ page }) => {
  const t = texts('zh')
  const { companions } = await signIn(page, { companions: ['小忆'] })
  await page.goto(`/chat/${companions[0]?.id}#wisdom`)
  const card = page.getByRole('region', { name: t('wisdom.horoscope.heading') })
  await page.getByRole('button', { name: t('birth.set') }).click()
  const form = page.getByRole('dialog', { name: t('birth.title') })
  await form.getByLabel(t('birth.date')).fill('1996-11-20')
  await form.getByLabel(t('birth.timeUnknown'), { exact: true }).check()
  await form.getByRole('combobox').fill('成都')
  await form.getByRole('button', { name: t('birth.submit') }).click()
  await expect(form).toBeHidden()
  await expect(card.getByRole('meter', { name: t('wisdom.horoscope.emotion') })).toBeVisible()
  const pillars = page.getByRole('region', { name: t('wisdom.bazi.heading') })
  await expect(pillars.getByText('—')).toBeVisible()
  const insights = page.getByRole('region', { name: t('wisdom.insights.heading') })
  await insights.getByRole('button', { name: t('wisdom.insights.make.philosophy') }).click()
  await expect(insights.getByRole('heading', { level: 3 })).toHaveCount(1)
})

for (const { language, theme, viewport } of looks)
  test.describe(`${language}, ${theme}, ${viewport.width}`, () => {
    const t = texts(language)
    test.use({ viewport })

    test('the eastern screens have no barriers and fit', async ({ page }) => {
      const { session, companions } = await signIn(page, { language, theme, companions: ['Lumi'] })
      await keepBirth(page, { id: session.user.id, token: session.token })
      const look = async (what: string) => {
        await page.waitForLoadState('networkidle')
        expect(await findings(page), what).toEqual([])
        expect(await rawKeys(page), what).toEqual([])
        expect(await unfit(page), what).toEqual([])
      }
      await page.goto('/eastern-fortune')
      await expect(page.getByRole('heading', { name: t('eastern.lucky.title') })).toBeVisible()
      await look('animals')
      await page.goto('/eastern-fortune?tab=bazi')
      await expect(page.getByRole('table')).toBeVisible()
      await look('pillars')
      await page.getByRole('cell').getByRole('button').nth(13).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look('a term')
      await page.keyboard.press('Escape')
      await page.goto('/eastern-fortune?tab=prediction')
      await page.getByRole('button', { name: t('eastern.prediction.submit') }).click()
      await expect(
        page.getByRole('heading', { name: t('eastern.prediction.details') }),
      ).toBeVisible()
      await look('prediction')
      await page.goto('/eastern-fortune?tab=wisdom')
      await page.getByRole('button', { name: t('eastern.wisdom.fengShui.action') }).click()
      await expect(
        page.getByRole('heading', { name: t('eastern.wisdom.interpretation'), exact: true }),
      ).toBeVisible()
      await look('wisdom')
      for (const tab of ['overview', 'relationships', 'guidance']) {
        await page.goto(`/eastern-fortune-enhanced?tab=${tab}`)
        await expect(
          page.getByRole('button', { name: t('eastern.companion.create') }),
        ).toBeVisible()
        await look(`enhanced ${tab}`)
      }
      await page.goto(`/chat/${companions[0]?.id}#wisdom`)
      const insights = page.getByRole('region', { name: t('wisdom.insights.heading') })
      await insights.getByRole('button', { name: t('wisdom.insights.make.fortune') }).click()
      await expect(insights.getByRole('heading', { level: 3 })).toHaveCount(1)
      await look('the wisdom tab')
    })
  })

test.describe('German on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('nothing is wider than the screen', async ({ page }) => {
    const { session, companions } = await signIn(page, { language: 'de', companions: ['Lumi'] })
    await keepBirth(page, { id: session.user.id, token: session.token })
    const open = async (path: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await rawKeys(page), path).toEqual([])
      expect(await unfit(page), path).toEqual([])
    }
    for (const path of [
      '/eastern-fortune',
      '/eastern-fortune?tab=prediction',
      '/eastern-fortune?tab=wisdom',
      '/eastern-fortune-enhanced',
      '/eastern-fortune-enhanced?tab=guidance',
      `/chat/${companions[0]?.id}#wisdom`,
      '/eastern-fortune?tab=bazi',
    ])
      await open(path)
    await expect(page.getByRole('table')).toBeVisible()
    expect(await unfit(page)).toEqual([])
  })
})
