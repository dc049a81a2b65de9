import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from '@/app/store'
import { errorFixture, userFixture } from '@/test/fixtures'
import { server } from '@/test/server'
import { sessionApi } from './session-api'
import { checkSession, login, logout, refreshUser, register, savePreferences } from './session-flow'
import { signedIn } from './session-slice'

const saved = () => ({
  session: localStorage.getItem('lumen.session'),
  user: JSON.parse(localStorage.getItem('lumen.user') ?? 'null') as unknown,
})
const nothing = { session: null, user: null }

describe('checkSession', () => {
  it('is signed out without a session, and clears a saved user', async () => {
    localStorage.setItem('lumen.user', '{}')
    const store = createStore()
    expect(store.getState().session.status).toBe('signed-out')
    await store.dispatch(checkSession())
    expect(store.getState().session.status).toBe('signed-out')
    expect(saved()).toEqual(nothing)
  })

  it('loads, then takes over the user that the server names', async () => {
    server.use(http.get('*/api/auth/me', () => HttpResponse.json(userFixture())))
    localStorage.setItem('lumen.session', 'session')
    const store = createStore()
    expect(store.getState().session.status).toBe('loading')
    await store.dispatch(checkSession())
    expect(store.getState().session).toMatchObject({ status: 'signed-in', user: userFixture() })
    expect(saved()).toEqual({ session: 'session', user: userFixture() })
  })

  it.each([401, 403])('clears silently on %i', async (status) => {
    const log = vi.spyOn(console, 'error')
    server.use(
      http.get('*/api/auth/me', () =>
        HttpResponse.json(errorFixture('session_expired'), { status }),
      ),
    )
    localStorage.setItem('lumen.session', 'session')
    const store = createStore()
    await store.dispatch(checkSession())
    expect(store.getState().session).toMatchObject({ status: 'signed-out', ended: null })
    expect(saved()).toEqual(nothing)
    expect(log).not.toHaveBeenCalled()
  })

  it('logs and clears on an answer that cannot be read', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.use(http.get('*/api/auth/me', () => HttpResponse.text('<html>')))
    localStorage.setItem('lumen.session', 'session')
    const store = createStore()
    await store.dispatch(checkSession())
    expect(store.getState().session.status).toBe('signed-out')
    expect(saved()).toEqual(nothing)
    expect(log).toHaveBeenCalledOnce()
  })

  it('carries over a token that an earlier version left, into the cookie', async () => {
    const told: unknown[] = []
    server.use(
      http.post('*/api/auth/sessions/cookie', async ({ request }) => {
        told.push(request.headers.get('authorization'), await request.json())
        return HttpResponse.json({ success: true })
      }),
      http.get('*/api/auth/me', () => HttpResponse.json(userFixture())),
    )
    localStorage.setItem('lumen.token', 'left')
    const store = createStore()
    await store.dispatch(checkSession())
    expect(told).toEqual(['Bearer left', { token: 'left' }])
    expect(store.getState().session.status).toBe('signed-in')
    expect(localStorage.getItem('lumen.token')).toBeNull()
    expect(saved().session).toBe(store.getState().session.key)
  })

  it('keeps no answer for whom another tab signed in, and leaves the new session', async () => {
    let asked = 'first'
    server.use(http.get('*/api/auth/me', () => HttpResponse.json(userFixture({ id: asked }))))
    const store = createStore()
    store.dispatch(signedIn({ token: 'token', user: userFixture({ id: asked }) }))
    await store.dispatch(sessionApi.endpoints.getMe.initiate())
    const whose = () => sessionApi.endpoints.getMe.select()(store.getState()).data?.id
    const seen = new Set<unknown>()
    store.subscribe(() => seen.add(whose()))
    asked = 'second'
    localStorage.setItem('lumen.session', 'another')
    await store.dispatch(checkSession())
    expect([...seen]).toEqual(['first', undefined, 'second'])
    expect(store.getState().session).toMatchObject({ status: 'signed-in', user: { id: 'second' } })
    expect(saved().session).toBe('another')
  })

  const away = [
    ['a failing server', () => HttpResponse.json(errorFixture('internal'), { status: 500 })],
    [
      'a service that is away',
      () => HttpResponse.json(errorFixture('unavailable'), { status: 503 }),
    ],
    ['no network', () => HttpResponse.error()],
  ] as const

  it.each(away)('asks again on %s, and goes on where it was', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    let asked = 0
    server.use(
      http.get('*/api/auth/me', () => (++asked < 3 ? answer() : HttpResponse.json(userFixture()))),
    )
    localStorage.setItem('lumen.session', 'session')
    const store = createStore()
    await store.dispatch(checkSession([0, 0]))
    expect(asked).toBe(3)
    expect(store.getState().session).toMatchObject({ status: 'signed-in', away: null })
  })

  it.each(away)('keeps the session when %s does not pass', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    server.use(http.get('*/api/auth/me', answer))
    localStorage.setItem('lumen.session', 'session')
    const store = createStore()
    const seen: unknown[] = []
    store.subscribe(() => seen.push(store.getState().session.away))
    await store.dispatch(checkSession([0]))
    expect(seen).toContain('retrying')
    expect(store.getState().session).toMatchObject({ status: 'loading', away: 'stopped' })
    expect(saved().session).toBe('session')
  })
})

