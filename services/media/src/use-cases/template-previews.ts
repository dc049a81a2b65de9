import type { Language } from '@lumen/contracts/languages'
import { newId } from '@lumen/database/ids'
import type { FileReply } from '@lumen/http/file-reply'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import { mimeOfKey } from '@lumen/objects/object-key'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { MediaContext } from '../context.ts'
import { findSeeded, previewSeed } from '../domain/templates/seeded.ts'
import { writeLabel } from '../labels/write-label.ts'
import type { ImageRequest, PaintedImage } from '../adapters/image.ts'
import { findPreview, insertPreview } from '../store/avatar-templates.ts'
import { findObject, type ObjectRow } from '../store/objects.ts'
import { findTemplate, noSuchTemplate } from './avatar-templates.ts'
import { keepObject } from './keep-object.ts'
import { removeObjects } from './remove-objects.ts'

/** Owner of what belongs to nobody: the pictures of templates that come along. */
const nobody = '00000000-0000-0000-0000-000000000000'
const side = 320
/** The turn of others included. */
const paintingMs = 45_000
/** Seeded ones look the same in every language. */
const seededLanguage: Language = 'en'

export type TemplatePreviews = {
  /** What avatars of a template look like; painted when it is first asked for. @throws AppError `not_found` */
  open(caller: Caller, templateId: string): Promise<FileReply>
}

/**
 * Previews are painted on this machine, one at a time, beside what people pay for and only with what
 * that leaves of the processor; asked for twice at a time they are painted once.
 */
export function createTemplatePreviews(context: MediaContext): TemplatePreviews {
  const running = new Map<string, Promise<ObjectRow>>()

  return {
    async open(caller, templateId) {
      const seeded = findSeeded(templateId) !== undefined
      const person = { ...caller, ...(seeded && { language: seededLanguage }) }
      const template = await findTemplate(context, person, templateId)
      const known = await stored(context, templateId)
      if (known !== null) return fileOf(context, known)
      const owner = seeded ? nobody : caller.userId
      const request = {
        prompt: template.promptTemplate,
        style: template.styleType,
        seed: previewSeed(templateId),
        language: person.language,
        size: side,
        kind: 'avatar',
      } as const
      const painting =
        running.get(templateId) ??
        paint(context, templateId, owner, request).finally(() => running.delete(templateId))
      running.set(templateId, painting)
      return fileOf(context, await painting)
    },
  }
}

async function stored({ db }: MediaContext, templateId: string): Promise<ObjectRow | null> {
  const objectId = await findPreview(db, templateId)
  return objectId === null ? null : findObject(db, objectId)
}

async function paint(
  context: MediaContext,
  templateId: string,
  userId: string,
  request: ImageRequest,
): Promise<ObjectRow> {
  const { bytes, model } = await paintAside(context, request)
  const contentId = `urn:uuid:${newId()}`
  const mime = 'image/webp'
  const picture = await sharp(bytes).webp({ quality: 82 }).toBuffer()
  const kept = await keepObject(context, {
    userId,
    purpose: 'avatar',
    bytes: await writeLabel(picture, mime, { maker: 'Lumen', model, contentId }),
    mime,
    model,
    contentId,
    width: side,
    height: side,
    bound: true,
  })
  const preview = { templateId, objectId: kept.id, own: userId !== nobody }
  if (await insertPreview(context.db, preview)) return kept
  await removeObjects(context, userId, [kept.id])
  const first = await stored(context, templateId)
  if (first === null) throw noSuchTemplate()
  return first
}

async function paintAside(
  { providers }: MediaContext,
  request: ImageRequest,
): Promise<PaintedImage> {
  const limit = AbortSignal.timeout(paintingMs)
  try {
    return await providers.asidePainter.paint(request, limit)
  } catch (cause) {
    if (!limit.aborted) throw cause
    throw new AppError('unavailable', 'Pictures are made that come first; try again in a moment', {
      cause,
      retryAfter: 15,
    })
  }
}

const fileOf = ({ objects }: MediaContext, row: ObjectRow): FileReply => ({
  size: Number(row.bytes),
  mime: mimeOfKey(row.storage_key),
  tag: row.sha256.slice(0, 32),
  // The address stays when the picture changes.
  maxAge: 86_400,
  async open(range) {
    const opened = await objects.open(row.storage_key, range)
    if (opened === null) throw noSuchTemplate()
    return Readable.from(opened.stream)
  },
})
