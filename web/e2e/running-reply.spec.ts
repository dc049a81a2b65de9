import { expect } from '@playwright/test'
import sharp from 'sharp'
import { bubbleText, chatScreen } from './chat-screen.ts'
import { test } from './held-product.ts'
import { choose, signIn } from './person.ts'

// One after the other: a product for each would take longer.
test.describe.configure({ mode: 'default' })

test('a running reply is watched, left, seen elsewhere and stopped', async ({
  page,
  context,
  hold,
}) => {
  await signIn(page, { companions: ['小忆'] })
  await page.goto('/chat')
  const chat = chatScreen(page)
  const newest = () => bubbleText(chat.replies.last())

  await test.step('it grows', async () => {
    const reply = await hold()
    await chat.say('给我讲个故事吧')
    await reply.say('从前有一座很高的山。')
    await expect.poll(newest).toBe('从前有一座很高的山。')
    await reply.say('山里有座庙。')
    await expect.poll(newest).toBe('从前有一座很高的山。山里有座庙。')
    await expect(chat.stop).toBeVisible()
    await reply.finish()
    await expect(chat.stop).toBeHidden()
    await expect.poll(newest).toBe('从前有一座很高的山。山里有座庙。')
  })

  await test.step('it goes on after a reload', async () => {
    const reply = await hold()
    await chat.say('再讲一个')
    await reply.say('海边有一座白色的灯塔。')
    await expect.poll(newest).toBe('海边有一座白色的灯塔。')
    await page.reload()
    await expect(chat.stop).toBeVisible()
    await expect(chat.own).toHaveCount(2)
    await expect.poll(newest).toBe('海边有一座白色的灯塔。')
    await reply.say('它亮了一整夜。')
    await expect.poll(newest).toBe('海边有一座白色的灯塔。它亮了一整夜。')
    await reply.finish()
    await expect(chat.stop).toBeHidden()
  })

  const second = await context.newPage()
  const other = chatScreen(second)
  const newestThere = () => bubbleText(other.replies.last())
  await test.step('a second tab sees it too', async () => {
    await choose(second, {})
    await second.goto(page.url())
    await expect(other.own).toHaveCount(2)
    const reply = await hold()
    await chat.say('晚饭吃什么好？')
    await expect(other.own.last()).toContainText('晚饭吃什么好？')
    await reply.say('天冷就喝一碗热汤吧。')
    await expect.poll(newestThere).toBe('天冷就喝一碗热汤吧。')
    await reply.say('再加一个煎蛋。')
    await reply.finish()
    await expect.poll(newestThere).toBe('天冷就喝一碗热汤吧。再加一个煎蛋。')
    await expect(other.stop).toBeHidden()
    await expect(chat.stop).toBeHidden()
    await expect.poll(newest).toBe('天冷就喝一碗热汤吧。再加一个煎蛋。')
  })

  await test.step('it is stopped, and what was said is kept', async () => {
    const reply = await hold()
    await chat.say('讲个长一点的')
    await reply.say('很久很久以前的一天。')
    await expect.poll(newest).toBe('很久很久以前的一天。')
    await chat.stop.click()
    await expect(chat.replies.last()).toContainText('已停止')
    await expect.poll(newest).toBe('很久很久以前的一天。')
    await expect(other.replies.last()).toContainText('已停止')
  })
})

test('pictures are chosen and pasted, seen by the model, kept, and deleted alone', async ({
  page,
  countPictures,
}) => {
  await countPictures()
  await signIn(page, { companions: ['小忆'] })
  await page.goto('/chat')
  const chat = chatScreen(page)
  const chosen = await picture('#8967e6')
  const pasted = await picture('#e6a267')
  await expect(chat.box).toBeVisible()
  await page
    .getByTestId('picture-files')
    .setInputFiles({ name: 'cat.png', mimeType: 'image/png', buffer: chosen })
  await chat.box.evaluate(
    (box, bytes) => {
      const clipboardData = new DataTransfer()
      const file = new File([Uint8Array.from(bytes)], 'pasted.png', { type: 'image/png' })
      clipboardData.items.add(file)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
    [...pasted],
  )
  const tray = page.getByRole('list', { name: '要发送的图片' })
  await expect(tray.getByRole('listitem')).toHaveCount(2)
  await tray.getByRole('textbox', { name: '图片 1：图上有什么' }).fill('窗台上的猫')
  await chat.box.fill('看看这两张')
  // It waits until both are there.
  await expect(page.getByRole('button', { name: '发送', exact: true })).toBeEnabled()
  await chat.box.press('Enter')
  await expect.poll(() => bubbleText(chat.replies.last())).toBe('我看到 2 张图片。')
  await expect(tray).toBeHidden()

  await page.reload()
  const cat = chat.own.getByRole('button', { name: '放大看：窗台上的猫' })
  const other = chat.own.getByRole('button', { name: '放大看：发来的图片' })
  await expect(other).toBeVisible()
  const loaded = cat
    .locator('img')
    .evaluate((image) => (image as HTMLImageElement).decode().then(() => true))
  expect(await loaded).toBe(true)
  await cat.click()
  const dialog = page.getByRole('dialog', { name: '图片' })
  await dialog.getByRole('button', { name: '删除图片' }).click()
  await dialog.getByRole('button', { name: '确定删除' }).click()
  await expect(dialog).toBeHidden()
  await expect(cat).toBeHidden()

  await page.reload()
  await expect(other).toBeVisible()
  await expect(cat).toBeHidden()
  await expect(chat.own).toContainText('看看这两张')
})

const picture = (background: string) =>
  sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer()
