import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { startChatServer } from '@/test/chat-server'
import { startEasternServer } from '@/test/eastern-server'
import { errorFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { aPerson, startSkyServer } from '@/test/sky-server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

async function openSynastry() {
  const { user } = await renderApp({ path: '/astrology?tab=compatibility' })
  await user.click(await screen.findByRole('radio', { name: '两份出生信息' }))
  return user
}

/** Notes whom the own chart is compared with. */
function noteSynastry() {
  const asked: { partner2: Record<string, unknown> }[] = []
  server.use(
    http.post('*/api/western-astrology/synastry', async ({ request }) => {
      asked.push((await request.json()) as (typeof asked)[number])
      return HttpResponse.json(errorFixture('unavailable'), { status: 503 })
    }),
  )
  return asked
}
const inRow = async (name: string) =>
  within(await screen.findByRole('group', { name: '选一个人' })).findByRole('button', { name })

describe('people whose births are kept', () => {
  it('are chosen with one press, and compared at once', async () => {
    startSkyServer({ own: 'taurus', people: [aPerson()] })
    const asked = noteSynastry()
    const user = await openSynastry()
    await user.click(await inRow('小林'))
    await waitFor(() =>
      expect(asked).toMatchObject([{ partner2: { birthDate: '1991-06-02', birthTime: '07:30' } }]),
    )
    expect(screen.getByLabelText('出生日期')).toHaveValue('1991-06-02')
    expect(screen.getByRole('button', { name: '小林' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: '另一个人' }))
    expect(screen.getByLabelText('出生日期')).toHaveValue('')
  })

  it('are kept only where they agree, once, and changed afterwards', async () => {
    const { calls } = startSkyServer({ own: 'taurus' })
    const user = await openSynastry()
    await user.click(await screen.findByRole('button', { name: '保存这个人，下次直接选' }))
    const save = screen.getByRole('button', { name: '保存' })
    expect(save).toBeDisabled()
    fireEvent.change(screen.getByLabelText('出生日期'), { target: { value: '1988-11-03' } })
    await user.click(save)
    expect(screen.getByText('请填写称呼')).toBeVisible()
    expect(screen.getByText('对方同意了，才能保存。')).toBeVisible()
    expect(calls).toEqual([])
    await user.type(screen.getByLabelText('怎么称呼'), ' 阿雅 ')
    await user.selectOptions(screen.getByLabelText('与你的关系'), '家人')
    await user.click(screen.getByRole('checkbox', { name: /对方知道并同意/ }))
    await user.click(save)
    await waitFor(() =>
      expect(calls).toMatchObject([
        {
          path: 'POST /api/wisdom/people',
          body: {
            id: expect.stringMatching(/^[0-9a-f-]{36}$/),
            name: '阿雅',
            relation: 'family',
            birth: { birthDate: '1988-11-03' },
            consent: true,
          },
        },
      ]),
    )
    expect(await inRow('阿雅')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByRole('checkbox', { name: /对方知道并同意/ })).toBeNull()
    fireEvent.change(screen.getByLabelText('出生日期'), { target: { value: '1988-11-04' } })
    await user.click(save)
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[1]).toMatchObject({
      path: expect.stringMatching(/^PATCH \/api\/wisdom\/people\/[0-9a-f-]{36}$/),
      body: { name: '阿雅', relation: 'family', birth: { birthDate: '1988-11-04' } },
    })
  })

  it('are told at the field what was wrong, and why no more are kept', async () => {
    startSkyServer({ own: 'taurus' })
    const refuse = (code: 'place_unknown' | 'too_many_people') =>
      server.use(
        http.post('*/api/wisdom/people', () =>
          HttpResponse.json(errorFixture(code), { status: 409 }),
        ),
      )
    const user = await openSynastry()
    await user.click(await screen.findByRole('button', { name: '保存这个人，下次直接选' }))
    fireEvent.change(screen.getByLabelText('出生日期'), { target: { value: '1988-11-03' } })
    await user.type(screen.getByLabelText('怎么称呼'), '阿雅')
    await user.click(screen.getByRole('checkbox', { name: /对方知道并同意/ }))
    refuse('place_unknown')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('没有找到这个地方。换个写法，或者填坐标。')).toBeVisible()
    refuse('too_many_people')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('最多能保存 30 个人。删掉一位再试吧。')).toBeVisible()
  })

  it('are forgotten after a second press', async () => {
    startSkyServer({ own: 'taurus', people: [aPerson()] })
    noteSynastry()
    const user = await openSynastry()
    await user.click(await inRow('小林'))
    await user.click(screen.getByRole('button', { name: '修改或删除小林' }))
    await user.click(screen.getByRole('button', { name: '删除小林' }))
    expect(screen.getByText('小林的出生信息会一起删除，不能恢复。')).toBeVisible()
    expect(screen.getByRole('button', { name: '小林' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '确定删除' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '小林' })).toBeNull())
    expect(screen.getByRole('button', { name: '保存这个人，下次直接选' })).toBeVisible()
  })

  it('stand beside companions that have a birth, whose own it stays', async () => {
    startSkyServer({ own: 'taurus' })
    startChatServer({
      birth: {
        data: { birthDate: '1998-08-03' },
        stars: {
          sun: 'leo',
          moon: null,
          rising: null,
          animal: 'tiger',
          pillars: { year: '戊寅', month: '己未', day: '甲子', hour: null },
        },
      },
    })
    const asked = noteSynastry()
    const user = await openSynastry()
    await user.click(await inRow('小忆 · 伴侣'))
    await waitFor(() => expect(asked).toMatchObject([{ partner2: { birthDate: '1998-08-03' } }]))
    expect(screen.queryByRole('button', { name: '保存这个人，下次直接选' })).toBeNull()
  })

  it('are chosen for four pillars beside each other too', async () => {
    const { calls } = startEasternServer({ known: true })
    server.use(http.get('*/api/wisdom/people', () => HttpResponse.json({ people: [aPerson()] })))
    const { user } = await renderApp({ path: '/eastern-fortune?tab=bazi' })
    await user.click(await screen.findByText('八字合婚：与另一个人并看'))
    await user.click(await inRow('小林'))
    expect(await screen.findByText('辛与丙是天干五合。')).toBeVisible()
    expect(calls.at(-1)).toMatchObject({
      path: 'POST /api/eastern-fortune/bazi-match',
      body: { partner2: { birthDate: '1991-06-02', birthLocation: '杭州' } },
    })
  })
})
