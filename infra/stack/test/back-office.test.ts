import { newId } from '@lumen/database/ids'
import { readCapturedMails } from '@lumen/mail/captured-mails'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openAllRows, type AllRows } from './erasure/all-rows.ts'
import { startProduct, type Product } from './product.ts'
import { signedInSocket } from './socket-client.ts'

type Person = Awaited<ReturnType<Product['person']>>

let product: Product
let rows: AllRows
let operator: Person
let colleague: Person
let me: Person
let companionId: string

const secret = 'I hid the tuba under the stairs.'
const as = (who: Person, method: string, path: string, body?: object) =>
  product.call(method, `/api/admin${path}`, {
    token: who.token,
    ...(body !== undefined && { body }),
  })
const mailsTo = async (address: string) =>
  (await readCapturedMails(join(product.objects, 'mail'), 200)).filter(({ to }) => to === address)
const soon = { timeout: 30_000 }
const stale = (who: Person) =>
  rows.run(
    `update auth.sessions set authenticated_at = now() - interval '1 hour' where user_id = $1`,
    [who.user.id],
  )

beforeAll(async () => {
  product = await startProduct({ LUMEN_DEFAULT_PLAN: 'free', CONTENT_NOTICE_HOLD_DAYS: '10' })
  rows = await openAllRows(product.environment.adminUrl)
  operator = await product.administrator()
  colleague = await product.administrator()
  me = await product.person({ language: 'de' })
  companionId = (await product.companion(me.token)).id
  const socket = await signedInSocket(product.url, me.token, me.user.id)
  socket.send({ type: 'streaming_chat', companionId, content: secret })
  await socket.next('streaming_stream_complete')
  socket.close()
}, 120_000)
afterAll(async () => {
  await rows?.close()
  await product?.close()
})

it('shows where an account is signed in', async () => {
  const { body } = await as(operator, 'GET', `/users/${me.user.id}`)
  expect(body.sessions).toMatchObject([{ device: { form: expect.any(String) } }])
})

it('answers a message by mail, in the language of its writer and with their words', async () => {
  const { body: sent } = await product.call('POST', '/api/contact', {
    body: {
      name: 'Jo',
      email: 'jo@example.com',
      subject: 'Rechnung',
      category: 'billing',
      message: 'Wo finde ich sie?',
      language: 'de',
    },
  })
  const path = `/contact/${sent.id}`
  const answer = { id: newId(), text: 'Unter „Guthaben“.', seen: 0 }
  expect((await as(operator, 'POST', `${path}/answers`, answer)).status).toBe(201)
  const late = await as(colleague, 'POST', `${path}/answers`, { ...answer, id: newId() })
  expect([late.status, late.body.code]).toEqual([409, 'conflict'])
  await vi.waitFor(
    async () =>
      expect((await as(operator, 'GET', `${path}/deliveries`)).body).toEqual([
        { id: answer.id, delivery: 'captured' },
      ]),
    soon,
  )
  const mails = await mailsTo('jo@example.com')
  expect(mails.map(({ subject }) => subject)).toEqual(['Re: Rechnung'])
  for (const words of ['Hallo Jo,', answer.text, '> Wo finde ich sie?', '/de/contact'])
    expect(mails[0]!.text).toContain(words)
  expect((await as(colleague, 'GET', '/contact?state=answered')).body.messages).toMatchObject([
    { id: sent.id, answers: [{ actor: operator.user.id, text: answer.text }] },
  ])
})

