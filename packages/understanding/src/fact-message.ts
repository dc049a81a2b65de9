import type { Said } from './clauses.ts'
import type { Day } from './days.ts'
import type { FactRules } from './fact-rules.ts'
import type { LanguageRules } from './language-rules.ts'

/** One message with the rules it is read by. */
export type FactMessage = {
  readonly said: Said
  readonly rules: LanguageRules
  readonly factRules: FactRules
  readonly isQuestion: (sentence: string) => boolean
  /** The day it was said on, where the user was. */
  readonly today: Day
}
