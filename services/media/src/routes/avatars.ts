import type { avatarOperations } from '@lumen/contracts/media/avatar-operations'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { accepted, type Handlers } from '@lumen/http/operations'
import type { MediaContext } from '../context.ts'
import type { AvatarOrigin } from '../store/avatars.ts'
import {
  createTemplate,
  listTemplates,
  recommendTemplates,
  removeTemplate,
} from '../use-cases/avatar-templates.ts'
import {
  generateCompanionAvatar,
  generateUserAvatar,
  type AvatarAnswer,
} from '../use-cases/generate-avatar.ts'
import { openCard } from '../use-cases/open-card.ts'
import { readCompanionAvatar, readUserAvatar } from '../use-cases/read-avatar.ts'
import { readCompanion } from '../use-cases/read-companion.ts'
import { createTemplatePreviews } from '../use-cases/template-previews.ts'
import { uploadAvatar } from '../use-cases/upload-avatar.ts'
import { setAvatar } from '../use-cases/set-avatar.ts'

const answerOf = (answer: AvatarAnswer) =>
  'avatar' in answer ? answer.avatar : accepted(answer.job)

const originOf = (body: Partial<AvatarOrigin>): AvatarOrigin => ({
  styleType: body.styleType ?? null,
  generationPrompt: body.generationPrompt?.trim() || null,
})

/** Entrance of what users and companions look like, and of the templates for it. */
export function avatarRoutes(context: MediaContext): Handlers<typeof avatarOperations> {
  const previews = createTemplatePreviews(context)
  return {
    'GET /api/user/avatar': ({ caller }) => readUserAvatar(context, caller.userId),
    'POST /api/user/avatar/generate': async ({ caller, body, signal }) =>
      answerOf(await generateUserAvatar(context, caller, body, signal)),
    'POST /api/user/avatar/set': async ({ caller, body }) => {
      const { userId, language } = caller
      const owner = { userId, companionId: null }
      const origin = originOf(body)
      return { imageUrl: await setAvatar(context, owner, body.imageUrl, origin, language) }
    },
    'POST /api/user/avatar/upload': async ({ caller, upload, signal }) => ({
      imageUrl: await uploadAvatar(context, caller, upload.file, signal),
    }),
    'GET /api/avatars/templates': ({ caller, query }) =>
      listTemplates(context, caller, query.category),
    'POST /api/avatars/templates': ({ caller, body, signal }) =>
      createTemplate(context, caller, body, signal),
    'DELETE /api/avatars/templates/:templateId': async ({ caller, params }) => {
      await removeTemplate(context, caller.userId, params.templateId)
      return { success: true }
    },
    'GET /api/avatars/templates/:templateId/preview': ({ caller, params }) =>
      previews.open(caller, params.templateId),
    'GET /api/avatars/companion/:companionId': ({ caller, params }) =>
      readCompanionAvatar(context, caller.userId, params.companionId),
    'POST /api/avatars/companion/:companionId/upload': async ({
      caller,
      params,
      upload,
      signal,
    }) => ({
      imageUrl: await uploadAvatar(context, caller, upload.file, signal, params.companionId),
    }),
    'GET /api/avatars/companion/:companionId/card': ({ caller, params }) =>
      openCard(context, caller.userId, params.companionId),
    'POST /api/avatars/recommendations': ({ caller, body }) =>
      recommendTemplates(
        context,
        caller,
        body.personalityData,
        body.limit ?? mediaLimits.recommendations.default,
      ),
    'POST /api/avatars/generate': async ({ caller, body, signal }) =>
      answerOf(await generateCompanionAvatar(context, caller, body, signal)),
    'POST /api/avatars/set': async ({ caller, body }) => {
      const { userId, language } = caller
      const { companionId } = body
      await readCompanion(context, userId, companionId)
      const owner = { userId, companionId }
      const origin = originOf(body)
      return { imageUrl: await setAvatar(context, owner, body.imageUrl, origin, language) }
    },
  }
}
