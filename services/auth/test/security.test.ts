import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { totpCode, totpStep } from '../src/domain/totp.ts'
import { openAuthStack, type AuthStack, type From } from './support/auth-stack.ts'

let stack: AuthStack
beforeAll(async () => {
  stack = await openAuthStack()
})
afterAll(() => stack?.close())

const password = 'correct horse battery'
const signIn = (email: string, more: { code?: string; from?: From } = {}, typed = password) =>
  stack.signIn(email, undefined, typed, more)
const later = (seconds: number) => stack.setNow(new Date(stack.now().getTime() + seconds * 1000))

async function personWithApp() {
  const person = await stack.person({ language: 'en' })
  const { token } = person
  const { secret } = (await stack.call('POST', '/api/auth/totp', { token })).body
  const code = (steps = 0) => totpCode(secret as string, totpStep(stack.now()) + steps)
  const wrong = await stack.call('POST', '/api/auth/totp/confirm', {
    token,
    body: { code: code(9) },
  })
  expect(wrong.body.code).toBe('code_invalid')
  const { body } = await stack.call('POST', '/api/auth/totp/confirm', {
    token,
    body: { code: code() },
  })
  return { ...person, code, recoveryCodes: body.recoveryCodes as string[] }
}

describe('an authenticator app', () => {
  it('is asked for a code, which holds once', async () => {
    const { email, code } = await personWithApp()
    const without = await signIn(email)
    expect([without.status, without.body.code]).toEqual([403, 'second_factor_required'])
    // The code that confirmed the app was used by that.
    expect((await signIn(email, { code: code() })).body.code).toBe('code_invalid')
    later(30)
    const answers = await Promise.all([
      signIn(email, { code: code() }),
      signIn(email, { code: code() }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(1)
  })

  it('is stood in for by a recovery code, once, and goes with a fresh sign-in only', async () => {
    const { email, token, recoveryCodes } = await personWithApp()
    expect(new Set(recoveryCodes).size).toBe(10)
    const code = recoveryCodes[0]!.toLowerCase().replaceAll('-', ' ')
    expect((await signIn(email, { code })).status).toBe(200)
    expect((await signIn(email, { code })).body.code).toBe('code_invalid')
    const state = await stack.call('GET', '/api/auth/security', { token })
    expect(state.body).toMatchObject({ totp: true, recoveryCodesLeft: 9 })
    later(11 * 60)
    const refused = await stack.call('DELETE', '/api/auth/totp', { token })
    expect(refused.body.code).toBe('reauthentication_required')
    await stack.call('POST', '/api/auth/reauthenticate', {
      token,
      body: { password, code: recoveryCodes[1] },
    })
    expect((await stack.call('DELETE', '/api/auth/totp', { token })).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
  })
})

describe('recovery codes', () => {
  /** Two requests that both come to the codes before either has changed them. */
  async function atOnce<One, Two>(
    { userId }: { userId: string },
    ask: () => [Promise<One>, Promise<Two>],
  ): Promise<[One, Two]> {
    const asked = await stack.db.transaction().execute(async (tx) => {
      await sql`select 1 from recovery_codes where user_id = ${userId} for update`.execute(tx)
      const both = Promise.all(ask())
      const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await waiting.execute(tx)).rows[0]?.count).toBe(2)
      return { both }
    })
    return asked.both
  }
  const make = (token: string) => stack.call('POST', '/api/auth/recovery-codes', { token })
  const left = ({ userId }: { userId: string }) =>
    stack.db.selectFrom('recovery_codes').where('user_id', '=', userId).selectAll().execute()

  it('made by two clicks are those of one of them', async () => {
    const person = await personWithApp()
    const made = await atOnce(person, () => [make(person.token), make(person.token)])
    expect(made.map(({ status }) => status)).toEqual([200, 200])
    expect(await left(person)).toHaveLength(10)
  })

  it('go with the app, also those that are made just then', async () => {
    const person = await personWithApp()
    const { token } = person
    await atOnce(person, () => [make(token), stack.call('DELETE', '/api/auth/totp', { token })])
    expect(await left(person)).toEqual([])
  })
})

describe('failed sign-ins', () => {
  const stranger = { address: '203.0.113.7' }

  it('of strangers lock out strangers, and neither a known device nor a known network', async () => {
    const { email, token } = await stack.person()
    const first = await signIn(email)
    const cookie = first.headers.getSetCookie().find((text) => text.startsWith('lumen_device='))
    const device = /=([\w-]{43});/.exec(cookie!)![1]!
    for (let time = 0; time < 10; time += 1) await signIn(email, { from: stranger }, 'a guess')
    const paused = await signIn(email, { from: { address: '198.51.100.9' } })
    expect([paused.status, paused.body.code]).toEqual([429, 'rate_limited'])
    expect((await signIn(email)).status).toBe(200)
    expect((await signIn(email, { from: { ...stranger, device } })).status).toBe(200)
    const changed = await stack.call('POST', '/api/auth/password', {
      token,
      body: { currentPassword: password, newPassword: 'staple correct horse' },
    })
    expect(changed.status).toBe(200)
  })

  it('are told to the owner, with what else happened', async () => {
    const { email, token } = await stack.person()
    await signIn(email, { from: stranger }, 'a guess')
    const events = async () =>
      (await stack.call('GET', '/api/auth/security/events', { token })).body as {
        kind: string
        knownNetwork: boolean
      }[]
    await expect
      .poll(async () => (await events()).map(({ kind }) => kind))
      .toContain('sign-in-failed')
    const failed = (await events()).find(({ kind }) => kind === 'sign-in-failed')
    expect(failed!.knownNetwork).toBe(false)
    expect((await events()).map(({ kind }) => kind)).toContain('registered')
  })
})

it('ends a session that nobody used for two weeks', async () => {
  const { token } = await stack.person()
  later(13 * 86_400)
  expect(await stack.identify(token)).not.toBeNull()
  later(15 * 86_400)
  expect(await stack.identify(token)).toBeNull()
})