describe('login, register and logout', () => {
  it('keeps the user and no token after login', async () => {
    server.use(
      http.post('*/api/auth/login', () => HttpResponse.json({ token: 'new', user: userFixture() })),
    )
    const store = createStore()
    await store.dispatch(login({ email: 'a@b.co', password: 'password' }))
    expect(store.getState().session).toMatchObject({ status: 'signed-in' })
    expect(saved()).toEqual({ session: store.getState().session.key, user: userFixture() })
    expect(JSON.stringify(localStorage)).not.toContain('new')
  })

  it('carries the look chosen before into a new account', async () => {
    const told: unknown[] = []
    server.use(
      http.post('*/api/auth/register', () =>
        HttpResponse.json({ token: 'new', user: userFixture() }, { status: 201 }),
      ),
      http.patch('*/api/auth/preferences', async ({ request }) => {
        told.push(await request.json())
        return HttpResponse.json({ language: 'zh', theme: 'dark' })
      }),
    )
    const store = createStore()
    await store.dispatch(register({ email: 'a@b.co', password: 'password', username: 'A' }, 'dark'))
    expect(store.getState().session.user?.preferences.theme).toBe('dark')
    await expect.poll(() => told).toEqual([{ theme: 'dark' }])
  })

  it('clears storage and cached answers on logout', async () => {
    server.use(
      http.get('*/api/auth/me', () => HttpResponse.json(userFixture())),
      http.post('*/api/auth/logout', () => HttpResponse.json({ success: true })),
    )
    const store = createStore()
    store.dispatch(signedIn({ token: 'token', user: userFixture() }))
    await store.dispatch(sessionApi.endpoints.getMe.initiate())
    await store.dispatch(logout())
    expect(store.getState().session).toMatchObject({ status: 'signed-out', ended: 'by-choice' })
    expect(saved()).toEqual(nothing)
    await expect.poll(() => store.getState().api.queries).toEqual({})
  })

  it('does not take a socket that ends with the logout for an expired session', async () => {
    const store = createStore()
    let asked = false
    server.use(
      http.get('*/api/auth/me', () => {
        asked = true
        return HttpResponse.json(errorFixture('session_expired'), { status: 401 })
      }),
      http.post('*/api/auth/logout', async () => {
        await store.dispatch(refreshUser())
        return HttpResponse.json({ success: true })
      }),
    )
    store.dispatch(signedIn({ token: 'token', user: userFixture() }))
    await store.dispatch(logout())
    expect(store.getState().session.ended).toBe('by-choice')
    expect(asked).toBe(false)
  })

  it('stays signed in when the server could not be told', async () => {
    server.use(http.post('*/api/auth/logout', () => HttpResponse.error()))
    const store = createStore()
    store.dispatch(signedIn({ token: 'token', user: userFixture() }))
    await expect(store.dispatch(logout())).rejects.toMatchObject({ status: 'network' })
    expect(store.getState().session.status).toBe('signed-in')
  })

  it('is signed out when the server does not know the session any more', async () => {
    server.use(
      http.post('*/api/auth/logout', () =>
        HttpResponse.json(errorFixture('session_expired'), { status: 401 }),
      ),
    )
    const store = createStore()
    store.dispatch(signedIn({ token: 'token', user: userFixture() }))
    await store.dispatch(logout())
    expect(store.getState().session).toMatchObject({ status: 'signed-out', ended: 'by-choice' })
  })
})

describe('refreshUser', () => {
  it('asks again for a change that is told while an older answer is on its way', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const asked = vi.fn<() => void>()
    server.use(
      http.get('*/api/auth/me', async () => {
        asked()
        if (asked.mock.calls.length > 1)
          return HttpResponse.json({ ...userFixture(), profileImageUrl: '/new' })
        await held
        return HttpResponse.json({ ...userFixture(), profileImageUrl: '/old' })
      }),
    )
    const store = createStore()
    store.dispatch(signedIn({ token: 'token', user: userFixture() }))
    const first = store.dispatch(refreshUser())
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
    const second = store.dispatch(refreshUser())
    release()
    await Promise.all([first, second])
    expect(store.getState().session.user?.profileImageUrl).toBe('/new')
  })
})

describe('savePreferences', () => {
  it('asks nobody while signed out, and the account while signed in', async () => {
    let calls = 0
    server.use(
      http.patch('*/api/auth/preferences', () => {
        calls += 1
        return HttpResponse.json({ language: 'de', theme: 'system' })
      }),
    )
    const store = createStore()
    await store.dispatch(savePreferences({ language: 'de' }))
    expect(calls).toBe(0)
    store.dispatch(signedIn({ token: 'token', user: userFixture() }))
    await store.dispatch(savePreferences({ language: 'de' }))
    expect(calls).toBe(1)
    expect(store.getState().session.user?.preferences.language).toBe('de')
  })
})
