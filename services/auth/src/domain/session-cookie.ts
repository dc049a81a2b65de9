import {
  authLimits,
  deviceCookieName,
  guestCookieName,
  returnCookieName,
  sessionCookieName,
} from '@lumen/contracts/auth/limits'
import { guestLimits } from '@lumen/contracts/guest/limits'

/** As long as browsers keep a cookie at most. */
const deviceDays = 400

/** `Set-Cookie` values that start and end a browser's session. */
export const sessionCookie = (token: string | null, https: boolean): string =>
  cookie(sessionCookieName(https), token ?? '', token === null ? 0 : authLimits.sessionDays, https)

/** `Set-Cookie` value by which accounts know this browser again; it opens nothing by itself. */
export const deviceCookie = (token: string, https: boolean): string =>
  cookie(deviceCookieName(https), token, deviceDays, https)

/** `Set-Cookie` value by which the way to a provider and back is this browser's; null ends it. */
export const returnCookie = (token: string | null, https: boolean): string => {
  const days = token === null ? 0 : authLimits.returnMinutes / (24 * 60)
  return cookie(returnCookieName(https), token ?? '', days, https)
}

/** `Set-Cookie` value by which a guest is known; null ends it. */
export const guestCookie = (token: string | null, https: boolean): string =>
  cookie(guestCookieName(https), token ?? '', token === null ? 0 : guestLimits.hours / 24, https)

const cookie = (name: string, value: string, days: number, https: boolean) =>
  [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${Math.round(days * 86_400)}`,
    ...(https ? ['Secure'] : []),
  ].join('; ')
