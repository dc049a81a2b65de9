import type { AgeBand } from '@lumen/contracts/auth/schema'
import type { Language } from '@lumen/contracts/languages'
import {
  imageStyles,
  videoStyles,
  voices,
  type ImageStyle,
  type MediaKind,
  type MediaWork,
  type VideoStyle,
  type Voice,
} from '@lumen/contracts/media/names'
import { estimatedVoiceMinutes } from '@lumen/contracts/media/voice-minutes'

/** What somebody asked for, as it is kept, sealed, with its job. */
export type JobInput = {
  readonly prompt: string
  readonly style: string | null
  readonly voice: string | null
  /** Seconds of a video. */
  readonly duration: number | null
  readonly language: Language
  readonly quality: 'standard' | 'hd'
}

export const kindOfWork: Readonly<Record<MediaWork, MediaKind>> = {
  picture: 'image',
  avatar: 'image',
  speech: 'audio',
  video: 'video',
}

/** What billing knows a job by. */
export const chargeKey = (jobId: string): string => `media:${jobId}`

/** What billing is asked to set aside for it. */
export function priceOf(work: MediaWork, input: JobInput): { kind: ChargedKind; units: number } {
  if (work === 'speech') return { kind: 'voice', units: estimatedVoiceMinutes(input.prompt) }
  return { kind: work === 'video' ? 'video' : 'image', units: 1 }
}
export type ChargedKind = 'image' | 'voice' | 'video'

/** Styles and voices were checked when the job was made; another one is a fault of ours. */
export const imageStyleOf = ({ style }: JobInput): ImageStyle => oneOf(imageStyles, style)
export const videoStyleOf = ({ style }: JobInput): VideoStyle => oneOf(videoStyles, style)
export const voiceOf = ({ voice }: JobInput): Voice => oneOf(voices, voice)

function oneOf<const T extends string>(known: readonly T[], value: string | null): T {
  const found = known.find((each) => each === value)
  if (found === undefined) throw new RangeError(`${value} is none of ${known.join(', ')}`)
  return found
}

/** What somebody asks to have made. */
export type JobWish = {
  caller: { userId: string; language: Language; ageBand: AgeBand }
  work: MediaWork
  input: {
    prompt: string
    style?: string | null
    voice?: string | null
    duration?: number | null
    /** The caller’s when left out. */
    language?: Language
  }
  companionId?: string | undefined
  /** The same key of the same user is the same job. */
  requestKey?: string | undefined
  /** It is shown in the talk with the companion; `messageId`: in that message, which stands already. */
  talk?: { clientMessageId: string | null; messageId?: string } | undefined
  signal: AbortSignal
}