describe('what somebody said', () => {
  const request = (changes: object = {}) => ({
    id: newId(),
    companionId,
    ground: 'abuse-report',
    reason: 'Report 17',
    ...changes,
  })
  const open = (who: Person, body: object) =>
    as(who, 'POST', `/users/${me.user.id}/content-accesses`, body)
  const read = (who: Person, id: string) => as(who, 'GET', `/content-accesses/${id}/messages`)
  const log = async () => (await as(operator, 'GET', `/users/${me.user.id}`)).body.history
  const told = async () =>
    (
      await product.call('GET', '/api/notifications', { token: me.token })
    ).body.notifications.filter(({ kind }: { kind: string }) => kind === 'content-access')

  it('is not in what shows that there are conversations', async () => {
    const { body } = await as(operator, 'GET', `/users/${me.user.id}/talks`)
    expect(body).toMatchObject({ talks: [{ companionId, messages: 2, hidden: false }] })
    expect(JSON.stringify(body)).not.toContain('小忆')
  })

  it('is read after the password alone, by whom it was opened to, and its owner knows', async () => {
    await stale(operator)
    const asked = request()
    const refused = await open(operator, asked)
    expect([refused.status, refused.body.code]).toEqual([403, 'reauthentication_required'])
    expect((await read(operator, asked.id)).status).toBe(404)
    expect([await told(), await log()]).toEqual([[], []])

    await product.call('POST', '/api/auth/reauthenticate', {
      token: operator.token,
      body: { password: 'correct horse battery' },
    })
    const [opened] = await Promise.all([open(operator, asked), open(operator, asked)])
    expect(opened.status, JSON.stringify(opened.body)).toBe(201)
    expect(opened.body).toMatchObject({ reason: 'Report 17', toldAt: expect.any(String) })
    expect(await told()).toMatchObject([{ params: { companionId, ground: 'abuse-report' } }])
    await vi.waitFor(
      async () =>
        expect((await mailsTo(me.email)).map(({ subject }) => subject)).toContain(
          'Eines deiner Gespräche wurde geöffnet',
        ),
      soon,
    )
    const { body } = await read(operator, asked.id)
    expect(body.messages.at(-1)).toMatchObject({ content: secret, isFromUser: true })
    expect((await read(colleague, asked.id)).status).toBe(404)
    const lines = (await log()).map(({ action, reason }: Record<string, string>) => [
      action,
      reason,
    ])
    expect(lines).toEqual([
      ['read-content', 'Report 17'],
      ['tell-content', 'Report 17'],
      ['open-content', 'Report 17'],
    ])

    expect((await as(operator, 'POST', `/content-accesses/${asked.id}/close`)).status).toBe(200)
    expect((await read(operator, asked.id)).status).toBe(403)
  })

  it('is told of under an id of its own, whatever the access is called', async () => {
    await product.call('POST', '/api/auth/reauthenticate', {
      token: operator.token,
      body: { password: 'correct horse battery' },
    })
    const { body } = await product.call('GET', '/api/notifications', { token: operator.token })
    const before = (await told()).length
    const opened = await open(operator, request({ id: body.notifications[0].id }))
    expect(opened.status, JSON.stringify(opened.body)).toBe(201)
    expect(await told()).toHaveLength(before + 1)
  })

  it('is closed when the time is over, also to whoever asks service chat', async () => {
    const { body: access } = await open(operator, request())
    expect(Date.parse(access.expiresAt) - Date.parse(access.openedAt)).toBe(30 * 60_000)
    await rows.run(`update chat.talk_accesses set expires_at = now() where id = $1`, [access.id])
    expect((await read(operator, access.id)).status).toBe(403)
  })

  it('is nobody’s who asks for another account, another talk, or has no reason', async () => {
    const { user } = await product.person()
    const elsewhere = `/users/${user.id}/content-accesses`
    expect((await as(operator, 'POST', elsewhere, request())).status).toBe(404)
    expect((await open(operator, request({ companionId: newId() }))).status).toBe(404)
    expect((await open(operator, request({ reason: ' ' }))).status).toBe(400)
    expect((await open(me, request())).status).toBe(403)
  })

  it('is told later where the law forbids it now, which the log says with the setting', async () => {
    const before = (await told()).length
    const hold = { holdNotice: true }
    expect((await open(operator, request(hold))).status).toBe(403)
    const { body: access } = await open(operator, request({ ...hold, ground: 'legal-demand' }))
    expect(access.toldAt).toBeNull()
    expect(await told()).toHaveLength(before)
    expect((await log())[0]).toMatchObject({
      action: 'hold-notice',
      reason: expect.stringContaining('CONTENT_NOTICE_HOLD_DAYS=10'),
    })
  })

  it('is in nothing else that administrators can ask', async () => {
    const { user, token } = operator
    const asked = [
      `/api/chat/${companionId}/messages`,
      `/api/companions/${companionId}`,
      `/api/memories/${companionId}`,
      `/api/chat-memories/${me.user.id}`,
      `/api/emotional-intelligence/${me.user.id}`,
      `/api/wisdom/${me.user.id}/birth-profile`,
      `/api/admin/users/${me.user.id}`,
      `/api/admin/users?query=${user.email}`,
      '/api/admin/audit',
      '/api/admin/activity',
    ]
    for (const path of asked) {
      const { body } = await product.call('GET', path, { token })
      expect(JSON.stringify(body), path).not.toContain('tuba')
    }
  })
})

it('gives an account a better plan until a day, tells it, and takes it back', async () => {
  const path = `/users/${me.user.id}`
  const until = new Date(Date.now() + 10 * 86_400_000).toISOString()
  const gift = { id: newId(), plan: 'premium', until, reason: 'For the outage' }
  const [given] = await Promise.all([
    as(operator, 'POST', `${path}/plan`, gift),
    as(operator, 'POST', `${path}/plan`, gift),
  ])
  expect(given.body).toMatchObject({ tier: 'premium', planGivenUntil: until })
  const balance = async () =>
    (await product.call('GET', '/api/wallet/balance', { token: me.token })).body.usableBalance
  // Once the credits of its month, whose beginning was today.
  expect(await balance()).toBeGreaterThan(7_000)
  expect(await balance()).toBeLessThanOrEqual(7_500)
  const worse = await as(operator, 'POST', `${path}/plan`, { ...gift, id: newId(), plan: 'basic' })
  expect([worse.status, worse.body.code]).toEqual([409, 'conflict'])
  const ended = await as(operator, 'POST', `${path}/plan/end`, { reason: 'A mistake' })
  expect(ended.body).toMatchObject({ tier: 'free', planGivenUntil: null })
  expect((await as(operator, 'POST', `${path}/plan/end`, { reason: 'Again' })).status).toBe(409)
  const { notifications } = (await product.call('GET', '/api/notifications', { token: me.token }))
    .body
  expect(
    notifications.filter(({ kind }: { kind: string }) => kind === 'plan-granted'),
  ).toMatchObject([
    { params: { plan: 'free', until: null } },
    { params: { plan: 'premium', until } },
  ])
  const { sessions, history } = (await as(operator, 'GET', path)).body
  expect(sessions).toMatchObject([{ device: { form: expect.any(String) } }])
  expect(history.map(({ action }: { action: string }) => action)).toContain('grant-plan')
})
