import { Type, type Static } from 'typebox'
import { Notification } from './auth/notifications.ts'
import { chatLimits } from './chat/limits.ts'
import { stageFields } from './chat/reply-stage.ts'
import {
  Message,
  messageTypes,
  PicturesToSend,
  SuggestedAction,
  UsedMemory,
} from './chat/schema.ts'
import { ErrorBody } from './error-body.ts'
import { mediaProgress } from './media/live.ts'
import { mediaKinds } from './media/names.ts'
import { memoryChanges } from './memory/live.ts'
import { Closed, Id, LanguageCode, Text } from './schema.ts'

const Seq = Type.Integer({ minimum: 0, description: 'Length of the reply in UTF-16 units' })
const HeldReply = Closed({
  messageId: Id,
  afterSeq: Seq,
  /** Of the message it began with: of a reply that was begun anew since, nothing is there. */
  change: Type.Optional(Type.Integer({ minimum: 0 })),
})
export type HeldReply = Static<typeof HeldReply>

const Code = ErrorBody.properties.code

/** What a browser may send over /ws. */
export const clientFrames = {
  auth: Closed(
    {
      type: Type.Literal('auth'),
      userId: Type.Optional(Type.String({ maxLength: 64 })),
      token: Type.Optional(Type.String({ maxLength: 256 })),
      protocol: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
      /**
       * Replies that the client follows already, and how much of each it has: they go on from there. Others
       * that run are told from their start.
       */
      resume: Type.Optional(Type.Array(HeldReply, { maxItems: 20 })),
    },
    { examples: [{ type: 'auth', token: 'of-the-session', protocol: 2 }] },
  ),
  ping: Type.Object({ type: Type.Literal('ping') }),
  streaming_chat: Closed(
    {
      type: Type.Literal('streaming_chat'),
      companionId: Id,
      /** May be empty beside pictures only. */
      content: Text(0, chatLimits.messageLength),
      messageType: Type.Optional(Type.Enum(messageTypes)),
      clientMessageId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      language: Type.Optional(LanguageCode),
      timeZone: Type.Optional(Type.String({ maxLength: 64 })),
      /** The recording that the words were heard in. */
      recordingId: Type.Optional(Id),
      pictures: Type.Optional(PicturesToSend),
      userId: Type.Optional(Type.String({ maxLength: 64 })),
    },
    {
      examples: [
        {
          type: 'streaming_chat',
          companionId: '018f0000-0000-7000-8000-000000000000',
          content: 'Tell me about the rain.',
        },
      ],
    },
  ),
  resume: Closed({ type: Type.Literal('resume'), messageId: Id, afterSeq: Seq }),
  stop: Closed({ type: Type.Literal('stop'), messageId: Id }),
} as const

export type ClientFrameType = keyof typeof clientFrames
export type ClientFrame = {
  [T in ClientFrameType]: Static<(typeof clientFrames)[T]>
}[ClientFrameType]

