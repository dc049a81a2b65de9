import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { signedOut } from '@/session/session-slice'
import { errorFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'

const token = 'a'.repeat(43)

it('asks for a link, and answers the same whoever has the address', async () => {
  let sent: unknown
  server.use(
    http.post('*/api/auth/password/forgot', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ success: true })
    }),
  )
  const { user } = await renderApp({ path: '/auth/forgot' })
  await user.click(await screen.findByRole('button', { name: '发送链接' }))
  expect(screen.getByLabelText('邮箱')).toHaveAccessibleDescription('请填写邮箱')
  await user.type(screen.getByLabelText('邮箱'), 'mia@example.com')
  await user.click(screen.getByRole('button', { name: '发送链接' }))
  expect(await screen.findByText(/如果 mia@example.com 注册过/)).toBeVisible()
  expect(sent).toEqual({ email: 'mia@example.com', language: 'zh' })
})

it('says that a link is not whole, and where to get another', async () => {
  await renderApp({ path: '/auth/reset' })
  expect(await screen.findByRole('alert')).toHaveTextContent('链接不完整')
  expect(screen.getByRole('link', { name: '获取新链接' })).toHaveAttribute('href', '/auth/forgot')
})

it('sets a new password, and keeps the form when that is too easy to guess', async () => {
  const answers = [
    HttpResponse.json(errorFixture('weak_password'), { status: 400 }),
    HttpResponse.json({ success: true }),
  ]
  server.use(http.post('*/api/auth/password/reset', () => answers.shift()))
  const { user } = await renderApp({ path: '/auth/reset', hash: `#token=${token}` })
  const field = await screen.findByLabelText('新密码')
  await user.type(field, 'password')
  expect(screen.getByText('太容易猜到')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '保存新密码' }))
  expect(await screen.findByText('这个密码太容易被猜到，请换一个。')).toBeVisible()
  await user.clear(field)
  await user.type(field, 'correct horse battery staple')
  expect(screen.getByText('很牢固')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '保存新密码' }))
  expect(await screen.findByText('新密码已设好，用它登录吧。')).toBeVisible()
})

it('follows a link when it is told to, and not before', async () => {
  let calls = 0
  server.use(
    http.post('*/api/auth/links', () => {
      calls += 1
      return HttpResponse.json({ outcome: 'registered' })
    }),
  )
  const { user } = await renderApp({ path: '/auth/verify', hash: `#token=${token}` })
  const button = await screen.findByRole('button', { name: '确认' })
  expect(calls).toBe(0)
  await user.click(button)
  expect(await screen.findByText(/账户建好了/)).toBeVisible()
  expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/auth')
})

it('says what a link did that ends the session it is followed in', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.post('*/api/auth/links', async () => {
      await held
      return HttpResponse.json({ outcome: 'email-restored' })
    }),
  )
  const { user, store } = await renderApp({ path: '/auth/verify', hash: `#token=${token}` })
  await user.click(await screen.findByRole('button', { name: '确认' }))
  // The socket tells of it before the answer is there.
  act(() => void store.dispatch(signedOut('expired')))
  answer()
  expect(await screen.findByText(/邮箱已换回来/)).toBeVisible()
  expect(screen.getByRole('link', { name: '设置新密码' })).toHaveAttribute('href', '/auth/forgot')
})
