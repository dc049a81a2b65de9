import { mediaLimits } from '@lumen/contracts/media/limits'
import type { AvatarTemplate } from '@lumen/contracts/media/schema'
import { templatePictureUrl } from '@lumen/contracts/media/templates'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import { currentRequestId, newRequestId } from '@lumen/runtime/request-context'
import type { MediaContext } from '../context.ts'
import { matchScore, type PersonalityVector } from '../domain/match-score.ts'
import { findSeeded, seededTemplates, type SeededTemplate } from '../domain/templates/seeded.ts'
import { personalityOfTags } from '../domain/templates/tag-personality.ts'
import {
  deleteTemplate,
  findOwnTemplate,
  findPreview,
  insertTemplate,
  listOwnTemplates,
  type OwnTemplate,
  type TemplateContent,
} from '../store/avatar-templates.ts'
import { withheldTemplates } from '../store/withheld.ts'
import { templateTexts, type TemplateTexts } from '../texts.ts'
import { holdToPolicy } from './hold-to-policy.ts'
import { removeObjects } from './remove-objects.ts'

type Person = Pick<Caller, 'userId' | 'language'>

export const noSuchTemplate = () => new AppError('not_found', 'There is no such template')

const isUuid = (id: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
const previewUrl = (id: string) => `/api/avatars/templates/${id}/preview`

function presentSeeded(template: SeededTemplate, texts: TemplateTexts): AvatarTemplate {
  const { id, category, styleType, personalityTags } = template
  const { name, description, prompt: promptTemplate } = texts[id]
  return {
    id,
    name,
    description,
    styleType,
    promptTemplate,
    personalityTags: [...personalityTags],
    category,
    isCustom: false,
    previewUrl: templatePictureUrl(id),
    matchScore: null,
  }
}

const presentOwn = ({ personalityTags, ...template }: OwnTemplate): AvatarTemplate => ({
  ...template,
  personalityTags: [...personalityTags],
  isCustom: true,
  previewUrl: previewUrl(template.id),
  matchScore: null,
})

/** Templates in the language of whoever asks: those that come along, then their own, newest first. */
export async function listTemplates(
  { db, sealer }: MediaContext,
  { userId, language }: Person,
  category?: string,
): Promise<AvatarTemplate[]> {
  const texts = templateTexts(language)
  const withheld = await withheldTemplates(db)
  const own = await listOwnTemplates(db, await sealer.open(db, userId), userId)
  const all = [
    ...seededTemplates
      .filter(({ id }) => !withheld.has(id))
      .map((template) => presentSeeded(template, texts)),
    ...own.map(presentOwn),
  ]
  const wanted = category?.trim() ?? ''
  return wanted === '' ? all : all.filter((template) => template.category === wanted)
}

/** One that comes along, or one of the user’s own. @throws AppError `not_found` */
export async function findTemplate(
  { db, sealer }: MediaContext,
  { userId, language }: Person,
  id: string,
): Promise<AvatarTemplate> {
  const seeded = findSeeded(id)
  if (seeded !== undefined && (await withheldTemplates(db)).has(id)) throw noSuchTemplate()
  if (seeded !== undefined) return presentSeeded(seeded, templateTexts(language))
  const own = isUuid(id)
    ? await findOwnTemplate(db, await sealer.open(db, userId), userId, id)
    : null
  if (own === null) throw noSuchTemplate()
  return presentOwn(own)
}

/** Templates by how near they are to a personality, nearest first. */
export async function recommendTemplates(
  context: MediaContext,
  person: Person,
  wanted: Partial<PersonalityVector>,
  limit: number,
): Promise<AvatarTemplate[]> {
  const scored = (await listTemplates(context, person)).flatMap((template) => {
    const offered =
      findSeeded(template.id)?.personality ?? personalityOfTags(template.personalityTags)
    return offered === null ? [] : [{ ...template, matchScore: matchScore(wanted, offered) }]
  })
  return scored.toSorted((a, b) => (b.matchScore ?? 0) - (a.matchScore ?? 0)).slice(0, limit)
}

/**
 * Keeps a template of the user’s own.
 * @throws AppError `prompt_refused`, and `conflict` when there are as many as one may have
 */
export async function createTemplate(
  context: MediaContext,
  caller: Caller,
  input: TemplateContent,
  signal: AbortSignal,
): Promise<AvatarTemplate> {
  const { db, sealer, clock } = context
  const { userId } = caller
  const content: TemplateContent = {
    name: input.name.trim(),
    description: input.description.trim(),
    styleType: input.styleType,
    promptTemplate: input.promptTemplate.trim(),
    personalityTags: [...new Set(input.personalityTags.map((tag) => tag.trim()))],
    category: input.category.trim(),
  }
  await checkWords(context, caller, content, signal)
  const template = { ...content, id: newId() }
  const box = await sealer.open(db, userId)
  const kept = await db
    .transaction()
    .execute((tx) =>
      insertTemplate(
        tx,
        box,
        { ...template, userId, createdAt: clock.now() },
        mediaLimits.avatarTemplates,
      ),
    )
  if (!kept)
    throw new AppError(
      'conflict',
      `You have ${mediaLimits.avatarTemplates} templates, which is the most an account can have`,
    )
  return presentOwn(template)
}

async function checkWords(
  context: MediaContext,
  { userId, language, ageBand }: Caller,
  { name, description, promptTemplate }: TemplateContent,
  signal: AbortSignal,
): Promise<void> {
  const verdict = await context.providers.moderate(
    `${name}\n${description}\n${promptTemplate}`,
    { language, ageBand, work: 'avatar', requestId: currentRequestId() ?? newRequestId() },
    signal,
  )
  await holdToPolicy(context, { userId, what: 'template' }, verdict)
}

/** Deletes a template of the user’s own with its picture. @throws AppError `not_found` */
export async function removeTemplate(
  context: MediaContext,
  userId: string,
  id: string,
): Promise<void> {
  const { db } = context
  if (!isUuid(id) || !(await deleteTemplate(db, userId, id))) throw noSuchTemplate()
  const preview = await findPreview(db, id)
  if (preview !== null) await removeObjects(context, userId, [preview])
}
