import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { startChatServer } from '@/test/chat-server'
import { aMemory, startMemoryServer } from '@/test/memory-server'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

const memories = [
  aMemory({
    id: 'hiking',
    content: '周末喜欢去爬山',
    memoryType: 'preference',
    importance: 8,
    emotionalWeight: 0.42,
    accessCount: 3,
    connections: ['home', 'aunt'],
    contextTags: ['爬山', '周末', '户外', '第四个'],
    pinned: true,
  }),
  aMemory({ id: 'home', content: '住在杭州', scope: 'user' }),
  aMemory({ id: 'before', content: '住在北京', validTo: '2026-05-02T08:00:00.000Z' }),
  aMemory({ id: 'gone', content: '养过一只猫', deletedAt: '2026-11-20T08:00:00.000Z' }),
]

async function open(options: Parameters<typeof startMemoryServer>[0] = { memories }) {
  startChatServer()
  const memory = startMemoryServer(options)
  const view = await renderApp({ path: '/settings' })
  await view.router.navigate({ pathname: '/chat', hash: '#memories' })
  const panel = within(await screen.findByRole('tabpanel', { name: '记忆' }))
  await panel.findByRole('searchbox')
  return { ...view, memory, panel }
}

const card = (name: string) =>
  screen.findByRole('article', { name }).then((element) => within(element))

