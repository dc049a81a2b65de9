import { createHash } from 'node:crypto'
import { guestCookieName, sessionCookieName } from '@lumen/contracts/auth/limits'
import { describe, expect, it } from 'vitest'
import { hashFrameToken, readCredentials } from './credentials.ts'

const token = 'abcdefghijklmnopqrs_'
const other = 'ABCDEFGHIJKLMNOPQRS-0'
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const readFrom = (
  authorization: string | undefined,
  cookies: Record<string, string> = {},
  at: { https?: boolean; guests?: boolean } = {},
) => readCredentials({ authorization }, cookies, { https: true, guests: false, ...at })

describe('a bearer token', () => {
  it.each([`Bearer ${token}`, `bearer ${token}`])('is read: %s', (header) => {
    expect(readFrom(header)).toEqual({ tokenHash: hashOf(token), by: 'bearer' })
  })

  it('goes before a cookie, also where it is none', () => {
    const cookies = { [sessionCookieName(true)]: other }
    expect(readFrom(`Bearer ${token}`, cookies)).toMatchObject({ by: 'bearer' })
    expect(readFrom('', cookies)).toBe('malformed')
  })

  it.each([
    token,
    `Basic ${token}`,
    `xBearer ${token}`,
    `Bearer ${token} x`,
    `Bearer  ${token}`,
    `Bearer ${token.slice(1)}`,
    `Bearer ${'a'.repeat(129)}`,
    `Bearer ${token}=`,
    `Bearer =${token}`,
    'Bearer ',
  ])('is malformed: %s', (header) => {
    expect(readFrom(header)).toBe('malformed')
  })
})

describe('a cookie', () => {
  it.each([true, false])('of a session is read where https is %s', (https) => {
    const cookies = { [sessionCookieName(https)]: token, [sessionCookieName(!https)]: other }
    expect(readFrom(undefined, cookies, { https })).toEqual({
      tokenHash: hashOf(token),
      by: 'cookie',
    })
  })

  it('of a guest is read where guests are known, before that of a session', () => {
    const cookies = { [guestCookieName(true)]: token, [sessionCookieName(true)]: other }
    expect(readFrom(undefined, cookies, { guests: true })).toMatchObject({
      tokenHash: hashOf(token),
    })
    expect(readFrom(undefined, cookies)).toMatchObject({ tokenHash: hashOf(other) })
    const empty = { ...cookies, [guestCookieName(true)]: '' }
    expect(readFrom(undefined, empty, { guests: true })).toMatchObject({ tokenHash: hashOf(other) })
  })

  it('that is missing or empty is nobody’s, and one that is no token is malformed', () => {
    expect(readFrom(undefined)).toBeNull()
    expect(readFrom(undefined, { [sessionCookieName(true)]: '' })).toBeNull()
    expect(readFrom(undefined, { [sessionCookieName(true)]: 'x' })).toBe('malformed')
  })
})

it.each([
  ['a'.repeat(20), true],
  ['a'.repeat(128), true],
  ['a'.repeat(19), false],
  ['a'.repeat(129), false],
  [`${token}.`, false],
  ['', false],
])('in a frame %s is a token: %s', (given, isToken) => {
  expect(hashFrameToken(given)).toBe(isToken ? hashOf(given) : null)
})
