import { Type, type Static } from 'typebox'
import { Closed, FilledText, Id, LanguageCode, Text, Timestamp } from '../schema.ts'
import { jobStatuses, voices } from '../media/names.ts'
import { contactOccasions } from './contact.ts'
import { reminderStates } from './reminders.ts'
import { faces } from './faces.ts'
import { chatLimits } from './limits.ts'
import { mannerWishes } from './tendencies.ts'

export const messageTypes = ['text', 'voice', 'image', 'video'] as const

const Score = Type.Number({ minimum: 0, maximum: 100 })
const Traits = Type.Array(FilledText(chatLimits.trait), { maxItems: chatLimits.traits })

export const Personality = Closed({
  empathy: Score,
  creativity: Score,
  intelligence: Score,
  humor: Score,
  traits: Traits,
})
export type Personality = Static<typeof Personality>

export const PersonalityInput = Closed({
  empathy: Type.Optional(Score),
  creativity: Type.Optional(Score),
  intelligence: Type.Optional(Score),
  humor: Type.Optional(Score),
  traits: Type.Optional(Traits),
})

export const CompanionName = FilledText(chatLimits.companionName)
export const Mood = FilledText(chatLimits.mood)
export const Backstory = Text(0, chatLimits.backstory)
export const FaceId = Type.Enum(faces)

/** Whose voice of a server a companion reads with, and how high it speaks with that of a browser. */
export const CompanionVoice = Closed({
  id: Type.Enum(voices),
  pitch: Type.Number({
    minimum: chatLimits.voicePitch.least,
    maximum: chatLimits.voicePitch.most,
  }),
})
export type CompanionVoice = Static<typeof CompanionVoice>

const companionFields = {
  id: Id,
  userId: Id,
  name: Type.String(),
  mood: Type.Union([Type.String(), Type.Null()]),
  personality: Personality,
  backstory: Type.Union([Type.String(), Type.Null()]),
  createdAt: Timestamp,
  lastMessageAt: Type.Union([Timestamp, Type.Null()]),
  /** First words of the newest message, for the list. */
  lastMessage: Type.Union([Type.String(), Type.Null()]),
  /** What that message is: a picture or a voice note may have no words. */
  lastMessageType: Type.Union([Type.Enum(messageTypes), Type.Null()]),
  /** The portrait it was given; null: none. */
  face: Type.Union([FaceId, Type.Null()]),
  /** The voice that was chosen for it; null: that of its portrait. */
  voice: Type.Union([CompanionVoice, Type.Null()]),
  /** Address of the picture that was set, or of its portrait; null: neither. */
  avatarUrl: Type.Union([Type.String(), Type.Null()]),
  /** Nothing said from now on is remembered. */
  offRecord: Type.Boolean(),
  /** It rests: it writes nothing by itself until it is woken, or written to. */
  paused: Type.Boolean(),
  /** Set while the companion is hidden; erased for good at this moment. */
  erasedAfter: Type.Union([Timestamp, Type.Null()]),
}

export const Companion = Closed(companionFields, { $id: 'Companion' })
export type Companion = Static<typeof Companion>

/** `running` while a reply streams; `interrupted` keeps its partial text and can be continued. */
export const messageStatuses = ['complete', 'running', 'stopped', 'interrupted', 'failed'] as const

export const UsedMemory = Closed({
  id: Type.String(),
  excerpt: Type.String(),
  /** A memory when absent; a computed fact of the user's chart or day cannot be opened or changed. */
  kind: Type.Optional(Type.Enum(['memory', 'chart-fact'])),
})

export const SuggestedAction = Closed({
  id: Type.String(),
  group: Type.Enum(['emotion', 'memory', 'fortune', 'creativity', 'question', 'relationship']),
  text: Type.String({ description: 'A message the user may send, in the language of the talk' }),
  priority: Type.Integer({ minimum: 5, maximum: 9 }),
})
export type SuggestedAction = Static<typeof SuggestedAction>

