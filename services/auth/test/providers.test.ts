import type { Notification } from '@lumen/contracts/auth/notifications'
import { newId } from '@lumen/database/ids'
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { totpCode, totpStep } from '../src/domain/totp.ts'
import { openAuthStack, type AuthStack, type RestReply } from './support/auth-stack.ts'
import { startIssuer, type Issuer } from './support/open-id-issuer.ts'

let issuer: Issuer
let apple: Issuer
let stack: AuthStack
let dir: string
const appleKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

beforeAll(async () => {
  issuer = await startIssuer('lumen-at-google')
  apple = await startIssuer('app.lumen.web')
  dir = await mkdtemp(join(tmpdir(), 'lumen-apple-'))
  const keyFile = join(dir, 'key.p8')
  await writeFile(keyFile, appleKeys.privateKey.export({ format: 'pem', type: 'pkcs8' }))
  stack = await openAuthStack({
    PUBLIC_URL: 'http://lumen.test',
    OIDC_GOOGLE_CLIENT_ID: 'lumen-at-google',
    OIDC_GOOGLE_CLIENT_SECRET: 'a-secret',
    OIDC_GOOGLE_ISSUER: issuer.url,
    OIDC_APPLE_CLIENT_ID: 'app.lumen.web',
    OIDC_APPLE_KEY_FILE: keyFile,
    OIDC_APPLE_KEY_ID: 'KEY',
    OIDC_APPLE_TEAM_ID: 'TEAM',
    OIDC_APPLE_ISSUER: apple.url,
  })
})
afterAll(async () => {
  await stack?.close()
  await issuer?.close()
  await apple?.close()
  await rm(dir, { recursive: true, force: true })
})

const cookieOf = ({ headers }: RestReply): string =>
  /lumen_sign_in=([\w-]*)/.exec(headers.getSetCookie().join('\n'))?.[1] ?? ''
type Begin = { purpose?: string; token?: string; provider?: string }

async function begin({ purpose = 'sign-in', provider = 'google', token }: Begin = {}) {
  const answer = await stack.call('POST', '/api/auth/providers/begin', {
    body: { provider, purpose },
    ...(token !== undefined && { token }),
  })
  return { answer, url: answer.body.url as string, way: cookieOf(answer) }
}
const comeBack = (way: string, body: object, token?: string) =>
  stack.call('POST', '/api/auth/providers/return', {
    way,
    body,
    ...(token !== undefined && { token }),
  })
/** Goes to the provider, agrees there with these claims, and comes back. */
async function through(claims: object, how: Begin = {}) {
  const { url, way } = await begin(how)
  const answer = await comeBack(way, issuer.agree(url, { ...claims }), how.token)
  return { ...answer, way }
}
const tell = (way: string, changes: object = {}) =>
  stack.call('POST', '/api/auth/providers/account', {
    way,
    body: { username: 'Mia', birthDate: '1995-04-03', region: 'DE', language: 'de', ...changes },
  })
const somebody = () => ({ sub: newId(), email: `${newId()}@example.com`, name: 'Mia Berg' })
/** Somebody whose account came by Google. */
async function newcomer() {
  const claims = somebody()
  const { way } = await through(claims)
  const { body } = await tell(way)
  return { ...claims, token: body.session.token as string, userId: body.session.user.id as string }
}
const eventsOf = async (token: string): Promise<string[]> =>
  (await stack.call('GET', '/api/auth/security/events', { token })).body.map(
    ({ kind }: { kind: string }) => kind,
  )

