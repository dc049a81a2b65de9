import { expect } from '@playwright/test'
import { findings } from './accessibility.ts'
import { chatScreen } from './chat-screen.ts'
import { test } from './held-product.ts'
import { tooWide } from './page-faults.ts'
import { signIn } from './person.ts'
import { putMicrophone } from './voice-double.ts'

test.use({ productKind: 'voice' })

test('a whole exchange by voice, an interruption, and what the call came to', async ({
  page,
  hold,
  hears,
}) => {
  await signIn(page, { companions: ['小忆'] })
  await hears('今天去了海边')
  const reply = await hold()
  const said: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/say')) said.push((request.postDataJSON() as { text: string }).text)
  })
  const speak = await putMicrophone(page)
  await page.goto('/chat')
  const chat = chatScreen(page)
  await page.getByRole('button', { name: '语音通话' }).click()
  const call = page.getByRole('dialog', { name: '和小忆通话' })
  await expect(call.getByText('需要 5 积分')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await call.getByRole('button', { name: '开始通话' }).click()
  const state = call.getByRole('status')
  await expect(state).toHaveText('等你说话')
  await expect(call.getByRole('timer')).toHaveText(/^0:0\d$/)

  // The model hears that somebody speaks, and when they are done; what they said becomes a message.
  await speak(true)
  await expect(state).toHaveText('在听你说')
  await expect(call.getByText('今天去了海边')).toBeVisible()
  await speak(false)
  await expect(state).toHaveText('小忆在想')
  await page.keyboard.press('Space')
  await expect(call.getByRole('button', { name: '静音' })).toHaveAttribute('aria-pressed', 'true')

  // Said sentence by sentence, while the reply is still being written.
  await reply.say('海边的风一定很大吧。你一个人去的吗？我')
  await expect(state).toHaveText('小忆在说')
  await expect(call.getByText('海边的风一定很大吧。')).toBeVisible()
  await expect.poll(() => said).toEqual(['海边的风一定很大吧。', '你一个人去的吗？'])
  expect(await findings(page)).toEqual([])

  // Whoever speaks meanwhile stops the voice and the reply.
  await hears('和朋友一起去的')
  await page.keyboard.press('Space')
  await speak(true)
  await expect(state).toHaveText('在听你说')
  const next = await hold()
  await expect(call.getByText('和朋友一起去的')).toBeVisible()
  await speak(false)
  await expect(state).toHaveText('小忆在想')
  await next.say('真好。朋友也喜欢海吗？')
  await next.finish()
  await expect(state).toHaveText('小忆在说')
  await expect.poll(() => said.slice(2)).toEqual(['真好。朋友也喜欢海吗？'])

  await page.keyboard.press('Escape')
  await call.getByRole('button', { name: '结束', exact: true }).press('Enter')
  await expect(call.getByText('通话结束了')).toBeVisible()
  await expect(call.getByText(/用了 \d+ 积分/)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await call.getByRole('button', { name: '回到聊天' }).click()
  await expect(call).toBeHidden()

  // What was said remains in the talk.
  await expect(chat.own).toHaveText([/今天去了海边/, /和朋友一起去的/])
  await expect(chat.replies.first()).toContainText('海边的风一定很大吧。')
  await expect(chat.replies.last()).toContainText('朋友也喜欢海吗？')
})

test('without the microphone it says what to do, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, { companions: ['小忆'] })
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.goto('/chat?call')
  const call = page.getByRole('dialog', { name: '和小忆通话' })
  await call.getByRole('button', { name: '开始通话' }).click()
  await expect(call.getByRole('alert')).toContainText('没有麦克风权限')
  expect(await tooWide(page)).toEqual([])
  expect(await findings(page)).toEqual([])
  await expect(call.getByRole('button', { name: '再试一次' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(call).toBeHidden()
})
