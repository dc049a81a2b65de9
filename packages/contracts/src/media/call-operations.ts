import { Type } from 'typebox'
import { Bytes, defineOperations } from '../operation.ts'
import { Closed, FilledText, Id, LanguageCode } from '../schema.ts'
import { EndedCall, VoiceCall } from './call-schema.ts'
import { mediaLimits } from './limits.ts'
import { voices } from './names.ts'
import { RequestKey } from './schema.ts'

const CallParams = Type.Object({ callId: Id })
const { call } = mediaLimits

/** Counted by who asks, for the logs. */
const sequence = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }))
const perMinute = (max: number) => ({ max, windowSeconds: 60 })

/** A call that is over answers `call_ended`, with why in `details`. */
export const callOperations = defineOperations({
  'POST /api/media/calls': {
    service: 'media',
    access: 'user',
    summary: 'Begin to talk with a companion by voice; a call of the user’s that goes on ends',
    body: Closed({
      companionId: Id,
      /** One that is wanted in place of the companion’s own. */
      voice: Type.Optional(Type.Enum(voices)),
      requestKey: RequestKey,
    }),
    replies: { 201: Closed({ call: VoiceCall }) },
    rate: perMinute(20),
  },
  'POST /api/media/calls/:callId/hear': {
    service: 'media',
    access: 'user',
    summary: 'What was said, all of it or so far; silence is the empty text',
    params: CallParams,
    query: Closed({
      sequence,
      /** False: somebody still speaks. */
      final: Type.Optional(Type.Boolean()),
      /** What is probably spoken; the language of who asks when it is left out. */
      language: Type.Optional(LanguageCode),
    }),
    upload: { field: 'audio', maxBytes: call.soundBytes, types: ['audio/wav'] },
    replies: { 200: Closed({ text: Type.String() }) },
    answerMs: 30_000,
    rate: perMinute(call.hearsPerMinute),
  },
  'POST /api/media/calls/:callId/say': {
    service: 'media',
    access: 'user',
    summary: 'A text as the companion says it, as sound',
    params: CallParams,
    body: Closed({ text: FilledText(call.textLength), sequence }),
    bytes: true,
    replies: { 200: Bytes },
    answerMs: 30_000,
    rate: perMinute(call.saysPerMinute),
  },
  'POST /api/media/calls/:callId/alive': {
    service: 'media',
    access: 'user',
    summary: 'The call goes on; without a sign of life it ends',
    params: CallParams,
    replies: { 200: Closed({ secondsLeft: Type.Integer({ minimum: 0 }) }) },
  },
  'POST /api/media/calls/:callId/end': {
    service: 'media',
    access: 'user',
    summary: 'Hang up; again is as once',
    params: CallParams,
    replies: { 200: EndedCall },
  },
})
