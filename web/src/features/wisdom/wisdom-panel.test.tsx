import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startEasternServer } from '@/test/eastern-server'
import { errorFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

async function openWisdom(known: boolean, birthDate: string | null = null) {
  const { calls, chat } = startEasternServer({ known })
  server.use(http.get('*/api/auth/birth-date', () => HttpResponse.json({ birthDate })))
  const view = await renderApp({ path: '/settings' })
  await view.router.navigate({ pathname: '/chat/companion', hash: '#wisdom' })
  const panel = await screen.findByRole('tabpanel', { name: '智慧' })
  await within(panel).findByRole('region', { name: '今日运势' })
  return { ...view, calls, chat, panel }
}
const region = (name: string) => screen.findByRole('region', { name })

describe('the wisdom tab', () => {
  it('shows the day, of another date when one is picked, with a dash for what is missing', async () => {
    await openWisdom(true)
    const daily = await region('今日运势')
    expect(await within(daily).findByText('顺风多于逆风。')).toBeVisible()
    expect(within(daily).getByRole('img', { name: '5 星中的 3 星' })).toBeVisible()
    expect(within(daily).getByText('事业').closest('div')).toHaveTextContent('—')
    const dates: (string | null)[] = []
    server.events.on('request:start', ({ request }) => {
      const url = new URL(request.url)
      if (url.pathname.endsWith('/daily-fortune')) dates.push(url.searchParams.get('date'))
    })
    const another = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    fireEvent.change(within(daily).getByLabelText('选择日期'), { target: { value: another } })
    await waitFor(() => expect(dates).toContain(another))
  })

  it('shows the own pillars with elements of ten', async () => {
    await openWisdom(true)
    const bazi = await region('八字命盘')
    const water = await within(bazi).findByRole('meter', { name: '水' })
    expect(water).toHaveAttribute('aria-valuemax', '10')
    expect(water).toHaveAttribute('aria-valuenow', '4.2')
    expect(within(bazi).getByText('精致')).toBeVisible()
  })

  it('opens the form of the birth where none is kept', async () => {
    const { user, calls } = await openWisdom(false)
    // Asked for once, whatever needs it.
    const ask = await screen.findByRole('button', { name: '设置生日信息' })
    expect(screen.queryByRole('region', { name: '玄学智慧' })).toBeNull()
    await user.click(ask)
    const dialog = await screen.findByRole('dialog', { name: '出生信息' })
    await user.click(within(dialog).getByRole('button', { name: '保存' }))
    expect(await within(dialog).findByText('请填写出生日期')).toBeVisible()
    fireEvent.change(within(dialog).getByLabelText('出生日期'), { target: { value: '1996-11-20' } })
    await user.click(within(dialog).getByLabelText('不知道出生时间'))
    await user.type(within(dialog).getByRole('combobox', { name: '出生地' }), '成都')
    await user.click(within(dialog).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.at(-1)?.body).toEqual({
      birthDate: '1996-11-20',
      birthTime: null,
      birthLocation: '成都',
      gender: null,
      timeUnknown: true,
    })
    // What was asked for is there at once.
    expect(await within(await region('玄学智慧')).findByRole('tab', { name: '今日' })).toBeVisible()
  })

  it('takes the day that the account knows with one tap', async () => {
    const { user, calls } = await openWisdom(false, '1992-08-14')
    const ask = await region('出生信息')
    expect(within(ask).getByText('1992年8月14日')).toBeVisible()
    await user.click(within(ask).getByRole('button', { name: '用这个生日看我的星象' }))
    expect(await region('玄学智慧')).toBeVisible()
    expect(calls.at(-1)?.body).toEqual({ birthDate: '1992-08-14' })
  })

  it('asks for the birth where an insight would be made of none, and makes it then', async () => {
    const { user, calls } = await openWisdom(false)
    const insights = await region('智慧洞察')
    await user.click(await within(insights).findByRole('button', { name: '生成运势' }))
    const dialog = await screen.findByRole('dialog', { name: '出生信息' })
    expect(calls).toEqual([])
    fireEvent.change(within(dialog).getByLabelText('出生日期'), { target: { value: '1996-11-20' } })
    await user.click(within(dialog).getByLabelText('不知道出生时间'))
    await user.type(within(dialog).getByRole('combobox', { name: '出生地' }), '成都')
    await user.click(within(dialog).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ type: 'fortune' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('forgets the birth after a second press that says what goes with it', async () => {
    const { user, calls } = await openWisdom(true)
    const bazi = await region('八字命盘')
    await user.click(await within(bazi).findByRole('button', { name: '修改出生信息' }))
    const dialog = await screen.findByRole('dialog', { name: '出生信息' })
    await user.click(await within(dialog).findByRole('button', { name: '删除出生信息' }))
    expect(within(dialog).getByText(/一起删除/)).toBeVisible()
    expect(calls).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: '确定删除' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.at(-1)?.path).toMatch(/^DELETE .*birth-profile$/)
  })

  it('shows three tags of an insight, filters by kind and makes new ones', async () => {
    const { user, calls } = await openWisdom(true)
    const insights = await region('智慧洞察')
    expect(await within(insights).findByText('今天宜静')).toBeVisible()
    expect(within(insights).getByText('除日')).toBeVisible()
    expect(within(insights).queryByText('第四个')).toBeNull()
    await user.click(within(insights).getByRole('radio', { name: '哲思' }))
    expect(await within(insights).findByText('还没有洞察')).toBeVisible()
    await user.click(within(insights).getByRole('button', { name: '生成哲思' }))
    expect(await within(insights).findByText('今天宜静')).toBeVisible()
    expect(calls.at(-1)?.body).toMatchObject({
      type: 'philosophy',
      context: { date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string },
    })
  })
})

describe('the horoscope card', () => {
  it('shows real values of the day, the sign and the animal', async () => {
    const { user } = await openWisdom(true)
    const card = await region('玄学智慧')
    expect(await within(card).findByRole('meter', { name: '情绪' })).toBeVisible()
    await user.click(within(card).getByRole('tab', { name: '星座' }))
    expect(await within(card).findByText('金牛座')).toBeVisible()
    await user.click(within(card).getByRole('tab', { name: '生肖' }))
    expect(await within(card).findByText('马', { selector: 'p' })).toBeVisible()
  })

  it('keeps a kind sentence when the day cannot be had', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    startEasternServer({ known: true })
    server.use(
      http.get('*/api/astrology/horoscope/:sign', () =>
        HttpResponse.json(errorFixture('unavailable'), { status: 503 }),
      ),
    )
    const view = await renderApp({ path: '/settings' })
    await view.router.navigate({ pathname: '/chat/companion', hash: '#wisdom' })
    expect(await screen.findByText('今天是充满可能性的一天，相信自己的直觉。')).toBeVisible()
    expect(told).toHaveBeenCalled()
  })
})
