import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompanion } from '@/test/chat-samples'
import { startChatServer } from '@/test/chat-server'
import { errorFixture } from '@/test/fixtures'
import { memoryId, numberedMemory } from '@/test/memory-samples'
import { startMemoryServer } from '@/test/memory-server'
import { pageHeading } from '@/test/page-heading'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

const home = numberedMemory(1, {
  content: '住在上海',
  validFrom: '2026-03-01T08:00:00.000Z',
  validTo: '2026-05-03T08:00:00.000Z',
  supersededBy: memoryId(2),
})
const moved = numberedMemory(2, {
  content: '搬到了杭州',
  importance: 9,
  emotionalWeight: 0.42,
  contextTags: ['搬家'],
  connections: [memoryId(3)],
  sourceMessageIds: ['0196fc2d-4c00-7abc-8def-0123456789ab'],
})
const cat = numberedMemory(3, { content: '养了一只橘猫', memoryType: 'event', pinned: true })

const companions = [
  aCompanion({ backstory: '在旧书店长大。' }),
  aCompanion({ id: 'second', name: '青岚' }),
]

async function open({
  memories = [cat, moved, home],
  path = '/memory-crystal',
  people = companions,
} = {}) {
  const chat = startChatServer({ companions: people })
  const held = startMemoryServer({ memories })
  const view = await renderApp({ path })
  await pageHeading('记忆水晶')
  return { ...view, chat, ...held }
}
const graph = () => screen.findByRole('listbox', { name: /小忆的记忆水晶/ })
const openList = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('radio', { name: '列表' }))
  return within(await screen.findByRole('list', { name: '记忆列表' }))
}

beforeEach(() => stubLayout())

describe('the memory crystal page', () => {
  it('shows the first companion’s memories as a graph that can be read', async () => {
    await open()
    expect(screen.getByRole('link', { name: '情感仪表盘' })).toHaveAttribute('href', '/dashboard')
    expect(await screen.findByRole('radio', { name: /小忆/ })).toBeChecked()
    expect(screen.getByText('在旧书店长大。')).toBeVisible()
    expect(screen.getByText(/还没有写下背景故事/)).toBeVisible()
    const options = within(await graph()).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '养了一只橘猫, 经历, 很重要, 情感：略愉快, 已置顶',
      '搬到了杭州, 事实, 至关重要, 情感：愉快',
      expect.stringMatching(/^住在上海, .*到 2026年5月3日 为止$/),
    ])
    for (const title of ['记忆网络', '情感轨迹', '记忆分析', '时间线'])
      expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible()
  })

  it('opens the companion and the memory of the address', async () => {
    await open({ path: `/memory-crystal?companion=second&memory=${memoryId(2)}` })
    expect(await screen.findByRole('radio', { name: /青岚/ })).toBeChecked()
    const detail = within(await screen.findByRole('article'))
    expect(detail.getByRole('heading', { name: '搬到了杭州' })).toBeVisible()
    expect(detail.getByText('至关重要（9/10）')).toBeVisible()
    expect(detail.getByRole('meter', { name: '情感' })).toHaveAttribute(
      'aria-valuetext',
      '愉快（+42）',
    )
    expect(detail.getByText('搬家')).toBeVisible()
    expect(detail.getByRole('link', { name: /^来自你 .* 说的话$/ })).toBeVisible()
    expect(detail.getByRole('button', { name: '养了一只橘猫' })).toBeVisible()
    expect(detail.getByRole('heading', { name: '在此之前' })).toBeVisible()
  })

  it('changes the companion', async () => {
    const { user, router } = await open()
    await graph()
    await user.click(screen.getByRole('radio', { name: /青岚/ }))
    expect(await screen.findByRole('listbox', { name: /青岚的记忆水晶/ })).toBeVisible()
    await waitFor(() => expect(router.state.location.search).toBe('?companion=second'))
  })

  it('invites somebody without a companion', async () => {
    await open({ people: [] })
    expect(await screen.findByText('您还没有任何AI伙伴。')).toBeVisible()
    expect(screen.getByRole('link', { name: '新的伴侣' })).toHaveAttribute('href', '/home')
  })

  it('has the uncut crystal where nothing is remembered yet', async () => {
    await open({ memories: [] })
    expect(await screen.findByRole('heading', { name: '还没有水晶' })).toBeVisible()
    expect(screen.getByRole('link', { name: '说给 Ta 听' })).toHaveAttribute(
      'href',
      '/chat/companion',
    )
  })

  it('says when memories cannot be had, and tries again', async () => {
    startChatServer({ companions })
    startMemoryServer({ memories: [cat] })
    server.use(
      http.get(
        '*/api/memories/:companionId',
        () => HttpResponse.json(errorFixture('unavailable'), { status: 503 }),
        { once: true },
      ),
    )
    const { user } = await renderApp({ path: '/memory-crystal' })
    expect(await screen.findByRole('heading', { name: '记忆没能取到' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await graph()).toBeVisible()
  })

  it('takes over what the server tells', async () => {
    const { state, chat } = await open({ memories: [home] })
    await chat.connected()
    await graph()
    state.memories = [cat, home]
    act(() =>
      chat.send({
        type: 'memories_changed',
        companionId: 'companion',
        created: [],
        edited: 0,
        deleted: 0,
        total: 2,
      }),
    )
    expect(await screen.findByText('1 枚记忆 · 1 枚已成往事')).toBeVisible()
  })
})

