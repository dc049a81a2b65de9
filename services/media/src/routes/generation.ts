import { defaultImageStyle, defaultVideoStyle } from '@lumen/contracts/media/names'
import { mediaLimits } from '@lumen/contracts/media/limits'
import type { generationOperations } from '@lumen/contracts/media/operations'
import { accepted, type Handlers } from '@lumen/http/operations'
import type { MediaContext } from '../context.ts'
import { generate } from '../use-cases/generate.ts'
import { previewPicture } from '../use-cases/preview-picture.ts'
import { presentOneJob } from '../use-cases/present-job.ts'
import type { JobWish } from '../domain/job-input.ts'

/** In a talk when a companion is named. */
const talkOf = (body: { companionId?: string; clientMessageId?: string }) => ({
  companionId: body.companionId,
  talk:
    body.companionId === undefined ? undefined : { clientMessageId: body.clientMessageId ?? null },
})

/** Entrance of what is made from words. */
export function generationRoutes(context: MediaContext): Handlers<typeof generationOperations> {
  /** The result, or the job while it goes on. */
  const answer = async (wish: JobWish) => {
    const job = await presentOneJob(context, await generate(context, wish), wish.caller.language)
    return job.result ?? accepted(job)
  }
  return {
    'POST /api/generate-image': ({ caller, body, signal }) =>
      answer({
        caller,
        work: 'picture',
        input: { prompt: body.prompt, style: body.style ?? defaultImageStyle },
        requestKey: body.requestKey,
        ...talkOf(body),
        signal,
      }),
    'POST /api/generate-video': ({ caller, body, signal }) =>
      answer({
        caller,
        work: 'video',
        input: {
          prompt: body.prompt,
          style: body.style ?? defaultVideoStyle,
          duration: body.duration ?? mediaLimits.videoSeconds.default,
        },
        requestKey: body.requestKey,
        ...talkOf(body),
        signal,
      }),
    'POST /api/multimodal/generate-image': ({ caller, body, signal }) =>
      answer({
        caller,
        work: 'picture',
        input: { prompt: body.prompt, style: body.style },
        requestKey: body.requestKey,
        ...talkOf(body),
        signal,
      }),
    'POST /api/media/picture-preview': async ({ caller, body }) =>
      previewPicture(context, body.prompt, caller.language),
    'POST /api/multimodal/generate-audio': ({ caller, body, signal }) =>
      answer({
        caller,
        work: 'speech',
        input: { prompt: body.text, voice: body.voice },
        requestKey: body.requestKey,
        signal,
      }),
    'POST /api/multimodal/generate-video': ({ caller, body, signal }) =>
      answer({
        caller,
        work: 'video',
        input: { prompt: body.prompt, style: body.style, duration: body.duration },
        requestKey: body.requestKey,
        signal,
      }),
  }
}
