import { authRequests, type SessionRevoked } from '@lumen/contracts/auth/bus'
import type { Session } from '@lumen/contracts/auth/schema'
import { subjects } from '@lumen/contracts/bus'
import { connectBus, type Bus } from '@lumen/bus/connect'
import { createIdentitySigner, generateIdentityKeys, identityHeader } from '@lumen/http/identity'
import { createLogger } from '@lumen/runtime/logger'
import { openTestEnvironment, type TestEnvironment } from '@lumen/provision/testing'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig, type AuthConfig } from '../src/config.ts'
import { createContext } from '../src/context.ts'
import { startAuth } from '../src/server.ts'
import { setAdmin } from '../src/use-cases/set-admin.ts'

const keys = generateIdentityKeys()
const signer = createIdentitySigner({ privateKey: keys.privateKey })
const log = createLogger({ service: 'test', level: 'silent' })

let environment: TestEnvironment
let mailDir: string
let config: AuthConfig
let auth: { url: string; close(): Promise<unknown> }
let bus: Bus
let now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  environment = await openTestEnvironment('auth')
  mailDir = await mkdtemp(join(tmpdir(), 'lumen-auth-mail-'))
  config = loadConfig({
    AUTH_DATABASE_URL: environment.databaseUrl,
    ...environment.env,
    LUMEN_IDENTITY_PUBLIC_KEY: keys.publicKey,
    MAIL_DIR: mailDir,
    LUMEN_SEAL_KEYS: `1:${randomBytes(32).toString('base64')}`,
  })
  auth = await startAuth(config, { log, clock: { now: () => now } })
  bus = await connectBus({ ...environment.nats, service: 'gateway', log })
})
afterAll(async () => {
  await bus?.close()
  await auth?.close()
  await environment?.close()
  await rm(mailDir, { recursive: true, force: true })
})

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
const identify = async (token: string) =>
  (await bus.request(authRequests, 'auth.identify-session', { tokenHash: hash(token) })).identity

