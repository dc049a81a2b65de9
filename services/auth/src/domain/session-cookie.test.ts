import { expect, it } from 'vitest'
import { deviceCookie, guestCookie, returnCookie, sessionCookie } from './session-cookie.ts'

const cookies = (https: boolean) =>
  [sessionCookie, deviceCookie, guestCookie, returnCookie].map((make) => make('t', https))

it('lets no script read a cookie, no other site send it along with a form, and over https no other host set it', () => {
  for (const cookie of cookies(true))
    expect(cookie).toMatch(
      /^__Host-lumen_\w+=t; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    )
  for (const cookie of cookies(false))
    expect(cookie).toMatch(/^lumen_\w+=t; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
})

it('ends a session by a cookie that is over at once', () => {
  expect(sessionCookie(null, true)).toContain('=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0;')
})
