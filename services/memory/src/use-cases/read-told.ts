import type { MemoryContext } from '../context.ts'
import type { Candidate } from '../domain/extract/candidate.ts'
import { extractByRules } from '../domain/extract/extract-by-rules.ts'
import { localDay } from '../domain/search/dates.ts'
import type { Turn } from '../store/turns.ts'
import type { Reading } from './index-entries.ts'

export type Unread = {
  /** Oldest first, of both sides. */
  turns: readonly Turn[]
  /** What was said directly before them. */
  before: readonly Turn[]
  reading: Reading
  signal?: AbortSignal | undefined
}

/** What messages of the user tell, by message id; a companion's words tell nothing about them. */
export async function readTold(
  _context: MemoryContext,
  { turns, reading }: Unread,
): Promise<Map<string, Candidate[]>> {
  return byRules(turns, reading)
}

const byRules = (turns: readonly Turn[], reading: Reading): Map<string, Candidate[]> =>
  new Map(
    turns
      .filter(({ isFromUser }) => isFromUser)
      .map((turn) => [
        turn.messageId,
        extractByRules({
          text: turn.content,
          language: reading.language,
          today: localDay(turn.saidAt, reading.timeZone),
        }),
      ]),
  )
