import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aMessage } from '@/test/chat-samples'
import { openChat } from '@/test/open-chat'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

const calls: string[] = []
beforeEach(() => {
  stubLayout()
  calls.length = 0
  vi.stubGlobal(
    'URL',
    Object.assign(globalThis.URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }),
  )
  server.use(
    http.post('*/api/media/pictures', () => {
      calls.push('upload')
      const objectId = `picture-${calls.length}`
      return HttpResponse.json(
        { objectId, mime: 'image/webp', width: 8, height: 6 },
        { status: 201 },
      )
    }),
    http.delete('*/api/media/pictures/:id', ({ params }) => {
      calls.push(`discard ${String(params['id'])}`)
      return HttpResponse.json({ success: true })
    }),
    http.delete('*/api/messages/:message/pictures/:id', ({ params }) => {
      calls.push(`remove ${String(params['id'])}`)
      return HttpResponse.json({ success: true })
    }),
  )
})

const file = (name = 'cat.png', type = 'image/png') => new File(['x'], name, { type })
const tray = () => screen.findByRole('list', { name: '要发送的图片' })

describe('attaching pictures', () => {
  it('pastes one, describes it, and sends it without words', async () => {
    const { user, box, chat } = await openChat()
    fireEvent.paste(box, { clipboardData: { files: [file()], getData: () => '' } })
    await user.type(
      await within(await tray()).findByRole('textbox', { name: '图片 1：图上有什么' }),
      '我的猫',
    )
    const send = screen.getByRole('button', { name: '发送' })
    await waitFor(() => expect(send).toBeEnabled())
    await user.click(send)
    expect(await chat.chatFrame()).toMatchObject({
      content: '',
      pictures: [{ objectId: 'picture-1', description: '我的猫' }],
    })
    expect(screen.queryByRole('list', { name: '要发送的图片' })).toBeNull()
  })

  it('drops four at most, and removes one from the server too', async () => {
    const { user } = await openChat()
    const files = Array.from({ length: 5 }, () => file())
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } })
    const list = await tray()
    expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    expect(await screen.findByText('一条消息最多 4 张图片')).toBeVisible()
    await waitFor(() => expect(calls.filter((call) => call === 'upload')).toHaveLength(4))
    await waitFor(() => expect(within(list).queryByText('正在上传…')).toBeNull())
    await user.click(screen.getByRole('button', { name: '去掉图片 1' }))
    await waitFor(() => expect(calls.some((call) => call.startsWith('discard'))).toBe(true))
  })

  it('says why a picture is not taken, and sends nothing with it', async () => {
    const { box } = await openChat()
    server.use(
      http.post('*/api/media/pictures', () =>
        HttpResponse.json(
          { error: 'x', code: 'picture_too_large', requestId: 'r' },
          { status: 413 },
        ),
      ),
    )
    fireEvent.paste(box, { clipboardData: { files: [file()], getData: () => '' } })
    expect(await screen.findByText('图片的像素太多了，请先缩小')).toBeVisible()
    expect(screen.getByRole('button', { name: '发送' })).toBeDisabled()
  })
})

it('shows the pictures of a message, and deletes one alone after asking', async () => {
  const picture = { objectId: 'p', mime: 'image/webp', width: 8, height: 6, description: '我的猫' }
  const { user } = await openChat({
    messages: [aMessage({ content: '', metadata: { pictures: [picture] } })],
  })
  await user.click(await screen.findByRole('button', { name: '放大看：我的猫' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: '删除图片' }))
  await user.click(await within(dialog).findByRole('button', { name: '确定删除' }))
  await waitFor(() => expect(calls).toContain('remove p'))
})
