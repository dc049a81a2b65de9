import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { startChatServer } from '@/test/chat-server'
import { aMemory, startMemoryServer } from '@/test/memory-server'
import { renderApp } from '@/test/render-app'
import { aScenario, startScenarioServer } from '@/test/scenario-server'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

/** Headings and sentences may be broken into phrases. */
const whole = (tag: string, text: string) => (_: string, element: Element | null) =>
  element?.tagName === tag && element.textContent === text
const empty = '“跟我说一件小事吧，我会替你好好收着。”'

const bond = {
  companionId: 'companion',
  name: '小忆',
  avatar: null,
  relationshipLevel: 4,
  connectionStrength: 0.37,
  memoryCount: 12,
  growthTrend: 0.4,
}

const own = { origin: 'own', isTemplate: false } as const
const scenarios = [
  aScenario(),
  aScenario({ ...own, id: 'a', title: '茶馆', participants: ['companion'] }),
  aScenario({ ...own, id: 'b', title: '海边', participants: ['another'] }),
]

async function open(options: Parameters<typeof startMemoryServer>[0]) {
  startChatServer()
  startScenarioServer(scenarios)
  startMemoryServer(options)
  const view = await renderApp({ path: '/settings' })
  await view.router.navigate({ pathname: '/chat', hash: '#personality' })
  const panel = within(await screen.findByRole('tabpanel', { name: '成长' }))
  await panel.findByText('性格')
  return { ...view, panel }
}

describe('the growth tab', () => {
  it('shows how close one is, the four scores and the last three memories', async () => {
    const memories = ['一', '二', '三', '四'].map((one) =>
      aMemory({ id: one, content: `第${one}件事` }),
    )
    const { panel } = await open({ memories, bond })
    expect(await panel.findByText('小忆已经很懂你了')).toBeVisible()
    expect(panel.getByText('4 / 10')).toBeVisible()
    expect(panel.getByRole('meter', { name: '联结强度' })).toHaveAttribute('aria-valuetext', '37%')
    expect(panel.getByText('12 枚记忆')).toBeVisible()
    expect(panel.getByText('这周聊得更多了')).toBeVisible()
    expect(panel.getByRole('meter', { name: '同理心' })).toHaveAttribute('aria-valuenow', '95')
    expect(panel.getAllByRole('meter')).toHaveLength(5)
    expect(await panel.findByText('第三件事')).toBeVisible()
    expect(panel.queryByText('第四件事')).toBeNull()
    expect(panel.getByRole('link', { name: '全部' })).toHaveAttribute(
      'href',
      expect.stringContaining('#memories'),
    )
  })

  it('explains the level by what it is counted from, and tells what was reached when', async () => {
    const { panel, user } = await open({
      bond: { ...bond, growthTrend: -0.6 },
      growth: {
        level: 4,
        messages: 1_234,
        days: 31,
        memories: 12,
        milestones: [
          { kind: 'days', count: 30, reachedAt: '2026-11-20T12:00:00.000Z' },
          { kind: 'messages', count: 1, reachedAt: '2026-09-01T12:00:00.000Z' },
        ],
      },
    })
    await user.click(panel.getByText('等级是怎么算的？'))
    expect(await panel.findByText('1,234')).toBeVisible()
    expect(panel.getByText(/离开多久都不会往下掉/)).toBeVisible()
    const reached = within(panel.getByRole('heading', { name: '里程碑' }).parentElement!)
    expect(reached.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '聊到第 30 天2026年11月20日',
      '第一次说话2026年9月1日',
    ])
    // That somebody talked less is not remarked on.
    expect(panel.queryByText(/这周/)).toBeNull()
  })

  it.each([
    ['is known', {}],
    ['was shared yet', { bond: { ...bond, connectionStrength: 0, memoryCount: 0 } }],
  ])('has dashes where nothing %s', async (_what, memory) => {
    const { panel } = await open(memory)
    expect(await panel.findByText(whole('H2', '你和小忆，刚刚开始认识彼此'))).toBeVisible()
    expect(panel.getAllByText('—')).toHaveLength(2)
    expect(await panel.findByText('和小忆说的第一句话，会是第一座里程碑。')).toBeVisible()
    expect(await panel.findByText(whole('P', empty))).toBeVisible()
  })

  it('keeps the rest when the figures cannot be had, and tries again', async () => {
    startChatServer()
    startMemoryServer({ bond })
    let away = true
    server.use(
      http.get('*/api/emotional-intelligence/:userId', () =>
        away ? HttpResponse.json({}, { status: 503 }) : undefined,
      ),
    )
    const { user, router } = await renderApp({ path: '/settings' })
    await router.navigate({ pathname: '/chat', hash: '#personality' })
    expect(await screen.findByText('成长数据没能取到')).toBeVisible()
    expect(screen.getByRole('meter', { name: '幽默感' })).toBeVisible()
    away = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('小忆已经很懂你了')).toBeVisible()
  })

  it('lists the scenarios that are meant for this companion, and leads to the builder', async () => {
    const { panel, user } = await open({ memories: [], bond })
    const card = panel.getByRole('heading', { name: '场景' }).parentElement as HTMLElement
    const customize = await within(card).findByRole('link', { name: '自定义“茶馆”' })
    expect(within(card).getAllByRole('listitem')).toHaveLength(1)
    expect(within(card).getByRole('link', { name: '添加场景' })).toHaveAttribute(
      'href',
      '/scenarios?new',
    )
    expect(within(card).getByRole('link', { name: '开始「茶馆」' })).toHaveAttribute(
      'href',
      '/user-home?scenario=a&with=companion',
    )
    await user.click(customize)
    const edit = within(await screen.findByRole('dialog', { name: '编辑场景' }))
    expect(edit.getByRole('textbox', { name: '标题' })).toHaveValue('茶馆')
    expect(edit.getByRole('checkbox', { name: '小忆' })).toBeChecked()
  })
})