async function call(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<{ status: number; body: any; headers: Headers }> {
  const identity = token === undefined ? null : await identify(token)
  const response = await fetch(auth.url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(identity !== null && { [identityHeader]: signer.sign(identity, 'auth') }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json(), headers: response.headers }
}

let counter = 0
const account = (changes: object = {}) => ({
  email: `person${(counter += 1)}@example.com`,
  password: 'correct horse battery',
  username: '小林',
  birthDate: '1990-05-01',
  region: 'CN',
  ...changes,
})
async function register(changes: object = {}): Promise<Session & { email: string }> {
  const input = account(changes)
  const { status, body } = await call('POST', '/api/auth/register', input)
  expect(status).toBe(201)
  return { ...(body as Session), email: input.email }
}

describe('registration', () => {
  it('creates an account, signs in and sets the cookie', async () => {
    const input = account({ language: 'de' })
    const { status, body, headers } = await call('POST', '/api/auth/register', input)
    expect(status).toBe(201)
    expect(body.user).toMatchObject({
      email: input.email,
      username: '小林',
      // No service tells of a wallet here.
      credits: null,
      vipPoints: null,
      subscriptionTier: 'free',
      isVerified: false,
      ageBand: 'adult',
      region: 'CN',
      preferences: { language: 'de', theme: 'system' },
    })
    expect(headers.get('set-cookie')).toContain(`lumen_session=${body.token}`)
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
    expect((await call('GET', '/api/auth/me', undefined, body.token)).body).toEqual(body.user)
  })

  it.each([
    ['neither birth date nor confirmation', { birthDate: undefined }, 'age_required'],
    ['a child', { birthDate: '2013-11-22', region: 'DE' }, 'age_too_young'],
    ['a child without a guardian’s consent', { birthDate: '2013-11-21' }, 'age_too_young'],
    ['30 February', { birthDate: '1990-02-30' }, 'invalid_input'],
    ['a birth date to come', { birthDate: '2027-01-01' }, 'invalid_input'],
    ['a short password', { password: 'short' }, 'invalid_input'],
    ['a name of spaces', { username: '   ' }, 'invalid_input'],
    ['no e-mail address', { email: 'nobody' }, 'invalid_input'],
    ['a role of one’s own choice', { role: 'admin' }, 'invalid_input'],
    ['a list as a name', { username: ['x'] }, 'invalid_input'],
    ['an unknown language', { language: 'it' }, 'invalid_input'],
    ['a control character', { username: 'a\u0000b' }, 'invalid_input'],
  ])('refuses %s', async (_name, changes, code) => {
    const { status, body } = await call('POST', '/api/auth/register', account(changes))
    expect([status, body.code]).toEqual([400, code])
    expect(body.requestId).toBeTruthy()
  })

  it('accepts somebody who is 13 today', async () => {
    const { user } = await register({ birthDate: '2013-11-21', region: 'DE' })
    expect(user.ageBand).toBe('teen')
  })

  it('takes the documented body with ageConfirmed, with the strictest band', async () => {
    const { user, token } = await register({
      birthDate: undefined,
      region: undefined,
      ageConfirmed: true,
    })
    expect(user.ageBand).toBe('unknown')
    const completed = await call(
      'PATCH',
      '/api/auth/me',
      { birthDate: '1990-01-01', region: 'DE' },
      token,
    )
    expect(completed.body).toMatchObject({ ageBand: 'adult', region: 'DE' })
  })

  it('tells the date of birth to its owner alone, and only when asked for it', async () => {
    const { user, token } = await register({ birthDate: '1992-08-14' })
    expect(JSON.stringify(user)).not.toContain('1992')
    expect((await call('GET', '/api/auth/birth-date', undefined, token)).body).toEqual({
      birthDate: '1992-08-14',
    })
  })

  it('gives an e-mail address to one of twenty simultaneous registrations', async () => {
    const inputs = Array.from({ length: 20 }, (_, index) =>
      account({ email: index % 2 ? 'Same@Example.com' : 'same@example.com' }),
    )
    const answers = await Promise.all(
      inputs.map((input) => call('POST', '/api/auth/register', input)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.code ?? 'created'))).toEqual(
      new Set(['created', 'email_taken']),
    )
  })
})

describe('sign-in', () => {
  it('finds the account without regard to case and records the time', async () => {
    const { email } = await register()
    now = new Date('2026-11-22T08:00:00Z')
    const { status, body } = await call('POST', '/api/auth/login', {
      email: email.toUpperCase(),
      password: 'correct horse battery',
    })
    expect(status).toBe(200)
    expect(body.user.lastLoginAt).toBe('2026-11-22T08:00:00.000Z')
  })

  it('answers an unknown address and a wrong password alike', async () => {
    const { email } = await register()
    const wrong = await call('POST', '/api/auth/login', { email, password: 'wrong password' })
    const unknown = await call('POST', '/api/auth/login', {
      email: 'nobody@example.com',
      password: 'wrong password',
    })
    expect(wrong.status).toBe(401)
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
  })

  it('lets no more passwords be tried at the same time than one after the other', async () => {
    const { email } = await register()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        call('POST', '/api/auth/login', { email, password: `guess ${index}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  it('pauses an account after ten failures, also for the right password', async () => {
    const { email } = await register()
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { status } = await call('POST', '/api/auth/login', { email, password: 'wrong' })
      expect(status).toBe(401)
    }
    const { status, body, headers } = await call('POST', '/api/auth/login', {
      email,
      password: 'correct horse battery',
    })
    expect([status, body.code]).toEqual([429, 'rate_limited'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('sessions', () => {
  it('ends with logout: told to the gateways at once, unknown afterwards', async () => {
    const { token, user } = await register()
    const told = Promise.withResolvers<SessionRevoked>()
    const listening = bus.listen(subjects.sessionRevoked, (data) => {
      if ((data as SessionRevoked).userId === user.id) told.resolve(data as SessionRevoked)
    })
    await bus.flush()
    const { status, headers } = await call('POST', '/api/auth/logout', undefined, token)
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toContain('lumen_session=; ')
    expect(await told.promise).toMatchObject({ tokenHashes: [hash(token)], reason: 'ended' })
    listening.stop()
    expect(await identify(token)).toBeNull()
  })

  it('leaves other sessions of the same user alone', async () => {
    const { email, token } = await register()
    const second = await call('POST', '/api/auth/login', {
      email,
      password: 'correct horse battery',
    })
    await call('POST', '/api/auth/logout', undefined, token)
    expect(await identify(second.body.token)).toMatchObject({ role: 'user' })
  })

  it('expires', async () => {
    const { token } = await register()
    const before = now
    now = new Date(now.getTime() + 31 * 86_400_000)
    expect(await identify(token)).toBeNull()
    now = before
  })

  it('tells which sessions are alive', async () => {
    const { token } = await register()
    const { sessionId } = (await identify(token))!
    const gone = '018f0000-0000-7000-8000-000000000000'
    const { alive } = await bus.request(authRequests, 'auth.check-sessions', {
      sessionIds: [sessionId, gone],
    })
    expect(alive).toEqual([sessionId])
  })
})

describe('preferences', () => {
  it('are changed one by one and follow the user', async () => {
    const { token } = await register()
    await call('PATCH', '/api/auth/preferences', { language: 'ja' }, token)
    const { body } = await call('PATCH', '/api/auth/preferences', { theme: 'dark' }, token)
    expect(body).toEqual({ language: 'ja', theme: 'dark' })
    expect(await identify(token)).toMatchObject({ language: 'ja' })
  })

  it('refuses nothing at all', async () => {
    const { token } = await register()
    expect((await call('PATCH', '/api/auth/preferences', {}, token)).status).toBe(400)
  })
})

it('says that it is away when the database is, and recovers', async () => {
  const { token } = await register()
  const identity = await identify(token)
  const admin = new Client({ connectionString: environment.adminUrl })
  await admin.connect()
  const read = () =>
    fetch(`${auth.url}/api/auth/me`, {
      headers: { [identityHeader]: signer.sign(identity!, 'auth') },
    })
  const database = new URL(environment.adminUrl).pathname.slice(1)
  await admin.query(`alter database ${database} connection limit 0`)
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'lumen_auth' and datname = current_database()",
  )
  const away = await read()
  await admin.query(`alter database ${database} connection limit -1`)
  await admin.end()
  expect([away.status, await away.json()]).toMatchObject([503, { code: 'unavailable' }])
  await expect.poll(async () => (await read()).status).toBe(200)
})

it('answers 401 to whoever comes without a signed identity', async () => {
  for (const identity of [undefined, 'nonsense', signer.sign({} as never, 'chat')]) {
    const response = await fetch(`${auth.url}/api/auth/me`, {
      headers: identity === undefined ? {} : { [identityHeader]: identity },
    })
    expect(response.status).toBe(401)
  }
})

it('keeps neither passwords, tokens nor birth dates readable', async () => {
  const { token } = await register({ birthDate: '1987-06-05' })
  const { context, closer } = await createContext(config, { log })
  const rows = await Promise.all([
    context.db.selectFrom('users').selectAll().execute(),
    context.db.selectFrom('sessions').selectAll().execute(),
  ])
  await closer.close()
  const bytes = rows
    .flat()
    .flatMap((row) => Object.values(row))
    .map((value) => (value instanceof Buffer ? value.toString('latin1') : JSON.stringify(value)))
    .join('\n')
  expect(bytes).toContain('$argon2id$')
  for (const secret of [token, 'correct horse battery', '1987-06-05'])
    expect(bytes).not.toContain(secret)
})

it('makes administrators by command only', async () => {
  const { email, token } = await register()
  const { context, closer } = await createContext(config, { log })
  expect(await setAdmin(context, 'nobody@example.com', true)).toBe(false)
  expect(await setAdmin(context, email, true)).toBe(true)
  await closer.close()
  const { body } = await call('GET', '/api/auth/me', undefined, token)
  expect(body).toMatchObject({ isVerified: true, subscriptionTier: 'admin' })
  expect(await identify(token)).toMatchObject({ role: 'admin' })
})
