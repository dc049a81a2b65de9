import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aCompanion } from '@/test/chat-samples'
import { startChatServer } from '@/test/chat-server'
import { renderApp } from '@/test/render-app'

const made = (calls: { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method, path }) => method === 'POST' && path === '/api/companions')

it('lets one meet a companion at one click, who speaks first', async () => {
  const { calls } = startChatServer({ companions: [] })
  const { user, router } = await renderApp({ path: '/welcome' })
  expect(await screen.findByText('“今天过得怎么样？我想听真话。”')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '就是 Ta 了' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/chat\/./))
  expect(made(calls)).toMatchObject([
    {
      body: {
        name: '小忆',
        face: 'lumi',
        speaksFirst: true,
        persona: { greeting: '今天过得怎么样？我想听真话。' },
      },
    },
  ])
})

it('takes another face, or none of them', async () => {
  const { calls } = startChatServer({ companions: [] })
  const { user, router } = await renderApp({ path: '/welcome' })
  await user.click(await screen.findByRole('radio', { name: /青岚/ }))
  expect(screen.getByText('“慢慢说，我不着急。”')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '先不选，和小忆聊' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/chat\/./))
  expect(made(calls)).toMatchObject([{ body: { face: 'lumi' } }])
})

it('leads who has a companion to their talk', async () => {
  startChatServer({ companions: [aCompanion()] })
  const { router } = await renderApp({ path: '/welcome' })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/chat/${aCompanion().id}`))
})
