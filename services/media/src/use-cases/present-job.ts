import type { MessageMedia } from '@lumen/contracts/chat/schema'
import type { ErrorCode } from '@lumen/contracts/error-body'
import type { Language } from '@lumen/contracts/languages'
import type { GeneratedContent, MediaJob } from '@lumen/contracts/media/schema'
import type { MediaContext } from '../context.ts'
import { failureText } from '../texts.ts'
import type { Job } from '../store/jobs.ts'
import { findMadeObjects } from '../store/made-objects.ts'
import type { ObjectRow } from '../store/objects.ts'

type Objects = ReadonlyMap<string, ObjectRow>

const objectUrl = (id: string): string => `/api/media/objects/${id}`

/** Jobs as their owner sees them, with what they made. */
export async function presentJobs(
  { db }: Pick<MediaContext, 'db'>,
  jobs: readonly Job[],
  language: Language,
): Promise<MediaJob[]> {
  const ids = jobs.flatMap((job) => [job.object_id, job.poster_id]).filter((id) => id !== null)
  const objects = await findMadeObjects(db, ids)
  return jobs.map((job) => presentJob(job, objects, language))
}

export async function presentOneJob(
  context: Pick<MediaContext, 'db'>,
  job: Job,
  language: Language,
): Promise<MediaJob> {
  const [presented] = await presentJobs(context, [job], language)
  return presented!
}

function presentJob(job: Job, objects: Objects, language: Language): MediaJob {
  const code = job.error_code as ErrorCode | null
  return {
    id: job.id,
    kind: job.kind,
    work: job.work,
    status: job.status,
    progress: job.progress,
    stage: job.stage,
    prompt: job.input.prompt,
    style: job.input.style,
    voice: job.input.voice,
    duration: job.input.duration,
    result: resultOf(job, objects),
    error: code === null ? null : { code, message: failureText(code, language) },
    credits: job.credits,
    companionId: job.companion_id,
    messageId: job.message_id,
    createdAt: job.created_at.toISOString(),
    finishedAt: job.finished_at?.toISOString() ?? null,
  }
}

/** null: nothing was made, or it was deleted. */
function resultOf(job: Job, objects: Objects): GeneratedContent | null {
  const object = job.object_id === null ? undefined : objects.get(job.object_id)
  if (job.status !== 'done' || object === undefined) return null
  const url = objectUrl(object.id)
  const poster = job.poster_id === null ? null : objectUrl(job.poster_id)
  const model = object.model ?? 'unknown'
  const thumbnail = job.kind === 'image' ? `${url}?variant=thumb` : null
  return {
    type: job.kind,
    content: job.input.prompt,
    generationParams: {
      model,
      quality: job.input.quality,
      style: job.input.style,
      voice: job.input.voice,
      duration: job.input.duration,
      seed: job.seed,
    },
    metadata: {
      objectId: object.id,
      ...(job.kind === 'image' && { imageUrl: url }),
      ...(job.kind === 'audio' && { audioUrl: url }),
      ...(job.kind === 'video' && { videoUrl: url }),
      thumbnailUrl: thumbnail ?? (poster === null ? null : `${poster}?variant=thumb`),
      posterUrl: poster,
      mime: object.mime,
      width: object.width,
      height: object.height,
      seconds: object.seconds,
      bytes: Number(object.bytes),
      contentId: object.content_id ?? '',
      labelled: true,
      local: model.startsWith('local/'),
    },
    jobId: job.id,
    credits: job.credits ?? job.reserved_credits ?? 0,
  }
}

/** What the message that shows a job holds. */
export async function presentInMessage(
  { db }: Pick<MediaContext, 'db'>,
  job: Job,
): Promise<MessageMedia> {
  const ids = job.object_id === null ? [] : [job.object_id]
  const object = (await findMadeObjects(db, ids)).get(job.object_id ?? '')
  return {
    kind: job.kind === 'video' ? 'video' : job.kind === 'audio' ? 'voice' : 'image',
    jobId: job.id,
    status: job.status,
    objectId: object?.id ?? null,
    posterId: job.poster_id,
    mime: object?.mime ?? null,
    width: object?.width ?? null,
    height: object?.height ?? null,
    seconds: object?.seconds ?? null,
    style: job.input.style,
    model: object?.model ?? null,
    credits: job.credits,
    errorCode: job.error_code,
  }
}
