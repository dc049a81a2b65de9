import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { emptyPersona } from '@lumen/contracts/chat/empty-persona'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompanion } from '@/test/chat-samples'
import { startChatServer } from '@/test/chat-server'
import { pageHeading } from '@/test/page-heading'
import { renderApp } from '@/test/render-app'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

const names = () =>
  within(screen.getByRole('complementary', { name: '我的伴侣' }))
    .getAllByRole('listitem')
    .map((entry) => entry.querySelector('.font-semibold')?.textContent)

async function openList(companions = [aCompanion(), aCompanion({ id: 'other', name: '青岚' })]) {
  const chat = startChatServer({ companions })
  const view = await renderApp({ path: '/chat' })
  await screen.findByRole('complementary', { name: '我的伴侣' })
  return { ...view, chat }
}
const choose = async (
  user: Awaited<ReturnType<typeof openList>>['user'],
  name: string,
  item: string,
) => {
  await user.click(screen.getByRole('button', { name: `${name}的选项` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

describe('companions', () => {
  it('begin with the first meeting, where one face needs no choice', async () => {
    const { user, chat, router } = await openList([])
    expect(await screen.findByText('无限记忆')).toBeVisible()
    expect(screen.getByText('AI 人格成长')).toBeVisible()
    expect(screen.getByText('东西方智慧')).toBeVisible()
    expect(screen.getByText('多模态创作')).toBeVisible()
    await user.click(screen.getByRole('link', { name: '开始聊天' }))
    await user.click(await screen.findByRole('button', { name: '就是 Ta 了' }))
    expect(await screen.findByRole('heading', { level: 1, name: '小忆' })).toBeVisible()
    expect(chat.calls[0]?.body).toEqual({
      name: '小忆',
      face: 'lumi',
      mood: 'excited',
      personality: {
        empathy: 95,
        creativity: 88,
        intelligence: 92,
        humor: 76,
        traits: ['empathetic', 'creative', 'supportive'],
      },
      persona: {
        greeting: '今天过得怎么样？我想听真话。',
        speakingStyle: '说话轻软，先听再问，记得你提过的小事。',
      },
      speaksFirst: true,
    })
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/companion1'))
  })

  it('stand in the order they came, the first one open', async () => {
    await openList()
    expect(names()).toEqual(['小忆', '青岚'])
    expect(screen.getByRole('link', { name: /小忆/, current: 'page' })).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: '小忆' })).toBeVisible()
  })

  it('begin with a face of twelve, who speaks first', async () => {
    const { user, chat } = await openList()
    await user.click(screen.getAllByRole('button', { name: '新的伴侣' })[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: '创建伴侣' }))
    const faces = within(dialog.getByRole('group', { name: '先选一张脸' }))
    expect(faces.getAllByRole('radio')).toHaveLength(12)
    expect(faces.getByRole('radio', { name: /小忆/ })).toBeChecked()
    await user.click(faces.getByRole('radio', { name: /云奶奶/ }))
    expect(dialog.getByText('“孩子，吃饭了没有？”')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '就是 Ta 了' }))
    expect(await screen.findByRole('heading', { level: 1, name: '云奶奶' })).toBeVisible()
    expect(chat.calls[0]?.body).toMatchObject({
      name: '云奶奶',
      face: 'yun',
      mood: 'caring',
      persona: {
        greeting: '孩子，吃饭了没有？',
        speakingStyle: '像家里的长辈，先问吃了没、冷不冷，话里都是疼人。',
      },
    })
  })

  it('are given another face later', async () => {
    const { user, chat } = await openList()
    await choose(user, '小忆', '编辑')
    const dialog = within(await screen.findByRole('dialog', { name: '编辑伴侣' }))
    await user.click(dialog.getByText('肖像'))
    await user.click(await dialog.findByRole('radio', { name: /诺亚/ }))
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(chat.calls[0]?.body).toMatchObject({ name: '小忆', face: 'noa' }))
  })

  it('are made to one’s wishes', async () => {
    const { user, chat } = await openList()
    await user.click(screen.getAllByRole('button', { name: '新的伴侣' })[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: '一次填完' }))
    const dialog = await screen.findByRole('dialog', { name: '创建伴侣' })
    const create = within(dialog).getByRole('button', { name: '创建并开始聊天' })
    await user.click(create)
    expect(within(dialog).getByText('给 Ta 起个名字吧')).toBeVisible()
    expect(chat.calls).toEqual([])
    await user.type(within(dialog).getByRole('textbox', { name: '名字' }), ' 绯月 ')
    await user.click(within(dialog).getByRole('radio', { name: '平静' }))
    await user.click(within(dialog).getByRole('checkbox', { name: '有创意' }))
    await user.click(within(dialog).getByRole('checkbox', { name: '幽默' }))
    await user.type(within(dialog).getByRole('textbox', { name: '自己写一个' }), '爱喝茶{Enter}')
    const slider = within(dialog).getByRole('slider', { name: '幽默感' })
    fireEvent.keyDown(slider, { key: 'ArrowRight' })
    await user.type(within(dialog).getByRole('textbox', { name: '背景故事' }), '来自海边。')
    await user.click(create)
    expect(await screen.findByRole('heading', { level: 1, name: '绯月' })).toBeVisible()
    expect(chat.calls[0]?.body).toEqual({
      name: '绯月',
      face: 'lumi',
      mood: 'calm',
      backstory: '来自海边。',
      personality: {
        empathy: 95,
        creativity: 88,
        intelligence: 92,
        humor: 77,
        traits: ['empathetic', 'supportive', 'humorous', '爱喝茶'],
      },
      speaksFirst: true,
    })
  })

  it('are told how to speak and what to keep in mind', async () => {
    const { user, chat } = await openList()
    await user.click(screen.getAllByRole('button', { name: '新的伴侣' })[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: '一次填完' }))
    const dialog = within(await screen.findByRole('dialog', { name: '创建伴侣' }))
    await user.type(dialog.getByRole('textbox', { name: '名字' }), '绯月')
    await user.click(dialog.getByText('深入设定'))
    await user.type(await dialog.findByRole('textbox', { name: '怎么称呼你' }), '阿晨')
    await user.type(dialog.getByRole('textbox', { name: '开场白' }), '你来啦。')
    await user.click(dialog.getByRole('button', { name: '添加笔记' }))
    const note = within(dialog.getByRole('group', { name: '第 1 条' }))
    await user.type(note.getByRole('textbox', { name: '关键词' }), '港口，码头，')
    await user.click(dialog.getByRole('textbox', { name: '界限' }))
    expect(await note.findByText('关键词和笔记都写上才会保存。')).toBeVisible()
    await user.type(note.getByRole('textbox', { name: '笔记' }), '旧码头烧掉了。')
    expect(note.queryByText('关键词和笔记都写上才会保存。')).toBeNull()
    await user.click(dialog.getByRole('button', { name: '创建并开始聊天' }))
    expect(await screen.findByRole('heading', { level: 1, name: '绯月' })).toBeVisible()
    expect(chat.calls[0]?.body).toMatchObject({
      persona: {
        ...emptyPersona,
        userName: '阿晨',
        greeting: '你来啦。',
        lorebook: [{ keys: ['港口', '码头'], text: '旧码头烧掉了。' }],
      },
    })
  })

  it('keep what was written about them until it is changed', async () => {
    const written = { speakingStyle: '话不多', lorebook: [{ keys: ['猫'], text: '它叫团子。' }] }
    const told = aCompanion({
      id: 'other',
      name: '青岚',
      lastMessageAt: '2026-11-02T08:00:00.000Z',
    })
    const chat = startChatServer({ companions: [aCompanion(), told], persona: written })
    const { user } = await renderApp({ path: '/chat' })
    await screen.findByRole('complementary', { name: '我的伴侣' })
    await choose(user, '青岚', '编辑')
    const dialog = within(await screen.findByRole('dialog', { name: '编辑伴侣' }))
    await user.click(dialog.getByText('深入设定'))
    expect(await dialog.findByRole('textbox', { name: '说话风格' })).toHaveValue('话不多')
    expect(dialog.queryByRole('textbox', { name: '开场白' })).toBeNull()
    expect(dialog.getByRole('textbox', { name: '关键词' })).toHaveValue('猫')
    await user.click(dialog.getByRole('button', { name: '删除第 1 条' }))
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(chat.calls).toHaveLength(1))
    expect(chat.calls[0]?.body).toMatchObject({
      persona: { ...emptyPersona, ...written, lorebook: [] },
    })
  })

  it('are changed', async () => {
    const { user, chat } = await openList()
    await choose(user, '青岚', '编辑')
    const dialog = await screen.findByRole('dialog', { name: '编辑伴侣' })
    const name = within(dialog).getByRole('textbox', { name: '名字' })
    await user.clear(name)
    await user.type(name, '青山')
    await user.click(within(dialog).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(names()).toEqual(['小忆', '青山']))
    expect(chat.calls[0]).toMatchObject({ method: 'PATCH', path: '/api/companions/other' })
    expect(chat.calls[0]?.body).not.toHaveProperty('persona')
  })

  it('rest, and are woken', async () => {
    const { user, chat } = await openList()
    await choose(user, '青岚', '让 Ta 休息')
    expect(await screen.findByText('青岚休息了')).toBeVisible()
    expect(await screen.findByText('休息中')).toBeVisible()
    await choose(user, '青岚', '唤醒')
    await waitFor(() => expect(screen.queryByText('休息中')).toBeNull())
    expect(chat.calls.map(({ body }) => body)).toEqual([{ paused: true }, { paused: false }])
  })

  it('are deleted after asking, and come back by undo', async () => {
    const { user } = await openList()
    await choose(user, '青岚', '删除')
    const dialog = await screen.findByRole('dialog', { name: '删除这位伴侣？' })
    expect(within(dialog).getByText(/30 天内可以恢复/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(names()).toEqual(['小忆']))
    await user.click(await screen.findByRole('button', { name: '撤销' }))
    await waitFor(() => expect(names()).toEqual(['小忆', '青岚']))
  })

  it('are restored from those deleted lately', async () => {
    const { user } = await openList()
    await choose(user, '小忆', '删除')
    const dialog = await screen.findByRole('dialog', { name: '删除这位伴侣？' })
    await user.click(within(dialog).getByRole('button', { name: '删除' }))
    expect(await screen.findByRole('heading', { level: 1, name: '青岚' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '最近删除' }))
    const deleted = await screen.findByRole('dialog', { name: '最近删除' })
    await user.click(await within(deleted).findByRole('button', { name: '恢复' }))
    expect(await within(deleted).findByText('这里空空的，没有删除过谁。')).toBeVisible()
  })

  it('have a page of their own', async () => {
    const calm = aCompanion({ mood: null, backstory: '来自山里。', face: 'lumi' })
    const { calls } = startChatServer({ companions: [calm] })
    const { user } = await renderApp({ path: '/companions' })
    expect(await pageHeading('我的伴侣')).toBeVisible()
    expect(await screen.findByText('心情：开朗')).toBeVisible()
    expect(screen.getByText('善解人意')).toBeVisible()
    expect(screen.getByRole('link', { name: '去聊天' })).toHaveAttribute('href', '/chat/companion')

    // Who is not met yet can be met at once.
    expect(screen.queryByRole('radio', { name: /小忆/ })).toBeNull()
    await user.click(screen.getByRole('radio', { name: /云奶奶/ }))
    await user.click(screen.getByRole('button', { name: '就是 Ta 了' }))
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ face: 'yun', speaksFirst: true }))
  })
})
