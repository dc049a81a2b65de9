import { authOfficeRequests } from '@lumen/contracts/auth/office-bus'
import { privacyRequests, type SessionRevoked } from '@lumen/contracts/auth/bus'
import { subjects } from '@lumen/contracts/bus'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openAuthStack, type AuthStack } from './support/auth-stack.ts'

let stack: AuthStack
beforeAll(async () => {
  stack = await openAuthStack()
})
afterAll(() => stack?.close())

const password = 'correct horse battery'
async function register(email: string): Promise<{ id: string; token: string }> {
  const { body } = await stack.call('POST', '/api/auth/register', {
    body: { email, password, username: 'Lin_1', birthDate: '1990-05-01' },
  })
  return { id: body.user.id, token: body.token }
}
const signIn = (email: string) =>
  stack.call('POST', '/api/auth/login', { body: { email, password } })
const suspend = (userId: string, suspended: boolean, reason?: string) =>
  stack.bus.request(authOfficeRequests, 'auth.suspend-account', {
    userId,
    suspended,
    ...(reason !== undefined && { reason }),
  })
const listed = async (query: string) =>
  (
    await stack.bus.request(authOfficeRequests, 'auth.list-accounts', {
      query,
      before: null,
      limit: 10,
    })
  ).accounts

it('closes a suspended account at once, and opens it again', async () => {
  const { id, token } = await register('closed@example.com')
  const revoked = vi.fn<(told: SessionRevoked) => void>()
  const listening = stack.bus.listen(subjects.sessionRevoked, (told) =>
    revoked(told as SessionRevoked),
  )
  await stack.bus.flush()
  expect(
    (await Promise.all([suspend(id, true), suspend(id, true)]))
      .map(({ outcome }) => outcome)
      .toSorted(),
  ).toEqual(['already', 'done'])
  await vi.waitFor(() =>
    expect(revoked).toHaveBeenCalledWith(expect.objectContaining({ userId: id, reason: 'ended' })),
  )
  listening.stop()
  expect(await stack.identify(token)).toBeNull()
  expect(await signIn('closed@example.com')).toMatchObject({
    status: 403,
    body: { code: 'account_suspended' },
  })
  expect((await listed('closed'))[0]?.suspendedAt).not.toBeNull()
  expect(await suspend(id, false)).toEqual({ outcome: 'done' })
  expect((await signIn('closed@example.com')).status).toBe(200)
})

it('lets companions write to nobody who is suspended, closing or unknown', async () => {
  const mayContact = async (userId: string) =>
    (await stack.bus.request(privacyRequests, 'auth.may-contact', { userId })).allowed
  const { id, token } = await register('written@example.com')
  expect(await mayContact(id)).toBe(true)
  await suspend(id, true)
  expect(await mayContact(id)).toBe(false)
  await suspend(id, false)
  expect(await mayContact(id)).toBe(true)
  const again = await signIn('written@example.com')
  expect(token).not.toBe(again.body.token)
  const closing = await stack.call('POST', '/api/enterprise/privacy/delete-account', {
    token: again.body.token,
    body: { password },
  })
  expect(closing.status).toBe(200)
  expect(await mayContact(id)).toBe(false)
  expect(await mayContact(crypto.randomUUID())).toBe(false)
})

it('mails why an account was suspended, once, and nothing where a decision is told by itself', async () => {
  const { userId, email } = await stack.person({ language: 'de' })
  const reason = 'Spam an <Fremde>\nin drei Gesprächen'
  const told = async () =>
    (await stack.mailsTo(email)).filter(({ subject }) => subject === 'Dein Konto wurde gesperrt')
  expect(await suspend(userId, true)).toEqual({ outcome: 'done' })
  expect(await suspend(userId, true, reason)).toEqual({ outcome: 'already' })
  await suspend(userId, false)
  expect(await told()).toEqual([])
  await suspend(userId, true, reason)
  await suspend(userId, true, reason)
  await expect.poll(told).toHaveLength(1)
  const [mail] = await told()
  expect(mail!.text).toContain('> Spam an <Fremde>\n> in drei Gesprächen')
  expect(mail!.html).toContain('Spam an &lt;Fremde&gt;')
  expect(mail!.text).toContain('/de/contact')
  await stack.mailsDone()
  expect(await told()).toHaveLength(1)
})

it('closes no administrator, and nobody who is not there', async () => {
  const { id } = await register('boss@example.com')
  await stack.db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute()
  expect(await suspend(id, true)).toEqual({ outcome: 'administrator' })
  expect(await suspend(crypto.randomUUID(), true)).toEqual({ outcome: 'unknown' })
})

it('finds accounts by any part of address or name, whose signs stand for themselves', async () => {
  await register('100%sure@example.com')
  expect((await listed('100%S')).map(({ email }) => email)).toEqual(['100%sure@example.com'])
  expect(await listed('100_sure')).toEqual([])
  expect((await listed('lin_')).length).toBeGreaterThan(0)
})
