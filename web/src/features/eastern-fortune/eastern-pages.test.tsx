import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBaziChart, aDepth, anEasternBazi, aWisdom, aZodiac } from '@/test/eastern-samples'
import { startEasternServer } from '@/test/eastern-server'
import { errorFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

const heading = (name: string | RegExp) => screen.findByRole('heading', { name })

/** Fills date and time and asks for the chart. */
async function castPillars(path = '/eastern-fortune?tab=bazi') {
  const view = await renderApp({ path })
  const date = await screen.findByLabelText('出生日期')
  const submit = screen.getByRole('button', { name: '生成八字' })
  expect(submit).toBeDisabled()
  fireEvent.change(date, { target: { value: '1996-11-20' } })
  fireEvent.change(screen.getByLabelText('出生时间'), { target: { value: '08:45' } })
  await waitFor(() => expect(submit).toBeEnabled())
  await view.user.click(submit)
  return view
}

describe('the animals', () => {
  it('begin with the dragon; each has its stars, and a dash for what is missing', async () => {
    startEasternServer()
    const { user, router } = await renderApp({ path: '/eastern-fortune' })
    expect(await heading('龙')).toBeVisible()
    expect(await screen.findByText('同道相聚。')).toBeVisible()
    expect(screen.getByRole('radio', { name: '龙' })).toBeChecked()
    expect(screen.getByRole('img', { name: '5 星中的 3 星' })).toBeVisible()
    const health = screen.getByText('健康').closest('div') as HTMLElement
    expect(within(health).getAllByText('—')).toHaveLength(2)
    await user.click(screen.getByRole('radio', { name: '鼠' }))
    expect(await heading('鼠')).toBeVisible()
    await waitFor(() => expect(router.state.location.search).toContain('animal=rat'))
  })

  it('show what a reading rests on, and that it is for entertainment', async () => {
    startEasternServer()
    const { user } = await renderApp({ path: '/eastern-fortune' })
    await screen.findByText('同道相聚。')
    expect(screen.getByText('仅供娱乐。')).toBeVisible()
    await user.click(screen.getByText(/^依据/))
    expect(screen.getByText('太阳在金牛座 10°')).toBeVisible()
  })

  it('are asked for again while they are in the language the reader had before', async () => {
    startEasternServer()
    server.use(
      http.get(
        '*/api/eastern-fortune/zodiac/:animal',
        () => {
          const zodiac = aZodiac()
          const fortune = { ...zodiac.fortune, fortune: 'Like meets like.' }
          return HttpResponse.json({ ...zodiac, fortune, language: 'en' })
        },
        { once: true },
      ),
    )
    await renderApp({ path: '/eastern-fortune' })
    expect(await screen.findByText('Like meets like.')).toBeVisible()
    expect(await screen.findByText('同道相聚。')).toBeVisible()
  })

  it('say when the reading cannot be made, and try again', async () => {
    startEasternServer()
    server.use(
      http.get(
        '*/api/eastern-fortune/zodiac/:animal',
        () => HttpResponse.json(errorFixture('unavailable'), { status: 503 }),
        { once: true },
      ),
    )
    const { user } = await renderApp({ path: '/eastern-fortune' })
    expect(await heading('命理解读暂时无法完成')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('同道相聚。')).toBeVisible()
  })
})

describe('the four pillars', () => {
  it('are read from the right, with their relations, luck and method', async () => {
    const { calls } = startEasternServer()
    await castPillars()
    const board = await screen.findByRole('table', { name: '四柱命盘' })
    const heads = within(board).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual(['项目', '时柱', '日柱', '月柱', '年柱'])
    expect(within(board).getByRole('button', { name: /^年柱 · 天干: ?丙/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /丙壬 冲/ })).toBeVisible()
    expect(screen.getByText(/逆行，4.3 岁起运/)).toBeVisible()
    expect(screen.getByText(/太阳时差 −49.3 分/)).toBeVisible()
    expect(screen.getByRole('meter', { name: '水' })).toHaveAttribute('aria-valuetext', '3 / 5')
    expect(screen.getByText('先养后用。')).toBeVisible()
    expect(calls[0]).toEqual({
      path: 'POST /api/eastern-fortune/bazi',
      body: {
        birthDate: '1996-11-20',
        birthTime: '08:45',
        birthLocation: null,
        gender: null,
        timeUnknown: false,
      },
    })
    // Nothing was kept before, and the box says that this is to be kept.
    await waitFor(() => expect(calls[1]?.path).toMatch(/^PUT \/api\/wisdom\/.*\/birth-profile$/))
  })

  it('name three stars of a pillar, and all with rule and source in a list that opens', async () => {
    startEasternServer({ known: true })
    const { user } = await renderApp({ path: '/eastern-fortune?tab=bazi' })
    const board = await screen.findByRole('table', { name: '四柱命盘' })
    const spirits = within(board).getByRole('button', { name: /^时柱 · 神煞/ })
    expect(spirits).toHaveTextContent('天乙贵人国印贵人华盖另 1 个')
    expect(screen.queryByText('守信有章法，适合掌管要务')).toBeNull()
    await user.click(screen.getByText('神煞一览（2）'))
    expect(await screen.findByText('由日干和年干查得 · 历代口诀')).toBeVisible()
    expect(screen.getByText('由年支查得 · 《三命通会》')).toBeVisible()
    expect(screen.getByText('守信有章法，适合掌管要务')).toBeVisible()
  })

  it('say behind folds what rules, what binds, and the years, months, days and hours', async () => {
    const { calls } = startEasternServer({
      known: true,
      bazi: anEasternBazi(aBaziChart({ depth: aDepth })),
    })
    const { user } = await renderApp({ path: '/eastern-fortune?tab=bazi' })
    expect(
      await screen.findByText(/出生后 4年3个月18天起运，2001年3月10日 交运；以后逢辛、丙年换运/),
    ).toBeVisible()
    await user.click(screen.getByText('细看：司令、合化与暗合'))
    expect(await screen.findByText(/节气已过 12.9 天，当值的是壬（伤官）/)).toBeVisible()
    expect(screen.getByText('戊 7 天 → 甲 5 天 → 壬 18 天')).toBeVisible()
    expect(screen.getByText(/丙辛 合而不化（本可化水）：两干隔位和日主自有根气/)).toBeVisible()
    expect(screen.getByText(/子辰 拱申/)).toBeVisible()
    await user.click(screen.getByText('称骨：4 两 9 钱'))
    expect(
      await screen.findByText('年 1 两 6 钱 · 月 0 两 8 钱 · 日 1 两 6 钱 · 时 0 两 9 钱'),
    ).toBeVisible()
    expect(screen.getByText('按农历 10 月 10 日来称。')).toBeVisible()
    expect(screen.getByText(/有主见也有人缘/)).toBeVisible()
    await user.click(screen.getByText('每步大运的流年与小运'))
    await user.selectOptions(await screen.findByLabelText('选一步大运'), '戊戌 · 2001–2001')
    expect(screen.getByRole('row', { name: '2001 6 辛巳 比肩 丙戌' })).toBeVisible()
    await user.click(screen.getByText('流月 · 流日 · 流时'))
    fireEvent.change(await screen.findByLabelText('选一天'), { target: { value: '2026-11-22' } })
    expect(await screen.findByRole('button', { name: /^11\/22/ })).toHaveAttribute('aria-current')
    expect(screen.getByRole('list', { name: '这一天的流时' })).toBeVisible()
    expect(calls.at(-1)).toEqual({
      path: 'POST /api/eastern-fortune/flow',
      body: {
        baziChart: { year: '丙子', month: '己亥', day: '辛酉', hour: '壬辰' },
        date: '2026-11-22',
      },
    })
  })

  it('are told by two old books behind a fold', async () => {
    startEasternServer({ known: true, bazi: anEasternBazi(aBaziChart({ depth: aDepth })) })
    const { user } = await renderApp({ path: '/eastern-fortune?tab=bazi' })
    await user.click(await screen.findByText('格局与调候'))
    expect(await screen.findByText(/是伤官格/)).toBeVisible()
    expect(screen.getByText(/依次想要壬、丙/)).toBeVisible()
  })

  it('stand beside somebody else’s, whose birth is only sent', async () => {
    const { calls } = startEasternServer({ known: true })
    const { user } = await renderApp({ path: '/eastern-fortune?tab=bazi' })
    await user.click(await screen.findByText('八字合婚：与另一个人并看'))
    expect(await screen.findByText(/对方的信息只用来计算；你不保存，就不会留下/)).toBeVisible()
    fireEvent.change(screen.getByLabelText('出生日期'), { target: { value: '1988-11-03' } })
    await user.click(screen.getByRole('button', { name: '并看' }))
    expect(await screen.findByText('辛与丙是天干五合。')).toBeVisible()
    const sides = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(sides).toEqual(expect.arrayContaining(['辛 · 金', '丙 · 火']))
    expect(calls.at(-1)).toMatchObject({
      path: 'POST /api/eastern-fortune/bazi-match',
      body: { partner2: { birthDate: '1988-11-03' } },
    })
  })

  it('ask for the own birth before they stand beside another', async () => {
    startEasternServer()
    const { user } = await renderApp({ path: '/eastern-fortune?tab=bazi' })
    await user.click(await screen.findByText('八字合婚：与另一个人并看'))
    expect(await screen.findByText(/先在上面排出并记下自己的四柱/)).toBeVisible()
  })

  it('are looked up the other way round: only what can stand together is offered', async () => {
    const { calls } = startEasternServer()
    const { user } = await renderApp({ path: '/eastern-fortune?tab=bazi' })
    await user.click(await screen.findByText('已知四柱，反推日期'))
    await user.selectOptions(await screen.findByLabelText('年柱'), '庚午')
    await user.selectOptions(screen.getByLabelText('月柱'), '辛巳')
    await user.selectOptions(screen.getByLabelText('日柱'), '庚辰')
    await user.selectOptions(screen.getByLabelText('时柱'), '癸未 · 13:00–15:00')
    await user.click(screen.getByRole('button', { name: '查日期' }))
    expect(await screen.findByText('1990年5月15日 13:00–15:00')).toBeVisible()
    expect(calls.at(-1)?.body).toEqual({
      baziChart: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' },
    })
  })

  it('explain a term where it is tapped', async () => {
    const { calls } = startEasternServer({ known: true })
    const { user } = await renderApp({ path: '/eastern-fortune?tab=bazi' })
    // The kept birth is charted without being asked, once, and can be changed.
    expect(await screen.findByRole('button', { name: '换一份出生信息' })).toBeVisible()
    expect(calls.map(({ path }) => path)).toEqual(['POST /api/eastern-fortune/bazi'])
    const board = await screen.findByRole('table', { name: '四柱命盘' })
    await user.click(within(board).getByRole('button', { name: /^时柱 · 十神/ }))
    const dialog = await screen.findByRole('dialog', { name: '时柱 · 十神' })
    expect(within(dialog).getByText(/日主所生、异阴阳/)).toBeVisible()
  })

  it('are three when the time is unknown', async () => {
    const chart = aBaziChart()
    startEasternServer({
      bazi: anEasternBazi({ ...chart, pillars: { ...chart.pillars, hour: null } }),
    })
    await castPillars()
    const board = await screen.findByRole('table', { name: '四柱命盘' })
    expect(within(board).queryByRole('columnheader', { name: '时柱' })).toBeNull()
    expect(within(board).getByRole('columnheader', { name: '年柱' })).toBeVisible()
  })

  it('stand side by side where schools differ, with what is near an edge', async () => {
    startEasternServer({
      bazi: anEasternBazi(
        aBaziChart({
          alternatives: [
            {
              axis: 'clock',
              dayChange: '23:00',
              year: '丙子',
              month: '己亥',
              day: '辛酉',
              hour: '癸巳',
            },
          ],
          warnings: [{ kind: 'near-hour-edge', text: '离时辰交界不到三分钟。' }],
        }),
      ),
    })
    await castPillars()
    expect(await heading('两种算法，结果不同')).toBeVisible()
    expect(screen.getByText('钟表时间 · 23:00 换日')).toBeVisible()
    expect(screen.getByText('离时辰交界不到三分钟。')).toBeVisible()
  })

  it('say when they cannot be made, at the field that is wrong', async () => {
    startEasternServer()
    server.use(
      http.post('*/api/eastern-fortune/bazi', () =>
        HttpResponse.json(errorFixture('birth_time_in_gap'), { status: 400 }),
      ),
    )
    await castPillars()
    expect(await screen.findByText('八字生成失败，请检查输入信息是否正确')).toBeVisible()
    expect(screen.getByRole('radio', { name: '拨快前的钟' })).toBeVisible()
  })

  it('need date and time on the enhanced page, and show shares there', async () => {
    startEasternServer()
    await renderApp({ path: '/eastern-fortune-enhanced?tab=bazi' })
    fireEvent.change(await screen.findByLabelText('出生日期'), { target: { value: '1996-11-20' } })
    expect(screen.getByRole('button', { name: '生成八字' })).toBeDisabled()
    expect(screen.queryByLabelText('不知道出生时间')).toBeNull()
  })
})

describe('predictions', () => {
  it('show ten on a bar of a hundred, the course and advice', async () => {
    const { calls } = startEasternServer()
    const { user } = await renderApp({ path: '/eastern-fortune?tab=prediction' })
    expect(await heading('想看哪一段？')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: '月' }))
    await user.click(screen.getByRole('button', { name: '生成运势预测' }))
    const score = await screen.findByRole('meter', { name: '总分' })
    expect(score).toHaveAttribute('aria-valuenow', '59')
    expect(score).toHaveAttribute('aria-valuetext', '5.9 / 10')
    expect(within(screen.getByRole('table', { name: '走势' })).getByText('70')).toBeInTheDocument()
    expect(screen.getByText('运动一场。')).toBeVisible()
    expect(calls[0]?.body).toEqual({ zodiac: 'dragon', period: 'monthly', baziChart: null })
  })
})

