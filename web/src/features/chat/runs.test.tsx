import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMessage } from '@/test/chat-samples'
import { aReply, log, openChat } from '@/test/open-chat'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

const minute = (count: number) => new Date(Date.UTC(2026, 10, 21, 8, count)).toISOString()
const roof = { id: 'roof', excerpt: '外婆家的屋檐' }
const rain = { id: 'rain', excerpt: '喜欢雨声' }

describe('a run of one speaker', () => {
  const run = [
    aMessage({ content: '下班了', createdAt: minute(0) }),
    aMessage({ id: 'second', content: '外面下雨', createdAt: minute(1), position: '2' }),
    aReply({
      id: 'first-reply',
      position: '3',
      createdAt: minute(2),
      metadata: { emotion: 'caring', provider: 'local', usedMemories: [roof] },
    }),
    aReply({
      position: '4',
      content: '要不要说说那条巷子？',
      createdAt: minute(3),
      metadata: { emotion: 'gentle', provider: 'local', usedMemories: [roof, rain] },
    }),
  ]
  const times = () => within(log()).getAllByRole('time')

  it('has one line below it: the time, and what was remembered for all of it', async () => {
    const { user } = await openChat({ messages: run })
    await screen.findByText('要不要说说那条巷子？')
    // Besides the day at its head.
    expect(
      times()
        .map((time) => time.getAttribute('datetime'))
        .slice(1),
    ).toEqual([minute(1), minute(3)])
    expect(screen.getAllByText('已送达')).toHaveLength(1)
    expect(within(log()).queryByText('关切')).toBeNull()
    await user.click(screen.getByRole('button', { name: '引用了 2 枚记忆' }))
    const used = within(await screen.findByRole('dialog', { name: '这句话想起了' }))
    // Their words are said before the rest is here, by elements that then go.
    await waitFor(() => {
      expect(used.getByText('外婆家的屋檐')).toBeVisible()
      expect(used.getByText('喜欢雨声')).toBeVisible()
    })
  })

  it('keeps the options of every message in it', async () => {
    await openChat({ messages: run })
    await screen.findByText('要不要说说那条巷子？')
    for (const bubble of within(log()).getAllByRole('article'))
      expect(within(bubble).getByRole('button', { name: '消息选项' })).toBeInTheDocument()
  })

  it('says within what is of one message alone', async () => {
    const marked = run.map((one) =>
      one.id === 'first-reply' ? { ...one, markedAt: minute(9) } : one,
    )
    await openChat({ messages: marked })
    expect(await screen.findByText('已收藏')).toBeVisible()
    expect(times()).toHaveLength(3)
  })
})

describe('the details of one’s own message', () => {
  const tell = async (emotion: string) => {
    const { user } = await openChat({ messages: [aMessage({ metadata: { emotion } })] })
    expect(screen.queryByText('似乎有些难过')).toBeNull()
    await user.click(await screen.findByRole('button', { name: '消息选项' }))
    await user.click(await screen.findByRole('menuitem', { name: '详情' }))
    return within(await screen.findByRole('dialog', { name: '消息详情' }))
  }

  it('say what it sounds like, as a guess', async () => {
    expect((await tell('sadness')).getByText('似乎有些难过')).toBeVisible()
  })

  it.each(['neutral', 'unheard-of'])('say nothing of one that is %s', async (emotion) => {
    const told = await tell(emotion)
    expect(told.getByText('发送时间')).toBeVisible()
    expect(told.queryByText('语气')).toBeNull()
  })
})
