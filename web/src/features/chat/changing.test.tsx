import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMessage } from '@/test/chat-samples'
import { replyFrames } from '@/test/chat-server'
import { aReply, openChat, said } from '@/test/open-chat'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

const openMenu = async (user: Awaited<ReturnType<typeof openChat>>['user'], of: string) => {
  const bubble = (await said(of)).closest<HTMLElement>('article')
  if (bubble === null) throw new Error(`no bubble holds ${of}`)
  await user.click(within(bubble).getByRole('button', { name: '消息选项' }))
}

describe('changing', () => {
  const messages = [
    aMessage({ createdAt: new Date().toISOString() }),
    aReply({ replyTo: 'message', createdAt: new Date().toISOString() }),
  ]

  it('edits a message of one’s own; Escape leaves it as it was', async () => {
    const { user, chat } = await openChat({ messages })
    await openMenu(user, '你好')
    await user.click(await screen.findByRole('menuitem', { name: '编辑' }))
    const editor = await screen.findByRole('textbox', { name: '编辑消息' })
    expect(editor).toHaveFocus()
    fireEvent.keyDown(editor, { key: 'Enter', isComposing: true })
    await user.type(editor, '呀{Escape}')
    expect(await said('你好')).toBeVisible()
    expect(chat.calls).toEqual([])
    await openMenu(user, '你好')
    await user.click(await screen.findByRole('menuitem', { name: '编辑' }))
    await user.type(await screen.findByRole('textbox', { name: '编辑消息' }), '呀{Enter}')
    expect(await said('你好呀')).toBeVisible()
    expect(screen.getByText('已编辑')).toBeVisible()
    expect(chat.calls).toEqual([
      { method: 'PATCH', path: '/api/messages/message', body: { content: '你好呀' } },
    ])
  })

  it('keeps what is being written in a message that is scrolled out of sight', async () => {
    const many = Array.from({ length: 200 }, (_, at) =>
      aMessage({ id: `m${at}`, position: String(at + 1), content: `第 ${at} 句` }),
    )
    const { user } = await openChat({ messages: many })
    await openMenu(user, '第 199 句')
    await user.click(await screen.findByRole('menuitem', { name: '编辑' }))
    await user.type(await screen.findByRole('textbox', { name: '编辑消息' }), '，还有')
    // More than the screen holds: the editor is below it then.
    for (const oldest of [150, 125, 100]) {
      await user.click(await screen.findByRole('button', { name: '加载更早的消息' }))
      await said(`第 ${oldest} 句`)
    }
    expect(screen.queryByText('第 198 句')).toBeNull()
    expect(screen.getByRole('textbox', { name: '编辑消息' })).toHaveValue('第 199 句，还有')
  })

  it('asks again for the reply to an edited message', async () => {
    const { user, chat } = await openChat({ messages })
    await openMenu(user, '你好')
    await user.click(await screen.findByRole('menuitem', { name: '编辑' }))
    await user.type(await screen.findByRole('textbox', { name: '编辑消息' }), '呀')
    await user.click(screen.getByRole('button', { name: '保存并重新回答' }))
    await waitFor(() => expect(chat.calls).toHaveLength(2))
    expect(chat.calls[1]?.path).toBe('/api/messages/reply/regenerate')
  })

  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  it.each([
    ['', '换个说法', {}],
    ['短一点', '照这样说', { instruction: '短一点' }],
  ])('answers again with the wish “%s”', async (wish, button, body) => {
    const { user, chat } = await openChat({ messages })
    await openMenu(user, '嗯，我在听。')
    await user.click(await screen.findByRole('menuitem', { name: '重新回答…' }))
    const box = await screen.findByRole('textbox', { name: '想让 Ta 怎么说？' })
    if (wish !== '') await user.type(box, wish)
    await user.click(screen.getByRole('button', { name: button }))
    await waitFor(() => expect(chat.calls[0]?.body).toEqual({ ...body, timeZone }))
    const again = replyFrames(aMessage(), '换一句', { id: 'reply', position: '2', version: 2 })
    chat.send(again.start)
    await waitFor(() => expect(screen.queryByText('嗯，我在听。')).toBeNull())
    chat.send(again.complete)
    expect(await said('换一句')).toBeVisible()
  })

  it('deletes a message only after asking', async () => {
    const { user, chat } = await openChat({ messages })
    await openMenu(user, '嗯，我在听。')
    await user.click(await screen.findByRole('menuitem', { name: '删除' }))
    const dialog = await screen.findByRole('dialog', { name: '删除这条消息？' })
    expect(chat.calls).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(screen.queryByText('嗯，我在听。')).toBeNull())
    expect(chat.calls[0]).toMatchObject({ method: 'DELETE', path: '/api/messages/reply' })
    expect(screen.getByRole('button', { name: '请 Ta 回答这句' })).toBeVisible()
  })
})
