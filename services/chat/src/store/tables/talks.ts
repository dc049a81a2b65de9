import type { CareKind } from '@lumen/contracts/chat/office-bus'
import type { messageTypes, Message } from '@lumen/contracts/chat/schema'
import type { ColumnType, SelectType } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>

/** One per companion; locking its row gives the next position and orders what changes a talk. */
export type ConversationTable = {
  companion_id: string
  user_id: string
  last_position: ColumnType<string, string | number | bigint, string | number | bigint>
  /** How often something changed in it, as its devices are told. */
  last_change: ColumnType<string, string | undefined, string>
  /** The branch that it shows; null: the one that it began with. */
  open_branch: ColumnType<string | null, string | null | undefined, string | null>
  /** The change that put another branch in its place: who knows less asks for it anew. */
  anew_since: ColumnType<string, string | undefined, string>
}

/** One of the ways in which a talk went on. The first one has the id of its companion. */
export type BranchTable = {
  id: string
  companion_id: string
  user_id: string
  /** Where it parts from; null: it is the first. Never changed, so that no circle can be. */
  parent_id: ColumnType<string | null, string | null, never>
  /** Position of the last message that it shares with its parent. */
  forked_at: ColumnType<string, string, never>
  created_at: Time
  opened_at: Time
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** What only it showed is gone; it stands for the sake of those that part from it. */
  erased_at: ColumnType<Date | null, Date | null | undefined, Date>
}

/** What the open branch of a talk shows. */
export type MessageTable = {
  id: string
  companion_id: string
  user_id: string
  position: string
  is_from_user: boolean
  message_type: (typeof messageTypes)[number]
  status: Message['status']
  /** Sealed text, context `messages.content:<id>`. */
  content: Buffer
  /** Sealed JSON, context `messages.metadata:<id>`. */
  metadata: Buffer
  client_message_id: string | null
  reply_to: string | null
  /** Who says it in a scene; null: whose talk it is. */
  speaker_id: ColumnType<string | null, string | null | undefined, never>
  version: number
  /** Said while the conversation was off the record. */
  off_record: ColumnType<boolean, boolean | undefined, boolean>
  created_at: Time
  edited_at: Time | null
  /** Since when it is not shown: moderation decided so. */
  withheld_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** While it waits for a picture or video: when service media was last asked about it. */
  media_asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Since when its user has marked it, to find it again. */
  marked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Which of its texts it shows, and how many there are; the others stand in `reply_versions`. */
  text_number: ColumnType<number, number | undefined, number>
  text_count: ColumnType<number, number | undefined, number>
  /** Which change of its talk made it what it is. */
  change: ColumnType<string, string | undefined, string>
  /** Keyed hash of what came over from a file, by which it comes over once; null: it was said here. */
  import_fingerprint: ColumnType<Buffer | null, Buffer | null | undefined, never>
  imported_at: ColumnType<Date | null, Date | null | undefined, never>
}

/** The view that shows them: what is written is written to `all_messages`, as Citus asks. */
export type ShownMessageView = {
  [Name in keyof MessageTable]: ColumnType<SelectType<MessageTable[Name]>, never, never>
}

/** Every message, those of other branches as well. A column that is added above is added to the view. */
export type AllMessageTable = MessageTable & {
  /** What it asks for about reminders is done. */
  reminder_settled: ColumnType<boolean, never, boolean>
  /** The branch that was open when it was said, while another one is; null: it is shown. */
  aside_in: ColumnType<string | null, string | null | undefined, string | null>
}

/** That a message went, by which change of its talk: for devices that still show it. */
export type RemovedMessageTable = {
  companion_id: string
  change: string
  user_id: string
  message_id: string
}

/** What a user has forgotten, as memory told it last: places and keyed hashes, no text. */
export type MaskTable = {
  user_id: string
  /** Sealed JSON of `ForgottenMasks`, context `masks.sealed:<user id>`. */
  sealed: Buffer
}

/** What a model wrote of the beginning of a talk, for its later prompts. */
export type TalkSummaryTable = {
  companion_id: string
  user_id: string
  /** Position up to which it was last asked for, given or not. */
  asked_to: ColumnType<string, string | number, string | number>
  /** Position of the first message that it does not tell of. */
  reaches_to: ColumnType<string, string | number, string | number>
  /** How many messages there were before that, and which versions of them. */
  made_of: string
  /** Sealed JSON of text and masks, context `talk_summaries.sealed:<companion id>`; null: none yet. */
  sealed: Buffer | null
}

/** Since when somebody writes without a pause counts from what they were told last. */
export type TalkSpellTable = {
  user_id: string
  last_at: Time
  disclosed_at: Time
  reminded_at: Time
}

/** How often help lines were shown in a month, for reports; of whom, nobody knows. */
export type CareCountTable = {
  /** UTC, `2026-11`. */
  month: string
  kind: CareKind
  count: ColumnType<string, number | bigint, number | bigint>
}
