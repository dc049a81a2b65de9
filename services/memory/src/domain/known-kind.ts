import type { KnownAboutUser } from '@lumen/contracts/memory/bus'
import type { MemoryType } from '@lumen/contracts/memory/schema'

export type KnownKind = KnownAboutUser['kind']

const ofSlot: Readonly<Record<string, KnownKind>> = {
  name: 'name',
  allergy: 'health',
  illness: 'health',
  person: 'person',
  partner: 'person',
  pet: 'animal',
  petName: 'animal',
}

const ofType: Readonly<Record<MemoryType, KnownKind>> = {
  fact: 'fact',
  preference: 'preference',
  person: 'person',
  event: 'event',
  plan: 'plan',
  emotion: 'event',
  summary: 'event',
  reflection: 'event',
}

/**
 * What a memory is about.
 *
 * @param slot what it answers, such as `petName:cat`; null for what its owner wrote
 */
export const knownKind = (type: MemoryType, slot: string | null): KnownKind =>
  ofSlot[slot?.split(':', 1)[0] ?? ''] ?? ofType[type]
