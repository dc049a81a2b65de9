import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { aCompanion } from '@/test/chat-samples'
import { startChatServer } from '@/test/chat-server'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(() => {
  stubLayout()
  // jsdom has no addresses of files.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:talk')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})

it('gives a talk as a file from its menu, in the language and the time of the reader', async () => {
  startChatServer({ companions: [aCompanion({ id: 'ada', name: '艾/达' })] })
  const asked: Record<string, string>[] = []
  server.use(
    http.get('*/api/messages/ada/file', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
      return asked.length === 1
        ? HttpResponse.text('# 和艾/达的对话')
        : HttpResponse.json({ error: 'x', code: 'rate_limited', requestId: 'r' }, { status: 429 })
    }),
  )
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.href} ${this.download}`)
  })
  const { user } = await renderApp({ path: '/chat/ada' })
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: '艾/达的选项' }))
    await user.click(await screen.findByRole('menuitem', { name: '导出聊天记录…' }))
    return within(await screen.findByRole('dialog', { name: '导出聊天记录' }))
  }
  await user.click((await open()).getByRole('button', { name: /可阅读的文本/ }))
  await waitFor(() => expect(saved[0]).toMatch(/^blob:talk 艾 达 \d{4}-\d\d-\d\d\.md$/))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(asked).toEqual([{ form: 'markdown', language: 'zh', timeZone }])
  await user.click((await open()).getByRole('button', { name: /JSON 文件/ }))
  expect(await screen.findByText('没能导出聊天记录')).toBeVisible()
  expect(asked[1]).toMatchObject({ form: 'json' })
  expect(saved).toHaveLength(1)
})
