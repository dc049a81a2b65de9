import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { errorFixture, userFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'

const back = '/auth/return?state=s&code=c&scope=openid'
const signedOut = () =>
  server.use(
    http.get('*/api/auth/me', () =>
      HttpResponse.json(errorFixture('unauthenticated'), { status: 401 }),
    ),
  )
const answers = (body: object, status = 200) => {
  const asked: unknown[] = []
  server.use(
    http.post('*/api/auth/providers/return', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json(body, { status })
    }),
  )
  return asked
}
const session = { token: 'a'.repeat(43), user: userFixture() }

it('offers providers only where they are set up', async () => {
  signedOut()
  server.use(
    http.get('*/api/auth/providers', () => HttpResponse.json({ providers: ['google'] })),
    http.post('*/api/auth/providers/begin', () =>
      HttpResponse.json(errorFixture('unavailable'), { status: 503 }),
    ),
  )
  const { user } = await renderApp({ path: '/auth' })
  await user.click(await screen.findByRole('button', { name: '用 Google 继续' }))
  expect(await screen.findByText(/没能连上 Google/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Apple/ })).toBeNull()
})

it('asks what came of it once, and goes on', async () => {
  signedOut()
  const asked = answers({ outcome: 'signed-in', session, told: null })
  const { router } = await renderApp({ path: back })
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/auth/return'))
  expect(asked).toEqual([{ state: 's', code: 'c' }])
})

it('asks a newcomer for what an account needs', async () => {
  signedOut()
  answers({
    outcome: 'account-needed',
    session: null,
    told: { email: 'mia@example.com', username: 'Mia' },
  })
  let told: unknown
  server.use(
    http.post('*/api/auth/providers/account', async ({ request }) => {
      told = await request.json()
      return HttpResponse.json({ outcome: 'signed-in', session, told: null })
    }),
  )
  const { user, router } = await renderApp({ path: back })
  expect(await screen.findByText(/用 mia@example.com 为你创建账户/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '创建账户' }))
  expect(screen.getByLabelText('出生日期')).toHaveAccessibleDescription('请填写出生日期')
  await user.type(screen.getByLabelText('出生日期'), '1995-04-03')
  await user.selectOptions(screen.getByLabelText('所在地区'), 'DE')
  await user.click(screen.getByRole('button', { name: '创建账户' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/auth/return'))
  expect(told).toEqual({ username: 'Mia', birthDate: '1995-04-03', region: 'DE', language: 'zh' })
})

it('asks for the second factor, and again when it was wrong', async () => {
  signedOut()
  answers({ outcome: 'code-needed', session: null, told: null })
  const replies = [
    HttpResponse.json(errorFixture('code_invalid'), { status: 400 }),
    HttpResponse.json({ outcome: 'signed-in', session, told: null }),
  ]
  server.use(http.post('*/api/auth/providers/code', () => replies.shift()))
  const { user, router } = await renderApp({ path: back })
  await user.type(await screen.findByLabelText('验证码'), '000000')
  await user.click(screen.getByRole('button', { name: '登录' }))
  expect(await screen.findByText('验证码不正确、已过期或已用过。')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '登录' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/auth/return'))
})

it('says what stands in the way', async () => {
  signedOut()
  answers(errorFixture('provider_not_linked'), 409)
  const { unmount } = await renderApp({ path: back })
  expect(await screen.findByRole('alert')).toHaveTextContent('请先用密码登录，再到设置里关联')
  expect(screen.getByRole('link', { name: '返回登录' })).toHaveAttribute('href', '/auth')
  unmount()
  await renderApp({ path: '/auth/return' })
  expect(await screen.findByRole('alert')).toHaveTextContent('没有完成登录')
})
