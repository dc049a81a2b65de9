import { guestLimits } from '@lumen/contracts/guest/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAllRows, type AllRows } from './erasure/all-rows.ts'
import { keysHolding } from './erasure/all-keys.ts'
import { beginGuest } from './guest.ts'
import { startProduct, type Product } from './product.ts'

type Said = { id: string; content: string; isFromUser: boolean; replyTo: string | null } & {
  status: string
  metadata: { crisis?: string; credits?: number; provider?: string }
}

let product: Product
let rows: AllRows
beforeAll(async () => {
  product = await startProduct({ ACCOUNT_ERASURE_SETTLE_SECONDS: '0' })
  rows = await openAllRows(product.environment.adminUrl)
})
afterAll(async () => {
  await rows?.close()
  await product?.close()
})

const untilDone = { timeout: 90_000, interval: 100 }
let sent = 0

/** A guest as the landing page has one: by cookie. */
async function guest(language = 'zh') {
  const { token } = await beginGuest(product, language)
  const headers = { cookie: `lumen_guest=${token}`, origin: product.url }
  const talk = async (): Promise<{ messages: Said[]; left: number; name: string | null }> =>
    (await product.call('GET', '/api/guest/talk', { headers })).body
  const send = (content: string) => {
    sent += 1
    const body = { content, clientMessageId: `m${sent}` }
    return product.call('POST', '/api/guest/messages', { headers, body })
  }
  const say = async (content: string): Promise<Said> => {
    const { status, body } = await send(content)
    expect([status, body.code]).toEqual([201, undefined])
    const reply = async () =>
      (await talk()).messages.find(
        ({ replyTo, status: at }) => replyTo === body.message.id && at !== 'running',
      )
    await expect.poll(reply, untilDone).toBeDefined()
    return (await reply())!
  }
  const crystals = async () =>
    (await product.call('GET', '/api/guest/crystals', { headers })).body as { content: string }[]
  return { token, headers, talk, send, say, crystals }
}

/** Makes the account of a guest. */
const register = (headers: Record<string, string>, email: string, language: string) =>
  product.call('POST', '/api/auth/register', {
    headers,
    body: {
      email,
      password: 'correct horse battery',
      username: 'Sam',
      birthDate: '1990-05-01',
      region: 'DE',
      language,
    },
  })

const callerOf = async (language: string): Promise<string> => {
  const { rows: found } = await rows.run(
    'select id from auth.guests where language = $1 order by created_at desc limit 1',
    [language],
  )
  return found[0].id
}

describe('a talk before signing up', () => {
  it('is spoken first to, answers for nothing, and keeps a crystal of what was told', async () => {
    const me = await guest()
    expect(await me.talk()).toEqual({ messages: [], left: guestLimits.messages, name: null })
    const reply = await me.say('我养了一只橘猫，叫芒果')
    expect(reply.content).not.toBe('')
    expect(reply.metadata.credits ?? 0).toBe(0)
    const { messages, left } = await me.talk()
    expect(messages.map(({ isFromUser }) => isFromUser)).toEqual([false, true, false])
    expect(left).toBe(guestLimits.messages - 1)
    await expect.poll(me.crystals, untilDone).not.toEqual([])
    expect(JSON.stringify(await me.crystals())).toContain('芒果')
    const id = await callerOf('zh')
    const { rows: accounts } = await rows.run(
      'select from billing.accounts where user_id = $1 union all select from auth.users where id = $1',
      [id],
    )
    expect(accounts).toEqual([])

    // Whoever makes an account of it is greeted there once, with what they told.
    const { body: made } = await register(me.headers, 'greeted@example.com', 'zh')
    const [companion] = (await product.call('GET', '/api/companions', { token: made.token })).body
    const said = async (): Promise<Said[]> =>
      (await product.call('GET', `/api/messages/${companion.id}?limit=100`, { token: made.token }))
        .body
    await expect.poll(async () => (await said()).length, untilDone).toBe(messages.length + 1)
    const [greeting] = await said()
    expect(greeting).toMatchObject({ isFromUser: false, replyTo: null })
    expect(greeting?.content).toContain('“我养了一只橘猫，叫芒果”')
  })

  it('ends after some messages, never in a crisis, and goes on with the account made of it', async () => {
    const me = await guest('en')
    const id = await callerOf('en')
    await me.say('My cat is called Mango, and I am Sam.')
    for (let said = 1; said < guestLimits.messages; said += 1) await me.say(`Number ${said} it is.`)
    const refused = await me.send('One more, please.')
    expect([refused.status, refused.body.code]).toEqual([403, 'guest_limit'])
    for (const words of ['I want to kill myself', 'I still want to die tonight'])
      expect((await me.say(words)).metadata.crisis).toBe('crisis')
    const { messages, left, name } = await me.talk()
    expect([left, name]).toEqual([0, 'Sam'])

    const made = await register(me.headers, 'guest@example.com', 'en')
    expect(made.status).toBe(201)
    const { token, user } = made.body
    expect(user).toMatchObject({ id, ageBand: 'adult', region: 'DE' })
    expect(made.headers.getSetCookie().join()).toContain('lumen_guest=; ')
    const companions = await product.call('GET', '/api/companions', { token })
    expect(companions.body).toMatchObject([{ name: 'Lumi', face: 'lumi' }])
    const path = `/api/messages/${companions.body[0].id}?limit=100`
    const carried = await product.call('GET', path, { token })
    expect(carried.body.map(({ id }: Said) => id).toReversed()).toEqual(
      messages.map(({ id }) => id),
    )
    const memories = `/api/memories/${companions.body[0].id}`
    await expect
      .poll(async () => JSON.stringify((await product.call('GET', memories, { token })).body), {
        ...untilDone,
      })
      .toContain('Mango')
    // Who was the guest is a visitor now.
    await expect
      .poll(
        async () =>
          (await product.call('GET', '/api/guest/talk', { headers: me.headers })).body.code,
        untilDone,
      )
      .toBe('session_expired')
    const { rows: left_over } = await rows.run(
      `select from auth.guests where id = $1 union all
       select from auth.account_deletions where user_id = $1`,
      [id],
    )
    expect(left_over).toEqual([])
  })

  it('leaves nothing after a day', async () => {
    const me = await guest('ja')
    const id = await callerOf('ja')
    await me.say('ザフィレラという猫を飼っています')
    await expect.poll(me.crystals, untilDone).not.toEqual([])
    expect(await rows.holding([id])).not.toEqual([])
    await rows.run(
      `update auth.guests set expires_at = now() - interval '1 second' where id = $1`,
      [id],
    )
    await rows.run(`update auth.account_deletions set due_at = now() where user_id = $1`, [id])
    const kept = async () =>
      (await rows.holding([id])).filter((row) => !/^\w+\.erased_users:/.test(row))
    await expect.poll(kept, untilDone).toEqual([])
    expect(await keysHolding(product.environment.redisUrl, [id])).toEqual([])
    const { rows: receipts } = await rows.run('select from auth.erasure_receipts')
    expect(receipts).toEqual([])
  })

  it('is begun only so often from one address', async () => {
    const codes: number[] = []
    for (let times = 0; times <= guestLimits.perAddress; times += 1) {
      const begun = await beginGuest(product).then(
        () => 201,
        (error: Error) => (error.message.includes('got 429') ? 429 : 0),
      )
      codes.push(begun)
    }
    expect(codes.filter((code) => code === 201)).toHaveLength(guestLimits.perAddress - 3)
    expect(codes.at(-1)).toBe(429)
  })
})
