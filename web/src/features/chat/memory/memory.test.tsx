import type { ServerFrames } from '@lumen/contracts/frames'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aCompanion, aMessage } from '@/test/chat-samples'
import { aMemory, startMemoryServer } from '@/test/memory-server'
import { narrowScreen } from '@/test/screen-size'
import { aReply, fromComposerMenu, openChat } from '@/test/open-chat'
import { stubLayout } from '@/test/stub-layout'
import { holdCrystals } from './held-crystals'

beforeEach(stubLayout)
beforeEach(() => holdCrystals([], true))

const made = (changes: Partial<ServerFrames['memories_changed']> = {}) =>
  ({
    type: 'memories_changed',
    companionId: 'companion',
    created: [
      {
        id: 'new',
        memoryType: 'fact',
        excerpt: '住在杭州',
        emotionalWeight: 0,
        sourceMessageIds: ['message'],
      },
    ],
    edited: 0,
    deleted: 0,
    total: 8,
    ...changes,
  }) satisfies ServerFrames['memories_changed']

describe('the crystal counter', () => {
  const flights: Keyframe[][] = []
  beforeEach(() => {
    flights.length = 0
    vi.stubGlobal('innerHeight', 800)
    Object.defineProperty(HTMLElement.prototype, 'animate', {
      configurable: true,
      value(this: HTMLElement, frames: Keyframe[]) {
        flights.push(frames)
        const animation = new EventTarget()
        queueMicrotask(() => void act(() => animation.dispatchEvent(new Event('finish'))))
        return Object.assign(animation, { cancel: () => undefined })
      },
    })
    Object.defineProperty(Element.prototype, 'getBoundingClientRect', {
      configurable: true,
      value: () => ({ left: 10, top: 10, width: 100, height: 40, bottom: 50, right: 110 }),
    })
  })

  it('counts, leads to the memories, and sends a shard once for a batch', async () => {
    const memories = Array.from({ length: 7 }, (_, index) => aMemory({ id: `m${index}` }))
    const { chat, user, router } = await openChat({ messages: [aMessage()] })
    startMemoryServer({ memories })
    await chat.connected()
    const counter = await screen.findByRole('link', { name: /枚记忆$/ })
    chat.send(made({ created: [...made().created, { ...made().created[0]!, id: 'other' }] }))
    expect(await screen.findByRole('link', { name: '8 枚记忆' })).toBeVisible()
    expect(screen.getByText('凝成了 2 枚新记忆')).toBeInTheDocument()
    // One flight, and the counter that takes it in.
    await waitFor(() => expect(flights).toHaveLength(2))
    expect(flights[0]).toHaveLength(4)
    await user.click(counter)
    await waitFor(() => expect(router.state.location.hash).toBe('#memories'))
  })

  it('says what was remembered to readers of screens, and covers nothing with it', async () => {
    const noticed = vi.fn()
    globalThis.addEventListener('lumen:notice', noticed)
    onTestFinished(() => globalThis.removeEventListener('lumen:notice', noticed))
    const { chat } = await openChat({ messages: [aMessage()] })
    await screen.findByRole('link', { name: '0 枚记忆' })
    chat.send(made({ total: 1 }))
    expect(await screen.findByText('凝成了一枚新记忆：住在杭州')).toBeInTheDocument()
    // Its message says what it holds, and leads there.
    expect(await screen.findByRole('link', { name: /新记忆：住在杭州/ })).toHaveTextContent(
      '住在杭州',
    )
    expect(noticed).not.toHaveBeenCalled()
    chat.send(made({ created: [], deleted: 1, total: 0 }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /新记忆/ })).toBeNull())
  })

  it('only fades where motion is reduced', async () => {
    const { matchMedia } = globalThis
    vi.stubGlobal('matchMedia', (query: string) =>
      query.includes('reduced-motion') ? { matches: true } : matchMedia(query),
    )
    const { chat } = await openChat({ messages: [aMessage()] })
    await screen.findByRole('link', { name: '0 枚记忆' })
    chat.send(made())
    expect(await screen.findByText('凝成了一枚新记忆：住在杭州')).toBeInTheDocument()
    expect(flights).toEqual([[{ opacity: 0.3 }, { opacity: 1 }]])
    vi.unstubAllGlobals()
    stubLayout()
  })

  it('is silent about what is written by hand, and about other companions', async () => {
    const { chat } = await openChat({ messages: [aMessage()] })
    await screen.findByRole('link', { name: '0 枚记忆' })
    chat.send(
      made({ created: [{ ...made().created[0]!, sourceMessageIds: [] }], total: 3 }),
      made({ companionId: 'other', total: 99 }),
    )
    expect(await screen.findByRole('link', { name: '3 枚记忆' })).toBeVisible()
    expect(screen.queryByText(/凝成了/)).toBeNull()
    expect(flights).toEqual([])
  })
})

