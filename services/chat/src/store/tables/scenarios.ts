import type { ColumnType } from 'kysely'
import type { Stay } from '../../domain/plays/cast.ts'
import type { PlayedScript } from '../../domain/plays/script.ts'

type Time = ColumnType<Date, Date | string, Date | string>

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
