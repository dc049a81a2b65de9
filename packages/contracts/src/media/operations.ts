import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, FilledText, Id, Success, Text } from '../schema.ts'
import { mediaLimits } from './limits.ts'
import { imageStyles, mediaKinds, videoStyles, voices } from './names.ts'
import {
  GeneratedContent,
  MediaCapabilities,
  MediaGallery,
  MediaJob,
  PicturePreview,
  RequestKey,
} from './schema.ts'

const JobParams = Type.Object({ jobId: Id })

const Prompt = FilledText(mediaLimits.promptLength)
const ImageStyle = Type.Enum(imageStyles)
const VideoStyle = Type.Enum(videoStyles)
const { min, max } = mediaLimits.videoSeconds
const VideoSeconds = Type.Integer({ minimum: min, maximum: max })

const requestKey = Type.Optional(RequestKey)
/** In a talk: the companion that shows it, and the id of the wish, as with messages of text. */
const inTalk = {
  companionId: Type.Optional(Id),
  clientMessageId: Type.Optional(Text(1, 64)),
  requestKey,
}

/** What is made costs more than a ceiling of waiting jobs can hold back. */
const generationRate = { max: 30, windowSeconds: 60 } as const

/** Done within `mediaLimits.waitSeconds`: 200 and the result; else 202 and the job. */
const generation = {
  service: 'media',
  access: 'user',
  replies: { 200: GeneratedContent },
  accepted: MediaJob,
  rate: generationRate,
  answerMs: (mediaLimits.waitSeconds + 10) * 1_000,
} as const

export const generationOperations = defineOperations({
  'POST /api/generate-image': {
    ...generation,
    summary: 'Make a picture, in a talk when a companion is named',
    body: Closed({ prompt: Prompt, style: Type.Optional(ImageStyle), ...inTalk }),
  },
  'POST /api/generate-video': {
    ...generation,
    summary: 'Make a video, in a talk when a companion is named',
    body: Closed({
      prompt: Prompt,
      duration: Type.Optional(VideoSeconds),
      style: Type.Optional(VideoStyle),
      ...inTalk,
    }),
  },
  'POST /api/multimodal/generate-image': {
    ...generation,
    summary: 'Make a picture in the workshop',
    body: Closed({
      prompt: Prompt,
      style: ImageStyle,
      companionId: Type.Optional(Id),
      requestKey,
    }),
  },
  'POST /api/media/picture-preview': {
    service: 'media',
    access: 'user',
    summary: 'What a picture would show of its words, before it is paid for',
    body: Closed({ prompt: Prompt }),
    replies: { 200: PicturePreview },
    rate: { max: 90, windowSeconds: 60 },
  },
  'POST /api/multimodal/generate-audio': {
    ...generation,
    summary: 'Speak a text in one of six voices',
    body: Closed({
      text: FilledText(mediaLimits.speechLength),
      voice: Type.Enum(voices),
      requestKey,
    }),
  },
  'POST /api/multimodal/generate-video': {
    ...generation,
    summary: 'Make a video in the workshop',
    body: Closed({ prompt: Prompt, duration: VideoSeconds, style: VideoStyle, requestKey }),
  },
})

export const jobOperations = defineOperations({
  'GET /api/media/jobs/:jobId': {
    service: 'media',
    access: 'user',
    summary: 'How a job is going, and what it made',
    params: JobParams,
    replies: { 200: MediaJob },
  },
  'DELETE /api/media/jobs/:jobId': {
    service: 'media',
    access: 'user',
    summary: 'Cancel a job that has not ended; it costs nothing then',
    params: JobParams,
    replies: { 200: MediaJob },
  },
  'POST /api/media/jobs/:jobId/retry': {
    service: 'media',
    access: 'user',
    summary: 'Try a failed or cancelled job again, as a new one',
    params: JobParams,
    replies: { 201: MediaJob },
    rate: generationRate,
  },
  'GET /api/media/gallery': {
    service: 'media',
    access: 'user',
    summary: 'What the user made, newest first',
    query: Closed({
      kind: Type.Optional(Type.Enum(mediaKinds)),
      /** Words of the description. */
      search: Type.Optional(Text(0, mediaLimits.searchLength)),
      /** `next` of the page before. */
      before: Type.Optional(Id),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mediaLimits.galleryPageMax })),
    }),
    replies: { 200: MediaGallery },
  },
  'DELETE /api/media/gallery/:jobId': {
    service: 'media',
    access: 'user',
    summary: 'Delete a job and what it made; a running one is cancelled',
    params: JobParams,
    replies: { 200: Success },
  },
  'GET /api/media/capabilities': {
    service: 'media',
    access: 'user',
    summary: 'What can be made here, by whom, and how the rest is switched on',
    replies: { 200: MediaCapabilities },
  },
})
