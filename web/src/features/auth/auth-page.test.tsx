import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { errorFixture, userFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { targetOf } from './target-of'

const label = (text: string) => screen.findByLabelText(text)
type Screen = Awaited<ReturnType<typeof renderApp>>

async function fillLogin({ user }: Screen) {
  await user.type(await label('邮箱'), 'xiaoman@example.com')
  await user.type(await label('密码'), 'correct horse')
  await user.click(screen.getByRole('button', { name: '登录' }))
}

describe('login', () => {
  it('asks for what is missing, and puts the focus there', async () => {
    const { user } = await renderApp({ path: '/auth' })
    await user.click(await screen.findByRole('button', { name: '登录' }))
    expect(await label('邮箱')).toHaveAccessibleDescription('请填写邮箱')
    expect(await label('邮箱')).toHaveFocus()
    expect(await label('密码')).toBeInvalid()
  })

  it('signs in and goes to where one wanted to be', async () => {
    server.use(
      http.post('*/api/auth/login', async ({ request }) => {
        expect(await request.json()).toEqual({
          email: 'xiaoman@example.com',
          password: 'correct horse',
        })
        return HttpResponse.json({ token: 'token', user: userFixture() })
      }),
    )
    const view = await renderApp({ path: '/auth', state: { from: '/no/such/page?x=1' } })
    await fillLogin(view)
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/no/such/page'))
    await waitFor(() => expect(view.router.state.location.search).toBe('?x=1'))
    expect(localStorage.getItem('lumen.session')).toBe(view.store.getState().session.key)
    expect(JSON.stringify(localStorage)).not.toContain('"token"')
  })

  it('shows the server’s refusal in the reader’s language', async () => {
    server.use(
      http.post('*/api/auth/login', () =>
        HttpResponse.json(errorFixture('bad_credentials', 'wrong'), { status: 401 }),
      ),
    )
    const view = await renderApp({ path: '/auth' })
    await fillLogin(view)
    expect(await screen.findByRole('alert')).toHaveTextContent('邮箱或密码不正确。')
    expect(view.store.getState().session.status).toBe('signed-out')
  })

  it('shows the server’s own words where there is no translation, and a network text', async () => {
    server.use(
      http.post('*/api/auth/login', () =>
        HttpResponse.json(
          { error: '账户已停用', code: 'new_code', requestId: 'x' },
          { status: 403 },
        ),
      ),
    )
    const view = await renderApp({ path: '/auth' })
    await fillLogin(view)
    expect(await screen.findByText('账户已停用')).toBeVisible()
    server.use(http.post('*/api/auth/login', () => HttpResponse.error()))
    await view.user.click(screen.getByRole('button', { name: '登录' }))
    expect(await screen.findByText('连不上服务器，请检查网络后再试。')).toBeVisible()
  })

  it('lets the password be looked at', async () => {
    const { user } = await renderApp({ path: '/auth' })
    expect(await label('密码')).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: '显示密码' }))
    expect(await label('密码')).toHaveAttribute('type', 'text')
  })
})

describe('registration', () => {
  const year = new Date().getFullYear()

  it('refuses people under 13 with a clear text', async () => {
    const { user } = await renderApp({ path: '/auth?mode=register' })
    await user.type(await label('出生日期'), `${year - 12}-01-01`)
    await user.click(screen.getByRole('button', { name: '创建账户' }))
    expect(await label('出生日期')).toHaveAccessibleDescription('需要年满 13 岁才能使用忆晶')
    expect(await label('怎么称呼你')).toHaveFocus()
  })

  it('sends everything the account needs, in the language of the interface', async () => {
    let sent: unknown
    server.use(
      http.post('*/api/auth/register', async ({ request }) => {
        sent = await request.json()
        return HttpResponse.json(
          {
            token: 'token',
            user: userFixture({ preferences: { language: 'de', theme: 'system' } }),
          },
          { status: 201 },
        )
      }),
    )
    const { user, store } = await renderApp({
      path: '/auth?mode=register',
      state: { from: '/nowhere' },
      language: 'de',
    })
    await user.type(await label('Wie dürfen wir dich nennen?'), ' Mia ')
    await user.type(await label('E-Mail'), 'mia@example.com')
    await user.type(await label('Passwort'), 'long enough')
    await user.type(await label('Geburtsdatum'), '2000-02-29')
    await user.selectOptions(await label('Land oder Region'), 'DE')
    await user.click(screen.getByRole('button', { name: 'Konto erstellen' }))
    await waitFor(() => expect(store.getState().session.status).toBe('signed-in'))
    expect(sent).toEqual({
      username: 'Mia',
      email: 'mia@example.com',
      password: 'long enough',
      birthDate: '2000-02-29',
      region: 'DE',
      language: 'de',
    })
  })

  it('leads to the e-mail that is taken', async () => {
    server.use(
      http.post('*/api/auth/register', () =>
        HttpResponse.json(errorFixture('email_taken'), { status: 409 }),
      ),
    )
    const { user } = await renderApp({ path: '/auth?mode=register' })
    await user.type(await label('怎么称呼你'), '小满')
    await user.type(await label('邮箱'), 'taken@example.com')
    await user.type(await label('密码'), 'long enough')
    await user.type(await label('出生日期'), '2000-01-01')
    await user.click(screen.getByRole('button', { name: '创建账户' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('这个邮箱已经注册过了')
    expect(await label('邮箱')).toBeInvalid()
  })
})

describe('targetOf', () => {
  it('leads only to pages of this product', () => {
    expect(targetOf({ from: '/chat/1?x#y' })).toBe('/chat/1?x#y')
    expect(targetOf({ from: '/chat' }, '/pricing?period=yearly')).toBe('/pricing?period=yearly')
    expect(targetOf(null, '//elsewhere.example')).toBe('/')
    for (const from of ['//evil.example', '/\\evil.example', 'https://evil.example', '/auth', 7])
      expect(targetOf({ from })).toBe('/')
    expect(targetOf(null)).toBe('/')
  })
})

it('says that there are no new accounts while registration is switched off', async () => {
  server.use(
    http.get('*/api/flags', () =>
      HttpResponse.json({ registration: false, 'video-generation': true }),
    ),
  )
  await renderApp({ path: '/auth?mode=register' })
  expect(await screen.findByText(/目前暂不开放新注册/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '创建账户' })).toBeNull()
})
