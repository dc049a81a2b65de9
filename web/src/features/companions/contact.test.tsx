import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { usualContact } from '@lumen/contracts/chat/usual-contact'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { startChatServer } from '@/test/chat-server'
import { aMessage } from '@/test/chat-samples'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

/** The window in which the one companion is changed, with the part about writing first open. */
async function openContact(options: Parameters<typeof startChatServer>[0] = {}) {
  const chat = startChatServer(options)
  const { user } = await renderApp({ path: '/chat' })
  await user.click(await screen.findByRole('button', { name: '小忆的选项' }))
  await user.click(await screen.findByRole('menuitem', { name: '编辑' }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑伴侣' }))
  await user.click(dialog.getByText('主动联系'))
  const enabled = await dialog.findByRole('switch', { name: '允许 Ta 先开口' })
  const save = () => user.click(dialog.getByRole('button', { name: '保存' }))
  const stored = () => chat.calls.find(({ method }) => method === 'PUT')
  return { chat, user, dialog, enabled, save, stored }
}

describe('whether a companion may write first', () => {
  it('is off, and on at chosen days and hours in the zone of its user', async () => {
    const { user, dialog, enabled, save, stored } = await openContact()
    expect(enabled).not.toBeChecked()
    expect(dialog.queryByText('可以在哪几天')).toBeNull()
    await user.click(enabled)
    const days = within(dialog.getByRole('group', { name: '可以在哪几天' }))
    await user.click(days.getByRole('checkbox', { name: '周日' }))
    const hours = within(dialog.getByRole('group', { name: '可以在什么时候' }))
    fireEvent.change(hours.getByLabelText('从'), { target: { value: '09:30' } })
    await save()
    await waitFor(() =>
      expect(stored()).toEqual({
        method: 'PUT',
        path: '/api/companions/companion/contact',
        body: {
          ...usualContact,
          enabled: true,
          days: [1, 2, 3, 4, 5, 6],
          hours: { from: '09:30', to: '20:00' },
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      }),
    )
  })

  it('is not stored while its hours cannot be, and what was entered stays', async () => {
    const { user, chat, dialog, save } = await openContact({ contact: { enabled: true } })
    const hours = within(dialog.getByRole('group', { name: '可以在什么时候' }))
    fireEvent.change(hours.getByLabelText('从'), { target: { value: '21:00' } })
    expect(dialog.getByRole('alert')).toHaveTextContent('结束要晚于开始。')
    await save()
    expect(chat.calls).toEqual([])
    fireEvent.change(hours.getByLabelText('到'), { target: { value: '23:30' } })
    const quiet = within(dialog.getByRole('group', { name: '免打扰时段' }))
    fireEvent.change(quiet.getByLabelText('从'), { target: { value: '20:00' } })
    expect(dialog.getByRole('alert')).toHaveTextContent('免打扰时段把可以联系的时间全盖住了。')
    await user.click(dialog.getByRole('switch', { name: '免打扰时段' }))
    expect(dialog.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('tells how many messages have no answer, and leaves alone what was not opened', async () => {
    const { dialog, chat, save } = await openContact({ contact: { enabled: true, unanswered: 2 } })
    expect(dialog.getByText('已有 2 条没有回应。')).toBeVisible()
    await save()
    await waitFor(() => expect(chat.calls.map(({ method }) => method)).toEqual(['PATCH']))
  })
})

it('is told of a message that a companion wrote first', async () => {
  const contact = { contact: 'greeting', provider: 'local' } as const
  startChatServer({
    messages: [aMessage({ isFromUser: false, content: '你好呀。', metadata: contact })],
  })
  await renderApp({ path: '/chat/companion' })
  expect(await screen.findByText('主动问候')).toBeVisible()
})

it('lists what a companion is to remind of, and takes it back', async () => {
  const reminder = {
    id: 'reminder',
    companionId: 'companion',
    what: '带伞',
    dueAt: '2099-11-24T00:00:00.000Z',
    timeZone: 'Asia/Shanghai',
    repeat: null,
  }
  const { user, dialog, chat } = await openContact({ reminders: [reminder] })
  await user.click(dialog.getByText('提醒'))
  expect(await dialog.findByText('带伞')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '删除“带伞”' }))
  expect(await dialog.findByText('没有等着的提醒。')).toBeVisible()
  expect(chat.calls).toMatchObject([{ method: 'DELETE', path: '/api/reminders/reminder' }])
})

it('leaves the next time of a repeated one out, or stops it', async () => {
  const reminder = {
    id: 'reminder',
    companionId: 'companion',
    what: '倒垃圾',
    dueAt: '2099-11-23T00:00:00.000Z',
    timeZone: 'Asia/Shanghai',
    repeat: { weekdays: [0, 1, 4] },
  }
  const { user, dialog } = await openContact({ reminders: [reminder] })
  const asked: (string | null)[] = []
  server.use(
    http.delete('*/api/reminders/reminder', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('due'))
      return HttpResponse.json({ success: true })
    }),
  )
  await user.click(dialog.getByText('提醒'))
  expect(await dialog.findByText(/每星期一、星期四和星期日/)).toBeVisible()
  expect(dialog.getByText(/^下次 /)).toBeVisible()
  const choose = async (name: string) => {
    await user.click(dialog.getByRole('button', { name: '删除“倒垃圾”' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('跳过下一次')
  await waitFor(() => expect(asked).toEqual([reminder.dueAt]))
  await choose('不再提醒')
  await waitFor(() => expect(asked).toEqual([reminder.dueAt, null]))
})
