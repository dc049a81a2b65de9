import { expect, test } from '@playwright/test'
import { chatScreen } from './chat-screen.ts'
import { signIn } from './person.ts'
import { talk } from './talk.ts'

test('what was said is found by its words, and the talk goes there', async ({ page, baseURL }) => {
  const { session, companions } = await signIn(page, { companions: ['小忆'] })
  const lines = [
    '我昨天在北京买了一辆蓝色的自行车。',
    ...Array.from({ length: 30 }, (_, index) => `第 ${index + 1} 句，今天也想和你说说话。`),
  ]
  await talk(baseURL ?? '', session, companions[0]?.id ?? '', lines)
  await page.goto('/chat')
  const { log } = chatScreen(page)
  await expect(log.getByText('第 30 句', { exact: false }).last()).toBeVisible()
  await expect(log.getByText('蓝色的自行车')).toHaveCount(0)

  await page.getByRole('button', { name: '查找聊天记录' }).click()
  const dialog = page.getByRole('dialog', { name: '查找聊天记录' })
  const box = dialog.getByRole('searchbox', { name: '说过的话' })
  await expect(box).toBeFocused()
  // The index hears of a message a moment after it is said.
  await expect(async () => {
    await box.fill('北京 自行车')
    await box.press('Enter')
    await expect(dialog.locator('mark').first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(dialog.getByRole('button', { name: '你对小忆说' })).toHaveCount(1)
  await dialog.getByRole('button', { name: '你对小忆说' }).click()
  await expect(dialog).toBeHidden()
  await expect(log.getByText('蓝色的自行车')).toBeInViewport()
  await expect(page).toHaveURL(/\/chat\/[^?]+$/)

  await page.getByRole('button', { name: '查找聊天记录' }).click()
  await dialog.getByRole('searchbox').fill('第 30 句')
  await dialog.getByRole('searchbox').press('Enter')
  await dialog.getByRole('button', { name: '你对小忆说' }).first().click()
  await expect(log.getByText('第 30 句', { exact: false }).first()).toBeInViewport()
})

test('a marked message is found again in the list of marks', async ({ page, baseURL }) => {
  const { session, companions } = await signIn(page, { companions: ['小忆'] })
  await talk(baseURL ?? '', session, companions[0]?.id ?? '', ['记住这一句。', '还有一句。'])
  await page.goto('/chat')
  const chat = chatScreen(page)
  const marked = chat.own.filter({ hasText: '记住这一句' })
  await chat.choose(marked, '收藏')
  await expect(marked).toContainText('已收藏')
  await page.reload()
  await page.getByRole('link', { name: /小忆/ }).hover()
  await page.getByRole('button', { name: '小忆的选项' }).click()
  await page.getByRole('menuitem', { name: '收藏的话…' }).click()
  const dialog = page.getByRole('dialog', { name: '收藏的话' })
  await expect(dialog.getByText('记住这一句。')).toBeVisible()
  await dialog.getByText('记住这一句。').click()
  await expect(dialog).toBeHidden()
  await expect(marked).toBeInViewport()
})
