import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { startChatServer } from '@/test/chat-server'
import { errorFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'

it('asks for a code where the account has an authenticator app', async () => {
  startChatServer()
  const path = '*/api/enterprise/privacy/delete-account'
  const bodies: { code?: string }[] = []
  server.use(
    http.get('*/api/auth/sign-in-ways', () => HttpResponse.json({ hasPassword: true, links: [] })),
    http.get(path, () => HttpResponse.json({ deletion: null })),
    http.post(path, async ({ request }) => {
      const body = (await request.json()) as { code?: string }
      bodies.push(body)
      if (body.code === undefined)
        return HttpResponse.json(errorFixture('second_factor_required'), { status: 403 })
      if (body.code !== 'ABCD-EFGH')
        return HttpResponse.json(errorFixture('code_invalid'), { status: 400 })
      return HttpResponse.json({
        requestedAt: '2026-11-23T08:00:00.000Z',
        dueAt: '2026-11-30T08:00:00.000Z',
        receiptToken: 'A'.repeat(43),
      })
    }),
  )
  const { user } = await renderApp({ path: '/privacy' })
  await user.click(await screen.findByRole('button', { name: '注销账号…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText(/密码/, { selector: 'input' }), 'right one')
  const submit = dialog.getByRole('button', { name: '七天后删除' })
  await user.click(submit)
  const code = await dialog.findByLabelText('验证码')
  expect(code).toHaveFocus()
  await user.click(submit)
  expect(code).toBeInvalid()
  expect(bodies).toEqual([{ password: 'right one' }])
  await user.type(code, '000000')
  await user.click(submit)
  await waitFor(() => expect(bodies).toHaveLength(2))
  await waitFor(() => expect(code).toBeInvalid())
  await user.clear(code)
  await user.type(code, ' ABCD-EFGH')
  await user.click(submit)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies.at(-1)).toEqual({ password: 'right one', code: 'ABCD-EFGH' })
})
