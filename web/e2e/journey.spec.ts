import { expect, test } from '@playwright/test'
import { bubbleText, chatScreen } from './chat-screen.ts'
import { choose, fillRegistration, newEmail } from './person.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a companion answers: from registering to signing out', async ({ page, context }) => {
  const chat = chatScreen(page)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))

  await test.step('register', async () => {
    await choose(page, {})
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: '免费开始' }).first().click()
    await fillRegistration(page, newEmail())
    await page.getByRole('button', { name: '创建账户' }).click()
    await expect(page).toHaveURL(/\/welcome$/)
    expect(errors, 'from the landing page to the app').toEqual([])
  })

  await test.step('meet a companion, who speaks first', async () => {
    await page.getByRole('button', { name: '就是 Ta 了' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '小忆' })).toBeVisible()
    await expect(page.getByText(/小忆是 AI，不是真人/)).toBeVisible()
  })

  await test.step('talk', async () => {
    await chat.say('你好，小忆！今天下班路上下雨了，我有点累。')
    await expect(chat.answered).toBeVisible()
    await expect(page.getByRole('link', { name: /离线陪伴 · 脚本，不是大模型/ })).toBeVisible()
    await expect(chat.stop).toBeHidden()
  })

  const second = await context.newPage()
  const other = chatScreen(second)
  await choose(second, {})
  await second.goto(page.url())
  await expect(other.own).toHaveCount(1)

  await test.step('edit a message', async () => {
    await chat.choose(chat.own.last(), '编辑')
    const editor = page.getByRole('textbox', { name: '编辑消息' })
    await editor.fill('你好，小忆！今天是晴天。')
    await editor.press('Enter')
    await expect(chat.own.last()).toContainText('今天是晴天')
    await expect(chat.own.last()).toContainText('已编辑')
    await expect(other.own.last()).toContainText('今天是晴天')
  })

  await test.step('ask for another answer', async () => {
    const before = await bubbleText(chat.replies.last())
    await chat.choose(chat.replies.last(), '重新回答…')
    await page.getByRole('button', { name: '换个说法' }).click()
    await expect.poll(() => bubbleText(chat.replies.last())).not.toBe(before)
    await expect(chat.stop).toBeHidden()
    await expect(
      chat.replies.last().getByRole('button', { name: '第 2 版，共 2 版' }),
    ).toBeVisible()
    const after = await bubbleText(chat.replies.last())
    await chat.replies.last().getByRole('button', { name: '上一个版本' }).click()
    await expect.poll(() => bubbleText(chat.replies.last())).toBe(before)
    await expect.poll(() => bubbleText(other.replies.last())).toBe(before)
    await chat.replies.last().getByRole('button', { name: '第 1 版，共 2 版' }).click()
    await expect(page.getByRole('dialog').getByText('对话接着这一版')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '改用这一版' }).click()
    await expect.poll(() => bubbleText(chat.replies.last())).toBe(after)
  })

  await test.step('delete a message', async () => {
    await chat.choose(chat.replies.last(), '删除')
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    // What she said first stays.
    await expect(chat.replies).toHaveCount(1)
    await expect(other.replies).toHaveCount(1)
    await second.close()
  })

  await test.step('switch to German', async () => {
    await page.getByRole('button', { name: '语言' }).click()
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
    await expect(page.getByPlaceholder('Schreib 小忆 etwas …')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  await test.step('sign out', async () => {
    await page.getByRole('button', { name: 'Kontomenü' }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await page.goto('/chat')
    await expect(page).toHaveURL(/\/auth$/)
  })
})
