import { Type, type Static } from 'typebox'
import { ageBands } from '../auth/schema.ts'
import { defineEvents, defineRequests } from '../bus.ts'
import { ErrorBody } from '../error-body.ts'
import { Closed, FilledText, Id, LanguageCode, Text, Timestamp } from '../schema.ts'
import { voices } from '../media/names.ts'
import { ContentRefused } from '../moderation.ts'
import { CardJson } from './cards.ts'
import { chatLimits } from './limits.ts'
import { ReplyStage } from './reply-stage.ts'
import {
  FaceId,
  Message,
  messageTypes,
  Personality,
  PicturesToSend,
  SuggestedAction,
  UsedMemory,
} from './schema.ts'

const MessageRef = Closed({
  userId: Id,
  companionId: Id,
  messageId: Id,
  version: Type.Integer(),
  isFromUser: Type.Boolean(),
  /** Said while the conversation was off the record: nothing of it may be remembered. */
  offRecord: Type.Boolean(),
})
const SentMessage = Closed({
  ...MessageRef.properties,
  language: LanguageCode,
  /** Where the user was, to know what “tomorrow” meant. */
  timeZone: Type.Union([Type.String(), Type.Null()]),
  /** The recording that it shows, which goes with it from now on. */
  recordingId: Type.Optional(Id),
  /** The pictures that it shows, likewise. */
  pictureIds: Type.Optional(Type.Array(Id)),
})
const CompanionRef = Closed({ userId: Id, companionId: Id })

export const chatEvents = defineEvents({
  'chat.content-refused': {
    summary: 'Something was not taken or not made; for the log of decisions',
    payload: ContentRefused,
  },
  'chat.message-created': { summary: 'A user’s message was stored', payload: SentMessage },
  'chat.message-completed': {
    summary: 'A new reply ended and its text is final (also after a stop or an interruption)',
    payload: MessageRef,
  },
  'chat.message-edited': { summary: 'A message has a new text', payload: MessageRef },
  'chat.message-regenerated': {
    summary:
      'A reply was answered again or continued and has a new text, or shows another of its texts',
    payload: MessageRef,
  },
  'chat.message-deleted': { summary: 'A message is gone', payload: MessageRef },
  'chat.messages-imported': {
    summary: 'Messages of another time came over from a file, in the order of their talk',
    payload: Closed({
      userId: Id,
      companionId: Id,
      messageIds: Type.Array(Id, { minItems: 1, maxItems: chatLimits.messagesRead }),
      language: LanguageCode,
      timeZone: Type.Union([Type.String(), Type.Null()]),
    }),
  },
  'chat.picture-removed': {
    summary: 'A message shows one of its pictures no longer',
    payload: Closed({ userId: Id, companionId: Id, messageId: Id, objectId: Id }),
  },
  'chat.play-ended': {
    summary:
      'A scene was played to its end; one for each companion that was in it, with its epilogue',
    payload: Closed({
      userId: Id,
      companionId: Id,
      messageId: Id,
      playId: Id,
      offRecord: Type.Boolean(),
    }),
  },
  'chat.companion-created': { summary: 'A companion was made', payload: CompanionRef },
  'chat.companion-updated': { summary: 'A companion was changed', payload: CompanionRef },
  'chat.companion-hidden': { summary: 'A companion was hidden', payload: CompanionRef },
  'chat.companion-restored': { summary: 'A hidden companion came back', payload: CompanionRef },
  'chat.companion-erased': { summary: 'A companion is gone for good', payload: CompanionRef },
})

const Failure = Closed({
  error: Type.String(),
  code: ErrorBody.properties.code,
  details: ErrorBody.properties.details,
})

