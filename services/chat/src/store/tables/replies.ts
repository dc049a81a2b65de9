import type { Message } from '@lumen/contracts/chat/schema'
import type { ColumnType } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>

/** A text of a reply that is not shown now: another one was written or chosen after it. */
export type ReplyVersionTable = {
  message_id: string
  user_id: string
  number: number
  /** Of the message, when it showed this text last. */
  version: number
  status: Message['status']
  /** Sealed JSON of text and metadata, context `reply_versions.sealed:<message id>:<number>`. */
  sealed: Buffer
  withheld_at: Date | null
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
  /**
   * Sealed JSON of `RunAsk`, context `replies.asked:<message id>`; null once the run has ended, and of one
   * that is not asked for again by itself.
   */
  asked: Buffer | null
  /** What the charge port gave for this run; null when it is free or not reserved yet. */
  reservation: string | null
  started_at: Time
  ended_at: Time | null
}

/** How many replies somebody stopped on the day (UTC) on which they last did. */
export type StoppedReplyTable = {
  user_id: string
  day: ColumnType<Date, string, string>
  count: number
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
