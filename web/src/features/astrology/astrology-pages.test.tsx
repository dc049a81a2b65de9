import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { errorFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { aBirthChart, aChart } from '@/test/sky-samples'
import { startSkyServer } from '@/test/sky-server'

const heading = (name: string | RegExp, level?: number) =>
  screen.findByRole('heading', { name, ...(level !== undefined && { level }) })

describe('/astrology', () => {
  it('begins with Aries, and with one’s own sign where it is known', async () => {
    startSkyServer()
    const { unmount, user, router } = await renderApp({ path: '/astrology' })
    await heading(/星象/, 1)
    expect(await heading('白羊座', 2)).toBeVisible()
    expect(screen.getByText('17')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /狮子座/ }))
    expect(await heading('狮子座', 2)).toBeVisible()
    await waitFor(() => expect(router.state.location.search).toContain('sign=leo'))
    unmount()
    startSkyServer({ own: 'taurus' })
    await renderApp({ path: '/astrology' })
    expect(await heading('金牛座', 2)).toBeVisible()
  })

  it('begins with the sign of the date that the account knows, above all twelve', async () => {
    startSkyServer()
    server.use(
      http.get('*/api/auth/birth-date', () => HttpResponse.json({ birthDate: '1992-08-14' })),
    )
    await renderApp({ path: '/astrology' })
    const reading = await heading('狮子座', 2)
    const tile = screen.getByRole('radio', { name: /狮子座/ })
    expect(reading.compareDocumentPosition(tile)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('shows what a reading was made from', async () => {
    startSkyServer()
    const { user } = await renderApp({ path: '/astrology' })
    await heading('白羊座', 2)
    expect(screen.getByText('仅供娱乐。')).toBeVisible()
    await user.click(screen.getByText(/依据/))
    expect(screen.getByText('太阳在金牛座 10°')).toBeVisible()
  })

  it('keeps a kind sentence when the day cannot be had, and tries again', async () => {
    startSkyServer()
    server.use(
      http.get(
        '*/api/astrology/horoscope/:sign',
        () => HttpResponse.json(errorFixture('unavailable'), { status: 503 }),
        { once: true },
      ),
    )
    const { user } = await renderApp({ path: '/astrology' })
    expect(await screen.findByText('今天是充满可能性的一天，相信自己的直觉。')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await heading('白羊座', 2)).toBeVisible()
  })

  it('asks for the four pillars before anything is predicted', async () => {
    startSkyServer()
    const { user } = await renderApp({ path: '/astrology?tab=fortune' })
    expect(await heading('先排一个八字')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '去生成八字' }))
    expect(await heading('排八字')).toBeVisible()
    const submit = screen.getByRole('button', { name: '生成八字' })
    expect(submit).toBeDisabled()
    fireEvent.change(screen.getByLabelText('出生日期'), { target: { value: '1990-05-01' } })
    expect(submit).toBeEnabled()
  })

  it('compares two signs when both are chosen', async () => {
    const { calls } = startSkyServer()
    const { user } = await renderApp({ path: '/astrology?tab=compatibility' })
    const compare = await screen.findByRole('button', { name: '看看合不合' })
    expect(compare).toBeDisabled()
    await user.selectOptions(screen.getByLabelText('第一个星座'), 'leo')
    await user.selectOptions(screen.getByLabelText('第二个星座'), 'aries')
    await user.click(compare)
    expect(await heading(/狮子座与白羊座/)).toBeVisible()
    expect(screen.getByRole('img', { name: '契合度 86，满分 100' })).toBeVisible()
    expect(calls.at(-1)).toEqual({
      path: 'POST /api/western-astrology/compatibility',
      body: { partner1: 'leo', partner2: 'aries' },
    })
  })
})