export const chatRequests = defineRequests({
  'chat.send-message': {
    summary: 'Store a user’s message and start its reply',
    callers: ['gateway'],
    input: Closed({
      userId: Id,
      ageBand: Type.Enum(ageBands),
      region: Type.Union([Type.String(), Type.Null()]),
      companionId: Id,
      /** May be empty beside pictures only. */
      content: Text(0, chatLimits.messageLength),
      messageType: Type.Enum(messageTypes),
      clientMessageId: Type.Union([Type.String(), Type.Null()]),
      language: LanguageCode,
      timeZone: Type.Union([Type.String(), Type.Null()]),
      /** The recording that the words were heard in; without it the text is sent all the same. */
      recordingId: Type.Union([Id, Type.Null()]),
      /** Without one of them nothing is stored (`picture_gone`). */
      pictures: Type.Optional(PicturesToSend),
    }),
    output: Type.Union([
      /** Stored; `replyId` is the running or finished reply. `repeated` when the id was known. */
      Closed({
        outcome: Type.Literal('accepted'),
        message: Message,
        replyId: Type.Union([Id, Type.Null()]),
        repeated: Type.Boolean(),
      }),
      Closed({ outcome: Type.Literal('duplicate'), waitTime: Type.Integer() }),
      /** Stored, yet no reply may start (a refused charge, for example). */
      Closed({ outcome: Type.Literal('stored'), message: Message, failure: Failure }),
      /** Nothing was stored. */
      Closed({ outcome: Type.Literal('refused'), failure: Failure }),
    ]),
    timeoutMs: 10_000,
  },
  'chat.add-media-message': {
    summary:
      'Store the wish for a picture or video and the message that will hold it; repeated, it is found again',
    callers: ['media'],
    input: Closed({
      userId: Id,
      companionId: Id,
      jobId: Id,
      kind: Type.Enum(['image', 'video']),
      prompt: FilledText(chatLimits.messageLength),
      clientMessageId: Type.Union([Type.String(), Type.Null()]),
      language: LanguageCode,
      /** The message that holds it: one that stands waits for this job, else it is stored under this id. */
      messageId: Id,
    }),
    output: Type.Union([
      /** The companion’s message that will hold the picture or video. */
      Closed({ outcome: Type.Literal('added'), messageId: Id }),
      /** No such companion or message of this user. */
      Closed({ outcome: Type.Literal('unknown-companion') }),
    ]),
    timeoutMs: 5_000,
  },
  'chat.follow-reply': {
    summary: 'Send a reply’s further deltas to a gateway; answers with what came so far',
    callers: ['gateway'],
    input: Closed({ userId: Id, messageId: Id, gatewayId: Type.String() }),
    output: Closed({
      /** null: no such reply of this user. */
      message: Type.Union([Message, Type.Null()]),
      /** What happens to it before its next words, where that is known. */
      stage: Type.Optional(ReplyStage),
    }),
    timeoutMs: 3_000,
  },
  'chat.stop-reply': {
    summary: 'End a running reply and keep its partial text',
    callers: ['gateway'],
    input: Closed({ userId: Id, messageId: Id }),
    output: Closed({ stopped: Type.Boolean() }),
    timeoutMs: 3_000,
  },
  'chat.running-replies': {
    summary: 'Replies of this user that are running now, for a socket that just signed in',
    callers: ['gateway'],
    input: Closed({ userId: Id }),
    output: Closed({ messages: Type.Array(Message) }),
    timeoutMs: 3_000,
  },
  'chat.read-messages': {
    summary:
      'Messages of a user as they stand, for what is derived from them; missing ones left out',
    callers: ['memory'],
    input: Closed({
      userId: Id,
      messageIds: Type.Array(Id, { minItems: 1, maxItems: chatLimits.messagesRead }),
    }),
    output: Closed({
      /** In the order of the conversation; replies that still run are left out. */
      messages: Type.Array(
        Closed({
          id: Id,
          companionId: Id,
          /** Beside the words, what its owner said of pictures: `[picture: …]`. */
          content: Type.String(),
          /** The words of a user’s image or video message are a prompt: they tell nothing of them. */
          messageType: Type.Enum(messageTypes),
          isFromUser: Type.Boolean(),
          position: Type.String(),
          version: Type.Integer(),
          createdAt: Timestamp,
          offRecord: Type.Boolean(),
          /** Said in a scene that they played: it tells nothing of anybody’s life. */
          inPlay: Type.Boolean(),
          /** The companion’s name, on what it said itself. */
          speaker: Type.Union([Type.String(), Type.Null()]),
        }),
      ),
    }),
    timeoutMs: 5_000,
  },
  'chat.list-shown': {
    summary: 'Which of these messages of a user the open branches of their talks show',
    callers: ['memory'],
    input: Closed({
      userId: Id,
      messageIds: Type.Array(Id, { minItems: 1, maxItems: chatLimits.messagesRead }),
    }),
    output: Closed({ messageIds: Type.Array(Id) }),
    timeoutMs: 3_000,
  },
  'chat.read-epilogue': {
    summary:
      'How a scene that was played ended, to remember it; null when it is gone or off the record',
    /** As this companion heard it. */
    callers: ['memory'],
    input: Closed({ userId: Id, companionId: Id, playId: Id }),
    output: Closed({
      epilogue: Type.Union([
        Closed({
          messageId: Id,
          title: Type.String(),
          text: Type.String(),
          language: LanguageCode,
          endedAt: Timestamp,
        }),
        Type.Null(),
      ]),
    }),
    timeoutMs: 3_000,
  },
  'chat.list-companions': {
    summary: 'Names and pictures of a user’s companions that are not hidden, oldest first',
    callers: ['memory'],
    input: Closed({ userId: Id }),
    output: Closed({
      companions: Type.Array(
        Closed({
          id: Id,
          name: Type.String(),
          createdAt: Timestamp,
          avatarUrl: Type.Union([Type.String(), Type.Null()]),
        }),
      ),
    }),
    timeoutMs: 300,
  },
  'chat.read-companion': {
    summary:
      'Who a companion is, to make a picture of it or to speak for it; null when the user has none that is visible',
    callers: ['media'],
    input: Closed({ userId: Id, companionId: Id }),
    output: Closed({
      companion: Type.Union([
        Closed({
          id: Id,
          name: Type.String(),
          mood: Type.Union([Type.String(), Type.Null()]),
          personality: Personality,
          /** That it speaks with; left out by who ran before there were calls. */
          voice: Type.Optional(Type.Enum(voices)),
        }),
        Type.Null(),
      ]),
    }),
    timeoutMs: 1_500,
  },
  'chat.read-card': {
    summary:
      'A companion as a character card, for a picture that holds it; null when the user has none that is visible',
    callers: ['media'],
    input: Closed({ userId: Id, companionId: Id }),
    output: Closed({
      card: Type.Union([
        Closed({
          name: Type.String(),
          /** The portrait it was given; null: none. */
          face: Type.Union([FaceId, Type.Null()]),
          card: CardJson,
        }),
        Type.Null(),
      ]),
    }),
    timeoutMs: 1_500,
  },
  'chat.user-stats': {
    summary: 'What a user said and heard, in figures',
    callers: ['auth'],
    input: Closed({
      userId: Id,
      /** IANA name that the database knows as well; says which days messages were written on. */
      timeZone: Type.String({ maxLength: 64 }),
      /** When the user’s day began. */
      dayStart: Timestamp,
    }),
    output: Closed({
      /** From both sides. */
      totalMessages: Type.Integer(),
      /** Messages with one companion without a pause of 30 minutes or more. */
      totalConversations: Type.Integer(),
      /** Days on which the user wrote something. */
      daysActive: Type.Integer(),
      todayConversations: Type.Integer(),
    }),
    timeoutMs: 300,
  },
})

