import { createSoftwareAuthenticator } from '@lumen/auth/test-support/software-authenticator'
import { allOperations } from '@lumen/contracts/all-operations'
import { splitKey } from '@lumen/contracts/operation'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { beginCall, hearsAndSpeaks } from './calls.ts'
import { beginGuest } from './guest.ts'
import { bodySamples } from './operation-samples.ts'
import { uploadSamples } from './upload-samples.ts'
import { startProduct, type Product } from './product.ts'
import { openSocket, signedInSocket } from './socket-client.ts'

/** Ids in paths, by the names of their parameters. */
type Ids = Record<
  | 'companionId'
  | 'branchId'
  | 'messageId'
  | 'sessionId'
  | 'passkeyId'
  | 'memoryId'
  | 'userId'
  | 'checkoutId'
  | 'paymentId'
  | 'objectId'
  | 'exportId'
  | 'jobId'
  | 'templateId'
  | 'scenarioId'
  | 'playId'
  | 'reminderId'
  | 'stepId'
  | 'importId'
  | 'personId'
  | 'callId'
  | 'sequence',
  string
>

let product: Product
let mine: { token: string; replyId: string } & Ids
let theirs: { token: string }
let administrator: { token: string }
let ended: { token: string }
let guest: { token: string }

beforeAll(async () => {
  // So many refusals from one address are what the limits are for.
  product = await startProduct({ LUMEN_RATE_LIMITS: 'off', ...hearsAndSpeaks })
  const me = await product.person()
  const companion = await product.companion(me.token)
  const socket = await signedInSocket(product.url, me.token, me.user.id)
  socket.send({ type: 'streaming_chat', companionId: companion.id, content: '你好' })
  const complete = await socket.next('streaming_stream_complete')
  const answered = socket.frames.length
  socket.send({
    type: 'streaming_chat',
    companionId: companion.id,
    content: '明天早上8点提醒我带伞',
    timeZone: 'Asia/Shanghai',
  })
  await socket.next('streaming_stream_complete', undefined, answered)
  const reminders = await product.call('GET', '/api/reminders', { token: me.token })
  const sessions = await product.call('GET', '/api/auth/sessions', { token: me.token })
  const begun = await product.call('POST', '/api/auth/passkeys/options', { token: me.token })
  const passkey = await product.call('POST', '/api/auth/passkeys', {
    token: me.token,
    body: { credential: createSoftwareAuthenticator().create(begun.body) },
  })
  const memory = await product.call('POST', `/api/memories/${companion.id}`, {
    token: me.token,
    body: bodySamples['POST /api/memories/:companionId'],
  })
  const purchase = await product.call('POST', '/api/stripe/create-credit-checkout', {
    token: me.token,
    body: bodySamples['POST /api/stripe/create-credit-checkout'],
  })
  const checkoutId = purchase.body.url.split('/').at(-1)
  await product.call('POST', `/api/stripe/test-checkouts/${checkoutId}`, {
    token: me.token,
    body: { action: 'pay' },
  })
  const invoices = await product.call('GET', '/api/wallet/invoices', { token: me.token })
  const form = new FormData()
  form.set('audio', new Blob([uploadSamples['POST /api/speech-to-text']!.bytes]), 'x.wav')
  const recording = await fetch(`${product.url}/api/speech-to-text`, {
    method: 'POST',
    headers: { authorization: `Bearer ${me.token}` },
    body: form,
  })
  const kept = (await recording.json()) as { details: { path: string; message: string }[] }
  const made = await product.call('POST', '/api/multimodal/generate-image', {
    token: me.token,
    body: { prompt: 'A lake', style: 'realistic' },
  })
  const template = await product.call('POST', '/api/avatars/templates', {
    token: me.token,
    body: bodySamples['POST /api/avatars/templates'],
  })
  const scenario = await product.call('POST', '/api/scenarios', {
    token: me.token,
    body: bodySamples['POST /api/scenarios'],
  })
  const began = { companionId: companion.id }
  await product.call('POST', `/api/scenarios/${scenario.body.id}/begin`, {
    token: me.token,
    body: began,
  })
  const played = await product.call('GET', `/api/companions/${companion.id}/play`, {
    token: me.token,
  })
  const importing = await product.call('POST', '/api/imports', {
    token: me.token,
    body: bodySamples['POST /api/imports'],
  })
  const person = await product.call('POST', '/api/wisdom/people', {
    token: me.token,
    body: bodySamples['POST /api/wisdom/people'],
  })
  const copy = await product.call('POST', '/api/enterprise/privacy/exports', {
    token: me.token,
    body: bodySamples['POST /api/enterprise/privacy/exports'],
  })
  mine = {
    exportId: copy.body.id,
    templateId: template.body.id,
    scenarioId: scenario.body.id,
    playId: played.body.play.id,
    reminderId: reminders.body[0].id,
    // Its companion says whose it is.
    stepId: reminders.body[0].id,
    importId: importing.body.id,
    personId: person.body.id,
    callId: await beginCall(product, me.token, companion.id),
    sequence: '1',
    token: me.token,
    jobId: made.body.jobId ?? made.body.id,
    objectId: kept.details.find(({ path }) => path === 'recording')!.message,
    companionId: companion.id,
    // The first branch of a talk has the id of its companion.
    branchId: companion.id,
    messageId: complete.message.replyTo ?? '',
    replyId: complete.messageId,
    sessionId: sessions.body[0].id,
    passkeyId: passkey.body.id,
    memoryId: memory.body.id,
    userId: me.user.id,
    checkoutId,
    paymentId: invoices.body[0].id,
  }
  theirs = await product.person()
  administrator = await product.administrator()
  ended = await product.person()
  guest = await beginGuest(product)
  await product.call('POST', '/api/auth/logout', { token: ended.token })
  // The end of a session is broadcast: it reaches the gateway beside the answer, not before it.
  await vi.waitFor(
    async () => {
      const { status } = await product.call('GET', '/api/auth/me', { token: ended.token })
      if (status !== 401) throw new Error(`the ended session is answered ${status}`)
    },
    { timeout: 60_000 },
  )
  socket.close()
})
afterAll(() => product?.close())

