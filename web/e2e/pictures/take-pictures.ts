import type { MediaGallery } from '@lumen/contracts/media/schema'
import { expect, test } from '@playwright/test'
import {
  paintingSize,
  paintingUrl,
  pictureLanguages,
  pictures,
  pictureSizes,
  pictureUrl,
  type Picture,
} from '../../src/site/pictures.ts'
import { signIn } from '../person.ts'
import { texts } from '../texts.ts'
import { holdTime } from './held-time.ts'
import { keepPicture } from './keep-picture.ts'
import { scenes, settle } from './scenes.ts'
import { somebody } from './somebody.ts'

const themes = ['light', 'dark'] as const
/** How fine screenshots are before they are made as small as each picture is. */
const scale = Math.max(...Object.values(pictureSizes).map((size) => size.scale))

for (const language of pictureLanguages)
  test(`pictures in ${language}`, async ({ page, browser, baseURL }) => {
    if (baseURL === undefined) throw new Error('no product to show')
    const t = texts(language)
    const begun = Date.now()
    const person = await somebody(page, baseURL, language)
    const context = await browser.newContext({
      baseURL,
      storageState: await page.context().storageState(),
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      timezoneId: 'UTC',
      locale: language,
    })
    await holdTime(context, begun)
    const shown = await context.newPage()
    await shown.addInitScript(
      ([chosen, id]) => {
        localStorage.setItem('lumen.language', chosen)
        localStorage.setItem('lumen.session', id)
      },
      [language, person.session.user.id] as const,
    )
    for (const [picture, sizes] of Object.entries(pictures))
      await test.step(picture, async () => {
        const scene = scenes[picture as Picture]
        const stage = { page: shown, t, ...person }
        const { width, height } = pictureSizes[sizes[0]]
        await shown.setViewportSize({ width, height })
        await scene.open(stage)
        for (const size of sizes) {
          const { width, height, scale } = pictureSizes[size]
          await shown.setViewportSize({ width, height })
          for (const theme of themes) {
            await shown.emulateMedia({ colorScheme: theme })
            await settle(scene, stage)
            await keepPicture(
              pictureUrl(picture as Picture, { language, theme, size }),
              await shown.screenshot({ caret: 'hide', animations: 'disabled' }),
              { width: width * scale, height: height * scale },
            )
          }
        }
      })
    await context.close()
  })

test('the painting', async ({ page }) => {
  const { session } = await signIn(page)
  const style = 'oil_painting'
  const headers = { authorization: `Bearer ${session.token}` }
  const asked = await page.request.post('/api/multimodal/generate-image', {
    headers,
    data: { prompt: texts('zh')('landing.features.creation.line'), style, requestKey: style },
  })
  expect(asked.ok(), await asked.text()).toBe(true)
  const made = async () => {
    const answer = await page.request.get('/api/media/gallery', { headers })
    return ((await answer.json()) as MediaGallery).items[0]?.result?.metadata.imageUrl ?? ''
  }
  await expect.poll(made).not.toBe('')
  const painted = await page.request.get(await made(), { headers })
  await keepPicture(paintingUrl, await painted.body(), paintingSize)
})
