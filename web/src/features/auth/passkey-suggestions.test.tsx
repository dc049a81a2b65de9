import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { errorFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'

const bytes = () => new Uint8Array([1, 2, 3]).buffer

/** A browser that answers what is suggested at once, as a device does that asks nobody. */
function suggestAtOnce() {
  const get = vi.fn(async () => ({
    id: 'AQID',
    rawId: bytes(),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes(), authenticatorData: bytes(), signature: bytes() },
  }))
  const offers = Object.assign(() => {}, { isConditionalMediationAvailable: async () => true })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'credentials')
  })
  vi.stubGlobal('PublicKeyCredential', offers)
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
}

it('is not tried again after a refusal until the person does something', async () => {
  suggestAtOnce()
  const asked: string[] = []
  server.use(
    http.post('*/api/auth/passkeys/challenge', () => {
      asked.push('challenge')
      return HttpResponse.json({
        ceremonyId: '01990000-0000-7000-8000-000000000001',
        options: { challenge: 'AQID', timeout: 60_000, userVerification: 'preferred' },
      })
    }),
    http.post('*/api/auth/passkeys/sign-in', () => {
      asked.push('sign-in')
      return HttpResponse.json(errorFixture('account_suspended'), { status: 403 })
    }),
  )
  const { user } = await renderApp({ path: '/auth' })
  const email = await screen.findByLabelText('邮箱')
  expect(await screen.findByText(/这个账号已被停用/)).toBeVisible()
  expect(screen.getByRole('link', { name: '联系我们' })).toHaveAttribute('href', '/contact')
  // What it would do next is under way by the time that other calls were answered.
  for (let turn = 0; turn < 5; turn += 1) await fetch('/api/auth/providers')
  expect(asked).toEqual(['challenge', 'sign-in'])
  await user.click(email)
  await waitFor(() => expect(asked.length).toBeGreaterThan(2))
})