const operations = Object.entries(allOperations)
const protectedOnes = operations.filter(([, { access }]) => access !== 'public')
const ofAdministrators = operations.filter(([, { access }]) => access === 'admin')
/** Signs and animals are no ids: everybody reads the same of them. */
const withIds = protectedOnes.filter(
  ([key, { access }]) => access === 'user' && /\/:\w+Id\b/.test(key),
)
const forAdmins = operations.filter(([, { access }]) => access === 'admin')

/** The address of an operation, with the given ids in it. */
const address = (key: string, ids: Ids) => {
  const { method, path } = splitKey(key)
  return [
    method,
    path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(ids[name as keyof Ids])),
  ] as const
}
const everyId = (id: string): Ids => ({
  companionId: id,
  branchId: id,
  messageId: id,
  sessionId: id,
  passkeyId: id,
  memoryId: id,
  userId: id,
  checkoutId: id,
  paymentId: id,
  objectId: id,
  exportId: id,
  jobId: id,
  templateId: id,
  scenarioId: id,
  playId: id,
  reminderId: id,
  stepId: id,
  importId: id,
  personId: id,
  callId: id,
  sequence: '1',
})
const nobodys = everyId('018f0000-0000-7000-8000-000000000000')
const options = (key: string, token?: string) => ({
  token,
  ...(bodySamples[key] !== undefined && { body: bodySamples[key] }),
  ...(uploadSamples[key] !== undefined && { body: formOf(key, uploadSamples[key]) }),
})
const formOf = (key: string, { bytes, name }: (typeof uploadSamples)[string]) => {
  const form = new FormData()
  form.set(operations.find(([each]) => each === key)![1].upload!.field, new Blob([bytes]), name)
  return form
}

it('covers operations of every service', () => {
  expect(protectedOnes.length).toBeGreaterThan(10)
  expect(withIds.length).toBeGreaterThan(5)
})

describe.each(protectedOnes.map(([key]) => key))('%s', (key) => {
  it('is closed to visitors', async () => {
    const { status, body } = await product.call(...address(key, nobodys), options(key))
    expect([status, body.code]).toEqual([401, 'unauthenticated'])
  })
  it('is closed after logout', async () => {
    const { status, body } = await product.call(...address(key, nobodys), options(key, ended.token))
    expect([status, body.code]).toEqual([401, 'session_expired'])
  })
  it.each(['x', 'a b c', 'A'.repeat(43)])('is closed to the invented token %j', async (token) => {
    const { status } = await product.call(...address(key, nobodys), options(key, token))
    expect(status).toBe(401)
  })
  it('is closed to a forged identity header', async () => {
    const { status } = await product.call(...address(key, nobodys), {
      ...options(key),
      headers: { 'x-lumen-identity': 'e30.e30', 'x-lumen-gateway': '1.x', 'x-lumen-address': 'x' },
    })
    expect(status).toBe(401)
  })
})

const others = protectedOnes.filter(([, { access }]) => access !== 'guest')
describe.each(others.map(([key, { access }]) => [key, access]))('%s', (key, access) => {
  it('is closed to guests', async () => {
    const { status, body } = await product.call(...address(key, mine), options(key, guest.token))
    expect([status, body.code]).toEqual([403, access === 'admin' ? 'forbidden' : 'account_needed'])
  })
})

const ofGuests = operations.filter(([, { access }]) => access === 'guest')
it.each(ofGuests.map(([key]) => key))('%s is for guests alone', async (key) => {
  for (const { token } of [mine, administrator]) {
    const { status, body } = await product.call(...address(key, mine), options(key, token))
    expect([status, body.code]).toEqual([403, 'forbidden'])
  }
})

it('knows a guest’s cookie nowhere but where guests talk', async () => {
  const headers = { cookie: `lumen_guest=${guest.token}` }
  const me = await product.call('GET', '/api/auth/me', { headers })
  expect([me.status, me.body.code]).toEqual([401, 'unauthenticated'])
  expect((await product.call('GET', '/api/guest/talk', { headers })).status).toBe(200)
  const refused = await product.call('POST', '/api/guest/messages', {
    headers: { ...headers, origin: 'https://evil.example' },
    body: bodySamples['POST /api/guest/messages'],
  })
  expect([refused.status, refused.body.code]).toEqual([403, 'origin_refused'])
})

