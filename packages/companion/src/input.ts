import type { ZodiacSign } from '@lumen/contracts/fortune/names'
import type { Language } from '@lumen/contracts/languages'
import type { Attribute } from '@lumen/understanding/facts'
import type { Drift } from './shown-manner.ts'

export type ToldFact = {
  readonly subject: string
  readonly attribute: Attribute
  readonly value: string
}

export type EngineInput = {
  /** The user's preferred language; a message that is clearly in another is answered in that. */
  readonly language: Language
  readonly persona: {
    readonly name: string
    readonly mood: string | null
    readonly traits: readonly string[]
    /** Its birthday, as YYYY-MM-DD, and the signs that are known of it; null or absent: it has none. */
    readonly born?: {
      readonly day: string
      readonly sun: ZodiacSign
      readonly moon: ZodiacSign | null
      readonly rising: ZodiacSign | null
    } | null
  }
  /** What retrieval found for the message, best first. */
  readonly memories: readonly { readonly id: string; readonly content: string }[]
  /** Computed facts of the user's chart or day that the message asks for, the most telling first. */
  readonly chartFacts?: readonly { readonly id: string; readonly text: string }[]
  /** Facts that the new message tells for certain. */
  readonly told?: readonly ToldFact[]
  /** Facts in force, told before. */
  readonly known?: readonly ToldFact[]
  readonly userName?: string | null
  /** Oldest first, without the new message. */
  readonly history: readonly { readonly role: 'user' | 'companion'; readonly text: string }[]
  /** The user's new message. */
  readonly text: string
  /** The same input with the same seed gives the same reply. */
  readonly seed: string
  /** The user's local time; weekday 0 is Sunday, month 1 is January. */
  readonly now: {
    readonly hour: number
    readonly minute: number
    readonly weekday: number
    readonly month: number
    readonly day: number
  }
  /** By how many points its manner has moved since it was made; absent: it has not. */
  readonly drift?: Drift
  /** The wish behind a regeneration ("shorter", "更温柔"). */
  readonly instruction?: string
}
