import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from '@/app/store'
import { sessionApi } from '@/session/session-api'
import { signedIn } from '@/session/session-slice'
import { errorFixture, userFixture } from '@/test/fixtures'
import { server } from '@/test/server'
import { baseApi } from './base-api'
import { call } from './call'
import type { ApiError } from './error'

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({ listForTest: build.query(call('GET /api/messages/:companionId')) }),
})

const me = async (store = createStore()) => {
  const { error, data } = await store.dispatch(sessionApi.endpoints.getMe.initiate())
  return { error: error as ApiError, data }
}

describe('baseQuery', () => {
  it('sends cookies and no token, and fills path and query', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    let seen: Request | undefined
    server.use(
      http.get('*/api/messages/:companionId', ({ request }) => {
        seen = request
        return HttpResponse.json([])
      }),
    )
    const store = createStore()
    store.dispatch(signedIn({ token: 'secret', user: userFixture() }))
    const { data } = await store.dispatch(
      api.endpoints.listForTest.initiate({ params: { companionId: 'a/b' }, query: { limit: 25 } }),
    )
    expect(data).toEqual([])
    expect(seen?.headers.has('authorization')).toBe(false)
    expect(seen?.headers.get('x-lumen-session')).toBe(store.getState().session.key)
    expect(fetched.mock.calls[0]?.[0]).toMatchObject({ credentials: 'include' })
    expect(new URL(seen?.url ?? '').pathname).toBe('/api/messages/a%2Fb')
    expect(new URL(seen?.url ?? '').search).toBe('?limit=25')
  })

  it('keeps status, body and text of a failure', async () => {
    const body = errorFixture('rate_limited', '慢一点')
    server.use(http.get('*/api/auth/me', () => HttpResponse.json(body, { status: 429 })))
    const { error } = await me()
    expect(error).toEqual({ status: 429, body, message: `429: ${JSON.stringify(body)}` })
  })

  it('takes the status text when the body is empty', async () => {
    server.use(
      http.get(
        '*/api/auth/me',
        () => new HttpResponse(null, { status: 503, statusText: 'Service Unavailable' }),
      ),
    )
    expect((await me()).error).toEqual({
      status: 503,
      body: null,
      message: '503: Service Unavailable',
    })
  })

  it('does not take a page of a proxy for an error body', async () => {
    server.use(http.get('*/api/auth/me', () => HttpResponse.html('<h1>502</h1>', { status: 502 })))
    expect((await me()).error).toEqual({ status: 502, body: null, message: '502: <h1>502</h1>' })
  })

  it('names a lost network and an unreadable answer', async () => {
    server.use(http.get('*/api/auth/me', () => HttpResponse.error()))
    expect((await me()).error).toMatchObject({ status: 'network', body: null })
    server.use(http.get('*/api/auth/me', () => HttpResponse.text('not json')))
    expect((await me()).error).toMatchObject({ status: 'unreadable', body: null })
  })

  it('ends the session on 401, but not for an answer to an older session', async () => {
    const unauthenticated = () =>
      HttpResponse.json(errorFixture('session_expired'), { status: 401 })
    server.use(http.get('*/api/auth/me', unauthenticated))
    const store = createStore()
    store.dispatch(signedIn({ token: 'old', user: userFixture() }))
    await me(store)
    expect(store.getState().session).toMatchObject({ status: 'signed-out', ended: 'expired' })
    expect(localStorage.getItem('lumen.session')).toBeNull()

    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    server.use(
      http.get('*/api/auth/me', async () => {
        asked.resolve()
        await answer.promise
        return unauthenticated()
      }),
    )
    store.dispatch(signedIn({ token: 'first', user: userFixture() }))
    const late = store.dispatch(
      sessionApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }),
    )
    await asked.promise
    store.dispatch(signedIn({ token: 'second', user: userFixture() }))
    const { key } = store.getState().session
    answer.resolve()
    await late
    expect(store.getState().session).toMatchObject({ status: 'signed-in', key })
  })
})
