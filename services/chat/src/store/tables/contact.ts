import type { Language } from '@lumen/contracts/languages'
import type { ColumnType } from 'kysely'
import type { Rhythm } from '../../domain/reminder-time.ts'

type Time = ColumnType<Date, Date | string, Date | string>

/** What holds for every companion that may write to a user by itself. */
export type ContactHoursTable = {
  user_id: string
  /** IANA name. */
  time_zone: string
  language: Language
  /** Times on the wall, `22:00`; null: no quiet hours. */
  quiet_from: string | null
  quiet_to: string | null
}

/** Whether and when a companion may write by itself. */
export type ContactPlanTable = {
  companion_id: string
  user_id: string
  enabled: boolean
  /** Of the week; 0 is Sunday. */
  days: number[]
  /** Times on the wall. */
  hours_from: string
  hours_to: string
  /** When it is to be asked next whether it is time. */
  look_at: Time
}

/** That a companion wrote by itself: once for an occasion, at most once a day. */
export type ContactTable = {
  companion_id: string
  /** `plan:<memory id>`, `birthday:<year>`, `anniversary:<year>` or `greeting:<day>`. */
  occasion: string
  user_id: string
  /** The day where the user was. */
  day: string
  message_id: string
  position: ColumnType<string, string | bigint, string>
  sent_at: Time
  /** When its user was told of it; null: that is still to be done. */
  told_at: Time | null
}

/** A reminder that its user asked for; it goes once they were told of it. */
export type ReminderTable = {
  id: string
  user_id: string
  companion_id: string
  /** The message that asks for it. */
  asked_in: string
  /** Sealed: what is to be said; context `reminders.sealed:<id>`. */
  sealed: Buffer
  due_at: Time
  time_zone: string
  /** When it comes again; null: once. */
  rhythm: ColumnType<Rhythm | null, string | null | undefined, never>
  language: Language
  created_at: Time
  /** The message that reminds; null: it is still to be given. */
  message_id: string | null
  given_at: Time | null
  /** When its user was told of it; null: that is still to be done. */
  told_at: Time | null
}
