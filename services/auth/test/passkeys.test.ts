import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authOfficeRequests } from '@lumen/contracts/auth/office-bus'
import { passkeyLimits } from '@lumen/contracts/auth/limits'
import { totpCode, totpStep } from '../src/domain/totp.ts'
import { openAuthStack, type AuthStack } from './support/auth-stack.ts'
import { createSoftwareAuthenticator } from './support/software-authenticator.ts'

let stack: AuthStack
beforeAll(async () => {
  stack = await openAuthStack()
})
afterAll(() => stack?.close())

type Authenticator = ReturnType<typeof createSoftwareAuthenticator>
type Site = { origin?: string; rpId?: string }

const later = (seconds: number) => stack.setNow(new Date(stack.now().getTime() + seconds * 1000))
const codeOf = ({ status, body }: { status: number; body: any }) => [status, body.code]

async function add(token: string, authenticator: Authenticator, site: Site = {}) {
  const { body } = await stack.call('POST', '/api/auth/passkeys/options', { token })
  const credential = authenticator.create({ challenge: body.challenge, ...site })
  return stack.call('POST', '/api/auth/passkeys', {
    token,
    body: { credential },
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
  })
}

async function personWithPasskey() {
  const person = await stack.person({ language: 'en' })
  const authenticator = createSoftwareAuthenticator()
  const { status, body } = await add(person.token, authenticator)
  expect(status, JSON.stringify(body)).toBe(201)
  return { ...person, authenticator, passkeyId: body.id as string }
}

/** What a browser sends after it was asked for a passkey of this user. */
async function answer(authenticator: Authenticator, userId: string, site: Site = {}) {
  const { body } = await stack.call('POST', '/api/auth/passkeys/challenge')
  const { ceremonyId, options } = body
  const { challenge } = options
  return { ceremonyId, credential: authenticator.get({ challenge, ...site }, userId) }
}
const send = (body: object) => stack.call('POST', '/api/auth/passkeys/sign-in', { body })
const signIn = async (authenticator: Authenticator, userId: string, site?: Site) =>
  send(await answer(authenticator, userId, site))
const eventsOf = async (token: string): Promise<string[]> =>
  (await stack.call('GET', '/api/auth/security/events', { token })).body.map(
    ({ kind }: { kind: string }) => kind,
  )

