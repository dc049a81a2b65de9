import type { Language } from '@lumen/contracts/languages'
import type { MemoryScope, MemoryType } from '@lumen/contracts/memory/schema'
import type { Day } from './ranking/dates.ts'

/** One thing that a message tells, before it becomes a memory. */
export type Candidate = {
  type: MemoryType
  scope: MemoryScope
  /** What it answers: `city`, `petName:cat`. What is told later for a slot supersedes the former. */
  slot: string
  /** What it says, without regard to wording: equal values of a slot are one memory. */
  value: string
  /** The value as it was said, where the reading names one; absent in what was read before. */
  said?: string
  /** A sentence about the user in their language, or what they said. */
  content: string
  /** The words of the message that tell it; absent where the content is of them. */
  quote?: string
  /** 1 to 10 */
  importance: number
  /** −1 to 1 */
  emotionalWeight: number
  contextTags: string[]
  /** 0 to 1 */
  confidence: number
  /** The day it is about; null: from the day it was said on. */
  day: Day | null
  language: Language
}
