import type { ForgottenMasks } from '@lumen/contracts/memory/masks'
import { hashToken, type Box } from '@lumen/database/sealing'
import { createMasker, type Masker } from '@lumen/understanding/masker'
import type { ChatContext } from '../context.ts'
import { findMasks, putMasks } from '../store/masks.ts'

/** Hides what a user has forgotten; a later version may hide more, or less. */
export type KnownMasks = { version: string | null; mask: Masker }

/**
 * What a user has forgotten by now, as memory says; when it does not answer, as it said last.
 */
export async function readMasks(
  context: Pick<ChatContext, 'db' | 'masks' | 'log'>,
  box: Box,
  userId: string,
): Promise<KnownMasks> {
  const { db, log } = context
  let known = await findMasks(db, box, userId)
  try {
    const newer = await context.masks(userId, known?.version ?? null)
    if (newer !== null) await putMasks(db, box, userId, newer)
    known = newer ?? known
  } catch (error) {
    log.warn({ err: error, userId }, 'what was forgotten lately is not known')
  }
  return known === null ? nothing : opened(known)
}

const nothing: KnownMasks = { version: null, mask: createMasker([], () => 0) }

function opened({ version, key: encoded, masks }: ForgottenMasks): KnownMasks {
  const key = Buffer.from(encoded, 'base64')
  return { version, mask: createMasker(masks, (token) => hashToken(key, token)) }
}
