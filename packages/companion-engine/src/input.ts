import type { Language } from '@lumen/contracts/languages'

export type EngineInput = {
  /** The user's preferred language; a message that is clearly in another is answered in that. */
  readonly language: Language
  readonly persona: {
    readonly name: string
    readonly mood: string | null
    readonly traits: readonly string[]
    /** 0 to 100 each. */
    readonly scores: {
      readonly empathy: number
      readonly creativity: number
      readonly intelligence: number
      readonly humor: number
    }
    readonly backstory: string | null
  }
  /** What retrieval found for the message, best first. */
  readonly memories: readonly {
    readonly id: string
    readonly content: string
    readonly score: number
  }[]
  /** Computed facts of the user's chart or day that the message asks for, the most telling first. */
  readonly chartFacts?: readonly { readonly id: string; readonly text: string }[]
  /** Oldest first, without the new message. */
  readonly history: readonly { readonly role: 'user' | 'companion'; readonly text: string }[]
  /** The user's new message. */
  readonly text: string
  /** The same input with the same seed gives the same reply. */
  readonly seed: string
  /** The user's local time; weekday 0 is Sunday, month 1 is January. */
  readonly now: {
    readonly hour: number
    readonly weekday: number
    readonly month: number
    readonly day?: number
    readonly minute?: number
  }
  /** The wish behind a regeneration ("shorter", "更温柔"). */
  readonly instruction?: string
}
