import { Type, type TSchema } from 'typebox'
import { Bytes, defineOperations } from '../operation.ts'
import { Closed, FilledText, Id, LanguageCode, Success, Text, Timestamp } from '../schema.ts'
import { ModelChoice } from '../models/schema.ts'
import { CompanionBirthInput } from './birth.ts'
import { CardJson, CardReading, ImportedCard } from './cards.ts'
import { ContactState, ContactWish } from './contact.ts'
import { GenerationInput } from './generation.ts'
import { chatLimits } from './limits.ts'
import { talkForms } from './talk-file.ts'
import { PersonaInput } from './persona.ts'
import {
  Backstory,
  Companion,
  CompanionName,
  CompanionVoice,
  FaceId,
  CrisisResources,
  Message,
  Mood,
  PersonalityInput,
  ReplyVersion,
  TalkChanges,
} from './schema.ts'
import { CompanionWithPersona } from './whole-companion.ts'

const CompanionParams = Type.Object({ companionId: Id })
const MessageParams = Type.Object({ messageId: Id })
const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** A character card as it is sent, and what `{{user}}` in it stands for. */
const cardFields = { userName: Type.Optional(Text(0, chatLimits.persona.userName)) }
const cardUpload = {
  field: 'card',
  maxBytes: chatLimits.cardBytes,
  types: ['application/json', 'image/png'],
} as const

