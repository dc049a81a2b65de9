import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAuthStack, type AuthStack } from './support/auth-stack.ts'

let stack: AuthStack
beforeAll(async () => {
  stack = await openAuthStack({ LUMEN_REGISTRATION: 'confirmed' })
})
afterAll(() => stack?.close())

const body = (email: string) => ({
  email,
  password: 'correct horse battery',
  username: 'Sam',
  birthDate: '1990-05-01',
  language: 'en',
})
const register = (email: string) => stack.call('POST', '/api/auth/register', { body: body(email) })

it('makes an account once its address is confirmed, and tells nobody of another', async () => {
  const email = 'sam@example.com'
  const first = await register(email)
  expect([first.status, first.body]).toEqual([202, { status: 'confirm-email' }])
  expect(first.headers.getSetCookie()).toEqual([])
  expect((await stack.signIn(email)).status).toBe(401)
  const { token } = await stack.linkTo(email, 'Finish signing up')
  const rows = await stack.db.selectFrom('registrations').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(email)
  const followed = await stack.call('POST', '/api/auth/links', { body: { token } })
  expect(followed.body).toEqual({ outcome: 'registered' })
  const signedIn = await stack.signIn(email)
  expect(signedIn.body.user.emailState).toBe('confirmed')

  const second = await register(email.toUpperCase())
  expect([second.status, second.body]).toEqual([first.status, first.body])
  await expect
    .poll(async () => (await stack.mailsTo(email))[0]!.subject)
    .toBe('You already have an account')
})
