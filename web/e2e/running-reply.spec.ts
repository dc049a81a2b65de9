import { expect } from '@playwright/test'
import { bubbleText, chatScreen } from './chat-screen.ts'
import { test } from './held-product.ts'
import { choose, signIn } from './person.ts'

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
    expect(await newest()).toBe('从前有一座很高的山。山里有座庙。')
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
    expect(await newest()).toBe('天冷就喝一碗热汤吧。再加一个煎蛋。')
  })

  await test.step('it is stopped, and what was said is kept', async () => {
    const reply = await hold()
    await chat.say('讲个长一点的')
    await reply.say('很久很久以前的一天。')
    await expect.poll(newest).toBe('很久很久以前的一天。')
    await chat.stop.click()
    await expect(chat.replies.last()).toContainText('已停止')
    expect(await newest()).toBe('很久很久以前的一天。')
    await expect(other.replies.last()).toContainText('已停止')
  })
})