describe('a passkey', () => {
  it('is added, listed, used to sign in, named and removed, and told of by mail', async () => {
    const { authenticator, userId, token, email, passkeyId } = await personWithPasskey()
    const list = async () => (await stack.call('GET', '/api/auth/passkeys', { token })).body
    expect(await list()).toMatchObject([
      { id: passkeyId, name: 'Firefox · Windows', synced: true, lastUsedAt: null },
    ])
    const session = await signIn(authenticator, userId)
    expect(session.status, JSON.stringify(session.body)).toBe(200)
    expect(session.body.user.id).toBe(userId)
    expect(session.headers.getSetCookie().join()).toContain('lumen_session=')
    expect((await stack.identify(session.body.token))?.userId).toBe(userId)
    expect((await list())[0].lastUsedAt).toBe(stack.now().toISOString())
    const security = await stack.call('GET', '/api/auth/security', { token })
    expect(security.body.passkeys).toBe(1)

    const path = `/api/auth/passkeys/${passkeyId}`
    const named = await stack.call('PATCH', path, { token, body: { name: ' My phone ' } })
    expect(named.body.name).toBe('My phone')
    const stranger = await stack.person()
    for (const [method, body] of [['PATCH', { name: 'Mine' }], ['DELETE']] as const)
      expect(
        codeOf(await stack.call(method, path, { token: stranger.token, ...(body && { body }) })),
      ).toEqual([404, 'not_found'])

    expect((await stack.call('DELETE', path, { token })).status).toBe(200)
    expect(await list()).toEqual([])
    expect(codeOf(await signIn(authenticator, userId))).toEqual([404, 'passkey_unknown'])
    expect(await eventsOf(token)).toEqual(
      expect.arrayContaining(['passkey-added', 'passkey-removed', 'signed-in']),
    )
    const told = async () =>
      (await stack.mailsTo(email)).filter(({ subject }) => subject === 'Passkeys').length
    await expect.poll(told).toBe(2)
  })

  it('is added and removed after a fresh sign-in only, once, and by who began it', async () => {
    const { token, userId, authenticator, passkeyId } = await personWithPasskey()
    const { body: begun } = await stack.call('POST', '/api/auth/passkeys/options', { token })
    expect(begun.excludeCredentials).toMatchObject([{ id: authenticator.id }])
    expect(begun.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    })
    const stranger = await stack.person()
    const credential = createSoftwareAuthenticator().create(begun)
    const asOther = await stack.call('POST', '/api/auth/passkeys', {
      token: stranger.token,
      body: { credential },
    })
    expect(codeOf(asOther)).toEqual([400, 'passkey_refused'])
    const twice = { token, body: { credential } }
    expect((await stack.call('POST', '/api/auth/passkeys', twice)).status).toBe(201)
    expect(codeOf(await stack.call('POST', '/api/auth/passkeys', twice))).toEqual([
      400,
      'passkey_refused',
    ])
    // Somebody’s passkey is nobody else’s.
    expect(codeOf(await add(stranger.token, authenticator))).toEqual([409, 'conflict'])

    later(11 * 60)
    const path = `/api/auth/passkeys/${passkeyId}`
    const stale = [403, 'reauthentication_required']
    expect(codeOf(await stack.call('DELETE', path, { token }))).toEqual(stale)
    expect(codeOf(await stack.call('POST', '/api/auth/passkeys/options', { token }))).toEqual(stale)
    const shown = await stack.call('POST', '/api/auth/passkeys/reauthenticate', {
      token,
      body: await answer(authenticator, userId),
    })
    expect(shown.status, JSON.stringify(shown.body)).toBe(200)
    expect((await stack.call('DELETE', path, { token })).status).toBe(200)
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
  ])('of %s is refused', async (_, site) => {
    const { token, userId, authenticator } = await personWithPasskey()
    expect(codeOf(await add(token, createSoftwareAuthenticator(), site))).toEqual([
      400,
      'passkey_refused',
    ])
    expect(codeOf(await signIn(authenticator, userId, site))).toEqual([400, 'passkey_refused'])
    expect(await eventsOf(token)).toContain('passkey-refused')
    expect((await signIn(authenticator, userId)).status).toBe(200)
  })

  it('answers a challenge once, and in time', async () => {
    const { userId, authenticator } = await personWithPasskey()
    const body = await answer(authenticator, userId)
    const answers = await Promise.all([send(body), send(body)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(1)
    const late = await answer(authenticator, userId)
    later(passkeyLimits.challengeSeconds)
    expect(codeOf(await send(late))).toEqual([400, 'passkey_refused'])
    const { body: other } = await stack.call('POST', '/api/auth/passkeys/challenge')
    const moved = { ...(await answer(authenticator, userId)), ceremonyId: other.ceremonyId }
    expect(codeOf(await send(moved))).toEqual([400, 'passkey_refused'])
  })

  it('whose counter runs backwards is refused, and its owner told', async () => {
    const { token, userId, email, authenticator } = await personWithPasskey()
    authenticator.setCounter(10)
    expect((await signIn(authenticator, userId)).status).toBe(200)
    authenticator.setCounter(5)
    expect(codeOf(await signIn(authenticator, userId))).toEqual([400, 'passkey_refused'])
    authenticator.setCounter(10)
    expect(codeOf(await signIn(authenticator, userId))).toEqual([400, 'passkey_refused'])
    expect(await eventsOf(token)).toContain('passkey-refused')
    await expect
      .poll(async () => (await stack.mailsTo(email)).map(({ text }) => text).join())
      .toContain('copy')
    expect((await signIn(authenticator, userId)).status).toBe(200)
  })

  it('of somebody else, or signed by another key, opens nothing', async () => {
    const me = await personWithPasskey()
    const other = await personWithPasskey()
    expect(codeOf(await signIn(other.authenticator, me.userId))).toEqual([400, 'passkey_refused'])
    const forged = await answer(other.authenticator, me.userId)
    const { id } = me.authenticator
    const credential = { ...forged.credential, id, rawId: id }
    expect(codeOf(await send({ ...forged, credential }))).toEqual([400, 'passkey_refused'])
    const asMe = await stack.call('POST', '/api/auth/passkeys/reauthenticate', {
      token: me.token,
      body: await answer(other.authenticator, other.userId),
    })
    expect(codeOf(asMe)).toEqual([400, 'passkey_refused'])
    expect(codeOf(await signIn(createSoftwareAuthenticator(), me.userId))).toEqual([
      404,
      'passkey_unknown',
    ])
  })

  it('is held up after too many failures, and nothing else of its account is', async () => {
    const { userId, email, authenticator } = await personWithPasskey()
    for (let time = 0; time < 10; time += 1)
      await signIn(authenticator, userId, { origin: 'https://evil.example' })
    expect(codeOf(await signIn(authenticator, userId))).toEqual([429, 'rate_limited'])
    expect((await stack.signIn(email)).status).toBe(200)
  })

  it('opens no suspended account', async () => {
    const { userId, authenticator } = await personWithPasskey()
    const suspend = (suspended: boolean) =>
      stack.bus.request(authOfficeRequests, 'auth.suspend-account', { userId, suspended })
    await suspend(true)
    expect(codeOf(await signIn(authenticator, userId))).toEqual([403, 'account_suspended'])
    await suspend(false)
    expect((await signIn(authenticator, userId)).status).toBe(200)
  })
})

it('stands for the code of an authenticator app, and for password and code together', async () => {
  const { email, token, userId, authenticator } = await personWithPasskey()
  const { secret } = (await stack.call('POST', '/api/auth/totp', { token })).body
  const code = totpCode(secret as string, totpStep(stack.now()))
  expect(
    (await stack.call('POST', '/api/auth/totp/confirm', { token, body: { code } })).status,
  ).toBe(200)
  const login = (passkey?: object) =>
    stack.call('POST', '/api/auth/login', {
      body: { email, password: 'correct horse battery', ...(passkey && { passkey }) },
    })
  expect(codeOf(await login())).toEqual([403, 'second_factor_required'])
  const other = await personWithPasskey()
  expect(codeOf(await login(await answer(other.authenticator, other.userId)))).toEqual([
    400,
    'passkey_refused',
  ])
  expect((await login(await answer(authenticator, userId))).status).toBe(200)
  expect((await signIn(authenticator, userId)).status).toBe(200)
})
