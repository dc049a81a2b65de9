import type { TalkImport } from '@lumen/contracts/chat/imports'
import { importLimits } from '@lumen/contracts/chat/import-limits'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { aCompanion } from '@/test/chat-samples'
import { startChatServer } from '@/test/chat-server'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(() => stubLayout())

const anImport = (change: Partial<TalkImport> = {}): TalkImport => ({
  id: 'file',
  status: 'receiving',
  bytes: 10,
  received: 0,
  problem: null,
  format: null,
  talks: [],
  talksBeyond: 0,
  companionId: null,
  total: 0,
  position: 0,
  added: 0,
  ...change,
})
const found = anImport({
  status: 'found',
  format: 'sillytavern',
  talks: [
    {
      key: '0',
      title: 'Ada',
      companion: 'Ada',
      messages: 450,
      fromUser: 225,
      cut: 1,
      first: '2024-03-01T10:00:00.000Z',
      last: '2024-03-02T10:00:00.000Z',
      lines: [
        { fromUser: false, text: '你好呀' },
        { fromUser: true, text: '<b>早</b>' },
      ],
    },
  ],
})

/** The server as far as imports go, which holds one; what it was sent is in `sent`. */
async function openImports(listed: TalkImport[] = []) {
  startChatServer({ companions: [aCompanion()] })
  const sent: string[] = []
  const now = { value: listed[0] ?? anImport() }
  server.use(
    http.get('*/api/imports', () => HttpResponse.json(listed)),
    http.post('*/api/imports', async ({ request }) => {
      const { bytes } = (await request.json()) as { bytes: number }
      now.value = anImport({ bytes })
      return HttpResponse.json(now.value, { status: 201 })
    }),
    http.post('*/api/imports/file/pieces/:number', ({ params }) => {
      sent.push(String(params['number']))
      const received = Math.min(now.value.bytes, now.value.received + importLimits.pieceBytes)
      const status = received === now.value.bytes ? 'looking' : 'receiving'
      now.value = { ...now.value, received, status }
      return HttpResponse.json(now.value)
    }),
    http.get('*/api/imports/file', () => HttpResponse.json(now.value)),
    http.post('*/api/imports/file/start', async ({ request }) => {
      sent.push(JSON.stringify(await request.json()))
      now.value = { ...now.value, status: 'importing', total: 450, position: 225 }
      return HttpResponse.json(now.value)
    }),
    http.delete('*/api/imports/file', () => {
      sent.push('removed')
      return HttpResponse.json({ success: true })
    }),
  )
  const view = await renderApp({ path: '/companions' })
  await view.user.click(await screen.findByRole('button', { name: '导入聊天' }))
  const dialog = within(await screen.findByRole('dialog', { name: '导入聊天' }))
  const choose = async (file: File) => {
    await dialog.findByRole('button', { name: '选择聊天文件' })
    await view.user.upload(dialog.getByLabelText('选择聊天文件', { selector: 'input' }), [file])
  }
  return { ...view, dialog, choose, sent, now }
}

it('sends a file in pieces, shows what is in it, and brings the talk over', async () => {
  const { user, choose, sent, now, router } = await openImports()
  await choose(new File([new Uint8Array(importLimits.pieceBytes + 5)], 'ada.jsonl'))
  expect(await screen.findByText('正在看文件里有什么……')).toBeVisible()
  expect(sent.splice(0)).toEqual(['0', '1'])
  now.value = found
  expect(await screen.findByText('<b>早</b>', {}, { timeout: 20_000 })).toBeVisible()
  expect(screen.getByText(/450 条消息/)).toBeVisible()
  expect(screen.getByText('1 条消息太长，每条只保留前 8,000 个字符。')).toBeVisible()
  expect(screen.getByLabelText('伴侣的名字')).toHaveValue('Ada')
  await user.click(screen.getByRole('button', { name: '导入' }))
  expect(await screen.findByRole('meter', { name: '正在带过来' })).toHaveAttribute(
    'aria-valuetext',
    '50%',
  )
  expect(sent).toEqual(['{"talk":"0","name":"Ada"}'])
  now.value = { ...found, status: 'done', companionId: 'ada', added: 450 }
  const link = await screen.findByRole('link', { name: '打开对话' }, { timeout: 20_000 })
  expect(screen.getByText('带过来了 450 条消息。')).toBeVisible()
  await user.click(link)
  await expect.poll(() => router.state.location.pathname).toBe('/chat/ada')
})

it('goes on with an import of before, into a companion of choice, and can be stopped', async () => {
  const { user, sent } = await openImports([found])
  await user.selectOptions(await screen.findByLabelText('导入到'), aCompanion().name)
  expect(screen.queryByLabelText('伴侣的名字')).toBeNull()
  await user.click(screen.getByRole('button', { name: '导入' }))
  await screen.findByRole('meter', { name: '正在带过来' })
  expect(sent).toEqual([JSON.stringify({ talk: '0', companionId: aCompanion().id })])
  await user.click(screen.getByRole('button', { name: '停止导入' }))
  expect(await screen.findByRole('button', { name: '选择聊天文件' })).toBeVisible()
  await expect.poll(() => sent.at(-1)).toBe('removed')
})

it('says what is wrong with a file', async () => {
  const { choose, now } = await openImports()
  await choose(new File([], 'chats.json'))
  expect(await screen.findByText('文件里没有消息。')).toBeVisible()
  await choose(new File(['x'], 'chats.json'))
  await screen.findByText('正在看文件里有什么……')
  now.value = anImport({ status: 'failed', problem: 'too_deep' })
  expect(
    await screen.findByText('文件的嵌套太深，没法读取。', {}, { timeout: 20_000 }),
  ).toBeVisible()
})
