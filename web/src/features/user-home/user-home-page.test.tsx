import type { UserStats } from '@lumen/contracts/auth/schema'
import type { Companion } from '@lumen/contracts/chat/schema'
import type { Reminder } from '@lumen/contracts/chat/reminders'
import type { Upcoming } from '@lumen/contracts/memory/upcoming'
import type { ChatMemory } from '@lumen/contracts/memory/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompanion } from '@/test/chat-samples'
import { aDailyFortune } from '@/test/eastern-samples'
import { startChatServer } from '@/test/chat-server'
import { errorFixture, userFixture } from '@/test/fixtures'
import { routes } from '@/app/routes'
import { pageHeading } from '@/test/page-heading'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { aHoroscope } from '@/test/sky-samples'
import { stubLayout } from '@/test/stub-layout'
import { noSubscription } from '@/test/wallet-samples'
import { listActivity } from './activity'
import { partOfDay } from './part-of-day'

beforeEach(stubLayout)

const stats: UserStats = {
  totalMessages: 412,
  totalConversations: 30,
  memoryCrystals: 12,
  daysActive: 9,
  todayConversations: 3,
  todayFeatures: 2,
  usedFeatures: ['chat', 'western-astrology'],
}

async function open({
  path = '/user-home',
  companions = [] as Companion[],
  figures = stats as Partial<Record<keyof UserStats, unknown>>,
  level = 1,
  memories = [] as ChatMemory[],
  tier = 'free',
  credits = 1_280 as number | null,
  reminders = [] as Reminder[],
  upcoming = [] as Upcoming[] | (() => Response),
  sky = () => HttpResponse.json(aDailyFortune({})) as Response,
}) {
  startChatServer({ companions, reminders })
  server.use(
    http.get('*/api/wisdom/:userId/daily-fortune', sky),
    http.get('*/api/upcoming', () =>
      typeof upcoming === 'function' ? upcoming() : HttpResponse.json(upcoming),
    ),
    http.get('*/api/auth/me', () =>
      HttpResponse.json(userFixture({ subscriptionTier: tier as 'free', credits })),
    ),
    http.get('*/api/user/stats', () => HttpResponse.json({ ...stats, ...figures })),
    http.get('*/api/chat-memories/:id', () => HttpResponse.json(memories)),
    http.get('*/api/emotional-intelligence/:id', () =>
      HttpResponse.json({
        companionAnalysis: [{ companionId: 'companion', relationshipLevel: level }],
      }),
    ),
  )
  return renderApp({ path })
}
const aMemory = (over: Partial<ChatMemory> = {}): ChatMemory => ({
  id: 'memory',
  companionId: 'companion',
  role: 'user',
  companionName: '小忆',
  timestamp: '2026-11-20T12:00:00.000Z',
  content: '外婆的面馆',
  memoryType: 'fact',
  importance: 0.6,
  emotionalWeight: 0.2,
  ...over,
})
/** What is missing is asked for again after some seconds. */
const patient = { timeout: 15_000 }
const part = (name: string) => screen.findByRole('region', { name })
const fact = (name: string) => screen.getByText(name).parentElement as HTMLElement

