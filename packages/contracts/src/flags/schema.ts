import { Type, type Static } from 'typebox'
import { Closed, Timestamp } from '../schema.ts'
import { flagKeys, type FlagKey } from './flags.ts'

/** Of accounts that something is on for: 0 is off, 100 is on. */
export const Percent = Type.Integer({ minimum: 0, maximum: 100 })

/** What administrators set, as services follow it; flags that they left alone are not in it. */
export const FlagState = Closed({
  /** Grows with every change. */
  revision: Type.Integer({ minimum: 0 }),
  percents: Type.Record(Type.String(), Percent),
})
export type FlagState = Static<typeof FlagState>

/** Each flag as it stands for one caller. */
export const Flags = Closed(
  Object.fromEntries(flagKeys.map((key) => [key, Type.Boolean()])) as Record<
    FlagKey,
    ReturnType<typeof Type.Boolean>
  >,
  { $id: 'Flags' },
)
export type Flags = Static<typeof Flags>

/** A flag as administrators see it. */
export const FlagSetting = Closed(
  {
    key: Type.Enum(flagKeys),
    description: Type.String({ description: 'In English' }),
    default: Type.Boolean(),
    perAccount: Type.Boolean(),
    /** null: the default holds. */
    percent: Type.Union([Percent, Type.Null()]),
    /** To be sent along with a change; 0: it was never set. */
    revision: Type.Integer({ minimum: 0 }),
    changedAt: Type.Union([Timestamp, Type.Null()]),
  },
  { $id: 'FlagSetting' },
)
export type FlagSetting = Static<typeof FlagSetting>