describe('a newcomer', () => {
  it('tells what an account needs before there is one, and is in without a password after', async () => {
    const claims = somebody()
    const { status, body, way, headers } = await through(claims)
    expect([status, body]).toEqual([
      200,
      {
        outcome: 'account-needed',
        session: null,
        told: { email: claims.email, username: 'Mia Berg' },
      },
    ])
    expect(headers.getSetCookie()).toEqual([])
    const young = await tell(way, { birthDate: '2020-01-01' })
    expect([young.status, young.body.code]).toEqual([400, 'age_too_young'])
    const made = await tell(way)
    expect(made.body).toMatchObject({
      outcome: 'signed-in',
      session: { user: { email: claims.email, emailState: 'confirmed', ageBand: 'adult' } },
    })
    expect(made.headers.getSetCookie().join()).toMatch(/lumen_session=[\w-]{43}; Path=\/; HttpOnly/)
    const { token } = made.body.session
    const ways = await stack.call('GET', '/api/auth/sign-in-ways', { token })
    expect(ways.body).toMatchObject({
      hasPassword: false,
      links: [{ provider: 'google', email: claims.email }],
    })
    expect(await eventsOf(token)).toEqual(expect.arrayContaining(['registered', 'signed-in']))
    // The way holds once, and the next time they are simply in.
    expect((await tell(way)).body.code).toBe('provider_sign_in_failed')
    const again = await through({ ...claims, email: 'moved@example.com', email_verified: false })
    expect(again.body).toMatchObject({
      outcome: 'signed-in',
      session: { user: { username: 'Mia' } },
    })
    // Nobody gets in with whatever password.
    expect((await stack.signIn(claims.email)).status).toBe(401)
  })

  it('is refused without a confirmed address', async () => {
    const unverified = await through({ ...somebody(), email_verified: false })
    expect([unverified.status, unverified.body.code]).toEqual([403, 'provider_email_unverified'])
    const none = await through({ sub: newId() })
    expect(none.body.code).toBe('provider_email_unverified')
  })

  it('gets no account that only has the same address', async () => {
    const { email } = await stack.person()
    const refused = await through({ sub: newId(), email: email.toUpperCase() })
    expect([refused.status, refused.body.code]).toEqual([409, 'provider_not_linked'])
    // Neither when the address was taken between going there and telling the rest.
    const claims = somebody()
    const { way } = await through(claims)
    await stack.person({ email: claims.email })
    expect((await tell(way)).body.code).toBe('provider_not_linked')
  })
})

describe('a way to a provider and back', () => {
  it('goes by code, PKCE, state and nonce, and by a cookie that only this browser has', async () => {
    const { answer, url } = await begin()
    const { searchParams } = new URL(url)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'lumen-at-google',
      redirect_uri: 'http://lumen.test/auth/return',
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/)
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^lumen_sign_in=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=900$/,
      ),
    ])
  })

  it.each([
    ['another state', (sent: object) => ({ ...sent, state: 'x' }), {}],
    ['another nonce', (sent: object) => sent, { nonce: 'x' }],
    ['another audience', (sent: object) => sent, { aud: 'somebody-else' }],
    ['another issuer', (sent: object) => sent, { iss: 'https://accounts.example' }],
    ['an expired id token', (sent: object) => sent, { exp: Math.floor(Date.now() / 1000) - 600 }],
    ['a code of nobody', (sent: object) => ({ ...sent, code: 'guessed' }), {}],
    ['a refusal', ({ state }: { state: string }) => ({ state, error: 'access_denied' }), {}],
    ['no code', ({ state }: { state: string }) => ({ state }), {}],
  ] as const)('leads nowhere with %s', async (_, change, claims) => {
    const { url, way } = await begin()
    const sent = issuer.agree(url, { ...somebody(), ...claims })
    const { status, body } = await comeBack(way, change(sent))
    expect([status, body.code]).toEqual([400, 'provider_sign_in_failed'])
    // What was tried is over, also with what would have been right.
    expect((await comeBack(way, sent)).body.code).toBe('provider_sign_in_failed')
  })

  it('leads nowhere with a foreign signature, in another browser, or a second time', async () => {
    issuer.forge(true)
    expect((await through(somebody())).body.code).toBe('provider_sign_in_failed')
    issuer.forge(false)
    const [one, other] = [await begin(), await begin()]
    const sent = issuer.agree(one.url, somebody())
    expect((await comeBack(other.way, sent)).body.code).toBe('provider_sign_in_failed')
    expect((await comeBack('x'.repeat(43), sent)).body.code).toBe('provider_sign_in_failed')
    expect((await comeBack(one.way, sent)).body.outcome).toBe('account-needed')
    const reused = await begin()
    const { state } = issuer.agree(reused.url, somebody())
    expect((await comeBack(reused.way, { ...sent, state })).body.code).toBe(
      'provider_sign_in_failed',
    )
  })

  it('says so while the provider is away, and works again after', async () => {
    const { url, way } = await begin()
    const sent = issuer.agree(url, somebody())
    issuer.away(true)
    const refused = await comeBack(way, sent)
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    issuer.away(false)
    expect((await through(somebody())).body.outcome).toBe('account-needed')
  })

  it('shows Apple a secret that the operator’s key signed, and asks for a posted form', async () => {
    const { url, way } = await begin({ provider: 'apple' })
    expect(new URL(url).searchParams.get('response_mode')).toBe('form_post')
    const claims = { ...somebody(), email_verified: 'true' }
    const { body } = await comeBack(way, apple.agree(url, claims))
    expect(body.outcome).toBe('account-needed')
    const [header = '', payload = '', signature = ''] = (apple.secrets.at(-1) ?? '').split('.')
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      iss: 'TEAM',
      sub: 'app.lumen.web',
      aud: apple.url,
    })
    const key = { key: createPublicKey(appleKeys.privateKey), dsaEncoding: 'ieee-p1363' } as const
    const signed = Buffer.from(`${header}.${payload}`)
    expect(verify('sha256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true)
  })
})

