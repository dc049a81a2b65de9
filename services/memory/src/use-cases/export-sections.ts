import { tableSection, type ServiceExport } from '@lumen/service/export-sections'
import type { Selectable } from 'kysely'
import { openMemory } from '../store/memories.ts'
import type { MemoryTable, MemoryTables } from '../store/tables.ts'

const memories = tableSection<MemoryTables, Selectable<MemoryTable>>({
  name: 'memories',
  table: 'memories',
  key: ['id'],
  record: (row, box) => {
    // Slot and fingerprint are keyed hashes of what the text says.
    const { userId: _owner, slot: _slot, fingerprint: _hash, ...memory } = openMemory(box, row)
    return memory
  },
})

/** What memory tells a user that it keeps of them. */
export const memoryExport: ServiceExport<MemoryTables> = {
  sections: [memories],
  notExported: {
    turns: 'copies of messages, which chat tells',
    clauses: 'places in messages and keyed hashes of them',
    evidence: 'which message told what; the memories made of it are told, with those messages',
    tombstones: 'keyed hashes of what was forgotten, which nobody can read',
    conversations: 'how far a talk was read',
    search_spaces: 'counts for searching',
    search_entries: 'keyed hashes for searching',
    search_embeddings: 'vectors for searching, made of what is told',
    token_statistics: 'counts for searching',
    clause_endings: 'which of those places corrected which',
    tombstone_sources: 'where messages told what was forgotten',
    data_keys: 'keys that seal what is told here opened',
  },
}