describe('finding a crystal', () => {
  it('goes by arrow keys and opens with Enter', async () => {
    const { user } = await open()
    const list = await graph()
    list.focus()
    const active = () =>
      document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent
    expect(active()).toMatch(/^养了一只橘猫/)
    await user.keyboard('{ArrowRight}')
    expect(active()).toMatch(/^搬到了杭州/)
    await user.keyboard('{End}{ArrowDown}')
    expect(active()).toMatch(/^住在上海/)
    await user.keyboard('{Home}{Enter}')
    const title = await screen.findByRole('heading', { level: 3, name: '养了一只橘猫' })
    await waitFor(() => expect(title).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(list).toHaveFocus()
  })

  it('leaves what a search or a kind finds, and offers everything when that is nothing', async () => {
    const { user } = await open()
    const list = await graph()
    await user.click(screen.getByRole('radio', { name: '经历 1' }))
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1))
    expect(screen.getByText('找到 1 枚，共 3 枚')).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: '搜索记忆' }), '鲸鱼')
    await user.click(await screen.findByRole('button', { name: '看全部' }))
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(3))
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('tells in the timeline what is over, and leads to what took its place', async () => {
    const { user } = await open()
    const former = await screen.findByText('住在上海', { selector: 's' })
    const entry = within(former.closest('li') as HTMLElement)
    expect(entry.getByText('到 2026年5月3日 为止')).toBeVisible()
    await user.click(entry.getByRole('button', { name: /后来变成了.*搬到了杭州/ }))
    expect(await screen.findByRole('heading', { level: 3, name: '搬到了杭州' })).toBeVisible()
  })
})

describe('what an owner does with a crystal', () => {
  it('pins and unpins it', async () => {
    const { user, calls } = await open()
    const list = await openList(user)
    await user.click(list.getByRole('button', { name: /搬到了杭州/ }))
    await user.click(await screen.findByRole('button', { name: '置顶' }))
    await user.click(await screen.findByRole('button', { name: '取消置顶' }))
    expect(await screen.findByRole('button', { name: '置顶' })).toBeVisible()
    expect(calls.map(({ body }) => body)).toEqual([{ pinned: true }, { pinned: false }])
  })

  it('corrects it in place', async () => {
    const { user, calls } = await open({ path: `/memory-crystal?memory=${memoryId(2)}` })
    await user.click(await screen.findByRole('button', { name: '修改' }))
    const field = await screen.findByRole('textbox', { name: '内容' })
    await user.clear(field)
    await user.type(field, '搬到了宁波')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('heading', { level: 3, name: '搬到了宁波' })).toBeVisible()
    expect(calls).toMatchObject([
      { method: 'PATCH', path: `/api/memories/companion/${memoryId(2)}` },
    ])
    expect(calls[0]?.body).toMatchObject({ content: '搬到了宁波', importance: 9 })
  })

  it('forgets it and brings it back', async () => {
    const { user, calls } = await open({ path: `/memory-crystal?memory=${memoryId(3)}` })
    await user.click(await screen.findByRole('button', { name: '忘记' }))
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(await screen.findByText('1 枚记忆 · 1 枚已成往事')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: '撤销' }))
    expect(await screen.findByText('2 枚记忆 · 1 枚已成往事')).toBeVisible()
    expect(calls.map(({ method }) => method)).toEqual(['DELETE', 'POST'])
  })

  it('keeps it in the list when the server refuses', async () => {
    const { user } = await open({ path: `/memory-crystal?memory=${memoryId(3)}` })
    server.use(
      http.delete('*/api/memories/:companionId/:id', () =>
        HttpResponse.json(errorFixture('unavailable'), { status: 503 }),
      ),
    )
    await user.click(await screen.findByRole('button', { name: '忘记' }))
    expect(await screen.findByText('没能忘记')).toBeVisible()
    expect(screen.getByText('2 枚记忆 · 1 枚已成往事')).toBeVisible()
  })
})
