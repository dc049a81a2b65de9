import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompanion } from '@/test/chat-samples'
import { startChatServer } from '@/test/chat-server'
import { anOwnModel } from '@/test/model-samples'
import { pageHeading } from '@/test/page-heading'
import { renderApp } from '@/test/render-app'
import { aScenario, startScenarioServer } from '@/test/scenario-server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

const own = (change: Partial<Scenario> = {}) =>
  aScenario({
    id: 'own',
    title: '茶馆',
    origin: 'own',
    scripted: false,
    isTemplate: false,
    image: null,
    ...change,
  })

async function openPage(scenarios?: Scenario[]) {
  startChatServer()
  const scenarioServer = startScenarioServer(scenarios)
  const view = await renderApp({ path: '/scenarios' })
  await pageHeading('场景')
  await screen.findByText(/个场景$/)
  return { ...view, ...scenarioServer }
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent)

describe('scenarios', () => {
  it('are found by title, category, difficulty and whose they are', async () => {
    const { user } = await openPage([
      aScenario(),
      aScenario({ id: 'b', title: '龙鳞集市', category: 'fantasy', difficulty: 'advanced' }),
      own(),
    ])
    expect(titles()).toEqual(['夜行列车', '龙鳞集市', '茶馆'])
    await user.selectOptions(screen.getByLabelText('分类'), '奇幻')
    expect(titles()).toEqual(['龙鳞集市'])
    await user.selectOptions(screen.getByLabelText('难度'), '入门')
    expect(screen.getByText('还没有这样的场景')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '清除条件' }))
    await user.type(screen.getByRole('searchbox', { name: '搜索标题' }), '列车')
    expect(titles()).toEqual(['夜行列车'])
    await user.clear(screen.getByRole('searchbox', { name: '搜索标题' }))
    await user.click(screen.getByRole('radio', { name: '我的' }))
    expect(titles()).toEqual(['茶馆'])
  })

  it('are begun with a companion, in its talk', async () => {
    const { user, router, calls } = await openPage()
    await user.click(screen.getByRole('link', { name: '开始「夜行列车」' }))
    const dialog = within(await screen.findByRole('dialog', { name: '夜行列车' }))
    expect(router.state.location.pathname).toBe('/scenarios')
    expect(await dialog.findByRole('radio', { name: '小忆' })).toBeChecked()
    expect(await dialog.findByText(/由你一步步选择/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '开始' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/companion'))
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/scenarios/night-train/begin',
        body: { companionId: 'companion' },
      },
    ])
  })

  it('are begun with up to four companions where a model answers', async () => {
    const names = ['小忆', 'Ada', 'Bruno', 'Cora', 'Dina']
    const companions = names.map((name, at) =>
      aCompanion({ name, id: at === 0 ? 'companion' : name }),
    )
    startChatServer({ companions, models: [anOwnModel()] })
    const { calls } = startScenarioServer([aScenario({ participants: ['Bruno', 'Ada'] })])
    const { user, router } = await renderApp({ path: '/user-home?scenario=night-train' })
    const dialog = within(await screen.findByRole('dialog', { name: '夜行列车' }))
    expect(await dialog.findByRole('radio', { name: 'Ada' })).toBeChecked()
    const guest = (name: string) => dialog.getByRole('checkbox', { name })
    expect(guest('Bruno')).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: '小忆' }))
    expect(guest('Ada')).toBeChecked()
    await user.click(guest('Cora'))
    expect(guest('Dina')).toBeDisabled()
    await user.click(guest('Ada'))
    await user.click(dialog.getByRole('button', { name: '开始' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/companion'))
    expect(calls).toMatchObject([{ body: { companionId: 'companion', guests: ['Bruno', 'Cora'] } }])
  })

  it('are begun with the companion that one comes from', async () => {
    const companions = [aCompanion(), aCompanion({ id: 'ada', name: 'Ada' })]
    startChatServer({ companions })
    startScenarioServer([aScenario({ participants: ['companion'] })])
    const { user, router } = await renderApp({ path: '/chat/ada' })
    const quick = within(await screen.findByRole('region', { name: '快捷操作' }))
    await user.click(quick.getByRole('link', { name: '一起演一个场景' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/scenarios'))
    await user.click(await screen.findByRole('link', { name: '开始「夜行列车」' }))
    const dialog = within(await screen.findByRole('dialog', { name: '夜行列车' }))
    expect(await dialog.findByRole('radio', { name: 'Ada' })).toBeChecked()
  })

  it('that are gone are not begun', async () => {
    startChatServer()
    startScenarioServer()
    await renderApp({ path: '/user-home?scenario=gone' })
    expect(await screen.findByText('这个场景已经不在了。')).toBeVisible()
  })

  it('are created of a template, which is named as their source', async () => {
    const { user, calls } = await openPage()
    await user.click(screen.getByRole('button', { name: '创建场景' }))
    const dialog = within(await screen.findByRole('dialog', { name: '创建场景' }))
    await user.click(dialog.getByRole('button', { name: /夜行列车/ }))
    expect(dialog.getByText('模板：夜行列车')).toBeVisible()
    const title = dialog.getByRole('textbox', { name: '标题' })
    await user.clear(title)
    expect(dialog.getByRole('button', { name: '创建' })).toBeDisabled()
    await user.type(title, '晨间列车')
    await user.type(dialog.getByRole('textbox', { name: '目标' }), '{Enter}道别')
    await user.click(dialog.getByRole('checkbox', { name: '小忆' }))
    await user.click(dialog.getByRole('button', { name: '创建' }))
    expect(await screen.findByText('“晨间列车”已创建')).toBeVisible()
    expect(calls).toMatchObject([
      {
        method: 'POST',
        body: {
          title: '晨间列车',
          madeOf: 'night-train',
          mood: 'melancholic',
          objectives: ['说出一件事', '道别'],
          tags: ['深夜'],
          participants: ['companion'],
        },
      },
    ])
    expect(titles()).toEqual(['晨间列车', '夜行列车'])
  })

  it('need a title and a description, and keep what was typed when they are refused', async () => {
    const { user, state } = await openPage()
    await user.click(screen.getByRole('button', { name: '创建场景' }))
    const dialog = within(await screen.findByRole('dialog', { name: '创建场景' }))
    await user.click(dialog.getByRole('tab', { name: '自定义' }))
    const create = dialog.getByRole('button', { name: '创建' })
    await user.type(dialog.getByRole('textbox', { name: '标题' }), '茶馆')
    expect(create).toBeDisabled()
    await user.type(dialog.getByRole('textbox', { name: '简介' }), '慢慢聊')
    state.refuse = true
    await user.click(create)
    expect(await screen.findByText('这样的内容不能保存或分享，请换个写法。')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: '简介' })).toHaveValue('慢慢聊')
    state.refuse = false
    await user.click(create)
    await waitFor(() => expect(titles()).toContain('茶馆'))
  })

  it('of one’s own are changed, shared after it was said to whom, taken back and deleted', async () => {
    const { user, calls } = await openPage([own()])
    await user.click(screen.getByRole('button', { name: '编辑“茶馆”' }))
    const edit = within(await screen.findByRole('dialog', { name: '编辑场景' }))
    await user.click(edit.getByRole('radio', { name: '宁静' }))
    await user.click(edit.getByRole('button', { name: '保存' }))
    await user.click(await screen.findByRole('button', { name: '分享“茶馆”' }))
    const share = within(await screen.findByRole('dialog', { name: '分享给所有人？' }))
    await user.click(share.getByRole('button', { name: '分享' }))
    expect(await screen.findByText('我的 · 已分享')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: '停止分享“茶馆”' }))
    await user.click(await screen.findByRole('button', { name: '删除“茶馆”' }))
    const remove = within(await screen.findByRole('dialog', { name: '删除这个场景？' }))
    await user.click(remove.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(titles()).toEqual(['还没有这样的场景']))
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PATCH /api/scenarios/own',
      'PUT /api/scenarios/own/shared',
      'PUT /api/scenarios/own/shared',
      'DELETE /api/scenarios/own',
    ])
    expect(calls[0]?.body).toMatchObject({ title: '茶馆', mood: 'peaceful' })
  })

  it('of others are read, rated and reported; one that was removed is not shared again', async () => {
    const { user, calls } = await openPage([aScenario(), own({ withheld: true, isTemplate: true })])
    expect(screen.getByText('我的 · 审核后已下架')).toBeVisible()
    expect(screen.queryByRole('button', { name: /分享“茶馆”/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: '查看“夜行列车”' }))
    const dialog = within(await screen.findByRole('dialog', { name: '夜行列车' }))
    expect(dialog.getByText('列车晃了一下，灯暗了半格。')).toBeVisible()
    await user.click(dialog.getByRole('radio', { name: '4 星' }))
    expect(await dialog.findByText('4 分，1 人评分')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '收回评分' }))
    expect(await dialog.findByText('还没有人评分')).toBeVisible()
    expect(calls.map(({ body }) => body)).toEqual([{ stars: 4 }, { stars: null }])
    await user.click(dialog.getByRole('button', { name: '举报' }))
    expect(await screen.findByRole('dialog', { name: '举报这项内容' })).toBeVisible()
  })

  it('lead by use or by rating', async () => {
    const { user } = await openPage([
      aScenario({ usageCount: 3 }),
      aScenario({ id: 'b', title: '龙鳞集市', rating: 4.5, ratingCount: 2 }),
    ])
    await user.click(screen.getByRole('button', { name: '排行榜' }))
    const board = within(await screen.findByRole('dialog', { name: '排行榜' }))
    expect(await board.findByRole('button', { name: /夜行列车.*3 人用过/ })).toBeVisible()
    await user.click(board.getByRole('radio', { name: '评分最高' }))
    await user.click(await board.findByRole('button', { name: /龙鳞集市.*4.5 分，2 人评分/ }))
    expect(await screen.findByRole('dialog', { name: '龙鳞集市' })).toBeVisible()
  })
})
