import type { Language } from '@lumen/contracts/languages'
import { analyserVersion } from '@lumen/language/analyser'

/** One message of the user, as said. */
export type Said = {
  readonly messageId: string
  readonly text: string
  readonly saidAt: Date
  readonly position: number
  readonly language: Language
}

/** A stretch of text: UTF-16 units of its message. */
export type Span = { readonly start: number; readonly end: number; readonly text: string }

/** A clause of a message: what it could answer, and what to quote of it. */
export type Clause = Span & {
  readonly messageId: string
  readonly saidAt: Date
  readonly position: number
  readonly language: Language
  /** The clause with as much of its sentence as makes it understood, and nothing that was put right. */
  readonly quote: Span
  /**
   * `answers:work`, `about:user`, `about:son`, `about:pet.cat`, `name:luca`, `term:…` for its words
   * and `near:…` for those of its neighbours. Ranking asks only which of a question's tokens are
   * among them, so that a store of hashes may give back those alone.
   */
  readonly tokens: readonly string[]
  /** The clause that corrected or ended this one: `${messageId}:${start}`. */
  readonly endedBy: string | null
}

/** How the user's clauses are told apart. */
export const clauseKey = ({ messageId, start }: { messageId: string; start: number }): string =>
  `${messageId}:${start}`

/**
 * Stored with what was read; raise it when tokens, spans or corrections change. With another analyser
 * it rises by itself.
 */
export const clauseReaderVersion = 9 + analyserVersion
