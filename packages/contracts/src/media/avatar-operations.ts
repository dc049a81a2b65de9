import { Type } from 'typebox'
import { PersonalityInput } from '../chat/schema.ts'
import { Bytes, defineOperations } from '../operation.ts'
import { Closed, FilledText, Id, Success, Text } from '../schema.ts'
import { mediaLimits } from './limits.ts'
import { avatarStyles, userAvatarStyles } from './names.ts'
import {
  AvatarTemplate,
  CompanionAvatar,
  GeneratedAvatar,
  MediaJob,
  RequestKey,
  UserAvatar,
} from './schema.ts'

const { name, description, prompt, tags, tag, category } = mediaLimits.avatarTemplate

/** The address of a picture that the user owns. */
const ImageUrl = FilledText(2_048)
const CustomPrompt = Text(0, mediaLimits.avatarPromptLength)
/** Kept beside the picture: how it was made. */
const origin = {
  styleType: Type.Optional(Type.Enum(avatarStyles)),
  generationPrompt: Type.Optional(Text(0, mediaLimits.promptLength)),
}
const Worn = Closed({ imageUrl: Type.String() })
/** One of the seeded templates by its name, or one of the user’s own by its id. */
const TemplateId = Type.String({ pattern: '^[a-z0-9-]{1,64}$' })
const TemplateParams = Type.Object({ templateId: TemplateId })

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
const CompanionParams = Type.Object({ companionId: Id })

/** Done within `mediaLimits.waitSeconds`: 200 and the avatar to look at; else 202 and the job. */
const generation = {
  service: 'media',
  access: 'user',
  replies: { 200: GeneratedAvatar },
  accepted: MediaJob,
  rate: { max: 30, windowSeconds: 60 },
  answerMs: (mediaLimits.waitSeconds + 10) * 1_000,
} as const

export const avatarOperations = defineOperations({
  'GET /api/user/avatar': {
    service: 'media',
    access: 'user',
    summary: 'The user’s own picture',
    replies: { 200: UserAvatar },
  },
  'POST /api/user/avatar/generate': {
    ...generation,
    summary: 'Make a picture of the user to look at; nothing wears it until it is set',
    body: Closed({
      styleType: Type.Enum(userAvatarStyles),
      customPrompt: Type.Optional(CustomPrompt),
      requestKey: Type.Optional(RequestKey),
    }),
  },
  'POST /api/user/avatar/set': {
    service: 'media',
    access: 'user',
    summary: 'Wear a picture that was made or sent before',
    body: Closed({ imageUrl: ImageUrl, ...origin }),
    replies: { 200: Worn },
  },
  'POST /api/user/avatar/upload': {
    service: 'media',
    access: 'user',
    summary: 'Send a picture and wear it; it is cut to a square',
    upload: {
      field: 'avatar',
      maxBytes: mediaLimits.avatarUploadBytes,
      types: pictureTypes,
    },
    replies: { 200: Worn },
    rate: { max: 20, windowSeconds: 60 },
  },
  'GET /api/avatars/templates': {
    service: 'media',
    access: 'user',
    summary: 'Avatar templates: those that come along, then the user’s own',
    query: Closed({ category: Type.Optional(Text(0, category)) }),
    replies: { 200: Type.Array(AvatarTemplate) },
  },
  'POST /api/avatars/templates': {
    service: 'media',
    access: 'user',
    summary: 'Keep an avatar template of one’s own',
    body: Closed({
      name: FilledText(name),
      description: FilledText(description),
      styleType: Type.Enum(avatarStyles),
      promptTemplate: FilledText(prompt),
      personalityTags: Type.Array(FilledText(tag), { minItems: 1, maxItems: tags }),
      category: FilledText(category),
      isCustom: Type.Optional(Type.Literal(true)),
    }),
    replies: { 201: AvatarTemplate },
    rate: { max: 60, windowSeconds: 60 },
  },
  'DELETE /api/avatars/templates/:templateId': {
    service: 'media',
    access: 'user',
    summary: 'Delete an avatar template of one’s own',
    params: TemplateParams,
    replies: { 200: Success },
  },
  'GET /api/avatars/templates/:templateId/preview': {
    service: 'media',
    access: 'user',
    summary: 'What avatars of an own template look like',
    params: TemplateParams,
    replies: { 200: Bytes },
    bytes: true,
    // One picture is drawn at a time.
    answerMs: 30_000,
  },
  'GET /api/avatars/companion/:companionId': {
    service: 'media',
    access: 'user',
    summary: 'A companion’s picture',
    params: CompanionParams,
    replies: { 200: CompanionAvatar },
  },
  'POST /api/avatars/companion/:companionId/upload': {
    service: 'media',
    access: 'user',
    summary: 'Send a picture and let a companion wear it; it is cut to a square',
    params: CompanionParams,
    // A character card is one with a picture.
    upload: { field: 'avatar', maxBytes: mediaLimits.cardBytes, types: pictureTypes },
    replies: { 200: Worn },
    rate: { max: 20, windowSeconds: 60 },
  },
  'GET /api/avatars/companion/:companionId/card': {
    service: 'media',
    access: 'user',
    summary: 'A companion as a character card V3, in a PNG of its picture or its portrait',
    params: CompanionParams,
    replies: { 200: Bytes },
    bytes: true,
  },
  'POST /api/avatars/recommendations': {
    service: 'media',
    access: 'user',
    summary: 'Templates whose personality is nearest to the one given, nearest first',
    body: Closed({
      personalityData: PersonalityInput,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mediaLimits.recommendations.max })),
    }),
    replies: { 200: Type.Array(AvatarTemplate) },
  },
  'POST /api/avatars/generate': {
    ...generation,
    summary: 'Make a picture of a companion to look at; it wears it when it is set',
    body: Closed({
      companionId: Id,
      styleType: Type.Enum(avatarStyles),
      templateId: Type.Optional(TemplateId),
      customPrompt: Type.Optional(CustomPrompt),
      requestKey: Type.Optional(RequestKey),
    }),
  },
  'POST /api/avatars/set': {
    service: 'media',
    access: 'user',
    summary: 'Let a companion wear a picture that was made or sent before',
    body: Closed({ companionId: Id, imageUrl: ImageUrl, ...origin }),
    replies: { 200: Worn },
  },
})
