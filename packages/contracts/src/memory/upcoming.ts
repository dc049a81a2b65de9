import { Type, type Static } from 'typebox'
import { Closed, Id } from '../schema.ts'

/** Something that was told and whose day comes up. */
export const Upcoming = Closed(
  {
    /** Of the memory that tells of it. */
    id: Id,
    kind: Type.Enum(['plan', 'birthday']),
    text: Type.String(),
    /** Where the user is: `2026-11-30`. */
    date: Type.String({ format: 'date' }),
  },
  { $id: 'Upcoming' },
)
export type Upcoming = Static<typeof Upcoming>
