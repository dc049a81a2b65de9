import { guestCookieName, sessionCookieName } from '@lumen/contracts/auth/limits'
import { hash } from 'node:crypto'

export type Credentials = { tokenHash: string; by: 'bearer' | 'cookie' } | null

const tokenPattern = /^[\w-]{20,128}$/
const hashToken = (token: string) => hash('sha256', token)

/**
 * The token that a request carries: the bearer header first, then the cookie; where guests are known, that
 * of theirs before it.
 */
export function readCredentials(
  headers: { authorization?: string | undefined },
  cookies: Record<string, string | undefined>,
  { https, guests }: { https: boolean; guests: boolean },
): Credentials | 'malformed' {
  const { authorization } = headers
  if (authorization !== undefined) {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
    return token !== undefined && tokenPattern.test(token)
      ? { tokenHash: hashToken(token), by: 'bearer' }
      : 'malformed'
  }
  const guest = guests ? cookies[guestCookieName(https)] : undefined
  const cookie = guest || cookies[sessionCookieName(https)]
  if (cookie === undefined || cookie === '') return null
  return tokenPattern.test(cookie) ? { tokenHash: hashToken(cookie), by: 'cookie' } : 'malformed'
}

/** The hash of a token in an auth frame; null when it cannot be a token. */
export const hashFrameToken = (token: string): string | null =>
  tokenPattern.test(token) ? hashToken(token) : null
