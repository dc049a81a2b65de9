import type { messageTypes, Message } from '@lumen/contracts/chat/schema'
import type { ColumnType } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>

export type CompanionTable = {
  id: string
  user_id: string
  /** Sealed JSON of name, mood, personality and backstory; context `companions.profile:<id>`. */
  profile: Buffer
  /** Sealed JSON of what else its owner wrote, context `companions.persona:<id>`; null: nothing. */
  persona: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  /** Sealed JSON of how its replies are drawn, context `companions.generation:<id>`; null: as is usual. */
  generation: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  off_record: ColumnType<boolean, boolean | undefined, boolean>
  /** What service media last said is its picture. */
  avatar_object_id: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Time
  hidden_at: Time | null
  /** Set together with `hidden_at`: from then on the companion may be erased. */
  erased_after: Time | null
}

/** One per companion; locking its row gives the next position and orders what changes a talk. */
export type ConversationTable = {
  companion_id: string
  user_id: string
  last_position: ColumnType<string, string | number | bigint, string | number | bigint>
}

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
  version: number
  /** Said while the conversation was off the record. */
  off_record: ColumnType<boolean, boolean | undefined, boolean>
  created_at: Time
  edited_at: Time | null
  /** While it waits for a picture or video: when service media was last asked about it. */
  media_asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/**
 * What a run does to its message: `first` fills a new one, `again` replaces its text once complete,
 * `continued` goes on from its partial text.
 */
export type ReplyKind = 'first' | 'again' | 'continued'

/** The latest run of a companion's message. While it runs, this row is the truth. */
export type ReplyTable = {
  message_id: string
  companion_id: string
  user_id: string
  kind: ReplyKind
  status: Message['status']
  owner: string
  lease_until: Time
  /** Grows with each run: only the run that holds the current number may write. */
  fence: ColumnType<string, string | number, string | number>
  /** Sealed text so far, context `replies.text:<message id>`; null once the run has ended. */
  text: Buffer | null
  /** Who wrote that text. */
  provider: string | null
  model: string | null
  /** What the charge port gave for this run; null when it is free or not reserved yet. */
  reservation: string | null
  started_at: Time
  ended_at: Time | null
}

/** What is owed for a reply until billing has answered; it stays when the message goes. */
export type ReplyChargeTable = {
  reservation: string
  user_id: string
  companion_id: string
  message_id: string
  /** Of the message with the receipt; null: the reply left no receipt. */
  version: number | null
  /** What that receipt says. */
  credits: number
  state: 'settle' | 'release'
  due_at: Time
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

/** What a model of a provider did on a day (UTC), for whoever pays for it: of nobody in particular. */
export type ProviderUseTable = {
  /** `YYYY-MM-DD` */
  day: string
  provider_id: string
  model: string
  requests: ColumnType<string, number, number>
  tokens_in: ColumnType<string, number, number>
  tokens_out: ColumnType<string, number, number>
  seconds: number
}

/** The service's own tables; outbox, inbox and data keys are the database package's. */
export type ChatTables = {
  companions: CompanionTable
  conversations: ConversationTable
  messages: MessageTable
  replies: ReplyTable
  reply_charges: ReplyChargeTable
  masks: MaskTable
  talk_summaries: TalkSummaryTable
  provider_use: ProviderUseTable
}
