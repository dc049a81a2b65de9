import { mediaLimits } from '@lumen/contracts/media/limits'
import type { JobStage } from '@lumen/contracts/media/names'
import { voiceMinutes } from '@lumen/contracts/media/voice-minutes'
import sharp from 'sharp'
import type { MediaContext } from '../context.ts'
import { imageStyleOf, videoStyleOf, voiceOf } from '../domain/job-input.ts'
import type { Job } from '../store/jobs.ts'
import { holdToPolicy } from './hold-to-policy.ts'
import { labelContent, type MadeFile } from './label-content.ts'

export type MadeContent = {
  readonly file: MadeFile
  /** A still of a video. */
  readonly poster: MadeFile | null
  readonly model: string
  readonly contentId: string
  /** What is charged: pictures, videos, minutes of voice begun. */
  readonly units: number
  /** Made here in place of the provider that failed: it costs nothing. */
  readonly fallback: boolean
}

/** What a picture takes, about. */
const usualSeconds = 5

type Report = (stage: JobStage, percent: number) => void
type Unlabelled = {
  file: MadeFile
  poster: MadeFile | null
  model: string
  units: number
  fallback?: true | undefined
}

/**
 * Makes what a job asks for and writes into the file who made it.
 * @throws ProviderError, RangeError, or the signal's reason
 */
export async function makeContent(
  context: MediaContext,
  job: Job,
  report: Report,
  signal: AbortSignal,
): Promise<MadeContent> {
  const made = await make(context, job, report, signal)
  await checkMade(context, job, made, signal)
  report('labelling', 88)
  const files = made.poster === null ? [made.file] : [made.file, made.poster]
  const labelled = await labelContent(context, made.model, files, signal)
  const [file, poster = null] = labelled.files
  return {
    file: file!,
    poster,
    model: made.model,
    contentId: labelled.contentId,
    units: made.units,
    fallback: made.fallback === true,
  }
}

/**
 * A model may make what nobody asked for: the policy looks at its pictures, and at the still of its video,
 * before anybody sees them. What is painted here shows only what its prompt says.
 * @throws AppError `prompt_refused`
 */
async function checkMade(
  context: MediaContext,
  { work, user_id: userId, input, request_id: requestId }: Job,
  { file, poster, model }: Unlabelled,
  signal: AbortSignal,
): Promise<void> {
  if (work === 'speech' || model.startsWith('local/')) return
  const { bytes, mime } = poster ?? file
  const { language } = input
  const request = { language, ageBand: 'unknown', work, requestId } as const
  const verdict = await context.providers.moderatePicture(bytes, mime, request, signal)
  await holdToPolicy(context, { userId, what: 'picture' }, verdict)
}

function make(
  { providers }: MediaContext,
  { work, input, seed, request_id: requestId }: Job,
  report: Report,
  signal: AbortSignal,
): Promise<Unlabelled> {
  const { prompt, language, quality } = input
  const asked = { prompt, language, requestId }
  switch (work) {
    case 'picture':
    case 'avatar': {
      const painting = reportGuess(report, 'painting', 8)
      const size = mediaLimits.pictureSize[quality]
      const kind = work === 'avatar' ? 'avatar' : 'scene'
      const request = { ...asked, style: imageStyleOf(input), seed, size, kind } as const
      return providers.image
        .paint(request, signal)
        .then(async ({ bytes, mime, ...rest }) => ({
          file: { bytes, mime, ...(await sizeOf(bytes)), seconds: null },
          poster: null,
          units: 1,
          ...rest,
        }))
        .finally(() => clearInterval(painting))
    }
    case 'speech': {
      report('voicing', 8)
      const request = { text: prompt, voice: voiceOf(input), language, requestId }
      return providers.speech.speak(request, signal).then(({ bytes, mime, seconds, ...rest }) => ({
        file: { bytes, mime, width: null, height: null, seconds },
        poster: null,
        units: voiceMinutes(seconds),
        ...rest,
      }))
    }
    case 'video': {
      const seconds = input.duration ?? mediaLimits.videoSeconds.default
      report('painting', 3)
      const request = { ...asked, style: videoStyleOf(input), seconds }
      const progress = (stage: JobStage, share: number) => report(stage, 3 + share * 84)
      return providers.video
        .film(request, progress, signal)
        .then(async ({ bytes, mime, poster, ...rest }) => {
          const size = await sizeOf(poster)
          return {
            file: { bytes, mime, ...size, seconds },
            poster: { bytes: poster, mime: 'image/jpeg', ...size, seconds: null },
            units: 1,
            ...rest,
          }
        })
    }
  }
}

/** Nobody says how far a picture is: nearer and nearer to the end, never there. */
function reportGuess(report: Report, stage: JobStage, from: number): NodeJS.Timeout {
  const begun = performance.now()
  report(stage, from)
  return setInterval(() => {
    const seconds = (performance.now() - begun) / 1_000
    report(stage, from + (84 - from) * (1 - Math.exp(-seconds / usualSeconds)))
  }, 700)
}

async function sizeOf(picture: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}
