import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAuthStack, type AuthStack } from './support/auth-stack.ts'

let stack: AuthStack
beforeAll(async () => {
  stack = await openAuthStack({ PUBLIC_URL: 'http://localhost:9999' })
})
afterAll(() => stack?.close())

const en = { language: 'en' }
const forgot = (email: string) =>
  stack.call('POST', '/api/auth/password/forgot', { body: { email } })
const reset = (token: string, newPassword = 'staple correct horse') =>
  stack.call('POST', '/api/auth/password/reset', { body: { token, newPassword } })
const follow = (token: string) => stack.call('POST', '/api/auth/links', { body: { token } })
const me = async (token: string) => (await stack.call('GET', '/api/auth/me', { token })).body

describe('a forgotten password', () => {
  it('is replaced by a link that holds once, and every session ends', async () => {
    const { email, token } = await stack.person(en)
    expect((await forgot(` ${email.toUpperCase()} `)).status).toBe(200)
    const link = await stack.linkTo(email, 'Reset your password')
    expect(link.url).toMatch(/^http:\/\/localhost:9999\/auth\/reset#token=/)
    expect((await reset(link.token)).status).toBe(200)
    expect(await stack.identify(token)).toBeNull()
    expect((await stack.signIn(email)).status).toBe(401)
    expect((await stack.signIn(email, undefined, 'staple correct horse')).status).toBe(200)
    const again = await reset(link.token)
    expect([again.status, again.body.code]).toEqual([410, 'link_invalid'])
    await stack.mailsTo(email, 3)
  })

  it('is not told of whoever has no account, nor by an older link, nor after an hour', async () => {
    const unknown = await forgot('nobody@example.com')
    const { email } = await stack.person(en)
    const known = await forgot(email)
    expect(unknown.body).toEqual(known.body)
    const first = await stack.linkTo(email, 'Reset')
    stack.setNow(new Date(stack.now().getTime() + 60_000))
    await forgot(email)
    await expect.poll(async () => (await stack.linkTo(email, 'Reset')).token).not.toBe(first.token)
    expect((await reset(first.token)).status).toBe(410)
    const second = await stack.linkTo(email, 'Reset')
    // A weak password uses no link up.
    expect((await reset(second.token, 'password1')).body.code).toBe('weak_password')
    stack.setNow(new Date(stack.now().getTime() + 61 * 60_000))
    expect((await reset(second.token)).status).toBe(410)
  })

  it('mails an address a few times an hour at most', async () => {
    const { email } = await stack.person(en)
    for (let time = 0; time < 9; time += 1) expect((await forgot(email)).status).toBe(200)
    await stack.linkTo(email, 'Reset')
    const requested = async () =>
      (await stack.db.selectFrom('security_events').select('kind').execute()).length
    await expect.poll(requested).toBeGreaterThan(0)
    const mails = await stack.mailsTo(email, 5)
    expect(mails.filter(({ subject }) => subject.includes('Reset')).length).toBeLessThanOrEqual(5)
  })
})

describe('an address', () => {
  it('is confirmed by the mail that comes with the account', async () => {
    const { email, token, user } = await stack.person(en)
    expect(user.emailState).toBe('unconfirmed')
    const link = await stack.linkTo(email, 'Confirm your email')
    expect((await follow(link.token)).body).toEqual({ outcome: 'email-verified' })
    expect((await me(token)).emailState).toBe('confirmed')
    expect((await follow(link.token)).body.code).toBe('link_invalid')
    const again = await stack.call('POST', '/api/auth/email/verification', { token })
    expect(again.body.code).toBe('conflict')
  })

  it('is changed once the new one is confirmed, and given back to who had it', async () => {
    const { email, token } = await stack.person(en)
    const newEmail = `new-${email}`
    const change = await stack.call('POST', '/api/auth/email', { token, body: { newEmail } })
    expect(change.status).toBe(200)
    const link = await stack.linkTo(newEmail, 'Confirm your new email')
    expect((await me(token)).email).toBe(email)
    expect((await follow(link.token)).body).toEqual({ outcome: 'email-changed' })
    expect(await me(token)).toMatchObject({ email: newEmail, emailState: 'confirmed' })
    // Nobody else gets the old one while it can be taken back.
    const taken = await stack.person({ email }).catch((error: Error) => error.message)
    expect(taken).toContain('email_taken')
    const undo = await stack.linkTo(email, 'email has changed')
    expect((await follow(undo.token)).body).toEqual({ outcome: 'email-restored' })
    expect(await stack.identify(token)).toBeNull()
    expect((await stack.signIn(email)).body.user.email).toBe(email)
  })

  it('that is taken is not told of but to its owner', async () => {
    const owner = await stack.person(en)
    const { token } = await stack.person(en)
    const body = { newEmail: owner.email }
    expect((await stack.call('POST', '/api/auth/email', { token, body })).status).toBe(200)
    const mails = await stack.mailsTo(owner.email, 2)
    expect(mails[0]).toMatchObject({
      subject: 'Someone wanted to move another account to this address',
      text: expect.stringContaining('change the email of another Lumen account'),
    })
  })

  it('is changed by nobody who came long ago', async () => {
    const { token } = await stack.person(en)
    stack.setNow(new Date(stack.now().getTime() + 11 * 60_000))
    const body = { newEmail: 'elsewhere@example.com' }
    const refused = await stack.call('POST', '/api/auth/email', { token, body })
    expect([refused.status, refused.body.code]).toEqual([403, 'reauthentication_required'])
    const again = await stack.call('POST', '/api/auth/reauthenticate', {
      token,
      body: { password: 'correct horse battery' },
    })
    expect(again.status).toBe(200)
    expect((await stack.call('POST', '/api/auth/email', { token, body })).status).toBe(200)
  })
})

it('keeps neither tokens nor addresses of waiting mails readable', async () => {
  const { email } = await stack.person(en)
  await forgot(email)
  const { token } = await stack.linkTo(email, 'Reset')
  const rows = await stack.db.selectFrom('account_links').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  await expect.poll(() => stack.db.selectFrom('mails').selectAll().execute()).toEqual([])
})

it('shows captured mails on this machine only', async () => {
  const here = await stack.call('GET', '/api/dev/mails')
  expect(here.body.length).toBeGreaterThan(0)
  const away = await stack.call('GET', '/api/dev/mails', { from: { address: '203.0.113.5' } })
  expect(away.status).toBe(404)
})
