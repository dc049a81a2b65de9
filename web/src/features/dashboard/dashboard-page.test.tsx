import type { ChatMemory, EmotionalIntelligence } from '@lumen/contracts/memory/schema'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errorFixture, userFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server, socket } from '@/test/server'

const figures = (
  analysis: Partial<EmotionalIntelligence['emotionalAnalysis']> = {},
  changes: Partial<EmotionalIntelligence> = {},
): EmotionalIntelligence => ({
  hasCompanions: true,
  memoryCount: 36,
  overallGrowthScore: 41.6,
  emotionalAnalysis: {
    currentState: 'joyful',
    emotionalBalance: 0.42,
    lastInteractionHours: 0.2,
    totalMemories: 36,
    averageImportance: 0.62,
    interactionFrequency: 'active',
    ...analysis,
  },
  insights: [
    {
      type: 'rhythm',
      title: '聊天节奏',
      description: '过去七天里，你有 5 天来聊过天。',
      strength: 0.714,
      recommendation: '固定一个小时刻。',
      gradient: 'from-orange-400 to-red-500',
      icon: 'flame',
    },
  ],
  companionAnalysis: [
    {
      companionId: 'xiaoyi',
      name: '小忆',
      avatar: null,
      relationshipLevel: 4,
      connectionStrength: 0.55,
      memoryCount: 30,
      growthTrend: 0.25,
    },
    {
      companionId: 'qinglan',
      name: null,
      avatar: null,
      relationshipLevel: 1,
      connectionStrength: 0,
      memoryCount: 6,
      growthTrend: -0.5,
    },
  ],
  ...changes,
})
const memory = (changes: Partial<ChatMemory> = {}): ChatMemory => ({
  id: 'memory',
  companionId: 'xiaoyi',
  role: 'user',
  companionName: '小忆',
  timestamp: '2026-11-21T08:00:00.000Z',
  content: '外婆的面馆',
  memoryType: 'person',
  importance: 0.9,
  emotionalWeight: 0.6,
  ...changes,
})

