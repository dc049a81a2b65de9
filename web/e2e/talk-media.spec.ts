import type { MediaCapabilities } from '@lumen/contracts/media/schema'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { chatScreen } from './chat-screen.ts'
import { tooWide } from './page-faults.ts'
import { signIn } from './person.ts'
import { progressSeen } from './progress-seen.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    })
  },
})

/** Chooses how something is said from the menu of the composer, by the keyboard. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '还可以这样说' }).press('Enter')
  await page.getByRole('menuitem', { name, exact: true }).press('Enter')
}

const natural = (picture: Locator) =>
  picture.evaluate((element) => (element as HTMLImageElement).naturalWidth)

test('a recording without speech recognition becomes a voice note that plays', async ({ page }) => {
  await signIn(page, { companions: ['小忆'] })
  await page.goto('/chat')
  const chat = chatScreen(page)
  await expect(chat.box).toBeVisible()
  await choose(page, '说话')
  // The recognition of this browser would need its maker.
  const recognition = page.getByRole('switch', { name: '用浏览器把话变成文字' })
  await expect(recognition).toBeChecked()
  await recognition.press('Space')
  await page.getByRole('button', { name: '开始录音' }).click()
  await expect(page.getByRole('timer')).toHaveText('0:02')
  await page.getByRole('button', { name: '说完了，发送' }).click()

  const player = chat.own.getByRole('group', { name: '语音留言' })
  await expect(player).toBeVisible()
  await expect(page.getByText(/^语音留言已发送/)).toBeVisible()
  await expect(chat.box).toBeFocused()
  await expect(page.getByRole('link', { name: /小忆/ })).toContainText('[语音]')
  await player.getByRole('button', { name: '播放', exact: true }).click()
  await expect(player.getByRole('button', { name: '暂停' })).toBeVisible()
  // To its end, by itself.
  await expect(player.getByRole('button', { name: '播放', exact: true })).toBeVisible()
  await page.reload()
  await expect(player).toBeVisible()
})

test('a picture joins the talk, is looked at closely, downloaded and deleted', async ({ page }) => {
  await signIn(page, { companions: ['小忆'] })
  const seen = await progressSeen(page)
  await page.goto('/chat?mode=image')
  const chat = chatScreen(page)
  const words = page.getByRole('textbox', { name: '给小忆的画面描述' })
  await expect(words).toBeFocused()
  await expect(page.getByText('需要 10 积分')).toBeVisible()
  await words.fill('海边的灯塔')
  await page.getByRole('button', { name: '生成图片' }).click()
  await expect.poll(seen).toContain('图片生成进度')
  await expect(words).toHaveValue('')

  const open = chat.replies.getByRole('button', { name: '放大看：海边的灯塔' })
  await expect(open).toBeVisible()
  await expect(chat.replies).toContainText('由程序制作')
  await expect(chat.replies).toContainText('用了 10 积分')
  await open.click()
  const viewer = page.getByRole('dialog', { name: '图片' })
  const picture = viewer.getByRole('img', { name: '海边的灯塔' })
  await expect.poll(() => natural(picture)).toBeGreaterThan(1_000)
  await page.keyboard.press('+')
  await expect(viewer.getByText('150%')).toBeVisible()
  const download = page.waitForEvent('download')
  await viewer.getByRole('link', { name: '下载' }).click()
  expect((await download).suggestedFilename()).toMatch(/^lumen-picture-.*\.(jpg|png|webp)$/)
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()

  await chat.choose(chat.replies, '删除')
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(open).toBeHidden()
})

test('a picture is called off, and tried again in its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, { companions: ['小忆'] })
  await page.goto('/chat?mode=image')
  const chat = chatScreen(page)
  await page.getByRole('textbox', { name: '给小忆的画面描述' }).fill('雪山')
  await page.getByRole('button', { name: '生成图片' }).click()
  await chat.replies.getByRole('button', { name: '取消生成' }).click()
  await expect(chat.replies).toContainText('已取消这张图。')
  await expect(chat.replies).toContainText('没有扣积分。')
  expect(await tooWide(page)).toEqual([])
  await chat.replies.getByRole('button', { name: '重试' }).click()
  await expect(chat.replies.getByRole('button', { name: '放大看：雪山' })).toBeVisible()
  await expect(chat.replies).toHaveCount(1)
})

test('a video joins the talk and plays when asked to', async ({ page }) => {
  const { session } = await signIn(page, { companions: ['小忆'] })
  // The server looks for ffmpeg beside its start.
  const canFilm = async () => {
    const answer = await page.request.get('/api/media/capabilities', {
      headers: { authorization: `Bearer ${session.token}` },
    })
    return ((await answer.json()) as MediaCapabilities).video
  }
  await expect.poll(canFilm).toMatchObject({ available: true })
  // The shortest that the server films: this is about the talk.
  await page.route('**/api/generate-video', (route) =>
    route.continue({
      postData: { ...(route.request().postDataJSON() as object), duration: 3 },
    }),
  )
  const seen = await progressSeen(page)
  await page.goto('/chat?mode=video')
  await page.getByRole('textbox', { name: '给小忆的视频描述' }).fill('下雪的森林')
  await page.getByRole('button', { name: '生成 5 秒视频' }).click()
  await expect(page.getByText('预计需要 10-20 秒')).toBeVisible()
  const { replies } = chatScreen(page)
  await expect.poll(seen).toContain('视频生成进度')
  const film = replies.getByLabel('视频：下雪的森林')
  await expect(film).toBeVisible()
  const place = () => film.evaluate((element) => (element as HTMLVideoElement).currentTime)
  expect(await place()).toBe(0)
  // What is told of the message meanwhile may draw it anew, which pauses it.
  await expect(() => film.evaluate((element) => (element as HTMLVideoElement).play())).toPass()
  await expect.poll(place).toBeGreaterThan(0.5)
})
