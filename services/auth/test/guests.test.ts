import { privacyRequests } from '@lumen/contracts/auth/bus'
import { guestConsentVersion, guestLimits } from '@lumen/contracts/guest/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAuthStack, type AuthStack, type From } from './support/auth-stack.ts'

let stack: AuthStack
beforeAll(async () => {
  stack = await openAuthStack({ LUMEN_REGISTRATION: 'confirmed', LUMEN_GUESTS_PER_DAY: '60' })
})
afterAll(() => stack?.close())

const begin = (options: { token?: string; from?: From } = {}) =>
  stack.call('POST', '/api/guest', {
    body: { consent: guestConsentVersion, language: 'en' },
    ...options,
  })
async function guest(from?: From) {
  const begun = await begin(from === undefined ? {} : { from })
  expect(begun.status).toBe(201)
  const token = /lumen_guest=([\w-]{43});/.exec(begun.headers.getSetCookie().join())![1]!
  return { token, id: (await stack.identify(token))!.userId, ...begun.body }
}
const hoursLater = (hours: number) =>
  stack.setNow(new Date(stack.now().getTime() + hours * 3_600_000))
const registration = (email: string) => ({
  email,
  password: 'correct horse battery',
  username: 'Sam',
  birthDate: '1990-05-01',
  language: 'en',
})
const deletions = (id: string) =>
  stack.db.selectFrom('account_deletions').selectAll().where('user_id', '=', id).execute()

it('knows a guest for a day, in the strictest band, and as no account', async () => {
  const { token, id, erasedAfter } = await guest()
  expect(await stack.identify(token)).toMatchObject({ role: 'guest', ageBand: 'unknown' })
  expect(new Date(erasedAfter).getTime() - stack.now().getTime()).toBe(86_400_000)
  expect(await deletions(id)).toHaveLength(1)
  const users = await stack.db.selectFrom('users').select('id').where('id', '=', id).execute()
  expect(users).toEqual([])
  const consents = await stack.bus.request(privacyRequests, 'auth.read-consents', { userId: id })
  expect(consents).toEqual({
    remembering: true,
    dataProcessing: false,
    marketing: false,
    analytics: false,
    partners: false,
  })
  // Asked again, they stay who they are.
  const again = await begin({ token })
  expect([again.status, again.headers.getSetCookie()]).toEqual([201, []])
  hoursLater(guestLimits.hours)
  expect(await stack.identify(token)).toBeNull()
})

it('wants what the guest was told, and nothing of an older wording', async () => {
  const body = { consent: '2020-01-01', language: 'en' }
  expect((await stack.call('POST', '/api/guest', { body })).status).toBe(400)
})

it('lets only so many in of one network, and of all', async () => {
  const from = (network: number, host = 1) => ({ address: `192.0.${network}.${host}` })
  const some = Array.from({ length: guestLimits.perNetwork }, (_, host) => from(2, host + 1))
  await Promise.all(some.map(guest))
  const refused = await begin({ from: from(2, 200) })
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
  const others = await Promise.all(
    Array.from({ length: 20 }, (_, network) => begin({ from: from(network + 10) })),
  )
  const counts = Object.groupBy(others, ({ status }) => status)
  expect([counts[201]?.length, counts[429]?.length]).toEqual([10, 10])
  hoursLater(guestLimits.hours)
})

it('makes the account of who was a guest once the address is confirmed, and ends what the guest had', async () => {
  const { token, id } = await guest()
  hoursLater(23)
  const email = 'guest@example.com'
  const body = registration(email)
  expect((await stack.call('POST', '/api/auth/register', { body, token })).status).toBe(202)
  const { token: link } = await stack.linkTo(email, 'Finish signing up')
  const pending = await stack.db.selectFrom('registrations').select('id').executeTakeFirstOrThrow()
  // What was said waits for as long as the link holds.
  hoursLater(23)
  const followed = await stack.call('POST', '/api/auth/links', { body: { token: link } })
  expect(followed.body).toEqual({ outcome: 'registered' })
  const { body: session } = await stack.signIn(email)
  expect(session.user).toMatchObject({ id, ageBand: 'adult' })
  expect(await stack.identify(token)).toBeNull()
  expect(await deletions(id)).toEqual([])
  const { rows } = await sql`select from data_keys where user_id = ${pending.id}`.execute(stack.db)
  expect(rows).toEqual([])
})

it('makes an account of its own when the guest is being erased', async () => {
  const { token, id } = await guest()
  const email = 'late@example.com'
  await stack.call('POST', '/api/auth/register', { body: registration(email), token })
  const { token: link } = await stack.linkTo(email, 'Finish signing up')
  await stack.db
    .updateTable('account_deletions')
    .set({ began_at: stack.now() })
    .where('user_id', '=', id)
    .execute()
  await stack.call('POST', '/api/auth/links', { body: { token: link } })
  const { body: session } = await stack.signIn(email)
  expect(session.user.id).not.toBe(id)
  expect(await deletions(id)).toHaveLength(1)
})
