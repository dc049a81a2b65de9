import { test as base, expect } from '@playwright/test'
import { noRuntime } from '@lumen/model/test-support/test-runtime'
import { tinyWords } from '@lumen/model/test-support/tiny-model'
import { bubbleText, chatScreen } from './chat-screen.ts'
import { signIn } from './person.ts'
import { startProductProcess, type ProductProcess } from './product-process.ts'

/** A product of its own: whose model is in use would answer every other test too. */
const test = base.extend<object, { product: ProductProcess }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture uses from it.
    async ({}, use) => {
      const product = await startProductProcess('own-model')
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
})
test.skip(noRuntime !== null, noRuntime ?? '')

test('an administrator takes a model into use and it answers', async ({ page, product }) => {
  const { session } = await signIn(page, { companions: ['小忆'] })
  await product.tell({ command: 'grant', email: session.user.email })
  await page.goto('/settings/model')
  await page.getByRole('button', { name: '获取 Qwen3 1.7B…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^下载/ }).click()
  await page.getByRole('button', { name: '使用 Qwen3 1.7B' }).click()
  await expect(page.getByText('Qwen3 1.7B 就在运行忆晶的机器上回答')).toBeVisible()
  await expect(page.getByText('在运行', { exact: true })).toBeVisible()

  await page.goto('/chat')
  const chat = chatScreen(page)
  await expect(page.getByRole('link', { name: /Qwen3 1\.7B/ })).toBeVisible()
  await chat.say('你好')
  await expect.poll(() => bubbleText(chat.replies.last())).toBe(tinyWords.join(''))
})
