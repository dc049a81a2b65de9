import type { AvatarStyle } from '@lumen/contracts/media/names'
import type { GeneratedAvatar, MediaJob } from '@lumen/contracts/media/schema'
import type { Caller } from '@lumen/http/identity'
import type { MediaContext } from '../context.ts'
import { companionAvatarPrompt, userAvatarPrompt } from '../domain/avatar-prompt.ts'
import { mediaTexts } from '../texts.ts'
import { findTemplate } from './avatar-templates.ts'
import { generate } from './generate.ts'
import { presentOneJob } from './present-job.ts'
import { readCompanion } from './read-companion.ts'

export type AvatarWish = {
  styleType: AvatarStyle
  customPrompt?: string
  requestKey?: string
}

/** The avatar to look at, or the job while it goes on. */
export type AvatarAnswer = { avatar: GeneratedAvatar } | { job: MediaJob }

/** Makes a picture of the user to look at. @throws AppError what `generate` throws */
export const generateUserAvatar = (
  context: MediaContext,
  caller: Caller,
  wish: AvatarWish,
  signal: AbortSignal,
): Promise<AvatarAnswer> =>
  make(
    context,
    caller,
    { ...wish, prompt: userAvatarPrompt(wish.customPrompt, mediaTexts(caller.language)) },
    signal,
  )

/**
 * Makes a picture of a companion to look at, of what it is like and of the template’s words.
 * @throws AppError `not_found` for an unknown companion or template, and what `generate` throws
 */
export async function generateCompanionAvatar(
  context: MediaContext,
  caller: Caller,
  wish: AvatarWish & { companionId: string; templateId?: string },
  signal: AbortSignal,
): Promise<AvatarAnswer> {
  const { userId, language } = caller
  const companion = await readCompanion(context, userId, wish.companionId)
  const template =
    wish.templateId === undefined
      ? null
      : (await findTemplate(context, caller, wish.templateId)).promptTemplate
  const prompt = companionAvatarPrompt(
    { companion, template, custom: wish.customPrompt },
    mediaTexts(language),
    language,
  )
  return make(context, caller, { ...wish, prompt }, signal)
}

async function make(
  context: MediaContext,
  caller: Caller,
  wish: AvatarWish & { prompt: string; companionId?: string },
  signal: AbortSignal,
): Promise<AvatarAnswer> {
  const { prompt, styleType, companionId, requestKey } = wish
  const ended = await generate(context, {
    caller,
    work: 'avatar',
    input: { prompt, style: styleType },
    companionId,
    requestKey,
    signal,
  })
  const job = await presentOneJob(context, ended, caller.language)
  const imageUrl = job.result?.metadata.imageUrl
  if (job.result === null || imageUrl === undefined) return { job }
  const { jobId, credits, generationParams } = job.result
  return {
    avatar: {
      imageUrl,
      styleType: job.style ?? styleType,
      generationPrompt: job.prompt,
      model: generationParams.model,
      jobId,
      credits,
    },
  }
}
