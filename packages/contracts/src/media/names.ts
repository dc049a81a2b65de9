/** Names of what is made and how: plain values without schemas, for the service, the schemas and the web. */

export const mediaKinds = ['image', 'audio', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** What a job makes. Of kind image are pictures and avatars. */
export const mediaWorks = ['picture', 'avatar', 'speech', 'video'] as const
export type MediaWork = (typeof mediaWorks)[number]

export const jobStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type JobStatus = (typeof jobStatuses)[number]

export const jobStages = [
  'waiting',
  'painting',
  'voicing',
  'filming',
  'labelling',
  'storing',
] as const
export type JobStage = (typeof jobStages)[number]

/** Looks a picture can have: those of avatars, of chat pictures and of the workshop. */
export const imageStyles = [
  'realistic',
  'artistic',
  'cartoon',
  'anime',
  'fantasy',
  'enhance',
  'photorealistic',
  'watercolor',
  'oil_painting',
] as const
export type ImageStyle = (typeof imageStyles)[number]
/** One that every server has. */
export const defaultImageStyle = 'enhance' satisfies ImageStyle
/** Looks like a photograph: of people only a model gives them, the people that are drawn here are drawings. */
const photographicStyles = ['realistic', 'photorealistic'] as const satisfies readonly ImageStyle[]
export const isPhotographic = (style: string): boolean =>
  photographicStyles.some((one) => one === style)

export const videoStyles = ['cinematic', 'professional', 'artistic', 'documentary'] as const
export type VideoStyle = (typeof videoStyles)[number]
export const defaultVideoStyle = 'cinematic' satisfies VideoStyle

export const voices = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'] as const
export type Voice = (typeof voices)[number]

/** Of a companion’s avatar; a user’s has all but the last. */
export const avatarStyles = ['realistic', 'anime', 'cartoon', 'artistic', 'fantasy'] as const
export type AvatarStyle = (typeof avatarStyles)[number]
export const userAvatarStyles = ['realistic', 'artistic', 'cartoon', 'anime'] as const
export type UserAvatarStyle = (typeof userAvatarStyles)[number]

/** What an own avatar template can be said to be like. */
export const personalityTypes = [
  'cheerful',
  'gentle',
  'intellectual',
  'mysterious',
  'energetic',
  'calm',
] as const
export type PersonalityType = (typeof personalityTypes)[number]

/** Groups of the avatar templates that come along; a user’s own ones may say another word. */
export const avatarCategories = ['tender', 'sunny', 'elegant', 'mystic', 'guofeng'] as const
export type AvatarCategory = (typeof avatarCategories)[number]

export const pictureQualities = ['standard', 'hd'] as const

/** Who serves a capability. */
export const mediaProviders = ['openai-compatible', 'local', 'none'] as const

/** Variants of a picture that are served beside it. */
export const objectVariants = ['thumb', 'webp', 'avif'] as const
