import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { SealKeys } from '@lumen/database/sealing'

/** What a signed address opens, for whom, and until when (seconds since 1970). */
export type SignedExport = { exportId: string; userId: string; expires: number }

export type ExportLinks = {
  sign(link: SignedExport): string
  /** Whether we signed it, and it has not expired. */
  holds(link: SignedExport, signature: string, now: Date): boolean
}

/** Signs addresses of exports with a key derived from the current seal key. */
export function createExportLinks({ keys, current }: SealKeys): ExportLinks {
  const derived = new Map(
    Object.entries(keys).map(([version, key]) => [
      version,
      Buffer.from(
        hkdfSync('sha256', Buffer.from(key, 'base64'), '', 'lumen auth export links', 32),
      ),
    ]),
  )
  const hmac = (key: Buffer, { exportId, userId, expires }: SignedExport) =>
    createHmac('sha256', key).update(`${exportId}\n${userId}\n${expires}`).digest()
  const signing = derived.get(String(current))
  if (signing === undefined) throw new Error('The current seal key is not configured')
  return {
    sign: (link) => hmac(signing, link).toString('base64url'),
    holds(link, signature, now) {
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== 32 || link.expires * 1_000 <= now.getTime()) return false
      return [...derived.values()].some((key) => timingSafeEqual(hmac(key, link), given))
    },
  }
}