describe('/western-astrology', () => {
  it('says that the analysis is on its way, then shows it', async () => {
    startSkyServer()
    const answer = Promise.withResolvers<void>()
    server.use(
      http.get('*/api/western-astrology/analysis/:sign', async () => {
        await answer.promise
        return undefined
      }),
    )
    await renderApp({ path: '/western-astrology?tab=analysis' })
    expect(await screen.findByText('正在为您准备星座分析...')).toBeVisible()
    answer.resolve()
    expect(await screen.findByText('红宝石')).toBeVisible()
    expect(screen.getByText('自信')).toBeVisible()
  })

  it('compares with a real match at one press', async () => {
    const { calls } = startSkyServer({ own: 'leo' })
    const { user } = await renderApp({ path: '/western-astrology?tab=compatibility' })
    const matches = await screen.findByRole('heading', { name: '与狮子座合拍' })
    await user.click(
      await within(matches.parentElement as HTMLElement).findByRole('button', { name: '射手座' }),
    )
    expect(await heading(/狮子座与射手座/)).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  it('begins a chart with the date that the account knows', async () => {
    startSkyServer()
    server.use(
      http.get('*/api/auth/birth-date', () => HttpResponse.json({ birthDate: '1992-08-14' })),
    )
    await renderApp({ path: '/western-astrology?tab=chart' })
    expect(await screen.findByLabelText('出生日期')).toHaveValue('1992-08-14')
    expect(screen.getByRole('button', { name: '生成星盘' })).toBeEnabled()
  })

  it('charts a birth and keeps it', async () => {
    const { calls } = startSkyServer()
    const { user } = await renderApp({ path: '/western-astrology?tab=chart' })
    const submit = await screen.findByRole('button', { name: '生成星盘' })
    expect(submit).toBeDisabled()
    fireEvent.change(screen.getByLabelText('出生日期'), { target: { value: '1990-05-01' } })
    fireEvent.change(screen.getByLabelText('出生时间'), { target: { value: '08:30' } })
    await user.click(submit)
    expect(await screen.findByText('金牛座 10°23′', { selector: 'li p' })).toBeVisible()
    expect(screen.getByText('巨蟹座 0°56′', { selector: 'li p' })).toBeVisible()
    await waitFor(() =>
      expect(calls.map(({ path }) => path)).toContainEqual(
        expect.stringMatching(/^PUT .*birth-profile$/),
      ),
    )
    const first = (_: string, element: Element | null) =>
      element?.tagName === 'P' && element.textContent === '你慢慢来，也走得远。'
    expect(screen.getByText(first)).toBeVisible()
    expect(screen.getByText('笔在你手中。')).toBeVisible()
    const folded = screen.getByText('同一件事听三遍也不嫌烦。')
    expect(folded).not.toBeVisible()
    await user.click(screen.getByRole('heading', { name: '其他行星' }))
    expect(folded).toBeVisible()
    await user.click(screen.getByRole('tab', { name: '方法' }))
    expect(screen.getByText('Asia/Shanghai · UTC+09:00')).toBeVisible()
    expect(screen.getByText('有，拨快 60 分钟')).toBeVisible()
  })

  it('says why there is no rising sign, and what to beware of', async () => {
    const chart = aChart({
      angles: [],
      houses: [],
      houseSystem: null,
      method: { ...aChart().method, timeKnown: false },
      warnings: [{ kind: 'near-sign-edge', text: '水星靠近星座边界。', subject: 'Mercury' }],
    })
    startSkyServer({ own: 'taurus', chart: () => HttpResponse.json(aBirthChart(chart)) })
    const { user } = await renderApp({ path: '/western-astrology?tab=chart' })
    expect(await screen.findByText('不知道出生时间，算不出上升')).toBeVisible()
    expect(screen.getByText('水星靠近星座边界。')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: '宫位' }))
    expect(screen.getByText('没有出生时间或地点，算不出宫位。')).toBeVisible()
  })

  it.each([
    ['birth_time_in_gap', '那一天拨快了钟表，跳过了这个时间。按哪种钟算？'],
    ['birth_time_twice', '那一天拨回了钟表，这个时间出现过两次。是哪一次？'],
    ['place_unknown', '没有找到这个地方。换个写法，或者填坐标。'],
  ] as const)('asks again after %s', async (code, text) => {
    startSkyServer({
      chart: () => HttpResponse.json(errorFixture(code), { status: 422 }),
    })
    const { user } = await renderApp({ path: '/western-astrology?tab=chart' })
    const submit = await screen.findByRole('button', { name: '生成星盘' })
    fireEvent.change(screen.getByLabelText('出生日期'), { target: { value: '1990-05-01' } })
    await user.click(submit)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText('出生日期')).toHaveValue('1990-05-01')
  })
})

describe('/western-astrology-enhanced', () => {
  it('shows a sign in depth', async () => {
    startSkyServer()
    const { user } = await renderApp({ path: '/western-astrology-enhanced?sign=leo' })
    expect(await screen.findByText('把光分一点给别人。')).toBeVisible()
    expect(screen.getByText('14:00–15:00')).toBeVisible()
    expect(screen.getByText('周三之后变轻松。')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: '性格' }))
    expect(screen.getByText('硬扛')).toBeVisible()
    // What is missing is a dash, nothing invented.
    expect(
      within(screen.getByRole('heading', { name: '挑战' }).parentElement as HTMLElement).getByText(
        '—',
      ),
    ).toBeVisible()
  })

  it('creates the companion that fits and opens its chat', async () => {
    const { chat } = startSkyServer()
    const { user, router } = await renderApp({
      path: '/western-astrology-enhanced?sign=leo&tab=ai-companion',
    })
    await user.click(await screen.findByRole('button', { name: '创建并开始聊天' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/chat\//))
    expect(chat.calls[0]?.body).toMatchObject({
      name: '昭阳',
      mood: 'cheerful',
      personality: { traits: ['真诚', '懂得欣赏'] },
    })
  })

  it('says so when the stars cannot be read, and tries again', async () => {
    startSkyServer()
    server.use(
      http.get(
        '*/api/western-astrology/analysis/:sign',
        () => HttpResponse.json(errorFixture('generation_failed'), { status: 502 }),
        { once: true },
      ),
    )
    const { user } = await renderApp({ path: '/western-astrology-enhanced' })
    expect(await heading('星象暂时无法解读')).toBeVisible()
    expect(screen.getByText('请稍后再试，或联系占星顾问。')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('把光分一点给别人。')).toBeVisible()
  })
})
