import { authLimits, deviceCookieName, sessionCookieName } from '@lumen/contracts/auth/limits'

/** As long as browsers keep a cookie at most. */
const deviceDays = 400

/** `Set-Cookie` values that start and end a browser's session. */
export const sessionCookie = (token: string | null, https: boolean): string =>
  cookie(sessionCookieName(https), token ?? '', token === null ? 0 : authLimits.sessionDays, https)

/** `Set-Cookie` value by which accounts know this browser again; it opens nothing by itself. */
export const deviceCookie = (token: string, https: boolean): string =>
  cookie(deviceCookieName(https), token, deviceDays, https)

const cookie = (name: string, value: string, days: number, https: boolean) =>
  [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${days * 86_400}`,
    ...(https ? ['Secure'] : []),
  ].join('; ')
