import type { InsightKind } from '../facts/factors.ts'
import type { Pool } from './text.ts'

export type InsightsPack = {
  /**
   * Titles, 3 each. Slots: fortune {officer} {moonSign}; personality {stem} {sign};
   * relationship {animal} {moonSign}; career {god}; philosophy {god}.
   */
  readonly titles: Readonly<Record<InsightKind, Pool>>
  /** Where each kind comes from, for culturalSource: works and schools. */
  readonly sources: Readonly<Record<InsightKind, string>>
  /** One word per kind, its first tag. */
  readonly tags: Readonly<Record<InsightKind, string>>
  /** Leads over from a Chinese text to one of the sky. No slots. 3. */
  readonly bridges: Pool
}
