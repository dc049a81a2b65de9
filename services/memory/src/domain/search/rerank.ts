import type { Language } from '@lumen/contracts/languages'
import type { QuestionTurn } from './question.ts'

/** Orders what was found anew, now that its text is open. */
export function rerank<T extends { text: string; score: number }>(
  found: readonly T[],
  _turns: readonly QuestionTurn[],
  _language: Language,
): T[] {
  return found.toSorted((a, b) => b.score - a.score)
}
