import type { MediaCapabilities, MediaGallery } from '@lumen/contracts/media/schema'
import { expect, test, type Page } from '@playwright/test'
import { findings } from './accessibility.ts'
import { looks } from './looks.ts'
import { rawKeys, tooWide } from './page-faults.ts'
import { signIn } from './person.ts'
import { progressSeen } from './progress-seen.ts'
import { texts } from './texts.ts'

/** Whether a picture has come and can be seen. */
const isPainted = (page: Page, name: string) =>
  page
    .getByRole('article')
    .getByRole('img', { name })
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

test('a picture is made, found after a reload in the middle, seen large, kept and deleted', async ({
  page,
}) => {
  const t = texts('zh')
  const prompt = '月光下的湖，一只小船'
  const { session } = await signIn(page)
  const seen = await progressSeen(page)
  await page.goto('/multimodal?tab=image')
  await page.getByRole('button', { name: t('multimodal.generate.image') }).click()
  await expect(page.getByText(t('multimodal.missing.title'))).toBeVisible()

  await page.getByLabel(t('multimodal.prompt.image.label')).fill(prompt)
  const look = t('media.style.watercolor')
  await page.locator('label').filter({ hasText: look }).click()
  await expect(page.getByRole('radio', { name: look })).toBeChecked()
  await page.getByRole('button', { name: t('multimodal.generate.image') }).click()
  await expect.poll(seen).toContain(t('multimodal.making.image'))
  const listed = async () => {
    const answer = await page.request.get('/api/media/gallery', {
      headers: { authorization: `Bearer ${session.token}` },
    })
    return ((await answer.json()) as MediaGallery).items.length
  }
  await expect.poll(listed).toBe(1)
  await page.reload()
  const result = page.getByRole('article', { name: t('multimodal.result') })
  await expect(result.getByText(prompt)).toBeVisible()
  await expect.poll(() => isPainted(page, prompt)).toBe(true)
  await expect(result.getByText(t('media.receipt.cost', { amount: '10' }))).toBeVisible()
  const history = page.getByRole('region', { name: t('multimodal.history') })
  await expect(history.getByRole('button')).toHaveCount(1)

  const download = page.waitForEvent('download')
  await result.getByRole('link', { name: t('multimodal.work.download') }).click()
  expect((await download).suggestedFilename()).toMatch(/^lumen-picture-.+\.(jpg|png)$/)

  const gallery = page.getByRole('region', { name: t('multimodal.gallery.title') })
  await gallery.getByRole('searchbox').fill('没有这样的')
  await expect(gallery.getByText(t('multimodal.gallery.nothing.title'))).toBeVisible()
  await gallery.getByRole('searchbox').fill('小船')
  await gallery.getByRole('listitem').getByRole('button').click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText('1536 × 1536')).toBeVisible()
  await viewer.getByRole('button', { name: t('multimodal.viewer.zoom') }).click()
  await expect(viewer.getByRole('button', { name: t('multimodal.viewer.fit') })).toBeVisible()
  const address = await viewer.getByRole('img', { name: prompt }).getAttribute('src')
  await viewer.getByRole('button', { name: t('multimodal.work.delete') }).click()
  await page
    .getByRole('dialog', { name: t('multimodal.delete.title') })
    .getByRole('button', { name: t('multimodal.work.delete') })
    .click()
  await expect(page.getByText(t('multimodal.delete.done'))).toBeVisible()
  await expect(gallery.getByRole('listitem')).toHaveCount(0)
  await expect(result).toBeHidden()
  expect((await page.request.get(address ?? '')).status()).toBe(404)
})

test('words are spoken and filmed, or the page says what is missing', async ({ page }) => {
  const t = texts('zh')
  const { session } = await signIn(page)
  const answer = await page.request.get('/api/media/capabilities', {
    headers: { authorization: `Bearer ${session.token}` },
  })
  const { speech, video } = (await answer.json()) as MediaCapabilities
  const seen = await progressSeen(page)
  await page.goto('/multimodal?tab=audio')
  const speak = page.getByRole('button', { name: t('multimodal.generate.audio') })
  const result = page.getByRole('article', { name: t('multimodal.result') })
  if (speech.available) {
    await page.getByLabel(t('multimodal.prompt.audio.label')).fill('晚安，明天见。')
    await speak.click()
    await expect(result).toBeVisible()
    await result.getByRole('button', { name: t('multimodal.player.play') }).click()
    const player = result.locator('audio')
    await expect
      .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0)
  } else {
    await expect(page.getByText(t('media.off.speech'))).toBeVisible()
    await expect(speak).toBeDisabled()
  }

  await page.getByRole('tab', { name: t('multimodal.tab.video') }).click()
  const film = page.getByRole('button', { name: t('multimodal.generate.video') })
  if (video.available) {
    await page.getByLabel(t('multimodal.prompt.video.label')).fill('海边的日落')
    await page.getByRole('slider', { name: t('multimodal.duration.label') }).press('Home')
    // Elsewhere before the server has heard of it: it is in the workshop when it is done.
    await page.route('**/api/multimodal/generate-video', async (route) => {
      await page.waitForURL('**/companions')
      await route.continue()
    })
    await film.click()
    await expect.poll(seen).toContain(t('multimodal.making.video'))
    await page.goto('/companions')
    await page.goto('/multimodal?tab=video')
    await expect(result).toBeVisible()
    await expect
      .poll(() => result.locator('video').evaluate((element: HTMLVideoElement) => element.duration))
      .toBeGreaterThan(2.5)
  } else {
    await expect(page.getByText(t('media.off.video'))).toBeVisible()
    await expect(film).toBeDisabled()
  }
})

for (const { language, theme, viewport } of looks)
  test.describe(`${language}, ${theme}, ${viewport.width}`, () => {
    test.use({ viewport })

    test('the workshop holds no barrier, empty and with a work', async ({ page }) => {
      const t = texts(language)
      const { session } = await signIn(page, { language, theme })
      for (const tab of ['video', 'audio', 'image'] as const) {
        await page.goto(`/multimodal?tab=${tab}`)
        await expect(page.getByText(t(`multimodal.first.${tab}.title`))).toBeVisible()
        expect(await findings(page), tab).toEqual([])
      }
      const made = await page.request.post('/api/multimodal/generate-image', {
        data: { prompt: 'Mond', style: 'enhance' },
        headers: { authorization: `Bearer ${session.token}` },
        timeout: 240_000,
      })
      expect(made.ok()).toBe(true)
      await page.reload()
      await expect(page.getByRole('article')).toBeVisible()
      expect(await findings(page), 'with a work').toEqual([])
      expect(await rawKeys(page)).toEqual([])
      expect(await tooWide(page)).toEqual([])
      await page
        .getByRole('article')
        .getByRole('button', { name: t('multimodal.work.open') })
        .last()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findings(page), 'large').toEqual([])
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('multimodal.work.delete') })
        .click()
      await expect(page.getByRole('dialog', { name: t('multimodal.delete.title') })).toBeVisible()
      expect(await findings(page), 'before it is deleted').toEqual([])
    })
  })
