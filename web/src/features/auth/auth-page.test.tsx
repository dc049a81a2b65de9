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
  const press = (user: Screen['user'], name: string) =>
    user.click(screen.getByRole('button', { name }))

  /** Answers one question after the other, up to the date of birth. */
  async function answerUpToBirth({ user }: Screen, email = 'xiaoman@example.com') {
    for (const [name, typed] of [
      ['怎么称呼你', ' 小满 '],
      ['邮箱', email],
      ['密码', 'long enough'],
    ] as const) {
      await user.type(await label(name), typed)
      await user.keyboard('{Enter}')
    }
    await waitFor(async () => expect(await label('出生日期')).toHaveFocus())
  }

  function takesAccounts(reply: () => Response) {
    const sent: unknown[] = []
    server.use(
      http.post('*/api/auth/register', async ({ request }) => {
        sent.push(await request.json())
        return reply()
      }),
    )
    return sent
  }
  const made = () => HttpResponse.json({ token: 'token', user: userFixture() }, { status: 201 })

  it('asks one thing at a time, says how far one is, and keeps what was typed', async () => {
    const view = await renderApp({ path: '/auth?mode=register' })
    expect(await screen.findByText('第 1 步，共 4 步')).toBeVisible()
    expect(await label('邮箱')).not.toBeVisible()
    await press(view.user, '下一步')
    expect(await label('怎么称呼你')).toHaveAccessibleDescription('请告诉我们怎么称呼你')
    expect(await label('怎么称呼你')).toHaveFocus()
    await view.user.type(await label('怎么称呼你'), '小')
    await waitFor(async () => expect(await label('怎么称呼你')).toBeValid())
    await view.user.keyboard('{Enter}')
    await waitFor(async () => expect(await label('邮箱')).toHaveFocus())
    await view.user.type(await label('邮箱'), 'nobody')
    await press(view.user, '上一步')
    await waitFor(async () => expect(await label('怎么称呼你')).toHaveFocus())
    expect(await label('怎么称呼你')).toHaveValue('小')
    await press(view.user, '下一步')
    expect(await screen.findByText('第 2 步，共 4 步')).toBeVisible()
    expect(await label('邮箱')).toHaveValue('nobody')
    // The browser’s own way back, too.
    await view.router.navigate(-1)
    await waitFor(async () => expect(await label('怎么称呼你')).toHaveFocus())
    expect(view.router.state.location.pathname).toBe('/auth')
  })

  it('takes the name over that was told before signing up', async () => {
    localStorage.setItem('lumen.guest', new Date(Date.now() + 60_000).toISOString())
    server.use(
      http.get('*/api/guest/talk', () =>
        HttpResponse.json({ messages: [], left: 9, name: '林小满' }),
      ),
    )
    await renderApp({ path: '/auth?mode=register' })
    await waitFor(async () => expect(await label('怎么称呼你')).toHaveValue('林小满'))
  })

  it('refuses people under 13 with a clear text', async () => {
    const sent = takesAccounts(made)
    const view = await renderApp({ path: '/auth?mode=register' })
    await answerUpToBirth(view)
    await view.user.type(await label('出生日期'), `${year - 12}-01-01`)
    await press(view.user, '创建账户')
    expect(await label('出生日期')).toHaveAccessibleDescription('需要年满 13 岁才能使用忆晶')
    expect(await label('出生日期')).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('sends everything the account needs, and keeps the birthday for the stars when asked to', async () => {
    const sent = takesAccounts(made)
    let kept: unknown
    server.use(
      http.put('*/api/wisdom/:userId/birth-profile', async ({ request, params }) => {
        kept = { of: params.userId, ...((await request.json()) as object) }
        return HttpResponse.json({ profile: null })
      }),
    )
    const view = await renderApp({ path: '/auth?mode=register', state: { from: '/nowhere' } })
    await answerUpToBirth(view)
    await view.user.type(await label('出生日期'), '2000-02-29')
    await view.user.selectOptions(await label('所在地区'), 'DE')
    await view.user.click(await label('也用这个日期看我的星象'))
    await press(view.user, '创建账户')
    await waitFor(() => expect(view.store.getState().session.status).toBe('signed-in'))
    expect(sent).toEqual([
      {
        username: '小满',
        email: 'xiaoman@example.com',
        password: 'long enough',
        birthDate: '2000-02-29',
        region: 'DE',
        language: 'zh',
      },
    ])
    await waitFor(() => expect(kept).toEqual({ of: userFixture().id, birthDate: '2000-02-29' }))
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/nowhere'))
  })

  it('leads back to the e-mail that is taken, with everything else kept', async () => {
    takesAccounts(() => HttpResponse.json(errorFixture('email_taken'), { status: 409 }))
    const view = await renderApp({ path: '/auth?mode=register' })
    await answerUpToBirth(view, 'taken@example.com')
    await view.user.type(await label('出生日期'), '2000-01-01')
    await press(view.user, '创建账户')
    expect(await screen.findByRole('alert')).toHaveTextContent('这个邮箱已经注册过了')
    await waitFor(async () => expect(await label('邮箱')).toHaveFocus())
    expect(await label('邮箱')).toBeInvalid()
    expect(await label('出生日期')).toHaveValue('2000-01-01')
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
  expect(screen.queryByLabelText('怎么称呼你')).toBeNull()
})