/** The server of the dashboard; counts what it is asked. */
function serve(answer: () => object, memories: () => object = () => HttpResponse.json([])) {
  const asked = { figures: 0, memories: 0 }
  localStorage.setItem('lumen.session', 'session')
  server.use(
    http.get('*/api/auth/me', () => HttpResponse.json(userFixture())),
    http.get('*/api/emotional-intelligence/:userId', ({ params }) => {
      asked.figures += 1
      expect(params['userId']).toBe(userFixture().id)
      return answer() as Response
    }),
    http.get('*/api/chat-memories/:userId', () => {
      asked.memories += 1
      return memories() as Response
    }),
  )
  return asked
}
const open = () => renderApp({ path: '/dashboard' })
/** The mood of `figures()` stands in the head. */
const isHere = () =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('愉悦绽放'))
const show = async (...given: Parameters<typeof figures>) => {
  const asked = serve(() => HttpResponse.json(figures(...given)))
  const view = await open()
  await screen.findByRole('heading', { name: '情感洞察' })
  return { ...view, asked }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the dashboard', () => {
  it('shows placeholders while it loads', async () => {
    const answered = Promise.withResolvers<void>()
    serve(() => answered.promise.then(() => HttpResponse.json(figures())))
    await open()
    expect(await screen.findByText('正在整理你的情感数据…')).toBeInTheDocument()
    answered.resolve()
    await isHere()
  })

  it('says what failed, leads to a companion and tries again', async () => {
    let broken = true
    serve(() =>
      broken
        ? HttpResponse.json(errorFixture('unavailable'), { status: 503 })
        : HttpResponse.json(figures()),
    )
    const { user } = await open()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading', { name: '暂时看不到情感数据' })).toBeVisible()
    expect(within(alert).getByRole('link', { name: '新的伴侣' })).toHaveAttribute(
      'href',
      '/companions?new',
    )
    broken = false
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    await isHere()
  })

  it('takes an empty answer for no data', async () => {
    serve(() => HttpResponse.json(null))
    await open()
    expect(await screen.findByRole('heading', { name: '暂时看不到情感数据' })).toBeVisible()
  })

  it('welcomes people who have no companion', async () => {
    serve(() => HttpResponse.json(figures({}, { hasCompanions: false, companionAnalysis: [] })))
    await open()
    const link = await screen.findByRole('link', { name: '新的伴侣' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('让心情有处可见')
    expect(link).toHaveAttribute('href', '/companions?new')
  })

  it.each([
    ['radiant', '光芒四射'],
    ['joyful', '愉悦绽放'],
    ['harmonious', '内心和谐'],
    ['reflective', '深度思考'],
    ['analyzing', '智慧分析中'],
    ['something new', '智慧分析中'],
  ])('calls the mood %s %s', async (state, label) => {
    await show({ currentState: state as 'radiant' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(label)
  })

  it.each([
    [0.31, '正能量流动'],
    [0.3, '情感平衡'],
    [-0.3, '情感平衡'],
    [-0.31, '深度沉思'],
  ])('has the badge of a balance of %d: %s', async (emotionalBalance, label) => {
    await show({ emotionalBalance })
    expect(screen.getByText(label)).toBeVisible()
    const scale = screen.getByRole('meter', { name: '情感平衡度' })
    expect(scale).toHaveAttribute('aria-valuenow', String(emotionalBalance))
    expect(scale.getAttribute('aria-valuetext')).toContain(label)
  })

  it.each([
    [0.9, '刚刚'],
    [5.4, '5 小时前'],
    [49, '2 天前'],
    [null, '—'],
  ])('says of %s hours without a talk: %s', async (lastInteractionHours, text) => {
    await show({ lastInteractionHours })
    const fact = screen.getByText('上次互动').parentElement as HTMLElement
    expect(within(fact).getByText(text)).toBeVisible()
  })

  it('shows a dash for what is not there, and invents nothing', async () => {
    await show(
      { totalMemories: 0, averageImportance: 0, emotionalBalance: 0, currentState: 'analyzing' },
      { memoryCount: 0, insights: [] },
    )
    expect(screen.queryByRole('meter', { name: '情感平衡度' })).toBeNull()
    expect(screen.queryByText('情感平衡')).toBeNull()
    const tile = screen.getByText('平均重要度').parentElement as HTMLElement
    expect(within(tile).getByText('—')).toBeVisible()
    expect(screen.getByText(/还没有足够的记忆/)).toBeVisible()
    expect(await screen.findByText(/还没有记忆水晶/)).toBeVisible()
  })

  it('shows insights with strength and advice', async () => {
    await show()
    const card = screen.getByRole('heading', { name: '聊天节奏' }).closest('li') as HTMLElement
    expect(within(card).getByText('过去七天里，你有 5 天来聊过天。')).toBeVisible()
    expect(within(card).getByText('固定一个小时刻。')).toBeVisible()
    expect(within(card).getByRole('meter', { name: '强度' })).toHaveAttribute(
      'aria-valuetext',
      '71%',
    )
  })

  it('shows the five newest memories, cut at 120 characters', async () => {
    serve(
      () => HttpResponse.json(figures()),
      () =>
        HttpResponse.json([
          memory({ content: '字'.repeat(121) }),
          memory({ id: 'b', role: 'companion', emotionalWeight: -0.2, memoryType: 'summary' }),
          memory({ id: 'c', emotionalWeight: 0, importance: 0.4 }),
          memory({ id: 'd' }),
          memory({ id: 'e' }),
          memory({ id: 'f', content: '第六段' }),
        ]),
    )
    await open()
    const section = await screen.findByRole('region', { name: '最近的记忆' })
    const entries = await within(section).findAllByRole('listitem')
    expect(entries).toHaveLength(5)
    const [long, rolled, calm] = entries as [HTMLElement, HTMLElement, HTMLElement]
    expect(within(long).getByText(`${'字'.repeat(120)}…`)).toBeVisible()
    expect(within(long).getByText('你')).toBeVisible()
    expect(within(long).getByText('说给小忆')).toBeVisible()
    expect(within(long).getByText('重要度 90%')).toBeVisible()
    expect(within(long).getByText('温暖')).toBeVisible()
    expect(within(long).getByText('人物')).toBeVisible()
    expect(within(rolled).getByText('小忆')).toBeVisible()
    expect(within(rolled).getByText('深沉')).toBeVisible()
    expect(within(calm).getByText('平静')).toBeVisible()
    expect(within(calm).getByText('重要度 40%')).toBeVisible()
    expect(screen.getByRole('img', { name: /^由最近 6 段记忆凝成的水晶：4 段温暖/ })).toBeVisible()
    // Once for all, and once for the companion whom they were told.
    expect(screen.getAllByRole('img', { name: /^最近 6 段记忆的情绪/ })).toHaveLength(2)
  })

  it('offers memories again when they alone failed', async () => {
    let broken = true
    serve(
      () => HttpResponse.json(figures()),
      () =>
        broken
          ? HttpResponse.json(errorFixture('unavailable'), { status: 503 })
          : HttpResponse.json([memory()]),
    )
    const { user } = await open()
    expect(await screen.findByText('最近的记忆没能取回。')).toBeVisible()
    broken = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('外婆的面馆')).toBeVisible()
  })

  it('shows each relationship, its trend by sign and colour, and the way on', async () => {
    await show()
    const [first, second] = within(screen.getByRole('region', { name: '伴侣关系' })).getAllByRole(
      'listitem',
    ) as [HTMLElement, HTMLElement]
    expect(within(first).getByText('关系 4 / 10 级 · 30 段记忆')).toBeVisible()
    expect(within(first).getByRole('meter', { name: '连接强度' })).toHaveAttribute(
      'aria-valuetext',
      '55%',
    )
    expect(within(first).getByText('+25%').parentElement).toHaveClass('text-wood')
    expect(within(second).getByText('-50%').parentElement).toHaveClass('text-water')
    expect(within(second).getByRole('heading', { name: '—' })).toBeVisible()
    expect(within(first).getByRole('link', { name: '继续聊天 · 小忆' })).toHaveAttribute(
      'href',
      '/chat/xiaoyi',
    )
  })

  it('ends with four numbers and the ways that exist', async () => {
    await show()
    const tile = (name: string) => screen.getByText(name).parentElement as HTMLElement
    expect(within(tile('总记忆')).getByText('36')).toBeVisible()
    expect(within(tile('平均重要度')).getByText('62%')).toBeVisible()
    expect(within(tile('互动频率')).getByText('活跃')).toBeVisible()
    expect(within(tile('成长指数')).getByText('42%')).toBeVisible()
    const links = within(screen.getByRole('navigation', { name: '接下来' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href')).slice(0, 2)).toEqual([
      '/companions',
      '/chat',
    ])
  })
})

describe('the figures of the dashboard', () => {
  const start = async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    return show()
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const look = (visibility: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }

  it('are asked for every 30 s while the page is seen, and not while it is hidden', async () => {
    const { asked } = await start()
    expect(asked).toEqual({ figures: 1, memories: 1 })
    await pass(29_900)
    expect(asked.figures).toBe(1)
    await pass(200)
    await vi.waitFor(() => expect(asked).toEqual({ figures: 2, memories: 2 }))
    look('hidden')
    await pass(120_000)
    expect(asked.figures).toBe(2)
    look('visible')
    await vi.waitFor(() => expect(asked.figures).toBe(3))
  })

  it('count as fresh for 10 s: looking again sooner asks for nothing', async () => {
    const { asked, router } = await start()
    const leave = async () => {
      await act(() => router.navigate('/nowhere'))
      await screen.findByRole('heading', { name: '404 页面不存在' })
    }
    const comeBack = async () => {
      await act(() => router.navigate('/dashboard'))
      await screen.findByRole('heading', { name: '情感洞察' })
    }
    look('hidden')
    await pass(4_000)
    look('visible')
    await leave()
    await pass(4_000)
    await comeBack()
    expect(asked).toEqual({ figures: 1, memories: 1 })
    await leave()
    await pass(4_000)
    await comeBack()
    await vi.waitFor(() => expect(asked).toEqual({ figures: 2, memories: 2 }))
  })

  it('stay when an update fails, with the time they are of', async () => {
    const { asked } = await start()
    server.use(
      http.get('*/api/emotional-intelligence/:userId', () => {
        asked.figures += 1
        return HttpResponse.json(errorFixture('unavailable'), { status: 503 })
      }),
    )
    await pass(30_100)
    expect(await screen.findByText(/暂时没能更新，这里是/)).toBeVisible()
    await isHere()
  })

  it('are asked for again at once when memories change', async () => {
    const sockets: { send: (data: string) => void }[] = []
    server.use(
      socket.addEventListener('connection', ({ client }) => {
        client.addEventListener('message', ({ data }) => {
          if ((JSON.parse(data as string) as { type: string }).type !== 'auth') return
          client.send(JSON.stringify({ type: 'auth_success', userId: 'user', protocol: 2 }))
          sockets.push(client)
        })
      }),
    )
    const { asked } = await show()
    await vi.waitFor(() => expect(sockets).toHaveLength(1))
    act(() =>
      sockets[0]?.send(
        JSON.stringify({
          type: 'memories_changed',
          companionId: 'xiaoyi',
          created: [],
          edited: 1,
          deleted: 0,
          total: 37,
        }),
      ),
    )
    await vi.waitFor(() => expect(asked).toEqual({ figures: 2, memories: 2 }))
  })
})
