import type {
  Invoice,
  PlanChangePreview,
  Subscription,
} from '@lumen/contracts/billing/payment-schema'
import { http, HttpResponse } from 'msw'
import { vi } from 'vitest'
import { startChatServer } from './chat-server'
import { errorFixture } from './fixtures'
import { server } from './server'
import { aChangePreview, aCheckout, aRefundPreview, noSubscription } from './wallet-samples'

/** The payment of a pack that the doubles below know. */
export const checkout = aCheckout()

/** What a change of a basic plan would cost, by interval. */
const changes: Readonly<Record<string, PlanChangePreview>> = {
  month: aChangePreview(),
  year: aChangePreview({
    dueNowCents: 29_338,
    nextCents: 29_988,
    nextAt: '2027-11-20T08:00:00.000Z',
  }),
}

/** The payment side in memory; what was asked of it in `calls`. */
export function startPayments({
  subscription = noSubscription(),
  invoices = [] as Invoice[],
  status = 'open',
  preview = aRefundPreview(),
} = {}) {
  startChatServer()
  const calls: { path: string; body: unknown }[] = []
  const state = { subscription, status, invoices, surplus: false }
  const post = (path: string, answer: (body: Record<string, never>) => object) =>
    http.post(`*${path}`, async ({ request }) => {
      const text = await request.text()
      const body = (text === '' ? {} : JSON.parse(text)) as Record<string, never>
      calls.push({ path: new URL(request.url).pathname, body })
      return HttpResponse.json(answer(body))
    })
  const changed = (part: Partial<Subscription>) => {
    state.subscription = { ...state.subscription, ...part }
    return state.subscription
  }
  server.use(
    http.get('*/api/enterprise/subscription/current', () => HttpResponse.json(state.subscription)),
    post('/api/enterprise/subscription/cancel', () => changed({ cancelAtPeriodEnd: true })),
    post('/api/enterprise/subscription/resume', () => changed({ cancelAtPeriodEnd: false })),
    post('/api/enterprise/subscription/change', ({ planId, interval }) =>
      changed({ plan: { tier: planId ?? 'free', credits: 7500 }, interval: interval ?? null }),
    ),
    post('/api/stripe/create-credit-checkout', () => ({ url: `/checkout/test/${checkout.id}` })),
    post('/api/stripe/create-checkout-session', () => ({ url: `/checkout/test/${checkout.id}` })),
    post('/api/stripe/refund', () => ({
      refundedCents: 2999,
      creditsTakenBack: 350,
      pending: false,
    })),
    http.get('*/api/wallet/invoices/:id/refund', () => HttpResponse.json(preview)),
    http.get('*/api/enterprise/subscription/change', ({ request }) =>
      HttpResponse.json(changes[new URL(request.url).searchParams.get('interval') ?? '']),
    ),
    http.get('*/api/stripe/test-checkouts/:id', () =>
      HttpResponse.json({ ...checkout, status: state.status }),
    ),
    http.get('*/api/stripe/checkouts/:id', () =>
      HttpResponse.json({
        ...checkout,
        status: state.status,
        ...(state.surplus && { surplus: true }),
      }),
    ),
    http.post('*/api/stripe/test-checkouts/:id', async ({ request }) => {
      const { action } = (await request.json()) as { action: string }
      if (action === 'decline')
        return HttpResponse.json(errorFixture('payment_declined'), { status: 402 })
      return HttpResponse.json({
        url: `/checkout/${action === 'pay' ? 'success' : 'cancelled'}?checkout=${checkout.id}`,
      })
    }),
    http.get('*/api/wallet/invoices', () => HttpResponse.json(state.invoices)),
    http.get('*/api/wallet/transactions', () => HttpResponse.json([])),
  )
  return { calls, state }
}

/** The end of a list is never seen: no further pages are fetched. */
export function hideListEnds(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
}
