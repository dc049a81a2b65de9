import type { Language } from '@lumen/contracts/languages'
import type { MemoryScope, MemoryType } from '@lumen/contracts/memory/schema'
import type { ColumnType } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>
type Big = ColumnType<string, string | number | bigint, string | number | bigint>

export type MemoryTable = {
  id: string
  user_id: string
  /** Where it was learnt; null once that companion is erased and the memory is the user's. */
  companion_id: string | null
  scope: MemoryScope
  type: MemoryType
  /** Sealed text, context `memories.content:<id>`. */
  content: Buffer
  /** Sealed JSON array of tags, context `memories.context_tags:<id>`. */
  context_tags: Buffer
  importance: number
  emotional_weight: number
  confidence: number
  access_count: number
  last_accessed_at: Time | null
  pinned: boolean
  connections: string[]
  source_message_ids: string[]
  valid_from: Time
  valid_to: Time | null
  superseded_by: string | null
  /** When it was first told, of derived memories; when it was written, of others. */
  created_at: Time
  updated_at: Time
  deleted_at: Time | null
  origin: ColumnType<MemoryOrigin, MemoryOrigin | undefined, MemoryOrigin>
  edited: ColumnType<OwnerEdit, OwnerEdit | undefined, OwnerEdit>
  /** What it answers ("where I live"), hashed; of derived memories. See `domain/slots.ts`. */
  slot: string | null
  /** What it says, hashed. */
  fingerprint: string | null
  language: ColumnType<Language, Language | undefined, Language>
  /** Sealed JSON of what told it last, and when; context `memories.quote:<id>`. */
  quote: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
}

/** `derived` from evidence, written by its `owner`, or a `summary` of others, or of a talk. */
export type MemoryOrigin = 'derived' | 'owner' | 'summary'
/** What its owner changed: nothing, how it counts, or what it says. */
export type OwnerEdit = 'none' | 'details' | 'words'

/** A deleted memory: what is not derived again, and hidden, of all that was said until then. */
export type TombstoneTable = {
  memory_id: string
  user_id: string
  companion_id: string | null
  /** What it said, hashed, as in its evidence; null when no message told it. */
  fingerprint: string | null
  /** Its slot when that holds one thing at a time: what it took the place of is hidden as well. */
  slot: string | null
  /** Hashes of its words that are hidden everywhere, and of those in the companion's words alone. */
  tokens: ColumnType<number[], number[] | undefined, number[]>
  echoes: ColumnType<number[], number[] | undefined, number[]>
  /** Words or characters of the longest of them. */
  longest: ColumnType<number, number | undefined, number>
  /** What was said later is new. */
  until: Time
  /** Version of the analyser that all of its hashes are of. */
  analyser: number
  created_at: Time
}

/**
 * Where a message told what was deleted: whatever another analyser makes of that clause is not
 * derived either.
 */
export type TombstoneSourceTable = {
  memory_id: string
  user_id: string
  message_id: string
  /** Version of the text that the span is in. */
  message_version: number
  span_start: number
  span_end: number
}

/** A turn of a conversation as it was said, kept here so that recall opens it without asking chat. */
export type TurnTable = {
  message_id: string
  user_id: string
  companion_id: string
  /** Order in the conversation, chat's. */
  position: Big
  is_from_user: boolean
  /** Version of the message that this text is. */
  version: number
  /** Sealed text, context `turns.content:<message id>`. */
  content: Buffer
  said_at: Time
  /** Version that memories were made from; 0 when none was. */
  read_version: ColumnType<number, number | undefined, number>
  /** Version of the rules that read it; 0 when none did that is known, null when a model did. */
  rules_version: ColumnType<number | null, number | null | undefined, number | null>
  /** Version of the reader that found its clauses; 0 when none did. */
  clause_version: ColumnType<number, number | undefined, number>
}

/** A clause of a turn of the user: where it stands and what it could answer. Its text is the turn's. */
export type ClauseTable = {
  message_id: string
  /** UTF-16 units of the turn's text, end exclusive. */
  span_start: number
  span_end: number
  user_id: string
  language: Language
  /** What is quoted of it, which may reach beyond it. */
  quote_start: number
  quote_end: number
  /** Hashes of what it could answer, about whom, and of its words, under GIN. */
  tokens: number[]
}

/** That one clause corrected or ended another. */
export type ClauseEndingTable = {
  message_id: string
  user_id: string
  span_start: number
  by_message_id: string
  by_span_start: number
}

