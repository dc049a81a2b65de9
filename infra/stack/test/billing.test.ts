import { connectBus } from '@lumen/bus/connect'
import { billingOfficeRequests } from '@lumen/contracts/billing/office-bus'
import type { Transaction } from '@lumen/contracts/billing/schema'
import { newId } from '@lumen/database/ids'
import { createLogger } from '@lumen/runtime/logger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProduct, type Product } from './product.ts'
import { signedInSocket } from './socket-client.ts'

describe('a free plan in the whole product', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct({ LUMEN_DEFAULT_PLAN: 'free' })
  })
  afterAll(() => product?.close())

  /** As the back office does it. */
  async function takeCredits(userId: string, credits: number) {
    const log = createLogger({ service: 'admin', level: 'silent' })
    const office = await connectBus({ ...product.environment.nats, service: 'admin', log })
    const taken = { id: newId(), userId, credits: -credits }
    expect(await office.request(billingOfficeRequests, 'billing.adjust-credits', taken)).toEqual({
      outcome: 'done',
      balance: 0,
    })
    await office.close()
  }

  /** Somebody who talks, and how a line is said. */
  async function talker() {
    const { token, user } = await product.person({ language: 'zh' })
    const { id: companionId } = await product.companion(token)
    const socket = await signedInSocket(product.url, token, user.id)
    const say = (content: string) => {
      const after = socket.frames.length
      socket.send({ type: 'streaming_chat', companionId, content, timeZone: 'Asia/Shanghai' })
      return {
        reply: () => socket.next('streaming_stream_complete', undefined, after),
        refusal: () => socket.next('streaming_stream_error', undefined, after),
      }
    }
    return { token, user, companionId, socket, say }
  }

  it('charges replies, tells the wallet, and keeps what is said over the limit', async () => {
    const { token, user, companionId, socket, say } = await talker()
    expect(user).toMatchObject({ credits: 100, vipPoints: 0, subscriptionTier: 'free' })
    const get = async (path: string) => (await product.call('GET', path, { token })).body

    const first = await say('今天吃了面').reply()
    expect(first.message.metadata).toMatchObject({ credits: 1 })
    await socket.next('wallet_changed')
    // What was set aside is told first; the points come with what is paid, after the reply.
    await expect.poll(() => get('/api/auth/me')).toMatchObject({ credits: 99, vipPoints: 1 })

    for (let count = 2; count <= 20; count += 1) await say(`第 ${count} 句`).reply()
    const refused = await say('第 21 句').refusal()
    const told = Object.fromEntries(
      (refused.data.details ?? []).map(({ path, message }) => [path, message]),
    )
    expect(refused.data.code).toBe('quota_exceeded')
    expect(told).toMatchObject({ reason: 'messages', needed: '1', left: '0' })
    expect(new Date(told['resetsAt'] ?? '').getTime()).toBeGreaterThan(Date.now())
    const newest = await get(`/api/messages/${companionId}?limit=1`)
    expect(newest).toMatchObject([{ content: '第 21 句', isFromUser: true }])

    expect(await get('/api/wallet/usage-stats?timeZone=Asia/Shanghai')).toMatchObject({
      messages: { used: 20, total: 20 },
    })
    // The last reply is paid for after its user has it.
    const statement = async () => (await get('/api/wallet/transactions')) as Transaction[]
    await expect.poll(statement).toHaveLength(21)
    expect((await statement())[0]).toMatchObject({
      description: '文字对话',
      type: 'spent',
      amount: 1,
    })
    expect(await get('/api/wallet/quote?kind=video&units=1')).toMatchObject({
      credits: 50,
      usableBalance: 80,
      obstacle: null,
    })
    expect(await get('/api/wallet/quote?kind=video&units=2')).toMatchObject({
      obstacle: { reason: 'credits', needed: 100, left: 80 },
    })
  })

  it('answers somebody in danger who has no credits at all, for nothing', async () => {
    const { token, user, say } = await talker()
    const credits = async () => (await product.call('GET', '/api/auth/me', { token })).body.credits
    expect(await credits()).toBe(100)
    await takeCredits(user.id, 100)
    expect(await credits()).toBe(0)
    const { data } = await say('你好').refusal()
    expect(data).toMatchObject({ code: 'quota_exceeded' })
    expect(data.details).toContainEqual({ path: 'reason', message: 'credits' })

    const reply = await say('我不想活了').reply()
    expect(reply.message.metadata).toMatchObject({ crisis: 'crisis' })
    expect(reply.message.metadata.credits).toBeUndefined()
    expect(await credits()).toBe(0)
  })

  it('has room for one companion', async () => {
    const { token } = await product.person()
    await product.companion(token)
    const second = await product.call('POST', '/api/companions', { token, body: { name: 'Two' } })
    expect(second).toMatchObject({
      status: 402,
      body: {
        code: 'quota_exceeded',
        details: [{ path: 'reason', message: 'companions' }, {}, {}, {}],
      },
    })
  })
})