describe('the memories tab', () => {
  it('sums up, and shows of each memory what it weighs', async () => {
    const { panel } = await open()
    const hiking = await card('周末喜欢去爬山')
    for (const text of [
      '喜好',
      '很重要（8/10）',
      '情感：愉快',
      '提起 3 次',
      '2 处关联',
      '已置顶',
      '爬山',
      '户外',
    ])
      expect(hiking.getByText(text)).toBeVisible()
    expect(hiking.queryByText('第四个')).toBeNull()
    expect((await card('住在杭州')).getByText('关于我')).toBeVisible()
    const figure = (name: string) => panel.getByText(name).parentElement
    expect(figure('记忆总数')).toHaveTextContent('2')
    expect(figure('近 30 天的情感 · +24')).toHaveTextContent('略愉快')
    expect(figure('记忆强度')).toHaveTextContent('83%')
    expect(figure('活跃类别')).toHaveTextContent('2')
    expect(screen.queryByText('住在北京')).toBeNull()
  })

  it('narrows by kind and by words, and says when nothing is left', async () => {
    const { user, panel } = await open()
    await card('住在杭州')
    await user.click(panel.getByRole('radio', { name: '喜好' }))
    await waitFor(() => expect(screen.queryByText('住在杭州')).toBeNull())
    await user.type(panel.getByRole('searchbox'), '杭州')
    expect(await screen.findByText('没找到这样的记忆')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '看全部' }))
    expect(await screen.findByText('周末喜欢去爬山')).toBeVisible()
  })

  it('shows what was superseded with its end', async () => {
    const { user, panel } = await open()
    await user.click(panel.getByRole('radio', { name: '含过去' }))
    expect((await card('住在北京')).getByText('到 2026年5月2日 为止')).toBeVisible()
  })

  it('edits in place, sending only what changed', async () => {
    const { user, memory } = await open()
    const home = await card('住在杭州')
    await user.click(home.getByRole('button', { name: '修改：住在杭州' }))
    const box = home.getByRole('textbox', { name: '内容' })
    expect(box).toHaveFocus()
    await user.clear(box)
    await user.click(home.getByRole('button', { name: '保存' }))
    expect(home.getByText('写点什么吧')).toBeVisible()
    await user.type(box, '搬到上海了')
    await user.selectOptions(home.getByRole('combobox', { name: '类型' }), '经历')
    await user.type(home.getByRole('textbox', { name: '标签' }), '搬家， 上海')
    await user.click(home.getByRole('button', { name: '保存' }))
    const changed = await card('搬到上海了')
    expect(changed.getByText('经历')).toBeVisible()
    expect(memory.calls).toEqual([
      expect.objectContaining({
        path: '/api/memories/companion/home',
        body: { content: '搬到上海了', memoryType: 'event', contextTags: ['搬家', '上海'] },
      }),
    ])
    await waitFor(() =>
      expect(changed.getByRole('button', { name: '修改：搬到上海了' })).toHaveFocus(),
    )
  })

  it('leaves an edit by Escape as it was', async () => {
    const { user, memory } = await open()
    const home = await card('住在杭州')
    await user.click(home.getByRole('button', { name: /^修改/ }))
    await user.type(home.getByRole('textbox', { name: '内容' }), '吗{Escape}')
    expect(await home.findByText('住在杭州')).toBeVisible()
    expect(memory.calls).toEqual([])
  })

  it('forgets with a way back', async () => {
    const { user, memory } = await open()
    await user.click((await card('住在杭州')).getByRole('button', { name: '忘记：住在杭州' }))
    await waitFor(() => expect(screen.queryByText('住在杭州')).toBeNull())
    await user.click(await screen.findByRole('button', { name: '撤销' }))
    expect(await screen.findByText('住在杭州')).toBeVisible()
    expect(memory.calls.map(({ method }) => method)).toEqual(['DELETE', 'POST'])
  })

  it('keeps what was forgotten lately, and brings it back', async () => {
    const { user, panel } = await open()
    await user.click(panel.getByRole('radio', { name: '最近忘记' }))
    const cat = await card('养过一只猫')
    expect(cat.getByText('2026年12月20日后彻底消失')).toBeVisible()
    await user.click(cat.getByRole('button', { name: '找回' }))
    expect(await screen.findByText('没有忘记过什么')).toBeVisible()
    await user.click(panel.getByRole('radio', { name: '现在' }))
    expect(await card('养过一只猫')).toBeTruthy()
  })

  it('changes and forgets several together', async () => {
    const { user, memory, panel } = await open()
    await card('住在杭州')
    await user.click(panel.getByRole('button', { name: '选择' }))
    await user.click(panel.getByRole('checkbox', { name: '选择：住在杭州' }))
    const bar = within(panel.getByRole('toolbar', { name: '所选记忆' }))
    expect(bar.getByText('已选 1 枚')).toBeVisible()
    await user.click(bar.getByRole('button', { name: '类型' }))
    await user.click(await screen.findByRole('menuitem', { name: '人物' }))
    await waitFor(() =>
      expect(memory.calls[0]?.body).toEqual({ ids: ['home'], change: { memoryType: 'person' } }),
    )
    await user.click(await panel.findByRole('button', { name: '选择' }))
    await user.click(panel.getByRole('button', { name: '全选' }))
    await user.click(within(panel.getByRole('toolbar')).getByRole('button', { name: '忘记' }))
    expect(await screen.findByText('还没有水晶')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: '撤销' }))
    expect(await screen.findByText('周末喜欢去爬山')).toBeVisible()
  })

  it('takes a memory that one writes oneself', async () => {
    const { user, memory, panel } = await open({ memories: [] })
    expect(await screen.findByText('还没有水晶')).toBeVisible()
    await user.click(panel.getByRole('button', { name: '写一枚' }))
    const form = within(panel.getByRole('form', { name: '亲手写一枚记忆' }))
    await user.type(form.getByRole('textbox', { name: '内容' }), '对花生过敏')
    await user.click(form.getByRole('radio', { name: '关于我' }))
    await user.click(form.getByRole('button', { name: '保存' }))
    expect(await card('对花生过敏')).toBeTruthy()
    expect(memory.calls[0]?.body).toMatchObject({ content: '对花生过敏', scope: 'user' })
  })

  it('fetches further pages', async () => {
    const many = Array.from({ length: 70 }, (_, index) =>
      aMemory({ id: `m${index}`, content: `第 ${index + 1} 件事` }),
    )
    const { user, panel } = await open({ memories: many })
    await card('第 1 件事')
    expect(screen.queryByText('第 60 件事')).toBeNull()
    await user.click(panel.getByRole('button', { name: '加载更多' }))
    await waitFor(() => expect(panel.queryByRole('button', { name: '加载更多' })).toBeNull())
  })

  it('says so when memories cannot be had, and tries again', async () => {
    const { user, panel, memory } = await open({ memories: [] })
    await screen.findByText('还没有水晶')
    memory.state.memories = memories
    let away = true
    server.use(
      http.get('*/api/memories/:companionId', () =>
        away ? HttpResponse.json({}, { status: 503 }) : undefined,
      ),
    )
    await user.click(panel.getByRole('radio', { name: '含过去' }))
    expect(await screen.findByText('记忆没能取到')).toBeVisible()
    away = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('住在北京')).toBeVisible()
  })
})
