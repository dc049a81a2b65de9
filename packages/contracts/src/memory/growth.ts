import { Type, type Static } from 'typebox'
import { Closed, Timestamp } from '../schema.ts'

const Count = Type.Integer({ minimum: 0 })

/** So many messages of the user, days on which they wrote, and memories are milestones. */
export const milestoneCounts = {
  messages: [1, 100, 500, 1_000, 5_000],
  days: [7, 30, 100, 365],
  memories: [1, 10, 50, 100],
} as const
export const milestoneKinds = ['messages', 'days', 'memories'] as const

/** What the level of a relationship is counted from, and when it came to what. */
export const Growth = Closed(
  {
    level: Type.Integer({ minimum: 1, maximum: 10 }),
    /** Messages of the user, days on which they wrote, and memories that stand. */
    messages: Count,
    days: Count,
    memories: Count,
    /** Of what is still kept, the newest first. */
    milestones: Type.Array(
      Closed({
        kind: Type.Enum(milestoneKinds),
        count: Type.Integer({ minimum: 1 }),
        reachedAt: Timestamp,
      }),
    ),
  },
  { $id: 'Growth' },
)
export type Growth = Static<typeof Growth>
