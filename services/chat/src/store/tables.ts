import type { CareKind } from '@lumen/contracts/chat/office-bus'
import type { messageTypes, Message } from '@lumen/contracts/chat/schema'
import type { ImportProblem, TalkImport } from '@lumen/contracts/chat/imports'
import type { Language } from '@lumen/contracts/languages'
import type { ColumnType } from 'kysely'
import type { Stay } from '../domain/plays/cast.ts'
import type { PlayedScript } from '../domain/plays/script.ts'
import type { TendencyStateTable, TendencyStepTable } from './tendency-tables.ts'
import type { Rhythm } from '../domain/reminder-time.ts'

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
  /** Sealed JSON of its birth and stars, context `companions.birth:<id>`; null: none. */
  birth: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  off_record: ColumnType<boolean, boolean | undefined, boolean>
  /** What service media last said is its picture. */
  avatar_object_id: ColumnType<string | null, string | null | undefined, string | null>
  /** Keyed hash of the card that it was made of, which nobody can read back; null: of none. */
  card_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  created_at: Time
  hidden_at: Time | null
  /** Set together with `hidden_at`: from then on the companion may be erased. */
  erased_after: Time | null
}

/** That an administrator may read a conversation until then; who opened it and why is the back office’s. */
export type TalkAccessTable = {
  id: string
  user_id: string
  companion_id: string
  actor: string
  expires_at: Time
}

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

/** What the open branch of a talk shows: a view of `all_messages` that is written through. */
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

/** Every message, those of other branches as well. A column that is added here is added to the view. */
export type AllMessageTable = MessageTable & {
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

/** What a user wrote of a scenario. */
export type ScenarioTable = {
  id: string
  user_id: string
  /** Sealed JSON of `WrittenScenario` with its owner’s key, also while it is shared; context `scenarios.content:<id>`. */
  content: Buffer
  version: ColumnType<number, number | undefined, number>
  /** Since when it is offered to everybody; null: it is not. */
  shared_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  created_at: Time
}

/** Who used which scenario; it stands once for each of them. */
export type ScenarioUseTable = { user_id: string; scenario_id: string }

export type ScenarioRatingTable = { user_id: string; scenario_id: string; stars: number }

/** Scenarios that moderation took back from everybody but their owners. */
export type WithheldScenarioTable = { scenario_id: string; withheld_at: Time }
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

/** A scenario that a companion and its user play, or have played; at most one of a companion is open. */
export type PlayTable = {
  id: string
  user_id: string
  companion_id: string
  scenario_id: string
  /** Sealed JSON of `PlayedScenario`, the scenario as it was then; context `plays.content:<id>`. */
  content: Buffer
  /** Places of the objectives that are met, from 0 on. */
  met: ColumnType<number[], number[] | undefined, number[]>
  /** Of its opening. */
  first_position: ColumnType<string, string | bigint, string>
  /** Of the last message in it; null while it is open. */
  last_position: ColumnType<string | null, string | bigint | null | undefined, string | bigint>
  /** The message that ended it; null: it is open, or nothing was told at its end. */
  epilogue_id: ColumnType<string | null, string | null | undefined, string | null>
  /** Where it stands, of a play by choices. */
  script: ColumnType<PlayedScript | null, string | undefined, string | null>
  /** JSON: who else is or was in it. */
  guests: ColumnType<Stay[], string | undefined, string>
  /** Sealed JSON of how things stand, context `plays.sheet:<id>`; null: nothing was noted. */
  sheet: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  begun_at: Time
  ended_at: ColumnType<Date | null, Date | null | undefined, Date>
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

/** A file with talks that its user sent, and how far they have come over. */
export type ImportTable = {
  id: string
  user_id: string
  status: TalkImport['status']
  problem: ImportProblem | null
  /** Of the file, and how many have come. */
  bytes: number
  received: ColumnType<number, number | undefined, number>
  /** Sealed JSON of `Found`, context `imports.found:<id>`; null: it was not looked through yet. */
  found: Buffer | null
  /** Sealed key of the talk that was chosen, context `imports.choice:<id>`. */
  choice: Buffer | null
  companion_id: string | null
  total: ColumnType<number, number | undefined, number>
  /** Whether who brings it over is known to be one. */
  adult: ColumnType<boolean, boolean | undefined, boolean>
  /** Messages of the chosen talk that have been gone through, and how many of them were new. */
  position: ColumnType<number, number | undefined, number>
  added: ColumnType<number, number | undefined, number>
  language: Language
  lease_token: string | null
  lease_until: Date | null
  created_at: Time
  expires_at: Time
}

/** A piece of such a file, until the file has been gone through. */
export type ImportPieceTable = {
  import_id: string
  number: number
  user_id: string
  /** Sealed base64 of its bytes, context `import_pieces:<import id>:<number>`. */
  sealed: Buffer
}

/** The service's own tables; outbox, inbox and data keys are the database package's. */
export type ChatTables = {
  companions: CompanionTable
  talk_accesses: TalkAccessTable
  conversations: ConversationTable
  branches: BranchTable
  messages: MessageTable
  all_messages: AllMessageTable
  removed_messages: RemovedMessageTable
  reply_versions: ReplyVersionTable
  replies: ReplyTable
  reply_charges: ReplyChargeTable
  masks: MaskTable
  talk_summaries: TalkSummaryTable
  scenarios: ScenarioTable
  scenario_uses: ScenarioUseTable
  scenario_ratings: ScenarioRatingTable
  withheld_scenarios: WithheldScenarioTable
  contact_hours: ContactHoursTable
  contact_plans: ContactPlanTable
  contacts: ContactTable
  talk_spells: TalkSpellTable
  care_counts: CareCountTable
  plays: PlayTable
  reminders: ReminderTable
  imports: ImportTable
  import_pieces: ImportPieceTable
  tendency_states: TendencyStateTable
  tendency_steps: TendencyStepTable
}
