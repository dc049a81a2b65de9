import { authLimits, sessionCookieName } from '@lumen/contracts/auth/limits'

/** `Set-Cookie` values that start and end a browser's session. */
export function sessionCookie(token: string | null, secure: boolean): string {
  const age = token === null ? 0 : authLimits.sessionDays * 86_400
  const attributes = [`Path=/`, 'HttpOnly', 'SameSite=Lax', `Max-Age=${age}`]
  if (secure) attributes.push('Secure')
  return [`${sessionCookieName}=${token ?? ''}`, ...attributes].join('; ')
}
