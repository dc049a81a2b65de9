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
  /** Sealed JSON of its birth and stars, context `companions.birth:<id>`; null: none. */
  birth: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  off_record: ColumnType<boolean, boolean | undefined, boolean>
  paused: ColumnType<boolean, boolean | undefined, boolean>
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
