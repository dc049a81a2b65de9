import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findings } from './accessibility.ts'
import { looks } from './looks.ts'
import { signIn } from './person.ts'
import { texts } from './texts.ts'

const zh = texts('zh')
const photo = async () => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 400, channels: 3, background: '#8967e6' } })
    .jpeg()
    .toBuffer(),
})

async function openOwn(page: Page, t = zh) {
  await page.getByRole('button', { name: t('shell.userMenu') }).click()
  await page.getByRole('button', { name: t('avatars.open.own') }).click()
  const dialog = page.getByRole('dialog', { name: t('avatars.user.title') })
  await expect(dialog).toBeVisible()
  return dialog
}
/** The picture that a button shows, by the address of its object; null while it shows none. */
const shownBy = async (page: Page, name: string) =>
  page.getByRole('button', { name }).locator('img').first().getAttribute('src')

test('an avatar is made, looked at, worn and still there after a reload', async ({ page }) => {
  await signIn(page)
  await page.goto('/companions')
  const dialog = await openOwn(page)
  await dialog.getByRole('radio', { name: zh('media.style.cartoon') }).check()
  await dialog.getByLabel(zh('avatars.describe.label')).fill('圆框眼镜')
  await expect(dialog.getByText('4 / 200')).toBeVisible()
  await dialog.getByRole('button', { name: zh('avatars.generate') }).click()
  const confirm = dialog.getByRole('button', { name: zh('avatars.confirm') })
  await expect(confirm).toBeVisible()
  await expect(dialog.getByText(zh('media.byProgram'))).toBeVisible()
  expect(await findings(page), 'preview').toEqual([])
  await confirm.click()
  await expect(dialog).toBeHidden()
  const ofObject = /^\/api\/media\/objects\/[\w-]+\?variant=thumb$/
  await expect.poll(() => shownBy(page, zh('shell.userMenu'))).toMatch(ofObject)
  const worn = await shownBy(page, zh('shell.userMenu'))
  await page.reload()
  await expect.poll(() => shownBy(page, zh('shell.userMenu'))).toBe(worn)
  const picture = await page.request.get(worn ?? '')
  expect(picture.headers()['content-type']).toMatch(/^image\//)
})

test('a picture is uploaded, cut to a square on the way', async ({ page }) => {
  await signIn(page)
  await page.goto('/companions')
  const dialog = await openOwn(page)
  await dialog.getByRole('tab', { name: zh('avatars.user.upload') }).click()
  const input = dialog.getByLabel(zh('avatars.upload.choose'), { exact: true }).first()
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText(zh('avatars.upload.problem.type.title'))).toBeVisible()
  await input.setInputFiles(await photo())
  const frame = dialog.getByRole('application', { name: zh('avatars.crop.frame') })
  await expect(frame).toBeVisible()
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('+')
  // 400 px of the picture, less what was zoomed away.
  await expect(dialog.getByText(zh('avatars.crop.result', { side: '348' }))).toBeVisible()
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/user/avatar/upload'))
  await dialog.getByRole('button', { name: zh('avatars.upload.send') }).click()
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data/)
  await expect(dialog).toBeHidden()
  await expect.poll(() => shownBy(page, zh('shell.userMenu'))).toMatch(/\/api\/media\/objects\//)
})

test('a template of the library becomes the avatar of a companion', async ({ page }) => {
  const name = '青岚'
  await signIn(page, { companions: [name] })
  await page.goto('/chat')
  await page.getByRole('button', { name: zh('avatars.open.view', { name }) }).click()
  await page.getByRole('button', { name: zh('avatars.viewer.choose') }).click()
  await page.getByRole('button', { name: zh('avatars.library.open') }).click()
  const library = page.getByRole('dialog', { name: zh('avatars.title.library') })
  await library.getByRole('radio', { name: zh('avatars.category.guofeng') }).check({ force: true })
  const first = library.getByRole('listitem').first()
  await expect(first.locator('img')).toHaveJSProperty('naturalWidth', 320)
  await first.getByRole('button').first().click()
  const confirm = page.getByRole('button', { name: zh('avatars.confirm') })
  await expect(confirm).toBeVisible()
  await confirm.click()
  await expect(page.getByText(zh('avatars.done.updated'))).toBeVisible()
  const header = zh('avatars.open.view', { name })
  await expect.poll(() => shownBy(page, header)).toMatch(/\/api\/media\/objects\//)
  await page.getByRole('button', { name: header }).click()
  const viewer = page.getByRole('dialog', { name: zh('avatars.title.viewer', { name }) })
  await expect(viewer.getByRole('img', { name: zh('avatars.viewer.alt', { name }) })).toBeVisible()
  expect(await findings(page), 'viewer').toEqual([])
  const download = page.waitForEvent('download')
  await viewer.getByRole('button', { name: zh('avatars.viewer.download') }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${name}_avatar.png`)
  const { format, xmp } = await sharp(await file.path()).metadata()
  expect(format).toBe('png')
  expect(xmp?.toString('utf8')).toContain('local/')
})

for (const { language, theme, viewport } of looks)
  test.describe(`${language}, ${theme}, ${viewport.width}`, () => {
    const t = texts(language)
    test.use({ viewport })

    test('the windows of avatars have no barriers', async ({ page }) => {
      const name = 'Theodor Alexander'
      await signIn(page, { language, theme, companions: [name] })
      await page.goto('/companions')
      const own = await openOwn(page, t)
      await expect(own.getByRole('button', { name: t('avatars.generate') })).toBeVisible()
      expect(await findings(page), 'generate').toEqual([])
      await own.getByRole('tab', { name: t('avatars.user.upload') }).click()
      await expect(own.getByText(t('avatars.upload.drop'))).toBeVisible()
      expect(await findings(page), 'upload').toEqual([])
      await own
        .getByLabel(t('avatars.upload.choose'), { exact: true })
        .first()
        .setInputFiles(await photo())
      await expect(own.getByRole('application')).toBeVisible()
      expect(await findings(page), 'crop').toEqual([])
      await page.keyboard.press('Escape')
      await expect(own).toBeHidden()

      await page.getByRole('button', { name: t('avatars.open.changeOf', { name }) }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(t('avatars.recommend.title'))).toBeVisible()
      expect(await findings(page), 'choice').toEqual([])
      await dialog.getByRole('button', { name: t('avatars.library.open') }).click()
      await expect(dialog.getByRole('listitem').first()).toBeVisible()
      expect(await findings(page), 'library').toEqual([])
      await dialog.getByRole('tab', { name: t('avatars.library.custom') }).click()
      await dialog.getByRole('button', { name: t('avatars.template.create') }).click()
      await expect(
        dialog.getByRole('textbox', { name: t('avatars.template.description') }),
      ).toHaveAttribute('aria-invalid', 'true')
      expect(await findings(page), 'own templates').toEqual([])
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
      expect(wide, 'nothing sticks out').toBe(false)
    })
  })