/** What a message holds besides text; addresses of objects are made of their ids. */
export const MessageMedia = Closed({
  kind: Type.Enum(['image', 'video', 'voice']),
  jobId: Type.Union([Id, Type.Null()]),
  /** How the work on a picture or video is going; a voice note is done from its start. */
  status: Type.Enum(jobStatuses),
  objectId: Type.Union([Id, Type.Null()]),
  posterId: Type.Union([Id, Type.Null()]),
  mime: Type.Union([Type.String(), Type.Null()]),
  width: Type.Union([Type.Integer(), Type.Null()]),
  height: Type.Union([Type.Integer(), Type.Null()]),
  seconds: Type.Union([Type.Number(), Type.Null()]),
  style: Type.Union([Type.String(), Type.Null()]),
  model: Type.Union([Type.String(), Type.Null()]),
  /** What it cost; null until that is known. */
  credits: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  errorCode: Type.Union([Type.String(), Type.Null()]),
})
export type MessageMedia = Static<typeof MessageMedia>

export const ReplySpeed = Closed({
  /** From asking the model to its first words. */
  firstTokenMs: Type.Integer({ minimum: 0 }),
  /** While it wrote; null of a reply that is too short to tell. */
  tokensPerSecond: Type.Union([Type.Number({ minimum: 0 }), Type.Null()]),
})
export type ReplySpeed = Static<typeof ReplySpeed>

/** A picture that somebody attached to their message. */
export const AttachedPicture = Closed({
  objectId: Id,
  mime: Type.String(),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  /** What its owner says is on it; '' when they said nothing. */
  description: Type.String(),
})
export type AttachedPicture = Static<typeof AttachedPicture>

/** A picture to be sent with a message: the id that its upload was answered with. */
export const PictureToSend = Closed({
  objectId: Id,
  description: Type.Optional(Text(0, chatLimits.pictureDescription)),
})
export type PictureToSend = Static<typeof PictureToSend>

export const PicturesToSend = Type.Array(PictureToSend, {
  minItems: 1,
  maxItems: chatLimits.pictures,
})

/** What somebody is told beside what they write: that an AI answers, that a rest would be good. */
export const talkNotices = ['disclosure', 'break'] as const
export type TalkNotice = (typeof talkNotices)[number]

export const MessageMetadata = Closed({
  /**
   * A guess. Of a user's message the feeling it speaks of: anger, disgust, fear, joy, neutral, sadness
   * or surprise. Of a companion's the tone it is written in: one of `companionEmotions`.
   */
  emotion: Type.Optional(Type.String()),
  provider: Type.Optional(Type.String()),
  model: Type.Optional(Type.String()),
  /** Set when a configured model could not answer and the local companion did. */
  fallback: Type.Optional(Type.Boolean()),
  /** Set on a reply of the crisis floor. */
  crisis: Type.Optional(Type.Enum(['crisis', 'third_party'])),
  /** Beside `crisis`: what it was given for was said plainly or around; absent on older replies. */
  crisisForm: Type.Optional(Type.Enum(['direct', 'indirect'])),
  /** A quiet link to the help lines stands below it. */
  helpLink: Type.Optional(Type.Boolean()),
  usedMemories: Type.Optional(Type.Array(UsedMemory)),
  suggestedActions: Type.Optional(Type.Array(SuggestedAction)),
  language: Type.Optional(LanguageCode),
  /** What the reply cost; absent: nothing, and nothing was to be paid. */
  credits: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Its user stopped it, as the so-manieth of that day: the first `freeStopsPerDay` cost nothing. */
  stopOfDay: Type.Optional(Type.Integer({ minimum: 1 })),
  /** How fast a model wrote it; absent where none did. */
  speed: Type.Optional(ReplySpeed),
  errorCode: Type.Optional(Type.String()),
  /**
   * A complete reply that is not whole: the model's limit of length cut it, and it can be continued; or
   * the provider withheld the rest.
   */
  cut: Type.Optional(Type.Enum(['length', 'withheld'])),
  media: Type.Optional(MessageMedia),
  /** It is not shown any more: moderation decided so. */
  withheld: Type.Optional(Type.Literal(true)),
  /** The companion wrote it by itself, as its user allows, and why. */
  contact: Type.Optional(Type.Enum(contactOccasions)),
  /** Objectives of the scene they play that a model saw met with it, by their places from 0 on. */
  objectivesMet: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }))),
  /** What a model noted with it of how things stand in the scene; an empty value takes a name off. */
  noted: Type.Optional(Type.Array(Closed({ name: Type.String(), value: Type.String() }))),
  /** What of its manner was asked for when it was written again. */
  wishes: Type.Optional(Type.Array(Type.Enum(mannerWishes))),
  /** What became of a reminder that its user asked for; `due`: this message reminds. */
  reminder: Type.Optional(Type.Enum(reminderStates)),
  /** It was said elsewhere and came over from a file. */
  imported: Type.Optional(Type.Literal(true)),
  /** Of what came over: kept for its user alone, no model is shown it. */
  aside: Type.Optional(Type.Literal(true)),
  /** What somebody sent with their words, or instead of them. */
  pictures: Type.Optional(Type.Array(AttachedPicture)),
  /** Due when a user wrote this, for how long they have been talking. */
  notices: Type.Optional(Type.Array(Type.Enum(talkNotices))),
})
export type MessageMetadata = Static<typeof MessageMetadata>

