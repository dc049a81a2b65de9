import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { SealKeys } from '@lumen/database/sealing'

/** What a signed address opens, and until when (seconds since 1970). */
export type SignedPart = { objectId: string; variant?: string | undefined; expires: number }

export type ObjectLinks = {
  sign(part: SignedPart): string
  /** Whether we signed this part, and it has not expired. */
  holds(part: SignedPart, signature: string, now: Date): boolean
}

const textOf = ({ objectId, variant = '', expires }: SignedPart) =>
  `${objectId}\n${variant}\n${expires}`

/**
 * Signs addresses of objects with a key derived from the current seal key. After a new one came, the
 * addresses of the old ones hold for as long as they would have.
 */
export function createObjectLinks({ keys, current }: SealKeys): ObjectLinks {
  const derived = new Map(
    Object.entries(keys).map(([version, key]) => [
      version,
      Buffer.from(
        hkdfSync('sha256', Buffer.from(key, 'base64'), '', 'lumen media object links', 32),
      ),
    ]),
  )
  const hmac = (key: Buffer, part: SignedPart) =>
    createHmac('sha256', key).update(textOf(part)).digest()
  const signing = derived.get(String(current))
  if (signing === undefined) throw new Error('The current seal key is not configured')
  return {
    sign: (part) => hmac(signing, part).toString('base64url'),
    holds(part, signature, now) {
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== 32 || part.expires * 1_000 <= now.getTime()) return false
      return [...derived.values()].some((key) => timingSafeEqual(hmac(key, part), given))
    },
  }
}
