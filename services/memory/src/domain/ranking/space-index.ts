import { unpackTerms } from './packed-terms.ts'
import type { Day } from '@lumen/understanding/days'

/** One searchable memory or turn, as the store keeps it. */
export type IndexEntry = {
  readonly id: string
  readonly kind: 'memory' | 'turn'
  readonly position: number
  readonly session: string | null
  readonly day: Day
  readonly importance: number
  readonly emotionalWeight: number
  readonly flags: number
  readonly length: number
  readonly terms: Buffer
}

/** What the ranking reads of each entry, by its number in the index. */
export type EntryColumns = {
  readonly ids: readonly string[]
  readonly isMemory: Uint8Array
  readonly alive: Uint8Array
  /** Order within the session. */
  readonly positions: Float64Array
  readonly days: Int32Array
  readonly importance: Float32Array
  readonly emotion: Float32Array
  readonly flags: Uint8Array
  readonly lengths: Float32Array
  /** Number of the session; -1 for none. */
  readonly sessions: Int32Array
  /** Neighbours in the same session; -1 at its ends. */
  readonly previous: Int32Array
  readonly next: Int32Array
}

/**
 * The hashed words of one space in memory. Entries are numbered from 0; numbers of removed ones are
 * not used again.
 */
export type SpaceIndex = {
  /** Numbers given so far, removed ones included: the length of what `EntryColumns` hold. */
  size(): number
  /** Entries that stand, and their length in all. */
  documents(): number
  totalLength(): number
  sessions(): number
  columns(): EntryColumns
  numberOf(id: string): number | undefined
  /** How many entries hold a token; removed ones may still be counted. */
  frequency(token: number): number
  /** Calls `each` for every entry that stands and holds a token. */
  forEach(token: number, each: (entry: number, count: number) => void): void
  /** Adds entries, or puts them in the place of those of the same id. */
  add(entries: readonly IndexEntry[]): void
  remove(id: string): void
  /** Estimate of the memory it takes. */
  bytes(): number
}

const countBits = 8
const countMask = (1 << countBits) - 1
/** Postings added one by one are merged into the packed ones once they are this many. */
const mergeAt = 50_000

