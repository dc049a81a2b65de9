import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProduct, type Product } from './product.ts'

const secret = 'whsec_of_this_test'
const sign = (body: string) => {
  const time = Math.floor(Date.now() / 1000)
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return { 'stripe-signature': `t=${time},v1=${digest}` }
}

describe('events of Stripe', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct({
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: secret,
      // Nobody answers there.
      STRIPE_API_BASE: 'http://127.0.0.1:9',
      PUBLIC_URL: 'https://lumen.test',
    })
  })
  afterAll(() => product?.close())

  it('come through the gateway byte by byte, with their signature', async () => {
    const event = { id: 'evt_1', object: 'event', type: 'account.updated', created: 1 }
    const body = JSON.stringify({ ...event, data: { object: { object: 'account' } } }, null, 2)
    const send = (headers: Record<string, string>) =>
      product.call('POST', '/api/stripe/webhook', { body, headers })
    const taken = await send(sign(body))
    expect([taken.status, taken.body]).toEqual([200, { received: true }])
    expect((await send(sign(`${body} `))).status).toBe(403)
    expect((await send({})).status).toBe(403)
  })

  it('are not needed to be told that Stripe is away', async () => {
    const { token } = await product.person()
    const body = { packageId: 'starter' }
    const refused = await product.call('POST', '/api/stripe/create-credit-checkout', {
      token,
      body,
    })
    expect([refused.status, refused.body.code]).toEqual([503, 'payment_unavailable'])
  })
})

it('sells a pack and a plan by the test checkout, and shows it where the account is shown', async () => {
  const product = await startProduct({ LUMEN_DEFAULT_PLAN: 'free' })
  try {
    const { token } = await product.person()
    const buy = async (path: string, body: object) => {
      const begun = await product.call('POST', `/api/stripe/${path}`, { token, body })
      const id = begun.body.url.split('/').at(-1)
      const paid = await product.call('POST', `/api/stripe/test-checkouts/${id}`, {
        token,
        body: { action: 'pay' },
      })
      expect(paid.body).toEqual({ url: `/checkout/success?checkout=${id}` })
    }
    await buy('create-credit-checkout', { packageId: 'starter' })
    await buy('create-checkout-session', { planId: 'basic' })
    const balance = await product.call('GET', '/api/wallet/balance', { token })
    expect(balance.body.usableBalance).toBe(100 + 100 + 2_500)
    const me = await product.call('GET', '/api/auth/me', { token })
    expect(me.body).toMatchObject({ credits: 2_700, subscriptionTier: 'basic' })
  } finally {
    await product.close()
  }
})
