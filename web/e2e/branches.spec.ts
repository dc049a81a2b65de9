import { expect, test } from '@playwright/test'
import { chatScreen } from './chat-screen.ts'
import { signIn } from './person.ts'
import { talk } from './talk.ts'

test('a talk goes on in two ways, and comes back after it was cleared', async ({
  page,
  baseURL,
}) => {
  const { session, companions } = await signIn(page, { companions: ['小忆'] })
  const id = companions[0]?.id ?? ''
  await talk(baseURL ?? '', session, id, ['周末我想去爬山。', '我打算坐火车去。'])
  await page.goto('/chat')
  const chat = chatScreen(page)
  const train = chat.own.filter({ hasText: '坐火车' })
  await expect(train).toBeVisible()

  await chat.choose(chat.replies.first(), '从这里另起一支')
  await expect(train).toHaveCount(0)
  await chat.say('我还是骑车去吧。')
  const bike = chat.own.filter({ hasText: '骑车' })
  await expect(bike).toBeVisible()
  // While a reply is written nothing is put aside; its time stands below it once it is there.
  await expect(chat.replies.nth(1).getByRole('time')).toBeVisible()

  // Where they part one turns from one to the other; the address of the talk stays.
  const fork = page.getByRole('group', { name: '分支' })
  await expect(fork).toContainText('2/2')
  await fork.getByRole('button', { name: '上一支' }).click()
  await expect(train).toBeVisible()
  await expect(bike).toHaveCount(0)
  await page.reload()
  await expect(train).toBeVisible()
  await expect(bike).toHaveCount(0)

  await page.goto(`/chat/${id}?branches`)
  const dialog = page.getByRole('dialog', { name: '分支' })
  await expect(dialog.getByRole('button', { name: /^我还是骑车去吧。/ })).toBeVisible()
  await dialog.getByRole('button', { name: '清空对话' }).click()
  await expect(chat.own).toHaveCount(0)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(train).toBeVisible()
})
