import { Type, type Static } from 'typebox'
import { Closed, Id } from './schema.ts'
import type { contentRules } from './content-rules.ts'

export type ContentRule = (typeof contentRules)[number]

/** Why something is not made or not taken; `minors` is sexual content with minors. */
export const refusalReasons = ['crisis', 'minors', 'sexual', 'hate', 'violence', 'other'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** What was refused: a wish for media, an upload, what was made, words of a profile, template or scenario, a reply. */
export const refusedThings = [
  'prompt',
  'upload',
  'picture',
  'companion',
  'template',
  'scenario',
  'reply',
] as const
export type RefusedThing = (typeof refusedThings)[number]

/** Told by whoever refuses something, for the log of decisions; nothing of what it was. */
export const ContentRefused = Closed({
  userId: Id,
  what: Type.Enum(refusedThings),
  reason: Type.String({ maxLength: 40 }),
  by: Type.Enum(['floor', 'provider']),
  provider: Type.Union([Type.String(), Type.Null()]),
  model: Type.Union([Type.String(), Type.Null()]),
  /** A provider is configured and did not answer. */
  providerAway: Type.Boolean(),
})
export type ContentRefused = Static<typeof ContentRefused>
