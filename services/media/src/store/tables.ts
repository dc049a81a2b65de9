import type { CallEnding } from '@lumen/contracts/media/call-schema'
import type { JobStage, JobStatus, MediaKind, MediaWork, Voice } from '@lumen/contracts/media/names'
import type { ColumnType } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>
type Defaulted<T> = ColumnType<T, T | undefined, T>

export const objectPurposes = [
  'avatar',
  'picture',
  'poster',
  'speech',
  'video',
  'recording',
  'upload',
  /** A picture that somebody sends in a talk. */
  'attached',
] as const
export type ObjectPurpose = (typeof objectPurposes)[number]

/** What is known of a file in the object store; an id never changes its bytes. */
export type ObjectTable = {
  id: string
  user_id: string
  purpose: ObjectPurpose
  storage_key: string
  mime: string
  bytes: ColumnType<string, string | number, never>
  sha256: string
  width: number | null
  height: number | null
  seconds: number | null
  /** Who made it; null: a person did. */
  model: string | null
  /** Written into the file as well. */
  content_id: string | null
  companion_id: string | null
  message_id: string | null
  created_at: Time
  /** Something shows it: it stays until that goes. */
  bound: Defaulted<boolean>
  /** Since when it is shown to nobody: moderation decided so. */
  withheld_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Templates that come along and are not offered: moderation decided so. */
export type WithheldTemplateTable = { template_id: string; withheld_at: Time }

/**
 * How the payment of a job stands. `reserving`: nobody has worked on it yet. `settle` and `release`
 * are owed to billing until it has answered.
 */
export type ChargeState = 'reserving' | 'reserved' | 'settle' | 'release' | 'closed'

export type JobTable = {
  id: string
  user_id: string
  kind: MediaKind
  work: MediaWork
  /** Sealed JSON of `JobInput`, context `jobs.input:<id>`. */
  input: Buffer
  seed: string
  /** Hash of what the client called the wish; unique for a user. */
  request_key: string | null
  status: JobStatus
  progress: Defaulted<number>
  stage: JobStage | null
  /** 1 comes before 4. */
  priority: number
  attempt: Defaulted<number>
  /** When it may be tried; after a failure, later. */
  run_after: Time
  /** How often it was put into the queue; the last entry is named after this number. */
  queue_entries: Defaulted<number>
  /** Who works on it; only the holder of the newest token may write a result. */
  lease_token: string | null
  lease_until: Time | null
  object_id: string | null
  poster_id: string | null
  error_code: string | null
  charge_state: Defaulted<ChargeState>
  reservation_id: string | null
  /** Units reserved, and those that were really made. */
  units: number
  units_made: number | null
  reserved_credits: number | null
  /** What it cost; null until billing has said so. */
  credits: number | null
  companion_id: string | null
  message_id: string | null
  request_id: string
  created_at: Time
  finished_at: Time | null
  /** Its owner let it go, or it could not begin; the row goes when billing has answered. */
  deleted: Defaulted<boolean>
}

/** The avatar of a user; `origin` is sealed JSON of how it came to be, context `user_avatars.origin:<user id>`. */
export type UserAvatarTable = { user_id: string; object_id: string; origin: Buffer }

/** The avatar of a companion; context of `origin` is `companion_avatars.origin:<companion id>`. */
export type CompanionAvatarTable = {
  companion_id: string
  user_id: string
  object_id: string
  origin: Buffer
}

/** A template of a user’s own; `content` is sealed JSON, context `avatar_templates.content:<id>`. */
export type AvatarTemplateTable = {
  id: string
  user_id: string
  content: Buffer
  created_at: Time
}

/** What avatars of a template look like: painted once, when it was first asked for. */
export type TemplatePreviewTable = { template_id: string; object_id: string }

/**
 * What is owed to billing for a recording that is written down, until it has answered. Before `due_at`
 * somebody works on it; who is heard of no more by then has died.
 */
export type TranscriptChargeTable = {
  recording_id: string
  user_id: string
  units: number
  /** null: no answer was heard to the wish to reserve. */
  reservation_id: string | null
  state: 'settle' | 'release'
  due_at: Time
}

/** Pictures that a user sent for talks on a day (UTC), whatever became of them. */
export type PictureUploadTable = {
  user_id: string
  day: string
  count: number
}

/** A talk by voice; nothing of what is said in it. Its row goes a day after its end. */
export type CallTable = {
  id: string
  user_id: string
  companion_id: string
  voice: Voice
  /** Hash of what the client called it; unique for a user. */
  request_key: string
  started_at: Time
  /** The last sign of life. */
  alive_at: Time
  /** Both null while it goes on: a user has one such call at most. */
  ended_at: Time | null
  ending: CallEnding | null
}

/** A minute of a call that was begun. Of one call the newest at most is neither owed nor closed. */
export type CallMinuteTable = {
  call_id: string
  /** From 0. */
  minute: number
  user_id: string
  charge_state: ChargeState
  /** Something was heard or said in it: else it costs nothing. */
  worked: Defaulted<boolean>
  /** null: no answer was heard to the wish to reserve. */
  reservation_id: string | null
  /** Reserved, then, once closed, spent. */
  credits: number | null
  /** Since when it is owed to billing. */
  due_at: Time | null
}

export type MediaTables = {
  objects: ObjectTable
  jobs: JobTable
  user_avatars: UserAvatarTable
  companion_avatars: CompanionAvatarTable
  avatar_templates: AvatarTemplateTable
  template_previews: TemplatePreviewTable
  transcript_charges: TranscriptChargeTable
  picture_uploads: PictureUploadTable
  withheld_templates: WithheldTemplateTable
  calls: CallTable
  call_minutes: CallMinuteTable
}
