import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { signedIn, signedOut } from '@/session/session-slice'
import { openChat } from '@/test/open-chat'
import { errorFixture, userFixture } from '@/test/fixtures'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

describe('the connection of the page', () => {
  it('is one, however many screens are seen, and ends with the session', async () => {
    const { chat, router, store } = await openChat()
    expect(chat.openSockets()).toBe(1)
    await act(() => router.navigate('/companions'))
    await act(() => router.navigate('/chat'))
    expect(chat.openSockets()).toBe(1)
    act(() => void store.dispatch(signedOut('by-choice')))
    await waitFor(() => expect(chat.openSockets()).toBe(0))
    expect(store.getState().realtime).toEqual({ status: 'disconnected', again: false })
  })

  it('belongs to a session: another one gets another connection', async () => {
    const { chat, store } = await openChat()
    act(() => void store.dispatch(signedIn({ token: 'other', user: userFixture() })))
    await waitFor(() => expect(store.getState().realtime.status).toBe('connected'))
    await waitFor(() => expect(chat.openSockets()).toBe(1))
  })

  it('ends the session when the server does not know it any more', async () => {
    const { chat } = await openChat()
    server.use(
      http.get('*/api/auth/me', () =>
        HttpResponse.json(errorFixture('session_expired'), { status: 401 }),
      ),
    )
    chat.drop(true, 4401)
    expect(await screen.findByText('登录已过期，请重新登录。')).toBeVisible()
  })
})