describe('why this reply', () => {
  const used = [
    { id: 'memory', excerpt: '住在杭州' },
    { id: 'gone', excerpt: '养了一只猫' },
    { id: 'erased', excerpt: '早就没有的事' },
  ]
  const open = async () => {
    const view = await openChat({
      messages: [aMessage(), aReply({ replyTo: 'message', metadata: { usedMemories: used } })],
    })
    const memory = startMemoryServer({
      memories: [
        aMemory(),
        aMemory({
          id: 'gone',
          content: '养了一只猫',
          deletedAt: '2026-11-20T08:00:00.000Z',
        }),
      ],
    })
    return { ...view, memory }
  }

  it('lists what went into it, by keyboard, with the ways to mend it', async () => {
    const { user, memory } = await open()
    const chip = await screen.findByRole('button', { name: '引用了 3 枚记忆' })
    chip.focus()
    await user.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: '这句话想起了' })
    await user.click(await within(panel).findByRole('button', { name: '改一改' }))
    const box = within(panel).getByRole('textbox', { name: '内容' })
    expect(box).toHaveFocus()
    await user.clear(box)
    await user.type(box, '搬到上海了')
    await user.click(within(panel).getByRole('button', { name: '保存' }))
    expect(await within(panel).findByText('搬到上海了')).toBeVisible()
    await user.click(within(panel).getByRole('button', { name: '置顶' }))
    expect(await within(panel).findByText('已置顶')).toBeVisible()
    await user.click(within(panel).getByRole('button', { name: '忘记' }))
    await waitFor(() => expect(within(panel).getAllByText('已经忘记')).toHaveLength(3))
    expect(memory.calls.map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', { content: '搬到上海了' }],
      ['PATCH', { pinned: true }],
      ['DELETE', {}],
    ])
    await user.click(await screen.findByRole('button', { name: '撤销' }))
    await waitFor(() => expect(memory.calls.at(-1)?.path).toMatch(/\/memory\/restore$/))
  })

  it('gives up a change by Escape and stays open; the next Escape closes it', async () => {
    const { user, memory } = await open()
    await user.click(await screen.findByRole('button', { name: '引用了 3 枚记忆' }))
    const panel = await screen.findByRole('dialog', { name: '这句话想起了' })
    await user.click(await within(panel).findByRole('button', { name: '改一改' }))
    await user.keyboard('别的{Escape}')
    expect(within(panel).queryByRole('textbox')).toBeNull()
    await waitFor(() => expect(within(panel).getByRole('button', { name: '改一改' })).toHaveFocus())
    expect(memory.calls).toEqual([])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(panel).not.toBeInTheDocument())
  })

  it('says what is forgotten, and brings back what can be', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '引用了 3 枚记忆' }))
    const panel = await screen.findByRole('dialog', { name: '这句话想起了' })
    await waitFor(() => expect(within(panel).getAllByText('已经忘记')).toHaveLength(2))
    await user.click(within(panel).getByRole('button', { name: '找回' }))
    await waitFor(() => expect(within(panel).getAllByText('已经忘记')).toHaveLength(1))
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '引用了 3 枚记忆' })).toHaveFocus(),
    )
  })

  it('names facts of the chart for what they are', async () => {
    const facts = [
      { id: 'memory', excerpt: '住在杭州', kind: 'memory' as const },
      { id: 'sun', excerpt: '太阳在天蝎座', kind: 'chart-fact' as const },
    ]
    const { user } = await openChat({
      messages: [aMessage(), aReply({ replyTo: 'message', metadata: { usedMemories: facts } })],
    })
    startMemoryServer({ memories: [aMemory()] })
    await user.click(
      await screen.findByRole('button', { name: '引用了 1 枚记忆 · 参考了 1 条命盘' }),
    )
    const panel = await screen.findByRole('dialog', { name: '这句话想起了' })
    expect(await within(panel).findByText('太阳在天蝎座')).toBeVisible()
    expect(within(panel).getByText('由你的出生信息算出')).toBeVisible()
    expect(await within(panel).findAllByRole('button', { name: '改一改' })).toHaveLength(1)
  })

  it('comes from the lower edge of a small screen', async () => {
    narrowScreen()
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '引用了 3 枚记忆' }))
    const sheet = await screen.findByRole('dialog', { name: '这句话想起了' })
    // Its words are said before the rest is here, by an element that then goes.
    await waitFor(() => expect(within(sheet).getByText('住在杭州')).toBeVisible())
  })
})

describe('off the record', () => {
  it('is switched in the composer, explained once, and followed from other devices', async () => {
    const { user, chat } = await openChat()
    await fromComposerMenu(user, '不记录')
    expect(await screen.findByText('不记录：说的话不会变成记忆')).toBeVisible()
    expect(chat.calls.at(-1)).toMatchObject({ method: 'PATCH', body: { offRecord: true } })
    await user.click(screen.getByRole('button', { name: '知道了' }))
    expect(screen.queryByText(/聊天照常显示/)).toBeNull()
    await user.click(screen.getByRole('button', { name: '恢复记录' }))
    await waitFor(() => expect(screen.queryByText('不记录：说的话不会变成记忆')).toBeNull())

    chat.state.companions = [aCompanion({ offRecord: true })]
    chat.send({ type: 'companion_changed', change: 'edited', companionId: 'companion' })
    expect(await screen.findByText('不记录：说的话不会变成记忆')).toBeVisible()
    expect(screen.queryByText(/聊天照常显示/)).toBeNull()
  })
})

describe('without a network', () => {
  it('says so, whatever a companion seems to be about', async () => {
    const { user, box, chat } = await openChat()
    await user.type(box, '在吗{Enter}')
    await chat.chatFrame()
    expect(await screen.findAllByText('正在想…')).not.toHaveLength(0)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void globalThis.dispatchEvent(new Event('offline')))
    expect(await screen.findByText('连接已断开')).toBeVisible()
    expect(screen.queryByText('正在想…')).toBeNull()
  })
})
