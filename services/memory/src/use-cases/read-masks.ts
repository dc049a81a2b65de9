import { createHash } from 'node:crypto'
import type { ForgottenMasks } from '@lumen/contracts/memory/masks'
import type { MemoryContext } from '../context.ts'
import { listMasks } from '../store/masks.ts'
import { maskScope } from './mask-readings.ts'

/** What a user's deletions hide, for who shows their talks to readers; null when it is known. */
export async function readMasks(
  { db, sealer }: Pick<MemoryContext, 'db' | 'sealer'>,
  userId: string,
  known: string | null,
): Promise<ForgottenMasks | null> {
  const masks = await listMasks(db, userId)
  const version = createHash('sha256').update(JSON.stringify(masks)).digest('base64url')
  if (version === known) return null
  const box = await sealer.open(db, userId)
  return { version, key: box.indexKey(maskScope).toString('base64'), masks }
}
