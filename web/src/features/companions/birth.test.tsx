import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CompanionBirth } from '@lumen/contracts/chat/birth'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { startChatServer } from '@/test/chat-server'
import { errorFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { startSkyServer } from '@/test/sky-server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

const birth: CompanionBirth = {
  data: {
    birthDate: '1998-08-03',
    birthTime: '07:30',
    birthLocation: '杭州',
    placeId: '30.2,120.1',
  },
  stars: {
    sun: 'leo',
    moon: null,
    rising: 'virgo',
    animal: 'tiger',
    pillars: { year: '戊寅', month: '己未', day: '甲子', hour: '戊辰' },
  },
}

async function openEdit(kept: CompanionBirth | null) {
  const chat = startChatServer({ birth: kept })
  const { user } = await renderApp({ path: '/companions' })
  await user.click(await screen.findByRole('button', { name: '编辑小忆' }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑伴侣' }))
  await user.click(dialog.getByText('生日与星盘'))
  await dialog.findByLabelText('出生日期')
  return { chat, user, dialog, save: dialog.getByRole('button', { name: '保存' }) }
}
const fillDay = (day: string) =>
  fireEvent.change(screen.getByLabelText('出生日期'), { target: { value: day } })

describe('the birth of a companion', () => {
  it('is optional, and asks for a day where anything is known', async () => {
    const { chat, user, dialog, save } = await openEdit(null)
    fireEvent.change(dialog.getByLabelText('出生时间'), { target: { value: '07:30' } })
    await user.click(save)
    expect(dialog.getByText('请填写出生日期')).toBeVisible()
    expect(chat.calls).toEqual([])
    fillDay('1998-08-03')
    await user.click(save)
    await waitFor(() => expect(chat.calls).toHaveLength(1))
    expect(chat.calls[0]?.body).toMatchObject({
      birth: { birthDate: '1998-08-03', birthTime: '07:30', timeUnknown: false },
    })
  })

  it('is sent as it was entered until it is changed, and can be taken back', async () => {
    const { chat, user, dialog, save } = await openEdit(birth)
    expect(await dialog.findByText('处女座')).toBeVisible()
    expect(dialog.getByText('狮子座')).toBeVisible()
    expect(dialog.queryByText('月亮星座')).toBeNull()
    expect(dialog.getByText('戊寅 己未 甲子 戊辰')).toBeVisible()
    expect(dialog.getByRole('link', { name: '看看你们俩' })).toHaveAttribute(
      'href',
      '/astrology?tab=compatibility&with=companion',
    )
    await user.click(dialog.getByRole('button', { name: '去掉生日' }))
    await user.click(save)
    await waitFor(() => expect(chat.calls[0]?.body).toMatchObject({ birth: null }))
  })

  it('asks which clock counts where the server cannot know, and keeps the window open', async () => {
    const { chat, user, dialog, save } = await openEdit(birth)
    server.use(
      http.patch(
        '*/api/companions/:id',
        () => HttpResponse.json(errorFixture('birth_time_twice'), { status: 409 }),
        { once: true },
      ),
    )
    fillDay('2020-10-25')
    await user.click(save)
    await user.click(await dialog.findByRole('radio', { name: '后到的一次（拨钟之后）' }))
    await user.click(save)
    await waitFor(() => expect(chat.calls).toHaveLength(1))
    expect(chat.calls[0]?.body).toMatchObject({ birth: { disambiguation: 'later' } })
  })

  it('is compared with one’s own at once', async () => {
    startSkyServer({ own: 'taurus' })
    startChatServer({ birth })
    const asked: unknown[] = []
    server.use(
      http.post('*/api/western-astrology/synastry', async ({ request }) => {
        asked.push(await request.json())
        return HttpResponse.json(errorFixture('unavailable'), { status: 503 })
      }),
    )
    await renderApp({ path: '/astrology?tab=compatibility&with=companion' })
    expect(await screen.findByRole('heading', { name: '你和小忆' })).toBeVisible()
    expect(screen.getByLabelText('出生日期')).toHaveValue('1998-08-03')
    await waitFor(() =>
      expect(asked[0]).toMatchObject({
        partner2: { birthDate: '1998-08-03', placeId: '30.2,120.1' },
      }),
    )
  })

  it('leads to one’s own where that is missing', async () => {
    startSkyServer()
    startChatServer({ birth })
    await renderApp({ path: '/astrology?tab=compatibility&with=companion' })
    expect(await screen.findByRole('button', { name: '设置生日信息' })).toBeVisible()
  })
})
