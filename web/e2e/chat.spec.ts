import { expect, test, type WebSocketRoute } from '@playwright/test'
import { chatScreen } from './chat-screen.ts'
import { signIn } from './person.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a draft survives a reload', async ({ page }) => {
  await signIn(page, { companions: ['小忆', '青岚'] })
  await page.goto('/chat')
  const { box } = chatScreen(page)
  await box.fill('写到一半的话')
  await page.reload()
  await expect(box).toHaveValue('写到一半的话')
  await page.getByRole('link', { name: /青岚/ }).click()
  await expect(box).toHaveValue('')
})

test('a message written without a network is sent once it is back', async ({ page, context }) => {
  await signIn(page, { companions: ['小忆'] })
  // Going offline leaves open sockets alone: they are closed, and new ones refused, by hand.
  const sockets: WebSocketRoute[] = []
  let reachable = true
  await page.routeWebSocket('**/ws', (socket) => {
    if (!reachable) return void socket.close()
    sockets.push(socket)
    socket.connectToServer()
  })
  await page.goto('/chat')
  const chat = chatScreen(page)
  await expect(page.getByText('还没有对话')).toBeVisible()
  await expect.poll(() => sockets.length).toBe(1)
  reachable = false
  await context.setOffline(true)
  for (const socket of sockets) await socket.close()
  await expect(page.getByText('网络已断开，恢复后会自动继续。')).toBeVisible()
  await chat.say('没有网也想说')
  await expect(chat.own).toContainText('等网络恢复后发送')
  reachable = true
  await context.setOffline(false)
  await expect(page.getByText('网络已断开，恢复后会自动继续。')).toBeHidden()
  await expect(chat.own).toContainText('已送达')
  await expect(chat.answered).toBeVisible()
  await expect(chat.own).toHaveCount(1)
})

test('windows and menus give the focus back', async ({ page }) => {
  await signIn(page, { companions: ['小忆'] })
  await page.goto('/chat')
  const chat = chatScreen(page)
  await expect(chat.box).toBeFocused()
  await page.getByRole('button', { name: '打个招呼' }).press('Enter')
  await expect(chat.answered).toBeVisible()
  await expect(chat.box).toBeFocused()

  const help = page.getByRole('button', { name: '需要帮助?' })
  await help.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeFocused()

  const menu = chat.replies.last().getByRole('button', { name: '消息选项' })
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: '重新回答…' }).press('Enter')
  await expect(page.getByRole('textbox', { name: '想让 Ta 怎么说？' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

test('a companion is deleted, comes back by undo, and keeps its talk', async ({ page }) => {
  await signIn(page, { companions: ['小忆', '青岚'] })
  await page.goto('/chat')
  await page.getByRole('link', { name: /小忆/ }).hover()
  await page.getByRole('button', { name: '小忆的选项' }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '青岚' })).toBeVisible()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByRole('link', { name: /小忆/ })).toBeVisible()
})

test('whoever speaks of a crisis gets lines to call, and nothing playful', async ({ page }) => {
  await signIn(page, { companions: ['小忆'] })
  await page.goto('/chat')
  const chat = chatScreen(page)
  await chat.say('我不想活了，想自杀')
  await expect(chat.replies.last().getByRole('link').first()).toHaveAttribute('href', /^tel:/)
  await expect(chat.replies.last()).toContainText('安全守护')
  await expect(chat.stop).toBeHidden()
  await expect(page.getByRole('list', { name: '接下来可以说' })).toBeHidden()
  await page.getByRole('button', { name: '需要帮助?' }).click()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
})
