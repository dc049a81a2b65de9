import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMessage } from '@/test/chat-samples'
import { anOwnModel, aRemoteModel } from '@/test/model-samples'
import { aReply, openChat } from '@/test/open-chat'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

const models = [aRemoteModel(), anOwnModel()]
const chosen = { providerId: 'own', model: 'qwen3-4b' }

describe('a chosen model that is away', () => {
  it('is named, and another one answers only by a click', async () => {
    const { user, box, chat } = await openChat({ models, generation: { model: chosen } })
    await user.type(box, '在吗{Enter}')
    const frame = await chat.chatFrame()
    const message = chat.confirm(frame)
    chat.send({
      type: 'streaming_stream_error',
      messageId: null,
      companionId: 'companion',
      clientMessageId: frame.clientMessageId ?? null,
      data: { error: 'away', code: 'model_away', requestId: 'r' },
      message,
    })
    expect(await screen.findByText(/所选的模型 qwen3-4b 现在连不上/)).toBeVisible()
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
    expect(await screen.findByText('对话会发送给 OpenAI。')).toBeVisible()
    expect(chat.calls).toEqual([])
    await user.click(screen.getByRole('button', { name: '这次由 gpt-6-luna 回答' }))
    await waitFor(() => expect(chat.calls[0]?.path).toBe('/api/messages/question/regenerate'))
    expect(chat.calls[0]?.body).toMatchObject({
      model: { providerId: 'configured', model: 'gpt-6-luna' },
    })
  })

  it('leaves the offline companion where nobody else answers', async () => {
    const { user, chat } = await openChat({
      messages: [
        aMessage(),
        aReply({
          replyTo: 'message',
          status: 'failed',
          content: '',
          metadata: { errorCode: 'model_away', provider: 'own', model: 'qwen3-4b' },
        }),
      ],
    })
    expect(await screen.findByText(/所选的模型 qwen3-4b 现在连不上/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: '这次由离线陪伴回答' }))
    await waitFor(() => expect(chat.calls[0]?.body).toMatchObject({ model: null }))
  })
})

describe('a reply of a model', () => {
  const written = aReply({
    replyTo: 'message',
    metadata: {
      provider: 'own',
      model: 'qwen3-4b',
      credits: 0,
      speed: { firstTokenMs: 940, tokensPerSecond: 11.6 },
    },
  })

  it('is answered again by another one', async () => {
    const { user, chat } = await openChat({ models, messages: [aMessage(), written] })
    await user.click((await screen.findAllByRole('button', { name: '消息选项' })).at(-1)!)
    await user.click(await screen.findByRole('menuitem', { name: '换个模型回答…' }))
    const dialog = within(await screen.findByRole('dialog', { name: '换一个模型' }))
    expect(await dialog.findByRole('radio', { name: '离线陪伴' })).toBeVisible()
    await user.click(dialog.getByRole('radio', { name: 'gpt-6-luna' }))
    await user.click(dialog.getByRole('button', { name: '请 Ta 回答' }))
    await waitFor(() =>
      expect(chat.calls[0]).toMatchObject({
        path: '/api/messages/reply/regenerate',
        body: { model: { providerId: 'configured', model: 'gpt-6-luna' } },
      }),
    )
  })

  const details = async (user: UserEvent) => {
    await user.click((await screen.findAllByRole('button', { name: '消息选项' })).at(-1)!)
    await user.click(await screen.findByRole('menuitem', { name: '详情' }))
    return within(await screen.findByRole('dialog', { name: '消息详情' }))
  }

  it('says on demand what it cost and how fast it was, in words', async () => {
    const { user } = await openChat({ messages: [aMessage(), written] })
    expect(screen.queryByText('不扣积分')).toBeNull()
    const receipt = await details(user)
    expect(receipt.getByText('不扣积分')).toBeVisible()
    expect(receipt.getByText('0.9 秒后')).toBeVisible()
    expect(receipt.getByText('平稳 · 每秒 11.6 词元')).toBeVisible()
    expect(receipt.getByText('qwen3-4b')).toBeVisible()
  })

  it('that was stopped says which of the day it was, and what that cost', async () => {
    const stopped = (stopOfDay: number, credits: number) =>
      ({
        ...written,
        status: 'stopped',
        metadata: { provider: 'local', credits, stopOfDay },
      }) as const
    const free = await openChat({ messages: [aMessage(), stopped(10, 0)] })
    const receipt = await details(free.user)
    expect(receipt.getByText('不扣积分')).toBeVisible()
    expect(receipt.getByText('当天第 10 条，前 10 条免费')).toBeVisible()
    free.unmount()
    const paid = await openChat({ messages: [aMessage(), stopped(11, 1)] })
    const later = await details(paid.user)
    expect(later.getByText('1 积分')).toBeVisible()
    expect(later.getByText('当天第 11 条，前 10 条免费')).toBeVisible()
  })

  it('is not measured where a script stood in', async () => {
    const { speed } = written.metadata
    const metadata = { provider: 'local', fallback: true, ...(speed && { speed }) }
    const { user } = await openChat({ messages: [aMessage(), { ...written, metadata }] })
    expect(await screen.findByText('模型暂时不可用，由离线陪伴代答')).toBeVisible()
    const told = await details(user)
    expect(told.getByText('离线陪伴 · 脚本，不是大模型')).toBeVisible()
    expect(told.queryByText(/每秒/)).toBeNull()
  })
})