describe('somebody who has an account', () => {
  it('links a provider after a fresh sign-in, comes in by it, and takes it off again', async () => {
    const { token, email } = await stack.person()
    const claims = somebody()
    const early = stack.now()
    stack.setNow(new Date(early.getTime() + 11 * 60_000))
    const stale = await begin({ purpose: 'link', token })
    expect([stale.answer.status, stale.answer.body.code]).toEqual([
      403,
      'reauthentication_required',
    ])
    await stack.call('POST', '/api/auth/reauthenticate', {
      token,
      body: { password: 'correct horse battery' },
    })
    expect((await through(claims, { purpose: 'link', token })).body.outcome).toBe('linked')
    const entered = await through({ ...claims, email: 'other@example.com' })
    expect(entered.body.session.user.email).toBe(email)
    // The same account of the provider opens no second one.
    const other = await stack.person()
    const taken = await through(claims, { purpose: 'link', token: other.token })
    expect([taken.status, taken.body.code]).toEqual([409, 'provider_in_use'])
    const unlink = () =>
      stack.call('POST', '/api/auth/providers/unlink', { token, body: { provider: 'google' } })
    expect((await unlink()).status).toBe(200)
    expect((await unlink()).status).toBe(404)
    expect((await through(claims)).body.outcome).toBe('account-needed')
    expect(await eventsOf(token)).toEqual(
      expect.arrayContaining(['provider-linked', 'provider-unlinked']),
    )
    // Told of like any other change of the ways in.
    const { body } = await stack.call('GET', '/api/notifications', { token })
    const told = (body as { notifications: Notification[] }).notifications.filter(
      ({ kind }) => kind === 'provider-changed',
    )
    expect(told.map(({ params }) => params)).toEqual([{ change: 'unlinked' }, { change: 'linked' }])
  })

  it('links nothing for whoever came back in another account', async () => {
    const [one, other] = [await stack.person(), await stack.person()]
    const { url, way } = await begin({ purpose: 'link', token: one.token })
    const sent = issuer.agree(url, somebody())
    expect((await comeBack(way, sent, other.token)).body.code).toBe('provider_sign_in_failed')
    expect((await begin({ purpose: 'link' })).answer.status).toBe(401)
  })

  it('is still asked for the second factor', async () => {
    const { token } = await stack.person()
    const claims = somebody()
    await through(claims, { purpose: 'link', token })
    const { secret } = (await stack.call('POST', '/api/auth/totp', { token })).body
    await stack.call('POST', '/api/auth/totp/confirm', {
      token,
      body: { code: totpCode(secret, totpStep(stack.now())) },
    })
    stack.setNow(new Date(stack.now().getTime() + 60_000))
    const { body, way } = await through(claims)
    expect(body).toEqual({ outcome: 'code-needed', session: null, told: null })
    const add = (code: string) =>
      stack.call('POST', '/api/auth/providers/code', { way, body: { code } })
    expect((await add('000000')).body.code).toBe('code_invalid')
    const done = await add(totpCode(secret, totpStep(stack.now())))
    expect(done.body.outcome).toBe('signed-in')
    expect((await add(totpCode(secret, totpStep(stack.now())))).body.code).toBe(
      'provider_sign_in_failed',
    )
  })

  it('without a password keeps the last way in, and shows by the provider who they are', async () => {
    const { token, ...claims } = await newcomer()
    const unlink = () =>
      stack.call('POST', '/api/auth/providers/unlink', { token, body: { provider: 'google' } })
    const kept = await unlink()
    expect([kept.status, kept.body.code]).toEqual([409, 'last_way_in'])
    stack.setNow(new Date(stack.now().getTime() + 11 * 60_000))
    expect((await unlink()).body.code).toBe('reauthentication_required')
    const foreign = await through(somebody(), { purpose: 'reauthenticate', token })
    expect(foreign.body.code).toBe('provider_sign_in_failed')
    const shown = await through(claims, { purpose: 'reauthenticate', token })
    expect(shown.body.outcome).toBe('reauthenticated')
    expect((await unlink()).body.code).toBe('last_way_in')
  })
})

it('offers what is set up, and nothing else', async () => {
  expect((await stack.call('GET', '/api/auth/providers')).body).toEqual({
    providers: ['google', 'apple'],
  })
  const plain = await openAuthStack()
  expect((await plain.call('GET', '/api/auth/providers')).body).toEqual({ providers: [] })
  const refused = await plain.call('POST', '/api/auth/providers/begin', {
    body: { provider: 'google', purpose: 'sign-in' },
  })
  expect(refused.status).toBe(404)
  await plain.close()
})
