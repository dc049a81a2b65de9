import type { ModelChoice } from '@lumen/contracts/models/schema'
import type { Asker } from '../domain/asker.ts'
import type { StoredCompanion } from '../store/companions.ts'
import type { StoredMessage } from '../store/open-message.ts'

/** What a run is to write. */
export type ReplyTask = {
  asker: Asker
  /** Who answers: in a scene also another one than the companion whose talk it is (`question.companionId`). */
  companion: StoredCompanion
  /** Who answers this once; null: the offline companion; undefined: who answers for the companion. */
  once?: ModelChoice | null | undefined
  /** The user's message to answer. */
  question: StoredMessage
  /** The reply's message while it runs. */
  message: StoredMessage
  /** The user's wish for this answer. */
  instruction: string | null
  /** The partial text to go on from. */
  continueFrom: string | null
  /** Companions of a scene that answer it after this one, in turn. */
  next?: readonly string[]
}