export const chatOperations = defineOperations({
  'GET /api/companions': {
    service: 'chat',
    access: 'user',
    summary: 'Own companions, oldest first',
    query: Closed({ hidden: Type.Optional(Type.Boolean()) }),
    replies: { 200: Type.Array(Companion) },
  },
  'POST /api/companions': {
    service: 'chat',
    access: 'user',
    summary: 'Create a companion; what is left out comes from the default companion',
    body: Closed(
      {
        userId: Type.Optional(Id),
        name: CompanionName,
        personality: Type.Optional(PersonalityInput),
        mood: Type.Optional(Nullable(Mood)),
        backstory: Type.Optional(Nullable(Backstory)),
        face: Type.Optional(Nullable(FaceId)),
        voice: Type.Optional(Nullable(CompanionVoice)),
        persona: Type.Optional(PersonaInput),
        generation: Type.Optional(GenerationInput),
        birth: Type.Optional(Nullable(CompanionBirthInput)),
        /** It begins the talk: by its greeting or a line of ours, with sentences to answer it by. */
        speaksFirst: Type.Optional(Type.Boolean()),
      },
      { examples: [{ name: 'Luna', mood: 'calm', backstory: 'Born on a night of rain.' }] },
    ),
    replies: { 201: Companion },
    rate: { max: 60, windowSeconds: 60 },
  },
  'POST /api/companions/cards': {
    service: 'chat',
    access: 'user',
    summary: 'Make a companion of a character card (V1, V2 or V3, as JSON or PNG)',
    upload: {
      ...cardUpload,
      fields: Closed({
        ...cardFields,
        /** Makes one more of a card that a companion was made of before, which else is the answer. */
        again: Type.Optional(Type.Boolean()),
      }),
    },
    replies: { 201: ImportedCard },
    rate: { max: 30, windowSeconds: 60 },
  },
  'POST /api/companions/cards/preview': {
    service: 'chat',
    access: 'user',
    summary: 'What would be taken of a character card, and what not; nothing is kept',
    upload: { ...cardUpload, fields: Closed(cardFields) },
    replies: { 200: CardReading },
    rate: { max: 30, windowSeconds: 60 },
  },
  'GET /api/companions/:companionId/card': {
    service: 'chat',
    access: 'user',
    summary: 'A companion as a character card V3; with its picture: /api/avatars/companion/…/card',
    params: CompanionParams,
    replies: { 200: CardJson },
  },
  'GET /api/companions/:companionId': {
    service: 'chat',
    access: 'user',
    summary: 'One companion, with all that its owner wrote about it',
    params: CompanionParams,
    replies: { 200: CompanionWithPersona },
  },
  'PATCH /api/companions/:companionId': {
    service: 'chat',
    access: 'user',
    summary: 'Change a companion',
    params: CompanionParams,
    body: Closed(
      {
        name: Type.Optional(CompanionName),
        personality: Type.Optional(PersonalityInput),
        mood: Type.Optional(Nullable(Mood)),
        backstory: Type.Optional(Nullable(Backstory)),
        face: Type.Optional(Nullable(FaceId)),
        voice: Type.Optional(Nullable(CompanionVoice)),
        persona: Type.Optional(PersonaInput),
        generation: Type.Optional(GenerationInput),
        birth: Type.Optional(Nullable(CompanionBirthInput)),
        /** Whether what is said from now on is left out of memory. */
        offRecord: Type.Optional(Type.Boolean()),
        /** Whether it rests and writes nothing by itself; who writes to it wakes it. */
        paused: Type.Optional(Type.Boolean()),
      },
      {
        minProperties: 1,
        examples: [{ mood: 'happy', backstory: 'Born on a night of rain, fond of the sun.' }],
      },
    ),
    replies: { 200: Companion },
  },
  'DELETE /api/companions/:companionId': {
    service: 'chat',
    access: 'user',
    summary: 'Hide a companion; it can be restored until it is erased',
    params: CompanionParams,
    replies: { 200: Closed({ success: Type.Literal(true), erasedAfter: Timestamp }) },
  },
  'POST /api/companions/:companionId/restore': {
    service: 'chat',
    access: 'user',
    summary: 'Bring a hidden companion back',
    params: CompanionParams,
    replies: { 200: Companion },
  },
  'GET /api/messages/recent': {
    service: 'chat',
    access: 'user',
    summary: 'The newest messages of all one’s conversations, newest first',
    query: Closed({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: chatLimits.pageSizeMax })),
    }),
    replies: { 200: Type.Array(Message) },
  },
  'GET /api/companions/:companionId/contact': {
    service: 'chat',
    access: 'user',
    summary: 'Whether and when a companion may write by itself',
    params: CompanionParams,
    replies: { 200: ContactState },
  },
  'PUT /api/companions/:companionId/contact': {
    service: 'chat',
    access: 'user',
    summary: 'Let a companion write by itself, at these hours, or no longer',
    params: CompanionParams,
    body: ContactWish,
    replies: { 200: ContactState },
    rate: { max: 60, windowSeconds: 60 },
  },
  'GET /api/messages/:companionId': {
    service: 'chat',
    access: 'user',
    summary: 'Messages of a conversation, newest first',
    params: CompanionParams,
    query: Closed({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: chatLimits.pageSizeMax })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      before: Type.Optional(
        Type.String({
          pattern: '^[0-9]{1,18}$',
          description: 'Only messages before this position',
        }),
      ),
    }),
    replies: { 200: Type.Array(Message) },
  },
  'GET /api/messages/:companionId/changes': {
    service: 'chat',
    access: 'user',
    summary: 'What changed in a conversation since the change that a device saw last',
    params: CompanionParams,
    query: Closed({
      /** From the beginning when absent. */
      since: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    }),
    replies: { 200: TalkChanges },
    rate: { max: 240, windowSeconds: 60 },
  },
  'GET /api/messages/:companionId/file': {
    service: 'chat',
    access: 'user',
    summary:
      'A conversation as a file: to be read (Markdown), or as in the export of the account (JSON)',
    params: CompanionParams,
    query: Closed({
      form: Type.Optional(Type.Enum(talkForms)),
      /** Of the words around what was said; that of the account when absent. */
      language: Type.Optional(LanguageCode),
      timeZone: Type.Optional(
        Type.String({ maxLength: 64, description: 'IANA name; UTC when absent or unknown' }),
      ),
    }),
    bytes: true,
    replies: { 200: Bytes },
    rate: { max: 20, windowSeconds: 3600 },
  },
  'POST /api/messages/:companionId/voice-note': {
    service: 'chat',
    access: 'user',
    summary: 'Send a recording without words; it is kept as a message and not answered',
    params: CompanionParams,
    body: Closed({
      recordingId: Id,
      clientMessageId: Text(1, 64),
    }),
    replies: { 201: Message },
    rate: { max: 60, windowSeconds: 60 },
  },
  'PATCH /api/messages/:messageId': {
    service: 'chat',
    access: 'user',
    summary: 'Edit a message of one’s own',
    params: MessageParams,
    body: Closed({ content: FilledText(chatLimits.messageLength) }),
    replies: { 200: Message },
  },
  'DELETE /api/messages/:messageId': {
    service: 'chat',
    access: 'user',
    summary: 'Delete a message',
    params: MessageParams,
    replies: { 200: Success },
  },
  'DELETE /api/messages/:messageId/pictures/:objectId': {
    service: 'chat',
    access: 'user',
    summary: 'Delete a picture of a message; one that shows nothing else goes with it',
    params: Type.Object({ messageId: Id, objectId: Id }),
    replies: { 200: Success },
  },
  'POST /api/messages/:messageId/regenerate': {
    service: 'chat',
    access: 'user',
    summary: 'Answer again; the new reply streams over the socket',
    params: MessageParams,
    body: Closed({
      instruction: Type.Optional(Text(0, chatLimits.instruction)),
      /** Go on from the partial text of an interrupted or stopped reply. */
      continue: Type.Optional(Type.Boolean()),
      /** Who answers this once; null: the offline companion; absent: who answers for the companion. */
      model: Type.Optional(Nullable(ModelChoice)),
      timeZone: Type.Optional(
        Type.String({ maxLength: 64, description: 'IANA name; UTC when absent or unknown' }),
      ),
    }),
    replies: { 202: Message },
    rate: { max: 60, windowSeconds: 60 },
  },
  'PUT /api/messages/:messageId/mark': {
    service: 'chat',
    access: 'user',
    summary: 'Mark a message, to find it again',
    params: MessageParams,
    replies: { 200: Message },
    rate: { max: 120, windowSeconds: 60 },
  },
  'DELETE /api/messages/:messageId/mark': {
    service: 'chat',
    access: 'user',
    summary: 'Take the mark off a message',
    params: MessageParams,
    replies: { 200: Message },
    rate: { max: 120, windowSeconds: 60 },
  },
  'GET /api/messages/:companionId/marks': {
    service: 'chat',
    access: 'user',
    summary: 'Marked messages of a conversation, newest first',
    params: CompanionParams,
    query: Closed({
      before: Type.Optional(
        Type.String({
          pattern: '^[0-9]{1,18}$',
          description: 'Only messages before this position',
        }),
      ),
    }),
    replies: { 200: Type.Array(Message) },
  },
  'GET /api/messages/:messageId/versions': {
    service: 'chat',
    access: 'user',
    summary: 'All texts of a reply that was answered again, in the order they were written',
    params: MessageParams,
    replies: { 200: Type.Array(ReplyVersion) },
  },
  'PUT /api/messages/:messageId/version': {
    service: 'chat',
    access: 'user',
    summary: 'Choose which of its texts a reply shows; memory and the talk go on from that one',
    params: MessageParams,
    body: Closed({ number: Type.Integer({ minimum: 1, maximum: chatLimits.replyVersions }) }),
    replies: { 200: Message },
    rate: { max: 120, windowSeconds: 60 },
  },
  'GET /api/safety/resources': {
    service: 'chat',
    access: 'public',
    summary: 'Where to find help in a crisis',
    query: Closed({
      language: Type.Optional(LanguageCode),
      region: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    }),
    replies: { 200: CrisisResources },
  },
})
