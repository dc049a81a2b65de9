import { isPhotographic } from '@lumen/contracts/media/names'
import { newId } from '@lumen/database/ids'
import type { FileReply } from '@lumen/http/file-reply'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import { mimeOfKey } from '@lumen/objects/object-key'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { MediaContext } from '../context.ts'
import { writeLabel } from '../labels/write-label.ts'
import type { ImageRequest, PaintedImage } from '../adapters/image.ts'
import { findPreview, insertPreview } from '../store/avatar-templates.ts'
import { findObject, type ObjectRow } from '../store/objects.ts'
import { findTemplate, noSuchTemplate } from './avatar-templates.ts'
import { keepObject } from './keep-object.ts'
import { removeObjects } from './remove-objects.ts'

const side = 320
/** The turn of others included. */
const drawingMs = 20_000

export type TemplatePreviews = {
  /**
   * What avatars of a user’s own template look like; drawn when it is first asked for. Those that come
   * along have a file in the web. @throws AppError `not_found`
   */
  open(caller: Caller, templateId: string): Promise<FileReply>
}

/** Asked for twice at a time, a preview is drawn once. */
export function createTemplatePreviews(context: MediaContext): TemplatePreviews {
  const running = new Map<string, Promise<ObjectRow>>()

  return {
    async open(caller, templateId) {
      const { promptTemplate, styleType, isCustom } = await findTemplate(
        context,
        caller,
        templateId,
      )
      if (!isCustom) throw noSuchTemplate()
      const known = await stored(context, templateId)
      if (known !== null) return fileOf(context, known)
      const request = {
        prompt: promptTemplate,
        // Faces that are drawn are no photographs.
        style: isPhotographic(styleType) ? 'artistic' : styleType,
        seed: `template:${templateId}`,
        language: caller.language,
        size: side,
        kind: 'avatar',
      } as const
      const drawing =
        running.get(templateId) ??
        draw(context, templateId, caller.userId, request).finally(() => running.delete(templateId))
      running.set(templateId, drawing)
      return fileOf(context, await drawing)
    },
  }
}

async function stored({ db }: MediaContext, templateId: string): Promise<ObjectRow | null> {
  const objectId = await findPreview(db, templateId)
  return objectId === null ? null : findObject(db, objectId)
}

async function draw(
  context: MediaContext,
  templateId: string,
  userId: string,
  request: ImageRequest,
): Promise<ObjectRow> {
  const { bytes, model } = await drawAside(context, request)
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
  if (await insertPreview(context.db, { templateId, objectId: kept.id })) return kept
  await removeObjects(context, userId, [kept.id])
  const first = await stored(context, templateId)
  if (first === null) throw noSuchTemplate()
  return first
}

async function drawAside(
  { providers }: MediaContext,
  request: ImageRequest,
): Promise<PaintedImage> {
  const limit = AbortSignal.timeout(drawingMs)
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
