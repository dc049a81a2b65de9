import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aCompanion } from '@/test/chat-samples'
import { replyFrames, startChatServer } from '@/test/chat-server'
import { log, openChat, said } from '@/test/open-chat'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

describe('sending', () => {
  it('sends on Enter, breaks the line on Shift+Enter, and leaves Enter to an input method', async () => {
    const { user, box, chat } = await openChat()
    await user.type(box, '你好{Shift>}{Enter}{/Shift}小忆')
    expect(box).toHaveValue('你好\n小忆')
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    expect(box).toHaveValue('你好\n小忆')
    await user.keyboard('{Enter}')
    expect((await chat.chatFrame()).content).toBe('你好\n小忆')
    expect(box).toHaveValue('')
    expect(await screen.findByText('正在发送…')).toBeVisible()
  })

  it('shows the reply growing, lets it be stopped, and offers what to say next', async () => {
    const { user, box, chat } = await openChat()
    await user.type(box, '在吗{Enter}')
    const question = chat.confirm(await chat.chatFrame())
    const actions = [{ id: 'a', group: 'emotion', text: '有点累', priority: 9 } as const]
    const { start, chunk, complete } = replyFrames(question, '嗯，**我在**。', {
      metadata: { emotion: 'gentle', provider: 'local', suggestedActions: actions },
    })
    expect(await screen.findByText('已送达')).toBeVisible()
    chat.send(start)
    await user.click(await screen.findByRole('button', { name: '停止回复' }))
    await waitFor(() => expect(chat.frames.at(-1)).toEqual({ type: 'stop', messageId: 'reply' }))
    chat.send(chunk(0, 2))
    expect(await said('嗯，')).toBeVisible()
    chat.send(chunk(2, 9), complete)
    expect((await said('我在')).tagName).toBe('STRONG')
    expect(screen.getByText('温柔')).toBeVisible()
    expect(screen.getByText('小忆说：嗯，我在。')).toHaveAttribute('aria-live', 'polite')
    await user.click(screen.getByRole('button', { name: '有点累' }))
    await waitFor(async () => expect((await chat.chatFrame()).content).toBe('有点累'))
  })

  it('sends what Enter was pressed for during a reply once that is here, unless it was changed', async () => {
    const { user, box, chat } = await openChat()
    await user.type(box, '在吗{Enter}')
    const question = chat.confirm(await chat.chatFrame())
    const { start, chunk, complete } = replyFrames(question, '我在。')
    chat.send(start, chunk(0, 3))
    await said('我在。')
    await user.type(box, '还有一件事{Enter}')
    expect(box).toHaveValue('还有一件事')
    expect(box).toHaveAttribute('aria-busy', 'true')
    chat.send(complete)
    await waitFor(async () => expect((await chat.chatFrame()).content).toBe('还有一件事'))
    expect(box).toHaveValue('')
    await user.type(box, '算{Enter}了')
    expect(box).not.toHaveAttribute('aria-busy')
    expect(box).toHaveValue('算了')
  })

  it('shows what was said and answered while the talk was still on its way', async () => {
    const companion = aCompanion()
    const chat = startChatServer({ companions: [companion] })
    let arrive = (): void => undefined
    const asked = vi.fn()
    server.use(
      http.get(
        '*/api/messages/:id',
        async () => {
          asked()
          // Read before anything was said.
          await new Promise<void>((resolve) => (arrive = resolve))
          return HttpResponse.json([])
        },
        { once: true },
      ),
    )
    const { user } = await renderApp({ path: '/chat' })
    const box = await screen.findByRole('textbox', { name: /消息$/ })
    await chat.connected()
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await user.type(box, '在吗{Enter}')
    const question = chat.confirm(await chat.chatFrame())
    const { start, complete } = replyFrames(question, '我在。')
    chat.send(start, complete)
    await waitFor(() => expect(box).toHaveValue(''))
    arrive()
    expect(await said('我在。')).toBeVisible()
    expect(within(log()).getAllByText('在吗')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: '停止回复' })).toBeNull()
  })

  it('keeps a message without a connection, and sends it once, when it is back', async () => {
    const { user, box, chat } = await openChat()
    chat.drop(true)
    expect(await screen.findByText('正在重新连接…')).toBeVisible()
    await user.type(box, '断线也想说{Enter}')
    expect(await screen.findByText('等网络恢复后发送')).toBeVisible()
    chat.state.accepting = true
    await user.click(screen.getByRole('button', { name: '重试' }))
    const question = chat.confirm(await chat.chatFrame())
    expect(question.content).toBe('断线也想说')
    await screen.findByText('已送达')
    expect(within(log()).getAllByText('断线也想说')).toHaveLength(1)
    expect(chat.frames.filter(({ type }) => type === 'streaming_chat')).toHaveLength(1)
  })

  it('waits where the network is gone and nobody has told the socket yet', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    try {
      const { user, box } = await openChat()
      await user.type(box, '还在吗{Enter}')
      expect(await screen.findByText('等网络恢复后发送')).toBeVisible()
      expect(screen.queryByText('正在发送…')).toBeNull()
    } finally {
      online.mockRestore()
    }
  })

  it('tries a failed message again in its bubble, under the same id', async () => {
    const { user, box, chat } = await openChat()
    await user.type(box, '听得到吗{Enter}')
    const first = await chat.chatFrame()
    const clientMessageId = first.clientMessageId ?? null
    const refusal = { message: 'x', clientMessageId, requestId: 'r' }
    chat.send({ type: 'streaming_error', code: 'unavailable', ...refusal })
    expect(await screen.findByText('没有发出去')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(chat.frames).toHaveLength(2))
    expect(await chat.chatFrame()).toEqual(first)
    chat.confirm(first)
    await screen.findByText('已送达')
    expect(within(log()).getAllByText('听得到吗')).toHaveLength(1)
  })

  it('puts a refused text back and says why', async () => {
    const { user, box, chat } = await openChat()
    await user.type(box, '太快了{Enter}')
    const { clientMessageId = null } = await chat.chatFrame()
    const refusal = { message: 'x', clientMessageId, requestId: 'r' }
    chat.send({ type: 'streaming_error', code: 'reply_running', ...refusal })
    await waitFor(() => expect(box).toHaveValue('太快了'))
    expect(screen.getByText('Ta 还在回复，请等这句话说完。')).toBeVisible()
  })

  it('ignores the same words within two seconds', async () => {
    const { user, box, chat } = await openChat()
    await user.type(box, '嗨{Enter}')
    const { complete } = replyFrames(chat.confirm(await chat.chatFrame()), '嗨')
    chat.send(complete)
    await screen.findByText('离线陪伴 · 脚本，不是大模型')
    await user.type(box, '嗨{Enter}')
    expect(await screen.findByText(/刚刚发过一样的话了/)).toBeVisible()
    expect(box).toHaveValue('嗨')
    expect(chat.frames.filter(({ type }) => type === 'streaming_chat')).toHaveLength(1)
  })

  it('counts near the limit and sends nothing beyond it', async () => {
    const { box } = await openChat()
    const send = screen.getByRole('button', { name: '发送' })
    fireEvent.change(box, { target: { value: 'x'.repeat(7_500) } })
    expect(screen.queryByText('7,500 / 8,000')).toBeNull()
    fireEvent.change(box, { target: { value: 'x'.repeat(8_000) } })
    expect(screen.getByText('8,000 / 8,000')).toBeVisible()
    expect(send).toBeEnabled()
    fireEvent.change(box, { target: { value: 'x'.repeat(8_001) } })
    expect(send).toBeDisabled()
    fireEvent.change(box, { target: { value: ' \n ' } })
    expect(send).toBeDisabled()
  })

  it('keeps a draft for each companion, and over a reload', async () => {
    const companions = [aCompanion(), aCompanion({ id: 'other', name: '青岚' })]
    const first = await openChat({ companions })
    await first.user.type(first.box, '写到一半')
    await first.user.click(screen.getByRole('link', { name: /青岚/ }))
    const other = await screen.findByRole('textbox', { name: '给青岚的消息' })
    expect(other).toHaveValue('')
    await first.user.type(other, '另一句')
    first.unmount()
    await openChat({ companions })
    expect(await screen.findByDisplayValue('写到一半')).toBeVisible()
  })

  it('answers a quick prompt of an empty conversation', async () => {
    const { user, chat } = await openChat()
    expect(await screen.findByText('还没有对话')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '打个招呼' }))
    expect((await chat.chatFrame()).content).toBe('你好呀，小忆！')
  })
})
