import { authLimits } from '@lumen/contracts/auth/limits'
import type { ProviderPurpose, SignInProvider } from '@lumen/contracts/auth/provider-operations'
import type { RedisClient } from '@lumen/runtime/redis'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { ProviderAccount } from './sign-in-links.ts'

/** How far somebody is who signs in with a provider. */
export type ProviderWay =
  | {
      at: 'provider'
      provider: SignInProvider
      purpose: ProviderPurpose
      /** Who is signed in and went; null: a visitor. */
      userId: string | null
      state: string
      nonce: string
      verifier: string
    }
  /** Known by the provider; the account asks for a second factor. */
  | { at: 'code'; userId: string; purpose: ProviderPurpose }
  /** Known by the provider; an account is to be made. */
  | { at: 'account'; account: ProviderAccount & { email: string } }

const hash = (purpose: string, token: string) =>
  createHash('sha256').update(`${purpose}:${token}`).digest()
const keyOf = (token: string) => `provider-way:${hash('name', token).toString('hex')}`

/**
 * Keeps it under the token that this browser's cookie carries, and sealed with it: who reads Redis
 * learns nothing.
 */
export async function keepWay(redis: RedisClient, token: string, way: ProviderWay): Promise<void> {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', hash('seal', token), iv)
  const sealed = Buffer.concat([iv, cipher.update(JSON.stringify(way)), cipher.final()])
  const value = Buffer.concat([sealed, cipher.getAuthTag()])
  await redis.set(keyOf(token), value.toString('base64'), 'EX', authLimits.returnMinutes * 60)
}

/** Takes it out, so that it holds once; null when there is none. */
export async function takeWay(redis: RedisClient, token: string): Promise<ProviderWay | null> {
  const value = await redis.getdel(keyOf(token))
  if (value === null) return null
  const bytes = Buffer.from(value, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', hash('seal', token), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  const text = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()])
  return JSON.parse(text.toString()) as ProviderWay
}
