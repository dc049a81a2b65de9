import { Type, type Static } from 'typebox'
import { Closed, Id, Timestamp } from '../schema.ts'
import { mediaLimits } from './limits.ts'

/** A talk by voice that goes on: both ends hear each other through `hear` and `say`. */
export const VoiceCall = Closed(
  {
    id: Id,
    companionId: Id,
    startedAt: Timestamp,
    creditsPerMinute: Type.Integer({ minimum: 0 }),
    /** It ends by itself after that. */
    secondsAtMost: Type.Integer({ minimum: 1, maximum: mediaLimits.call.seconds }),
  },
  { $id: 'VoiceCall' },
)
export type VoiceCall = Static<typeof VoiceCall>

/** Why a call that is spoken into is over, as `details.reason` of `call_ended` says. */
export const callEndings = [
  /** Its user hung up. */
  'ended',
  /** Its user began another one. */
  'replaced',
  /** Nothing was heard of its user any more. */
  'abandoned',
  /** It took as long as calls may. */
  'longest',
  /** Not enough for the minute that began, be it of credits or of the plan’s minutes. */
  'insufficient_credits',
] as const
export type CallEnding = (typeof callEndings)[number]

/** What a call came to. */
export const EndedCall = Closed(
  {
    seconds: Type.Integer({ minimum: 0 }),
    credits: Type.Integer({ minimum: 0 }),
  },
  { $id: 'EndedCall' },
)
export type EndedCall = Static<typeof EndedCall>
