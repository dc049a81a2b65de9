import { Type, type Static, type TSchema } from 'typebox'
import { Closed, Id, Text, Timestamp } from '../schema.ts'
import { errorCodes } from '../error-body.ts'
import { mediaLimits } from './limits.ts'
import {
  avatarStyles,
  jobStages,
  jobStatuses,
  mediaKinds,
  mediaProviders,
  mediaWorks,
  pictureQualities,
} from './names.ts'

const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Credits = Type.Integer({ minimum: 0 })
const Pixels = Nullable(Type.Integer({ minimum: 1 }))
const Seconds = Nullable(Type.Number({ minimum: 0 }))

/** Address of a stored object: `/api/media/objects/<id>`. */
const ObjectUrl = Type.String()

/** Made by the client: the same key of the same user is the same job. */
export const RequestKey = Text(1, mediaLimits.requestKeyLength)

/** What was made, with how and out of what. */
export const GeneratedContent = Closed(
  {
    type: Type.Enum(mediaKinds),
    /** The words it was made from. */
    content: Type.String(),
    generationParams: Closed({
      /** Who made it: a provider’s model, one of this machine (`own/…`), or a program of it (`local/…`). */
      model: Type.String(),
      quality: Type.Enum(pictureQualities),
      style: Nullable(Type.String()),
      voice: Nullable(Type.String()),
      duration: Nullable(Type.Integer({ minimum: 1 })),
      /** The local painter paints the same again from the same words and seed. */
      seed: Type.String(),
    }),
    metadata: Closed({
      objectId: Id,
      imageUrl: Type.Optional(ObjectUrl),
      audioUrl: Type.Optional(ObjectUrl),
      videoUrl: Type.Optional(ObjectUrl),
      thumbnailUrl: Nullable(ObjectUrl),
      /** A still of a video. */
      posterUrl: Nullable(ObjectUrl),
      mime: Type.String(),
      width: Pixels,
      height: Pixels,
      seconds: Seconds,
      bytes: Type.Integer({ minimum: 0 }),
      /** Written into the file as well, with who made it. */
      contentId: Type.String(),
      /** The file says of itself that it was generated. */
      labelled: Type.Literal(true),
      /** Made on this server, without a model. */
      local: Type.Boolean(),
    }),
    jobId: Id,
    credits: Credits,
  },
  { $id: 'GeneratedContent' },
)
export type GeneratedContent = Static<typeof GeneratedContent>

/** Something that is being made, was made, or could not be. */
export const MediaJob = Closed(
  {
    id: Id,
    kind: Type.Enum(mediaKinds),
    work: Type.Enum(mediaWorks),
    status: Type.Enum(jobStatuses),
    /** Percent. */
    progress: Type.Integer({ minimum: 0, maximum: 100 }),
    /** What is done just now; null when nothing is done any more. */
    stage: Nullable(Type.Enum(jobStages)),
    prompt: Type.String(),
    style: Nullable(Type.String()),
    voice: Nullable(Type.String()),
    duration: Nullable(Type.Integer({ minimum: 1 })),
    result: Nullable(GeneratedContent),
    /** In the language of who asks. */
    error: Nullable(Closed({ code: Type.Enum(errorCodes), message: Type.String() })),
    /** What it cost; null until that is settled. */
    credits: Nullable(Credits),
    companionId: Nullable(Id),
    /** The message that shows it. */
    messageId: Nullable(Id),
    createdAt: Timestamp,
    finishedAt: Nullable(Timestamp),
  },
  { $id: 'MediaJob' },
)
export type MediaJob = Static<typeof MediaJob>

export const MediaGallery = Closed(
  {
    /** Newest first. */
    items: Type.Array(MediaJob),
    /** Value of `before` for the next page; null: there is none. */
    next: Nullable(Type.String()),
  },
  { $id: 'MediaGallery' },
)
export type MediaGallery = Static<typeof MediaGallery>

const Capability = Closed({
  available: Type.Boolean(),
  provider: Type.Enum(mediaProviders),
  model: Nullable(Type.String()),
  /**
   * A neural model makes it, a provider's or one of this machine; left out: a program does (drawings,
   * the robotic voice of espeak-ng), or nobody.
   */
  neural: Type.Optional(Type.Boolean()),
  /** Why it is not available and how it is switched on, in the language of who asks. */
  reason: Nullable(Type.String()),
})
export type MediaCapability = Static<typeof Capability>

