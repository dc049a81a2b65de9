import { analyser, liveAnalysers } from '@lumen/language/analyser'
import type { Transaction } from 'kysely'
import { rekey } from '../domain/rekey.ts'
import { hashesOf } from '../domain/slots.ts'
import { assertionsOf, listStaleEvidence, listTellings, rekeyEvidence } from '../store/evidence.ts'
import { readMemories, rekeyMemories, type Keys } from '../store/memories.ts'
import type { MemoryTables } from '../store/tables.ts'
import { listStaleTombstones, rehashTombstone, type StaleTombstone } from '../store/tombstones.ts'
import { hashWords, readTellings } from './forget-memory.ts'
import { settleSlots, type Settling } from './settle-slots.ts'

type Tx = Transaction<MemoryTables>

/**
 * Brings what a user told, the memories made of it and what they deleted under the keys of the analyser
 * in use. The user must be locked. Mostly there is nothing to do.
 */
export async function rekeyUser(tx: Tx, settling: Settling): Promise<void> {
  const { box, userId } = settling
  /** The keys of now, by the fingerprint of before. */
  const keys = new Map<string, Keys>()
  const slots = new Set<string>()
  /** What no analyser of this release can compare: where it was told holds instead. */
  const unknown = new Set<string>()
  const stale = await listStaleEvidence(tx, box, userId, analyser.version)
  for (const each of assertionsOf(stale)) {
    const by = liveAnalysers.find(({ version }) => version === each.analyser)
    if (by === undefined) {
      unknown.add(each.fingerprint)
      continue
    }
    const told = rekey(each.told, by, analyser)
    const fresh = hashesOf(box, each.companionId ?? '', told)
    await rekeyEvidence(tx, box, { ...each, ...fresh, told, analyser: analyser.version })
    keys.set(each.fingerprint, fresh)
    slots.add(fresh.slot)
  }
  for (const each of stale) {
    if (each.operation === 'assert') continue
    // What it is about may be gone: then it does nothing.
    const fresh = keys.get(each.fingerprint) ?? each
    await rekeyEvidence(tx, box, { ...each, ...fresh, analyser: analyser.version })
  }
  await rekeyMemories(tx, userId, keys)
  for (const stone of await listStaleTombstones(tx, userId, analyser.version))
    if (!unknown.has(stone.fingerprint ?? '')) await rehash(tx, settling, stone, keys)
  // What was apart may be one now.
  await settleSlots(tx, settling, [...slots])
}

/** Hashes a deletion anew, from its memory while that can be restored, else from who told it. */
async function rehash(
  tx: Tx,
  settling: Settling,
  stone: StaleTombstone,
  keys: ReadonlyMap<string, Keys>,
): Promise<void> {
  const { box, userId } = settling
  const [memory] = await readMemories(tx, box, userId, [stone.memoryId])
  const key = memory ?? keys.get(stone.fingerprint ?? '') ?? stone
  const { fingerprint } = key
  const told =
    memory !== undefined
      ? await readTellings(tx, settling, memory)
      : fingerprint === null
        ? []
        : await listTellings(tx, box, userId, fingerprint)
  // What can be read nowhere any more keeps its hashes.
  if (stone.hidesWords && told.length === 0) return
  const slot = stone.slot === null ? null : key.slot
  const { memoryId } = stone
  const hashes = { fingerprint, slot, ...hashWords(box, told) }
  await rehashTombstone(tx, { userId, memoryId }, hashes)
}