describe('the user home', () => {
  it.each(['/', '/user-home'])('greets whoever arrives at %s, and shows what was', async (path) => {
    await open({ path })
    expect(await screen.findByRole('heading', { level: 1, name: /林小满/ })).toBeVisible()
    await waitFor(() => expect(within(fact('消息')).getByText('412')).toBeVisible())
    expect(within(fact('对话')).getByText('30')).toBeVisible()
    expect(within(fact('活跃天数')).getByText('9')).toBeVisible()
  })

  it('begins the day with what was remembered, a sentence of the sky and the newest crystal', async () => {
    await open({
      sky: () =>
        HttpResponse.json(aDailyFortune({ personal: false, fortune: '今天宜慢下来。再看看。' })),
      companions: [aCompanion()],
      memories: [
        aMemory({ id: 'new', role: 'companion', content: '一整周的心事' }),
        aMemory({ id: 'z', content: '外婆的面馆要搬家了', memoryType: 'event' }),
        aMemory({ id: 'plan', content: '下周去看她', memoryType: 'plan' }),
      ],
    })
    const banner = within((await pageHeading()).closest('header') as HTMLElement)
    expect(await banner.findByText('外婆的面馆要搬家了')).toBeVisible()
    expect(banner.getByText('小忆还记得你说过')).toBeVisible()
    const day = within(await part('今天'))
    expect(await day.findByText('今天宜慢下来。')).toBeVisible()
    // What the companion made of a week, or of a scene, was not told, and nothing is said twice.
    expect(day.getByText('下周去看她')).toBeVisible()
    expect(day.queryByText('外婆的面馆要搬家了')).toBeNull()
    expect(day.queryByText('一整周的心事')).toBeNull()
  })

  it('quotes nothing that is said of somebody rather than by them', async () => {
    await open({ companions: [aCompanion()], memories: [aMemory({ content: '你的橘猫叫橘子' })] })
    const banner = within((await pageHeading()).closest('header') as HTMLElement)
    expect(await banner.findByText('你的橘猫叫橘子')).toBeVisible()
    expect(banner.getByText('小忆还记得')).toBeVisible()
  })

  it('opens with the first words of a companion for whoever has none, and with their own sign', async () => {
    server.use(
      http.get('*/api/auth/birth-date', () => HttpResponse.json({ birthDate: '1992-08-14' })),
      http.get('*/api/astrology/horoscope/leo', () => HttpResponse.json(aHoroscope('leo'))),
    )
    await open({})
    expect(await screen.findByText('今天过得怎么样？我想听真话。')).toBeVisible()
    const day = within(await part('今天'))
    expect(await day.findByText('今天适合把话说慢一点。')).toBeVisible()
    expect(day.getByText('狮子座的今天')).toBeVisible()
  })

  it('shows what comes up this week, and nothing where nothing does', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await open({
      companions: [aCompanion()],
      reminders: [
        {
          id: 'reminder',
          companionId: 'companion',
          what: '带伞',
          dueAt: inDays(2).toISOString(),
          timeZone: 'Asia/Shanghai',
          repeat: null,
        },
      ],
      upcoming: [
        { id: 'plan', kind: 'plan', text: '面试', date: inDays(3).toISOString().slice(0, 10) },
      ],
    })
    const week = within(await part('接下来的一周'))
    expect(week.getByRole('link', { name: /带伞/ })).toHaveAttribute('href', '/chat/companion')
    expect(week.getByText('面试')).toBeVisible()
  })

  it('asks again for what did not come of the week, and is quiet without anything', async () => {
    const away = () => HttpResponse.json(errorFixture('unavailable'), { status: 503 })
    const { user } = await open({ companions: [aCompanion()], upcoming: away })
    const week = within(await part('接下来的一周'))
    expect(week.getByText('有些内容还没到。')).toBeVisible()
    server.use(http.get('*/api/upcoming', () => HttpResponse.json([])))
    await user.click(week.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(screen.queryByText('接下来的一周')).toBeNull())
  })

  it('asks for the sky again where it did not come, and for a first story where nothing is told', async () => {
    const { user } = await open({
      sky: () => HttpResponse.json(errorFixture('unavailable'), { status: 503 }),
      companions: [aCompanion({ lastMessageAt: null })],
    })
    const day = within(await part('今天'))
    expect(await screen.findByText('说一件今天的小事吧，我替你好好收着。')).toBeVisible()
    const again = await day.findByRole('button', { name: '重试' }, patient)
    server.use(
      http.get('*/api/wisdom/:userId/daily-fortune', () => HttpResponse.json(aDailyFortune({}))),
    )
    await user.click(again)
    expect(await day.findByRole('link', { name: /完整的一天|按你的生日/ }, patient)).toBeVisible()
  })

  it('shows a dash for figures nobody could tell', async () => {
    await open({ figures: { totalMessages: null, todayConversations: null } })
    await waitFor(() => expect(within(fact('消息')).getByText('—')).toBeVisible())
    const today = await part('今日进度')
    expect(within(today).getByRole('meter', { name: '今天的对话' })).toHaveAttribute(
      'aria-valuetext',
      '— / 10',
    )
  })

  it('asks again for a figure that came too late', async () => {
    await open({ figures: { totalMessages: null } })
    await waitFor(() => expect(within(fact('消息')).getByText('—')).toBeVisible())
    server.use(http.get('*/api/user/stats', () => HttpResponse.json(stats)))
    await waitFor(() => expect(within(fact('消息')).getByText('412')).toBeVisible(), patient)
  })

  it('says of nothing that did not come that there is none, and asks again for all of it', async () => {
    const away = () => HttpResponse.json(errorFixture('unavailable'), { status: 503 })
    await open({ companions: [aCompanion()], figures: { totalMessages: 7 }, level: 6 })
    server.use(
      ...['companions', 'user/stats', 'chat-memories/:id', 'emotional-intelligence/:id'].map(
        (path) => http.get(`*/api/${path}`, away, { once: true }),
      ),
    )
    expect(await part('成就')).not.toHaveTextContent('已解锁')
    expect(screen.queryByText(/还没有动态/)).toBeNull()
    await waitFor(() => expect(within(fact('消息')).getByText('7')).toBeVisible(), patient)
    await waitFor(() => expect(screen.getAllByText('已解锁')).toHaveLength(3), patient)
    expect(await screen.findByRole('link', { name: /小忆/ }, patient)).toBeVisible()
  })

  it('shows no credits while nobody could tell them, and asks again', async () => {
    await open({ credits: null })
    const plan = within(await part('我的订阅'))
    await waitFor(() => expect(plan.getByText('—')).toBeVisible())
    server.use(http.get('*/api/auth/me', () => HttpResponse.json(userFixture({ credits: 100 }))))
    await waitFor(() => expect(plan.getByText('100')).toBeVisible(), patient)
  })

  it('measures the day against ten talks and five features', async () => {
    await open({})
    const today = within(await part('今日进度'))
    await waitFor(() =>
      expect(today.getByRole('meter', { name: '今天的对话' })).toHaveAttribute(
        'aria-valuetext',
        '3 / 10',
      ),
    )
    expect(today.getByRole('meter', { name: '用过的功能' })).toHaveAttribute(
      'aria-valuetext',
      '2 / 5',
    )
  })

  it('offers six ways to begin at most, each of which exists', async () => {
    await open({})
    const links = within(await part('从这里开始')).getAllByRole('link')
    const paths = routes.map(({ path }) => path)
    expect(links.length).toBeGreaterThan(2)
    expect(links.length).toBeLessThanOrEqual(6)
    for (const link of links) expect(paths).toContain(link.getAttribute('href'))
  })

  it('starts the first talk with a face that is chosen', async () => {
    const { user, router } = await open({})
    expect(await screen.findByText(/还没有动态/)).toBeVisible()
    const [link] = screen.getAllByRole('link', { name: '开始第一次对话' })
    await user.click(link!)
    await waitFor(() => expect(router.state.location.pathname).toBe('/welcome'))
    expect(await screen.findAllByRole('radio')).toHaveLength(12)
  })

  it('shows talks and memories as they happened, and leads back to them', async () => {
    await open({
      companions: [
        aCompanion({
          lastMessage: '',
          lastMessageType: 'image',
          lastMessageAt: '2026-11-20T08:00:00.000Z',
        }),
        aCompanion({
          id: 'other',
          name: '青岚',
          lastMessage: '今日上上签',
          lastMessageAt: '2026-11-21T08:00:00.000Z',
        }),
      ],
      memories: [aMemory()],
    })
    const activity = within(await part('最近动态'))
    await activity.findByText('今日上上签')
    expect(activity.getByText('[图片]')).toBeVisible()
    expect(activity.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/chat/other',
      '/chat/companion#memories',
      '/chat/companion',
    ])
    expect(screen.getByRole('link', { name: '继续和青岚聊天' })).toBeVisible()
  })

  it.each([
    ['first', ['chat'], 1, ['初次对话']],
    ['a deep', ['chat'], 5, ['初次对话', '深度连接']],
    [
      'every',
      ['chat', 'western-astrology', 'eastern-fortune', 'creation'],
      6,
      ['初次对话', '深度连接', '星辰探索者', '命理学者', '创作大师'],
    ],
    ['no', [], 4, []],
  ])('unlocks %s achievement by what was done', async (_, usedFeatures, level, unlocked) => {
    await open({ figures: { usedFeatures }, level })
    const list = within(await part('成就'))
    await waitFor(() => expect(list.queryAllByText('—')).toEqual([]))
    const items = list.getAllByRole('listitem')
    expect(items).toHaveLength(5)
    expect(
      items
        .filter((item) => within(item).queryByText('已解锁') !== null)
        .map((item) => item.querySelector('p')?.textContent),
    ).toEqual(unlocked)
  })

  it('shows the plan that the user has', async () => {
    await open({ tier: 'premium' })
    const plan = within(await part('我的订阅'))
    expect(plan.getByText('高级版')).toBeVisible()
    expect(plan.getByText('1,280')).toBeVisible()
    expect(plan.getByText('7,500')).toBeVisible()
    expect(plan.getAllByText('不限')).toHaveLength(2)
  })

  it('leads the addresses of tabs on to the chat', async () => {
    const { router } = await open({})
    await pageHeading()
    for (const hash of ['#memories', '#personality']) {
      await router.navigate(`/${hash}`)
      await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/chat', hash }))
    }
    server.use(
      http.get('*/api/enterprise/subscription/current', () => HttpResponse.json(noSubscription())),
    )
    await router.navigate('/#premium')
    expect(await part('我的订阅')).toHaveAttribute('id', 'premium')
    expect(await screen.findByRole('dialog', { name: '订阅管理' })).toBeVisible()
  })

  it('keeps the last three talks, however many memories came out of them', () => {
    const at = (minute: number) => `2026-11-21T08:${minute}:00.000Z`
    const companions = [11, 12, 13, 14].map((minute) =>
      aCompanion({ id: `c${minute}`, lastMessage: '晚安', lastMessageAt: at(minute) }),
    )
    const memories = [39, 38, 37, 10].map((minute): ChatMemory => ({
      id: `m${minute}`,
      companionId: 'c14',
      role: 'user',
      companionName: '小忆',
      timestamp: at(minute),
      content: '外婆的面馆',
      memoryType: 'fact',
      importance: 0.5,
      emotionalWeight: 0,
    }))
    expect(listActivity(companions, memories, 6).map(({ id }) => id)).toEqual([
      'm39',
      'm38',
      'm37',
      'c14',
      'c13',
      'c12',
    ])
  })

  it('greets by the hour', () => {
    expect([4, 5, 11, 12, 17, 18, 22, 23].map(partOfDay)).toEqual([
      'night',
      'morning',
      'morning',
      'afternoon',
      'afternoon',
      'evening',
      'evening',
      'night',
    ])
  })
})
