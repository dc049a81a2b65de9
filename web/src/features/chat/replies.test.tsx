import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aMessage } from '@/test/chat-samples'
import { replyFrames } from '@/test/chat-server'
import { aReply, openChat, said } from '@/test/open-chat'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

describe('replies', () => {
  const open = (changes: Parameters<typeof aReply>[0]) =>
    openChat({ messages: [aMessage(), aReply({ replyTo: 'message', ...changes })] })

  it('name their writer where the head of the talk names another', async () => {
    await open({ metadata: { provider: 'openai', model: 'gpt-x', emotion: 'caring' } })
    expect(await screen.findByText('gpt-x')).toBeVisible()
    expect(screen.getByText('关切')).toBeVisible()
  })

  it('leave it to the head, once, else', async () => {
    await open({ metadata: { provider: 'local' } })
    expect(
      await screen.findByRole('link', { name: '现在由离线陪伴 · 脚本，不是大模型回答，查看说明' }),
    ).toBeVisible()
    await said('嗯，我在听。')
    expect(screen.getAllByText('离线陪伴 · 脚本，不是大模型')).toHaveLength(1)
  })

  it('set the mood of the header', async () => {
    await open({ metadata: { emotion: 'caring' } })
    expect(await screen.findByText('心情：关切')).toBeVisible()
  })

  it('leave the header its mood when they fail', async () => {
    await open({ status: 'failed', content: '', metadata: { emotion: 'apologetic' } })
    expect(await screen.findByText('心情：雀跃')).toBeVisible()
  })

  it('say when the offline companion stood in', async () => {
    await open({ metadata: { provider: 'local', fallback: true } })
    expect(await screen.findByText('模型暂时不可用，由离线陪伴代答')).toBeVisible()
  })

  it('go on after an interruption', async () => {
    const { user, chat } = await open({ status: 'interrupted' })
    expect(await screen.findByText('话说到一半中断了')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '继续说' }))
    await waitFor(() => expect(chat.calls[0]?.body).toMatchObject({ continue: true }))
  })

  it('say that they were cut by their length, and go on', async () => {
    const { user, chat } = await open({ metadata: { provider: 'openai', cut: 'length' } })
    expect(await screen.findByText('太长，写到这里就断了')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '继续说' }))
    await waitFor(() => expect(chat.calls[0]?.body).toMatchObject({ continue: true }))
  })

  it('say that the rest was withheld, where going on is of no use', async () => {
    await open({ metadata: { provider: 'openai', cut: 'withheld' } })
    expect(await screen.findByText('模型服务没有放出后面的内容')).toBeVisible()
    expect(screen.queryByRole('button', { name: '继续说' })).toBeNull()
  })

  it('apologise when they failed, and can be tried again', async () => {
    const { user, chat } = await open({
      status: 'failed',
      content: '',
      metadata: { emotion: 'apologetic', errorCode: 'generation_failed' },
    })
    expect(await screen.findByText('抱歉，这句话没能说出来。再试一次好吗？')).toBeVisible()
    expect(screen.getByText('抱歉')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(chat.calls[0]?.path).toBe('/api/messages/reply/regenerate'))
  })

  it('say what they wait for, and can be stopped meanwhile', async () => {
    const { user, box, chat } = await openChat()
    await user.type(box, '在吗{Enter}')
    const { reply, start, chunk } = replyFrames(
      chat.confirm(await chat.chatFrame()),
      '在的，我在。',
    )
    const stage = (stage: 'waiting' | 'loading' | 'reading', percent?: number) =>
      chat.send({
        type: 'streaming_stage',
        messageId: reply.id,
        stage,
        ...(percent !== undefined && { percent }),
      })
    chat.send(start)
    stage('waiting')
    expect(await screen.findByText('模型正在回答另一段对话，马上轮到你…')).toBeVisible()
    stage('loading')
    const status = await screen.findByText('正在唤醒模型…')
    expect(status).toHaveAttribute('role', 'status')
    stage('reading', 40)
    expect(await screen.findByText('正在读你们的对话…')).toBe(status)
    // Each percent is shown, not read out.
    expect(screen.getByText('40%')).toHaveAttribute('aria-hidden', 'true')
    await user.click(screen.getByRole('button', { name: '停止回复' }))
    expect(chat.frames.at(-1)).toEqual({ type: 'stop', messageId: reply.id })
    chat.send(chunk(0, 3))
    await waitFor(() => expect(screen.queryByText('正在读你们的对话…')).toBeNull())
  })

  it('tell why none could begin', async () => {
    const { user, box, chat } = await openChat()
    await user.type(box, '在吗{Enter}')
    const frame = await chat.chatFrame()
    const message = chat.confirm(frame)
    chat.send({
      type: 'streaming_stream_error',
      messageId: null,
      companionId: 'companion',
      clientMessageId: frame.clientMessageId ?? null,
      data: { error: 'no credits', code: 'quota_exceeded', requestId: 'r' },
      message,
    })
    expect(await screen.findByText('额度已用完。')).toBeVisible()
    // What can be done about it is offered above everything else first.
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(chat.calls[0]?.path).toBe('/api/messages/question/regenerate'))
  })

  it('offer help lines quietly below a reply that asks for it', async () => {
    const { user } = await open({ content: '好的。', metadata: { helpLink: true } })
    await user.click(await screen.findByRole('button', { name: '求助热线' }))
    expect(await screen.findByRole('link', { name: '12356' })).toBeVisible()
  })

  it('show lines to call in a crisis, and nothing playful', async () => {
    const actions = [{ id: 'a', group: 'emotion', text: '不该出现', priority: 9 } as const]
    const { user } = await open({
      content: '谢谢你说出来。',
      metadata: {
        provider: 'safety',
        emotion: 'caring',
        crisis: 'crisis',
        suggestedActions: actions,
      },
    })
    expect(await screen.findByRole('link', { name: '12356' })).toHaveAttribute('href', 'tel:12356')
    await user.click(screen.getByRole('button', { name: '更多求助方式' }))
    expect(screen.getByRole('link', { name: 'HOME 741741' })).toHaveAttribute('href', 'sms:741741')
    expect(screen.getByRole('link', { name: '120' })).toHaveAttribute('href', 'tel:120')
    expect(screen.getByRole('link', { name: '110' })).toHaveAttribute('href', 'tel:110')
    expect(screen.getByText('安全守护 · 预设文字')).toBeVisible()
    expect(screen.queryByText('关切')).toBeNull()
    expect(screen.queryByText('不该出现')).toBeNull()
  })

  it('play with a voice only where one speaks their language', async () => {
    const spoken: { text: string }[] = []
    const voices = [{ lang: 'zh-CN', name: 'Huihui', localService: true }]
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (utterance: { text: string }) => spoken.push(utterance),
      cancel: () => undefined,
    })
    vi.stubGlobal('speechSynthesis', synthesis)
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class extends EventTarget {
        readonly text: string
        constructor(text: string) {
          super()
          this.text = text
        }
      },
    )
    const { user } = await openChat({
      messages: [
        aReply({ id: 'zh', content: '**晚安**', metadata: { language: 'zh' } }),
        aReply({ id: 'ko', content: '잘 자', position: '3', metadata: { language: 'ko' } }),
      ],
    })
    await said('잘 자')
    const play = screen.getAllByRole('button', { name: '朗读' })
    expect(play).toHaveLength(1)
    await user.click(play[0] as HTMLElement)
    expect(spoken[0]?.text).toBe('晚安')
    await user.click(screen.getByRole('button', { name: '停止朗读' }))
    expect(screen.getByRole('button', { name: '朗读' })).toBeVisible()
    vi.unstubAllGlobals()
  })
})