/** Batched deltas, chat → one gateway, on `subjects.liveGateway`. `seq` is the length after it. */
export const LiveDeltas = Type.Array(
  Closed({ messageId: Id, seq: Type.Integer(), delta: Type.String() }),
)
export type LiveDeltas = Static<typeof LiveDeltas>

/** Set by a chat process that waits for an `answer` on its own owner subject. */
const Asked = { askId: Type.Optional(Id), answerTo: Type.Optional(Type.String()) }

/** What the owner of a reply takes on `subjects.replyOwner`. */
export const OwnerCommand = Type.Union([
  Closed({
    command: Type.Literal('follow'),
    messageId: Id,
    gatewayId: Type.String(),
    ...Asked,
  }),
  Closed({ command: Type.Literal('stop'), messageId: Id, ...Asked }),
  /** To a chat process that asked: the text so far, or null when nothing of that id runs here. */
  Closed({
    command: Type.Literal('answer'),
    askId: Id,
    text: Type.Union([Type.String(), Type.Null()]),
    stage: Type.Optional(ReplyStage),
  }),
])
export type OwnerCommand = Static<typeof OwnerCommand>

/** Frames on `subjects.liveUser`, to every device of a user; `message` is the row as it stands. */
export const LiveFrame = Type.Union([
  Closed({
    kind: Type.Literal('reply-started'),
    message: Message,
    emotion: Type.String(),
    clientMessageId: Type.Union([Type.String(), Type.Null()]),
  }),
  Closed({
    kind: Type.Literal('reply-ended'),
    message: Message,
    emotion: Type.String(),
    suggestedActions: Type.Array(SuggestedAction),
    usedMemories: Type.Array(UsedMemory),
    provider: Type.String(),
  }),
  Closed({ kind: Type.Literal('reply-stage'), messageId: Id, ...ReplyStage.properties }),
  Closed({
    kind: Type.Literal('reply-failed'),
    companionId: Id,
    messageId: Type.Union([Id, Type.Null()]),
    clientMessageId: Type.Union([Type.String(), Type.Null()]),
    message: Type.Union([Message, Type.Null()]),
    error: Type.String(),
    code: ErrorBody.properties.code,
    requestId: Type.String(),
  }),
  Closed({
    kind: Type.Literal('message-changed'),
    change: Type.Enum(['created', 'edited', 'deleted']),
    message: Message,
  }),
  Closed({ kind: Type.Literal('talk-changed'), companionId: Id }),
  Closed({
    kind: Type.Literal('companion-changed'),
    change: Type.Enum(['created', 'edited', 'hidden', 'restored']),
    companionId: Id,
  }),
  /** What is played with a companion stands otherwise: it is asked for. */
  Closed({ kind: Type.Literal('play-changed'), companionId: Id }),
])
export type LiveFrame = Static<typeof LiveFrame>
