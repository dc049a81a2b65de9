import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it, vi } from 'vitest'
import { errorFixture } from '@/test/fixtures'
import { createTestTexts } from '@/test/render-app'
import { server } from '@/test/server'
import ContactPage from './contact-page'

async function open() {
  const i18n = await createTestTexts()
  render(
    <I18nextProvider i18n={i18n}>
      <ContactPage />
    </I18nextProvider>,
  )
  const user = userEvent.setup()
  const fill = async () => {
    await user.type(screen.getByLabelText('称呼'), '小满')
    await user.type(screen.getByLabelText('邮箱'), 'xiaoman@example.com')
    await user.selectOptions(screen.getByLabelText('问题类别'), 'billing')
    await user.type(screen.getByLabelText('主题'), '退款')
    await user.type(screen.getByLabelText('内容'), '昨天的订单')
  }
  const send = () => user.click(screen.getByRole('button', { name: '发送' }))
  return { user, fill, send }
}

describe('the contact form', () => {
  it('names everything that is missing, and sends nothing', async () => {
    const { send } = await open()
    await send()
    for (const text of [
      '请告诉我们怎么称呼你。',
      '请填写有效的邮箱地址。',
      '请选择一个类别。',
      '请写一个主题。',
      '请写下你想说的。',
    ])
      expect(await screen.findByText(text)).toBeVisible()
  })

  it('sends, says where the answer goes, and can begin again', async () => {
    const bodies: unknown[] = []
    server.use(
      http.post('*/api/contact', async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json({ id: crypto.randomUUID() }, { status: 201 })
      }),
    )
    const { user, fill, send } = await open()
    await fill()
    await send()
    expect(await screen.findByText('已经收到')).toBeVisible()
    expect(screen.getByText(/xiaoman@example\.com/)).toBeVisible()
    expect(bodies).toEqual([
      {
        name: '小满',
        email: 'xiaoman@example.com',
        category: 'billing',
        subject: '退款',
        message: '昨天的订单',
        language: 'zh',
        clientId: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
      },
    ])
    await user.click(screen.getByRole('button', { name: '再写一封' }))
    expect(screen.getByLabelText('内容')).toHaveValue('')
  })

  it('keeps what was written when it fails, and sends the same message again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const ids: unknown[] = []
    server.use(
      http.post('*/api/contact', async ({ request }) => {
        ids.push(((await request.json()) as { clientId: string }).clientId)
        return ids.length === 1
          ? HttpResponse.json(errorFixture('unavailable'), { status: 503 })
          : HttpResponse.json({ id: crypto.randomUUID() }, { status: 201 })
      }),
    )
    const { fill, send } = await open()
    await fill()
    await send()
    expect(await screen.findByText('发送失败')).toBeVisible()
    expect(screen.getByText('服务暂时不可用，请稍后再试。')).toBeVisible()
    expect(screen.getByLabelText('内容')).toHaveValue('昨天的订单')
    await send()
    expect(await screen.findByText('已经收到')).toBeVisible()
    expect(ids[0]).toBe(ids[1])
  })
})