export const Message = Closed(
  {
    id: Id,
    companionId: Id,
    content: Type.String(),
    isFromUser: Type.Boolean(),
    messageType: Type.Enum(messageTypes),
    status: Type.Enum(messageStatuses),
    position: Type.String({ description: 'Order in the conversation; the keyset cursor' }),
    version: Type.Integer({ description: 'Grows with each edit or regeneration' }),
    /** Which change of its conversation made it what it is, or took it away; see `TalkChanges`. */
    change: Type.Optional(Type.Integer({ minimum: 0 })),
    clientMessageId: Type.Union([Type.String(), Type.Null()]),
    /** The user message that a reply answers. */
    replyTo: Type.Union([Id, Type.Null()]),
    /** Which companion says it in a scene of several; absent: the one whose talk it is. */
    speakerId: Type.Optional(Id),
    createdAt: Timestamp,
    editedAt: Type.Union([Timestamp, Type.Null()]),
    metadata: MessageMetadata,
    /** Since when its user has marked it, to find it again; absent: not marked. */
    markedAt: Type.Optional(Timestamp),
    /** Which of its texts a reply shows that was answered again; absent while it has one. */
    versions: Type.Optional(
      Closed({ shown: Type.Integer({ minimum: 1 }), count: Type.Integer({ minimum: 2 }) }),
    ),
  },
  { $id: 'Message' },
)
export type Message = Static<typeof Message>

/** What a device has missed of a conversation since the change that it saw last. */
export const TalkChanges = Closed(
  {
    /** False: more than is kept. The conversation is asked for anew, and nothing else stands here. */
    whole: Type.Boolean(),
    /** The change to ask from the next time. */
    upTo: Type.Integer({ minimum: 0 }),
    /** As they are now, oldest first; the reply that is being written is always among them. */
    messages: Type.Array(Message),
    removed: Type.Array(Id),
  },
  { $id: 'TalkChanges' },
)
export type TalkChanges = Static<typeof TalkChanges>

/** One of the texts that a reply was given, in the order in which they were written. */
export const ReplyVersion = Closed({
  number: Type.Integer({ minimum: 1 }),
  /** It is the one that the talk goes on from. */
  shown: Type.Boolean(),
  content: Type.String(),
  status: Type.Enum(messageStatuses),
  metadata: MessageMetadata,
})
export type ReplyVersion = Static<typeof ReplyVersion>

export const CrisisLine = Closed({
  name: Type.String(),
  phone: Type.Optional(Type.String()),
  text: Type.Optional(Type.String()),
  url: Type.Optional(Type.String()),
  hours: Type.String(),
  note: Type.Optional(Type.String()),
  region: Type.String(),
})

export const CrisisResources = Closed(
  {
    language: LanguageCode,
    title: Type.String(),
    intro: Type.String(),
    lines: Type.Array(CrisisLine),
    emergency: Type.String(),
    source: Type.String(),
    checked: Type.String({ format: 'date' }),
  },
  { $id: 'CrisisResources' },
)
export type CrisisResources = Static<typeof CrisisResources>