it('lets no guest onto the socket', async () => {
  const socket = await openSocket(product.url)
  socket.send({ type: 'auth', token: guest.token })
  expect(await socket.next('error')).toMatchObject({ code: 'account_needed' })
  socket.close()
})

describe.each(ofAdministrators.map(([key]) => key))('%s', (key) => {
  it('is closed to everybody but administrators', async () => {
    const { status, body } = await product.call(...address(key, nobodys), options(key, mine.token))
    expect([status, body.code]).toEqual([403, 'forbidden'])
  })
})

describe.each(withIds.map(([key]) => key))('%s', (key) => {
  it('does not tell somebody else’s from nobody’s', async () => {
    const foreign = await product.call(...address(key, mine), options(key, theirs.token))
    const missing = await product.call(...address(key, nobodys), options(key, theirs.token))
    // A user's figures are said to be somebody else's; nothing tells whether there is such a user.
    const refused = key.includes('/:userId') ? [403, 'forbidden'] : [404, 'not_found']
    expect([foreign.status, foreign.body.code]).toEqual(refused)
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
  })
  it('is closed to administrators as to anybody else', async () => {
    const { status, body } = await product.call(
      ...address(key, mine),
      options(key, administrator.token),
    )
    expect([status, body.code]).toEqual(
      key.includes('/:userId') ? [403, 'forbidden'] : [404, 'not_found'],
    )
  })
  it.each(["1' or '1'='1", '../../etc/passwd'])('refuses %j as an id', async (id) => {
    const [method, path] = address(key, everyId(id))
    const { status, body } = await product.call(method, path, options(key, mine.token))
    expect([status, body.code]).toEqual([400, 'invalid_input'])
  })
})

it('has operations for administrators', () => expect(forAdmins.length).toBeGreaterThan(10))

it.each(forAdmins.map(([key]) => key))('%s is for administrators alone', async (key) => {
  const { status, body } = await product.call(...address(key, mine), options(key, mine.token))
  expect([status, body.code]).toEqual([403, 'forbidden'])
})

describe('a cookie without a bearer token', () => {
  const cookie = () => ({ cookie: `lumen_session=${mine.token}` })
  const host = () => new URL(product.url).host

  it('reads', async () => {
    const { status } = await product.call('GET', '/api/auth/me', { headers: cookie() })
    expect(status).toBe(200)
  })
  it.each([
    ['a page of ours', () => `http://${host()}`, 200],
    ['a page of somebody else', () => 'https://evil.example', 403],
    ['nowhere', () => undefined, 403],
  ])('writes from %s: %i', async (_name, origin, expected) => {
    const from = origin()
    const { status } = await product.call('PATCH', '/api/auth/preferences', {
      body: { theme: 'light' },
      headers: { ...cookie(), ...(from !== undefined && { origin: from }) },
    })
    expect(status).toBe(expected)
  })
})

describe('a form on a page of somebody else', () => {
  const send = (type: string, headers: Record<string, string> = {}) =>
    product.call('PATCH', '/api/auth/preferences', {
      body: '{"theme":"dark"}',
      headers: {
        cookie: `lumen_session=${mine.token}`,
        origin: 'https://evil.example',
        'content-type': type,
        ...headers,
      },
    })

  // What a page may send to another site without asking it first.
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])(
    'writes nothing as %s',
    async (type) => {
      const { status, body } = await send(type)
      expect([status, body.code]).toEqual([403, 'origin_refused'])
    },
  )
  it('writes nothing without an origin that can be told', async () => {
    for (const origin of ['null', 'file://', ''])
      expect((await send('application/json', { origin })).status).toBe(403)
  })
  it('signs nobody in', async () => {
    const { status } = await product.call('POST', '/api/auth/login', {
      body: JSON.stringify(bodySamples['POST /api/auth/login']),
      headers: { origin: 'https://evil.example', 'content-type': 'text/plain' },
    })
    expect(status).toBe(415)
  })
})

it('puts the token of a session into the cookie of its browser, and no other', async () => {
  const me = await product.person()
  const keep = (token: string) =>
    product.call('POST', '/api/auth/sessions/cookie', { token: me.token, body: { token } })
  const kept = await keep(me.token)
  expect(kept.status).toBe(200)
  expect(kept.headers.getSetCookie().join()).toMatch(/lumen_session=[\w-]{43}; Path=\/; HttpOnly/)
  const refused = await keep(theirs.token)
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input'])
  expect(refused.headers.getSetCookie()).toEqual([])
})

it('does not let anybody create a companion in another name', async () => {
  const me = await product.call('GET', '/api/auth/me', { token: mine.token })
  const { status, body } = await product.call('POST', '/api/companions', {
    token: theirs.token,
    body: { userId: me.body.id, name: 'x' },
  })
  expect([status, body.code]).toEqual([403, 'forbidden'])
})
