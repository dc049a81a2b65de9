import type { Box } from '@lumen/database/sealing'
import type { Candidate } from './candidate.ts'

const slotScope = 'slots'

/** 64 bits of a keyed hash, as the decimal text of a bigint. */
function hash64(box: Box, text: string): string {
  const [high = 0, low = 0] = box.index([`1:${text}`, `2:${text}`], slotScope)
  return BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt.asUintN(32, BigInt(low))).toString()
}

/**
 * Under which hashes a candidate is kept: its slot within what is known about the user, or to one
 * companion, and what it says there.
 */
export function hashesOf(
  box: Box,
  companionId: string,
  { scope, slot, value }: Pick<Candidate, 'scope' | 'slot' | 'value'>,
): { slot: string; fingerprint: string } {
  const whole = `${scope === 'user' ? 'user' : companionId}|${slot}`
  return { slot: hash64(box, whole), fingerprint: hash64(box, `${whole}=${value}`) }
}