export const MediaCapabilities = Closed(
  {
    image: Capability,
    speech: Capability,
    video: Capability,
    transcription: Capability,
    /** Talk by voice: transcription and speech, each good enough for it. By whom is told of the speech. */
    call: Capability,
  },
  { $id: 'MediaCapabilities' },
)
export type MediaCapabilities = Static<typeof MediaCapabilities>

/** Whether speech, in the language that the capabilities were asked for in, is that of a neural voice. */
export const speaksNeurally = ({ speech }: Pick<MediaCapabilities, 'speech'>): boolean =>
  speech.available && speech.neural === true

const Phrases = Type.Array(Type.String())

/** What a picture would show of the words it is asked for with, in those words. */
export const PicturePreview = Closed(
  {
    /** It would be painted on this server, which knows so many things; a provider’s model is asked for all. */
    local: Type.Boolean(),
    shown: Phrases,
    /** What is not understood is not shown. */
    notShown: Phrases,
    /** False: it is refused, free. */
    mainSubjectShown: Type.Boolean(),
  },
  { $id: 'PicturePreview' },
)
export type PicturePreview = Static<typeof PicturePreview>

/** An address that opens an object without a session, for a while. */
export const ObjectLink = Closed(
  { url: Type.String(), expiresAt: Timestamp },
  { $id: 'ObjectLink' },
)
export type ObjectLink = Static<typeof ObjectLink>

/** A picture that was taken in and waits for the message it is sent with. */
export const UploadedPicture = Closed(
  {
    objectId: Id,
    mime: Type.String(),
    width: Type.Integer({ minimum: 1 }),
    height: Type.Integer({ minimum: 1 }),
  },
  { $id: 'UploadedPicture' },
)
export type UploadedPicture = Static<typeof UploadedPicture>

export const Transcript = Closed(
  { text: Type.String(), recordingId: Id, seconds: Type.Number({ minimum: 0 }) },
  { $id: 'Transcript' },
)
export type Transcript = Static<typeof Transcript>

/** A user’s or a companion’s picture; all null where there is none. */
export const UserAvatar = Closed(
  {
    imageUrl: Nullable(ObjectUrl),
    styleType: Nullable(Type.String()),
    generationPrompt: Nullable(Type.String()),
    /** Who made it: a provider’s model, or `local/…`; null for an uploaded one. */
    model: Nullable(Type.String()),
  },
  { $id: 'UserAvatar' },
)
export type UserAvatar = Static<typeof UserAvatar>

export const CompanionAvatar = Closed(
  { ...UserAvatar.properties, avatarUrl: Nullable(ObjectUrl) },
  { $id: 'CompanionAvatar' },
)
export type CompanionAvatar = Static<typeof CompanionAvatar>

/** A generated avatar to look at; nothing wears it until it is set. */
export const GeneratedAvatar = Closed(
  {
    imageUrl: ObjectUrl,
    styleType: Type.String(),
    generationPrompt: Type.String(),
    /** Who made it: a provider’s model, one of this machine (`own/…`), or a program of it (`local/…`). */
    model: Type.String(),
    jobId: Id,
    credits: Credits,
  },
  { $id: 'GeneratedAvatar' },
)
export type GeneratedAvatar = Static<typeof GeneratedAvatar>

export const AvatarTemplate = Closed(
  {
    id: Type.String(),
    name: Type.String(),
    description: Type.String(),
    styleType: Type.Enum(avatarStyles),
    promptTemplate: Type.String(),
    personalityTags: Type.Array(Type.String()),
    category: Type.String(),
    isCustom: Type.Boolean(),
    previewUrl: Type.String(),
    /** How near it is to a personality, 0 to 1; null where none was asked about. */
    matchScore: Nullable(Type.Number({ minimum: 0, maximum: 1 })),
  },
  { $id: 'AvatarTemplate' },
)
export type AvatarTemplate = Static<typeof AvatarTemplate>
