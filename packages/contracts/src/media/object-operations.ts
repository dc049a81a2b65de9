import { Type } from 'typebox'
import { Bytes, defineOperations } from '../operation.ts'
import { Closed, Id, LanguageCode, Success, Text } from '../schema.ts'
import { mediaLimits } from './limits.ts'
import { objectVariants } from './names.ts'
import { ObjectLink, Transcript, UploadedPicture } from './schema.ts'

const ObjectParams = Type.Object({ objectId: Id })

/** Types of pictures, as people know them; what is in them decides. */
const pictureTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/heic',
] as const

/** Types that recordings are sent in, as people know them; what is in them decides. */
export const recordingTypes = [
  'audio/webm',
  'audio/ogg',
  'audio/mp4',
  'audio/mpeg',
  'audio/wav',
] as const

export const objectOperations = defineOperations({
  'GET /api/media/objects/:objectId': {
    service: 'media',
    /** Who has a signed address needs no session. */
    access: 'public',
    summary: 'A file of the caller’s, or of whoever signed its address',
    params: ObjectParams,
    query: Closed({
      /** Of pictures: a small one, or the same in another format. */
      variant: Type.Optional(Type.Enum(objectVariants)),
      /** To be saved instead of shown: `1`, or the name to save it under, without its ending. */
      download: Type.Optional(Text(1, 120)),
      /** Seconds since 1970; both belong to a signed address. */
      expires: Type.Optional(Type.Integer({ minimum: 0 })),
      signature: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    bytes: true,
    replies: { 200: Bytes },
    rate: { max: 1_200, windowSeconds: 60 },
  },
  'POST /api/media/objects/:objectId/link': {
    service: 'media',
    access: 'user',
    summary: 'An address that opens a file without a session, for some minutes',
    params: ObjectParams,
    query: Closed({
      variant: Type.Optional(Type.Enum(objectVariants)),
    }),
    replies: { 200: ObjectLink },
  },
  'POST /api/media/pictures': {
    service: 'media',
    access: 'user',
    summary: 'Send a picture for a talk; it is kept for a day until a message shows it',
    upload: {
      field: 'picture',
      maxBytes: mediaLimits.pictureUploadBytes,
      types: pictureTypes,
    },
    replies: { 201: UploadedPicture },
    rate: { max: 30, windowSeconds: 60 },
  },
  'DELETE /api/media/pictures/:objectId': {
    service: 'media',
    access: 'user',
    summary: 'Delete a picture that no message shows yet',
    params: ObjectParams,
    replies: { 200: Success },
  },
  'POST /api/speech-to-text': {
    service: 'media',
    access: 'user',
    summary: 'What a recording says; the recording is kept for a day, to be sent as it is',
    upload: {
      field: 'audio',
      maxBytes: mediaLimits.recordingBytes,
      types: recordingTypes,
      fields: Closed({
        language: Type.Optional(LanguageCode),
        /** As the recorder counted them, for formats that do not say. */
        seconds: Type.Optional(Type.Number({ minimum: 0, maximum: mediaLimits.recordingSeconds })),
      }),
    },
    answerMs: 60_000,
    replies: { 200: Transcript },
    rate: { max: 30, windowSeconds: 60 },
  },
})
