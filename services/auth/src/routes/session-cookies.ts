import type { AuthContext } from '../context.ts'
import { deviceCookie, guestCookie, sessionCookie } from '../domain/session-cookie.ts'
import type { Visitor } from '../domain/visitor.ts'

const isHttps = ({ config }: AuthContext) => config.PUBLIC_URL?.startsWith('https:') ?? false

type SetHeader = (name: string, value: string) => void

/** Gives a browser the cookies of a session. */
export function setSessionCookies(
  context: AuthContext,
  token: string,
  { deviceToken }: Visitor,
  setHeader: SetHeader,
): void {
  setHeader('set-cookie', sessionCookie(token, isHttps(context)))
  setHeader('set-cookie', deviceCookie(deviceToken, isHttps(context)))
}

/** Takes the cookie of a session back; the browser stays one that accounts know. */
export const clearSessionCookie = (context: AuthContext, setHeader: SetHeader): void =>
  setHeader('set-cookie', sessionCookie(null, isHttps(context)))

/** Gives a browser the cookie of a guest; null takes it back. */
export const setGuestCookie = (
  context: AuthContext,
  token: string | null,
  setHeader: SetHeader,
): void => setHeader('set-cookie', guestCookie(token, isHttps(context)))
