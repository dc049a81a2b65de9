import type { Language } from '@lumen/contracts/languages'
import type { Turn } from '../domain/recent-turns.ts'

export type Recalled = {
  id: string
  /** `turn`: said in this talk before; the others can be opened and corrected. */
  kind: 'memory' | 'turn' | 'fact'
  text: string
  score: number
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
}

/** What is remembered about the user that fits the last turns, best first. */
export type RecallPort = (
  question: RecallQuestion,
  signal: AbortSignal,
) => Promise<readonly Recalled[]>

export type ChartFactsQuestion = Pick<RecallQuestion, 'userId' | 'turns' | 'language' | 'timeZone'>

/** Facts of the user's charts that the newest turn asks for, best first. */
export type ChartFactsPort = (
  question: ChartFactsQuestion,
  signal: AbortSignal,
) => Promise<readonly Recalled[]>