/** `assert` tells something; `end` and `retract` say that what was told is over, or never was so. */
export type EvidenceOperation = 'assert' | 'end' | 'retract'

/** One thing that a message tells. Memories are derived from it, and change with it. */
export type EvidenceTable = {
  message_id: string
  ordinal: number
  user_id: string
  /** null once that companion is erased. */
  companion_id: string | null
  operation: ColumnType<EvidenceOperation, EvidenceOperation | undefined, EvidenceOperation>
  scope: MemoryScope
  /** Of an ending or retraction: those of what it is about. */
  slot: string
  fingerprint: string
  position: Big
  said_at: Time
  /** Where the message says it, in UTF-16 units; null: read before this was kept. */
  span_start: number | null
  span_end: number | null
  /** Version of the analyser that slot and fingerprint are of. */
  analyser: number
  /** Sealed JSON of a `Candidate`, null of one that tells nothing; context `evidence.told:<message id>:<ordinal>`. */
  told: Buffer
}

/** The talk with a companion, as far as it concerns memory. */
export type ConversationTable = {
  companion_id: string
  user_id: string
  hidden: ColumnType<boolean, boolean | undefined, boolean>
  /** What the user spoke last, and where they were. */
  language: ColumnType<Language, Language | undefined, Language>
  time_zone: string | null
  /** Messages heard since memories were made. */
  unread: ColumnType<number, number | undefined, number>
  /** When the newest message was written. */
  last_said_at: Time | null
  /** When the last change was heard of. */
  last_heard_at: Time | null
  /** Day of the last notification about a new memory. */
  notified_on: string | null
  /** Position up to which the talk was looked back on. */
  reflected_to: ColumnType<string, string | undefined, string>
  /** Day of the user on which it was, last; days since 1970-01-01. */
  reflected_on: ColumnType<number | null, number | null | undefined, number | null>
  /** Until when somebody reads what was said, unless they end before. */
  reading_until: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/**
 * One searchable collection: of a companion (its id) or of what is known to all companions of a
 * user (the user's id). Its row is locked by whoever changes its entries.
 */
export type SearchSpaceTable = {
  id: string
  user_id: string
  /** Grows with every change of an entry. */
  version: Big
  documents: number
}

/** What is searchable of one memory or turn: hashes only, no text. */
export type SearchEntryTable = {
  /** The memory's or message's id. */
  id: string
  space_id: string
  user_id: string
  kind: 'memory' | 'turn'
  /** `search_spaces.version` of its last change: what came later is read by caches alone. */
  version: Big
  /** Emptied, waiting for caches to notice. */
  removed: boolean
  /** Order among the entries of its session; turns of one session are neighbours. */
  position: Big
  /** Turns of one sitting share it; null for what has no neighbours. */
  session: string | null
  /** Calendar day on which it happened, where the user was: days since 1970-01-01. */
  day: number
  importance: number
  emotional_weight: number
  /** Bits of `entryFlags`. */
  flags: number
  /** Tokens in all, the text's length. */
  length: number
  /** All hashed tokens with their counts, see `packed-terms.ts`. */
  terms: Buffer
  /** Hashes of the tokens worth looking up, under GIN. */
  tokens: number[]
  /** Version of the analyser that all of its hashes are of. */
  analyser: number
}

/** The vector of an entry, or that it has none yet. */
export type SearchEmbeddingTable = {
  space_id: string
  user_id: string
  id: string
  /** Model and length, such as `text-embedding-3-small/512`; empty while it is new. */
  model: ColumnType<string, string | undefined, string>
  /** Order in which vectors were made, of all spaces; 0 and less: there is none, and why (`skippedAs`). */
  version: ColumnType<string, string | undefined, string>
  /** Sealed vector, context `search_embeddings.sealed:<id>`, see `packed-vector.ts`. */
  sealed: ColumnType<Buffer | null, Buffer | undefined, Buffer | null>
}

/** In how many entries of a space a token is. */
export type TokenStatisticTable = {
  space_id: string
  user_id: string
  token: number
  documents: number
}

/** The service's own tables; outbox, inbox and data keys are the database package's. */
export type MemoryTables = {
  memories: MemoryTable
  tombstones: TombstoneTable
  tombstone_sources: TombstoneSourceTable
  turns: TurnTable
  clauses: ClauseTable
  clause_endings: ClauseEndingTable
  evidence: EvidenceTable
  conversations: ConversationTable
  search_spaces: SearchSpaceTable
  search_entries: SearchEntryTable
  search_embeddings: SearchEmbeddingTable
  token_statistics: TokenStatisticTable
}