/** What the server may send over /ws. */
export const serverFrames = {
  auth_success: Closed({
    type: Type.Literal('auth_success'),
    userId: Id,
    protocol: Type.Integer(),
  }),
  pong: Closed({ type: Type.Literal('pong') }),
  streaming_stream_start: Closed({
    type: Type.Literal('streaming_stream_start'),
    messageId: Id,
    emotion: Type.String(),
    companionId: Id,
    /** The user message that is being answered. */
    replyTo: Type.Union([Id, Type.Null()]),
    clientMessageId: Type.Union([Type.String(), Type.Null()]),
    seq: Seq,
    /** The reply as a message: its position, status running, the text so far. */
    message: Message,
  }),
  streaming_stream_chunk: Closed({
    type: Type.Literal('streaming_stream_chunk'),
    messageId: Id,
    seq: Seq,
    /** Protocol 1: everything so far. */
    fullContent: Type.Optional(Type.String()),
    /** Protocol 2: what came since the frame before; `seq - delta.length` is where it starts. */
    delta: Type.Optional(Type.String()),
  }),
  /** What the reply waits for, until its next words come. */
  streaming_stage: Closed({
    type: Type.Literal('streaming_stage'),
    messageId: Id,
    ...stageFields,
  }),
  streaming_stream_complete: Closed({
    type: Type.Literal('streaming_stream_complete'),
    messageId: Id,
    companionId: Id,
    finalContent: Type.String(),
    emotion: Type.String(),
    suggestedActions: Type.Array(SuggestedAction),
    usedMemories: Type.Array(UsedMemory),
    provider: Type.String(),
    seq: Seq,
    message: Message,
  }),
  streaming_duplicate_detected: Closed({
    type: Type.Literal('streaming_duplicate_detected'),
    message: Type.String(),
    waitTime: Type.Integer({ description: 'Milliseconds until the same text may be sent again' }),
    clientMessageId: Type.Union([Type.String(), Type.Null()]),
  }),
  /** A reply could not start or could not finish; what was stored stays. */
  streaming_stream_error: Closed({
    type: Type.Literal('streaming_stream_error'),
    messageId: Type.Union([Id, Type.Null()]),
    companionId: Id,
    clientMessageId: Type.Union([Type.String(), Type.Null()]),
    data: Closed({
      error: Type.String(),
      code: Code,
      requestId: Type.String(),
      /** Of `quota_exceeded`: reason, needed, left, resetsAt. */
      details: ErrorBody.properties.details,
    }),
    message: Type.Optional(Message),
  }),
  /** A chat frame was refused before anything was stored. */
  streaming_error: Closed({
    type: Type.Literal('streaming_error'),
    message: Type.String(),
    code: Code,
    clientMessageId: Type.Union([Type.String(), Type.Null()]),
    requestId: Type.String(),
  }),
  error: Closed({
    type: Type.Literal('error'),
    message: Type.String(),
    code: Code,
    requestId: Type.String(),
  }),
  /** Something changed in a conversation, on this device or another. */
  message_changed: Closed({
    type: Type.Literal('message_changed'),
    change: Type.Enum(['created', 'edited', 'deleted']),
    companionId: Id,
    message: Message,
  }),
  /** Another branch of a conversation is shown: it is asked for anew. */
  talk_changed: Closed({ type: Type.Literal('talk_changed'), companionId: Id }),
  companion_changed: Closed({
    type: Type.Literal('companion_changed'),
    change: Type.Enum(['created', 'edited', 'hidden', 'restored']),
    companionId: Id,
  }),
  /** What is played with a companion changed, on this device or another: ask for it. */
  play_changed: Closed({ type: Type.Literal('play_changed'), companionId: Id }),
  /** Another picture, on this device or another: ask `/api/auth/me`. */
  user_changed: Closed({ type: Type.Literal('user_changed') }),
  /** Something new for the bell. */
  notification: Closed({
    type: Type.Literal('notification'),
    notification: Notification,
    unreadCount: Type.Integer({ minimum: 0 }),
  }),
  /** Credits, points or plan changed: ask for them where they are shown. */
  wallet_changed: Closed({
    type: Type.Literal('wallet_changed'),
    version: Type.Integer({ minimum: 0 }),
  }),
  /** Notifications were read, on this device or another. */
  notifications_read: Closed({
    type: Type.Literal('notifications_read'),
    unreadCount: Type.Integer({ minimum: 0 }),
  }),
  /** Memories were made of a talk, corrected or deleted, on this device or another. */
  memories_changed: Closed({ type: Type.Literal('memories_changed'), ...memoryChanges }),
  /** Models came, went or were chosen: ask `GET /api/models` where they are shown. */
  models_changed: Closed({
    type: Type.Literal('models_changed'),
    revision: Type.Integer({ minimum: 0 }),
  }),
  /** An administrator switched something: ask `GET /api/flags`, and `GET /api/media/capabilities`. */
  flags_changed: Closed({ type: Type.Literal('flags_changed') }),
  /** What everybody is told may be another: ask `GET /api/announcements`. */
  announcements_changed: Closed({ type: Type.Literal('announcements_changed') }),
  /** A picture, speech or video is being made, or is no longer. */
  media_progress: Closed({
    type: Type.Literal('media_progress'),
    kind: Type.Enum(mediaKinds),
    ...mediaProgress,
  }),
} as const

export type ServerFrameType = keyof typeof serverFrames
export type ServerFrames = { [T in ServerFrameType]: Static<(typeof serverFrames)[T]> }
export type ServerFrame = ServerFrames[ServerFrameType]
