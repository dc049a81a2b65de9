import type { ColumnType } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>

/** Where the manner of a companion is; none: where it began. */
export type TendencyStateTable = {
  companion_id: string
  user_id: string
  locked: boolean
  /** The day, in `time_zone`, on which the ones before it were looked back on. */
  looked_on: string | null
  time_zone: string
  /** What was said before counts no more: it was locked then, or set back after it. */
  counts_from: Time | null
  /** Sealed JSON of by how much each tendency has moved, context `tendency_states.sealed:<companion id>`. */
  sealed: Buffer
}

/** A step that it made, or was set back by. */
export type TendencyStepTable = {
  id: string
  user_id: string
  companion_id: string
  day: string
  /** Sealed JSON of the move and of the ids of its reasons, context `tendency_steps.sealed:<id>`. */
  sealed: Buffer
  taken_back: boolean
  made_at: Time
}