describe('wisdom', () => {
  it('casts for the question that was written, line by line', async () => {
    const { calls } = startEasternServer()
    const { user } = await renderApp({ path: '/eastern-fortune?tab=wisdom' })
    await user.type(await screen.findByLabelText('问一件心里的事'), '该不该搬家？')
    await user.click(screen.getByRole('button', { name: '起一卦' }))
    expect(await screen.findByText('第 1 掷')).toBeVisible()
    expect(screen.queryByText('先稳住呼吸。')).toBeNull()
    await user.click(screen.getByRole('button', { name: '直接看结果' }))
    expect(await screen.findByText('先稳住呼吸。')).toBeVisible()
    expect(screen.getByRole('img', { name: /^震: 少阳, 少阴, 老阴（动）/ })).toBeVisible()
    expect(screen.getByRole('img', { name: '丰' })).toBeVisible()
    const quoted = screen.getByText('震苏苏，震行无眚。')
    expect(quoted).toBeVisible()
    expect(quoted.closest('[lang]')).toHaveAttribute('lang', 'zh-Hans')
    expect(screen.getByText(/^亨。震来虩虩/)).toBeVisible()
    expect(screen.getByText('震 · 第 3 爻')).toBeVisible()
    expect(screen.getByText('雷声让人发慌。带着警醒走，就没有灾。')).toBeVisible()
    expect(screen.getByText(/《易学启蒙》/)).toBeVisible()
    expect(
      screen.getByRole('img', { name: /^蹇: 少阴, 少阴, 少阳, 少阴, 少阳, 少阴$/ }),
    ).toBeVisible()
    expect(calls[0]).toEqual({
      path: 'POST /api/eastern-fortune/iching',
      body: { question: '该不该搬家？' },
    })
  })

  it('says which of two lines weighs most', async () => {
    const { cast } = aWisdom()
    const [one] = cast!.reading!.passages
    const passages = [
      { ...one!, chief: false },
      { ...one!, place: '第 5 爻', name: '六五', chief: true },
    ]
    startEasternServer({
      wisdom: aWisdom({ cast: { ...cast!, reading: { ...cast!.reading!, passages } } }),
    })
    const { user } = await renderApp({ path: '/eastern-fortune?tab=wisdom' })
    await user.click(await screen.findByRole('button', { name: '起一卦' }))
    await user.click(await screen.findByRole('button', { name: '直接看结果' }))
    expect(within(await heading(/第 5 爻/)).getByText('为主')).toBeVisible()
    expect(within(await heading(/第 3 爻/)).queryByText('为主')).toBeNull()
  })

  it('shows a kept answer that has no words of the classic yet', async () => {
    const { reading: _, ...cast } = aWisdom().cast!
    startEasternServer({ wisdom: aWisdom({ cast }) })
    const { user } = await renderApp({ path: '/eastern-fortune?tab=wisdom' })
    await user.click(await screen.findByRole('button', { name: '起一卦' }))
    await user.click(await screen.findByRole('button', { name: '直接看结果' }))
    expect(await screen.findByText('先稳住呼吸。')).toBeVisible()
    expect(screen.queryByRole('heading', { name: '经文' })).toBeNull()
  })

  it('answers with care what no chart may answer', async () => {
    startEasternServer({
      wisdom: aWisdom({ topic: 'question', cast: null, redirect: 'health' }),
    })
    const { user } = await renderApp({ path: '/eastern-fortune?tab=wisdom' })
    await user.type(await screen.findByLabelText('问一件心里的事'), '我的病会好吗？')
    await user.click(screen.getByRole('button', { name: '请教' }))
    expect(await heading('先说点别的')).toBeVisible()
    expect(screen.queryByRole('button', { name: '分享卡片' })).toBeNull()
  })
})

describe('the enhanced page', () => {
  it('begins with the rat and shows a saying and six tabs', async () => {
    startEasternServer()
    const { user } = await renderApp({ path: '/eastern-fortune-enhanced' })
    expect(await screen.findByText('知足不辱。')).toBeVisible()
    expect(screen.getByRole('radio', { name: '鼠' })).toBeChecked()
    expect(screen.getAllByRole('tab')).toHaveLength(6)
    await user.click(screen.getByRole('tab', { name: '指引' }))
    expect(await screen.findByText('替人点灯。')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: '缘分' }))
    expect(await heading('最合的生肖')).toBeVisible()
  })

  it('creates a companion of that nature and opens its chat', async () => {
    const { chat } = startEasternServer()
    const { user, router } = await renderApp({ path: '/eastern-fortune-enhanced' })
    await user.click(await screen.findByRole('button', { name: '创建匹配的伴侣' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/chat\/.+/))
    const made = chat.calls.find(({ path }) => path === '/api/companions')
    expect(made?.body).toMatchObject({
      name: '鼠灵',
      mood: 'caring',
      personality: { traits: ['有抱负', '自信'] },
    })
  })
})
