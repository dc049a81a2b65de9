import type { Language } from '@lumen/contracts/languages'
import type { KnownAboutUser } from '@lumen/contracts/memory/bus'
import type { MemoryType } from '@lumen/contracts/memory/schema'
import type { Clause } from '@lumen/understanding/clauses'
import type { UserQuestion } from '@lumen/understanding/user-question'
import type { Turn } from './recent-turns.ts'

/** One thing that came to mind for the newest message. */
export type Recalled = {
  id: string
  /** `turn`: said by the user in this talk before; the others can be opened and corrected. */
  kind: 'memory' | 'turn' | 'fact'
  /** What a memory is about. */
  memoryType: MemoryType | null
  text: string
  score: number
  /** When it was said or happened; null of what has no time. */
  happenedAt: Date | null
  /** Messages that a memory was made from. */
  sourceMessageIds: readonly string[]
  /** It may be wrong. */
  unsure?: boolean
}

/** One thing known of the user by heart. */
export type Known = Omit<KnownAboutUser, 'happenedAt'> & { happenedAt: Date }

/** What a companion knows of the user without being asked. */
export type AboutUser = {
  known: readonly Known[]
  /** How much has grown between them, 1 to 10; null: nobody knows just now. */
  relationshipLevel: number | null
}

export type RecallQuestion = {
  userId: string
  companionId: string
  companionName: string
  /** The last turns, oldest first. */
  turns: readonly Turn[]
  language: Language
  timeZone: string | null
  /** Messages that the prompt shows anyway. */
  shownMessageIds: readonly string[]
  budgetTokens: number
}

/** How long an answer is waited for, and what says that it is not wanted any longer. */
export type Waiting = { timeoutMs: number; signal: AbortSignal }

/** What is remembered about the user that fits the last turns, best first. */
export type RecallPort = (
  question: RecallQuestion,
  waiting: Waiting,
) => Promise<readonly Recalled[]>

export type AboutUserQuestion = Pick<
  RecallQuestion,
  'userId' | 'companionId' | 'timeZone' | 'budgetTokens'
> & {
  /** Position of the first message that the prompt shows. */
  shownFrom: number
}

/** It stays the same until the prompt begins later, or something is corrected. */
export type AboutUserPort = (question: AboutUserQuestion, waiting: Waiting) => Promise<AboutUser>

export type ClausesQuestion = Pick<RecallQuestion, 'userId' | 'companionId'> &
  Pick<UserQuestion, 'tokens'>

/** Clauses of what the user said, in this talk, that could answer a question. */
export type ClausesPort = (
  question: ClausesQuestion,
  waiting: Waiting,
) => Promise<readonly Clause[]>

export type ChartFactsQuestion = Pick<RecallQuestion, 'userId' | 'turns' | 'language' | 'timeZone'>

/** Facts of the user's charts that the newest turn asks for, best first. */
export type ChartFactsPort = (
  question: ChartFactsQuestion,
  waiting: Waiting,
) => Promise<readonly Recalled[]>