export function createSpaceIndex(): SpaceIndex {
  const ids: string[] = []
  const numbers = new Map<string, number>()
  const sessionNumbers = new Map<string, number>()
  /** Newest entry of each session. */
  const lastOf: number[] = []
  let documents = 0
  let totalLength = 0
  let capacity = 0
  let columns: { -readonly [K in keyof EntryColumns]: EntryColumns[K] } = emptyColumns(ids, 0)

  // Packed postings: those of slot s are packed[starts[s] … starts[s + 1]].
  let slots = new Map<number, number>()
  let starts = new Uint32Array(1)
  let packed = new Uint32Array(0)
  // Those added since.
  let recent = new Map<number, number[]>()
  let recentCount = 0

  const grow = (needed: number) => {
    if (needed <= capacity) return
    capacity = Math.max(needed, Math.ceil(capacity * 1.5), 64)
    const grown = emptyColumns(ids, capacity)
    for (const name of columnNames) grown[name].set(columns[name])
    columns = grown
  }

  const merge = () => {
    const merged = new Map<number, number>()
    const counts: number[] = []
    for (const [token, slot] of slots) {
      merged.set(token, counts.length)
      counts.push((starts[slot + 1] ?? 0) - (starts[slot] ?? 0))
    }
    for (const [token, postings] of recent) {
      const slot = merged.get(token)
      if (slot === undefined) {
        merged.set(token, counts.length)
        counts.push(postings.length)
      } else counts[slot] = (counts[slot] ?? 0) + postings.length
    }
    const ends = new Uint32Array(counts.length + 1)
    for (const [slot, count] of counts.entries()) ends[slot + 1] = (ends[slot] ?? 0) + count
    const all = new Uint32Array(ends.at(-1) ?? 0)
    for (const [token, slot] of merged) {
      let at = ends[slot] ?? 0
      const old = slots.get(token)
      if (old !== undefined) {
        const part = packed.subarray(starts[old], starts[old + 1])
        all.set(part, at)
        at += part.length
      }
      const added = recent.get(token)
      if (added !== undefined) all.set(added, at)
    }
    slots = merged
    starts = ends
    packed = all
    recent = new Map()
    recentCount = 0
  }

  const unlink = (number: number) => {
    if (columns.alive[number] !== 1) return
    columns.alive[number] = 0
    documents -= 1
    totalLength -= columns.lengths[number] ?? 0
    const before = columns.previous[number] ?? -1
    const after = columns.next[number] ?? -1
    if (before >= 0) columns.next[before] = after
    if (after >= 0) columns.previous[after] = before
    const session = columns.sessions[number] ?? -1
    if (session >= 0 && lastOf[session] === number) lastOf[session] = before
  }

  /** Puts a new entry in its place in its session; mostly that is the end. */
  const link = (number: number, session: number) => {
    const position = columns.positions[number] ?? 0
    let before = lastOf[session] ?? -1
    let after = -1
    while (before >= 0 && (columns.positions[before] ?? 0) > position) {
      after = before
      before = columns.previous[before] ?? -1
    }
    columns.previous[number] = before
    columns.next[number] = after
    if (before >= 0) columns.next[before] = number
    if (after >= 0) columns.previous[after] = number
    else lastOf[session] = number
  }

  const addOne = (entry: IndexEntry) => {
    const known = numbers.get(entry.id)
    if (known !== undefined) unlink(known)
    const number = ids.length
    grow(number + 1)
    ids.push(entry.id)
    numbers.set(entry.id, number)
    columns.alive[number] = 1
    columns.isMemory[number] = entry.kind === 'memory' ? 1 : 0
    columns.positions[number] = entry.position
    columns.days[number] = entry.day
    columns.importance[number] = entry.importance
    columns.emotion[number] = entry.emotionalWeight
    columns.flags[number] = entry.flags
    columns.lengths[number] = entry.length
    columns.previous[number] = -1
    columns.next[number] = -1
    columns.sessions[number] = -1
    if (entry.session !== null) {
      let session = sessionNumbers.get(entry.session)
      if (session === undefined) {
        session = lastOf.length
        sessionNumbers.set(entry.session, session)
        lastOf.push(-1)
      }
      columns.sessions[number] = session
      link(number, session)
    }
    documents += 1
    totalLength += entry.length
    unpackTerms(entry.terms, (token, count) => {
      const posting = ((number << countBits) | count) >>> 0
      const postings = recent.get(token)
      if (postings === undefined) recent.set(token, [posting])
      else postings.push(posting)
      recentCount += 1
    })
  }

  return {
    size: () => ids.length,
    documents: () => documents,
    totalLength: () => totalLength,
    sessions: () => lastOf.length,
    columns: () => columns,
    numberOf: (id) => numbers.get(id),
    frequency(token) {
      const slot = slots.get(token)
      const old = slot === undefined ? 0 : (starts[slot + 1] ?? 0) - (starts[slot] ?? 0)
      return old + (recent.get(token)?.length ?? 0)
    },
    forEach(token, each) {
      const slot = slots.get(token)
      if (slot !== undefined) {
        const end = starts[slot + 1] ?? 0
        for (let at = starts[slot] ?? 0; at < end; at += 1) {
          const posting = packed[at] ?? 0
          if (columns.alive[posting >>> countBits] === 1)
            each(posting >>> countBits, posting & countMask)
        }
      }
      const added = recent.get(token)
      if (added !== undefined)
        for (const posting of added)
          if (columns.alive[posting >>> countBits] === 1)
            each(posting >>> countBits, posting & countMask)
    },
    add(entries) {
      // In their order, so that each is put at the end of its session.
      for (const entry of entries.toSorted((a, b) => a.position - b.position)) addOne(entry)
      if (recentCount >= mergeAt + packed.length / 4) merge()
    },
    remove(id) {
      const number = numbers.get(id)
      if (number === undefined) return
      unlink(number)
      numbers.delete(id)
    },
    bytes: () =>
      packed.byteLength + slots.size * 40 + recentCount * 16 + recent.size * 100 + ids.length * 200,
  }
}

const columnNames = [
  'isMemory',
  'alive',
  'positions',
  'days',
  'importance',
  'emotion',
  'flags',
  'lengths',
  'sessions',
  'previous',
  'next',
] as const

function emptyColumns(ids: readonly string[], capacity: number) {
  return {
    ids,
    isMemory: new Uint8Array(capacity),
    alive: new Uint8Array(capacity),
    positions: new Float64Array(capacity),
    days: new Int32Array(capacity),
    importance: new Float32Array(capacity),
    emotion: new Float32Array(capacity),
    flags: new Uint8Array(capacity),
    lengths: new Float32Array(capacity),
    sessions: new Int32Array(capacity),
    previous: new Int32Array(capacity),
    next: new Int32Array(capacity),
  }
}
