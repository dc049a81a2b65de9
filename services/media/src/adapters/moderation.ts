import type { AgeBand } from '@lumen/contracts/auth/schema'
import type { Language } from '@lumen/contracts/languages'
import type { MediaWork } from '@lumen/contracts/media/names'

/** Who asks, and for what. */
export type ModeratedRequest = {
  readonly language: Language
  readonly ageBand: AgeBand
  readonly work: MediaWork
  readonly requestId?: string
}

/**
 * Why something is not made. `crisis` asks for help lines beside the answer; `minors` is sexual
 * content with minors.
 */
export const refusalReasons = ['crisis', 'minors', 'sexual', 'hate', 'violence', 'other'] as const
export type RefusalReason = (typeof refusalReasons)[number]

export type ModerationVerdict =
  | { readonly allowed: true }
  | {
      readonly allowed: false
      readonly reason: RefusalReason
      /** The rules of this product, or the provider's model. */
      readonly by: 'floor' | 'provider'
    }
