import { plainPicture, writeCardToPng } from '@lumen/cards/png'
import type { CharacterCard } from '@lumen/cards/card'
import { chatRequests } from '@lumen/contracts/chat/bus'
import type { Face } from '@lumen/contracts/chat/faces'
import { faceUrl } from '@lumen/contracts/chat/faces'
import { AppError } from '@lumen/http/app-error'
import type { FileReply } from '@lumen/http/file-reply'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { MediaContext } from '../context.ts'
import { labelOf, toPortrait } from '../labels/portrait.ts'
import { findAvatarFile } from '../store/avatars.ts'

/**
 * A companion of the user as a character card in a PNG: of the picture it wears, else of its portrait,
 * else of one colour.
 * @throws AppError `not_found`, `unavailable`
 */
export async function openCard(
  context: MediaContext,
  userId: string,
  companionId: string,
): Promise<FileReply> {
  const { card: found } = await context.bus
    .request(chatRequests, 'chat.read-card', { userId, companionId })
    .catch((cause: unknown) => {
      throw new AppError('unavailable', 'Companions cannot be reached just now; try again', {
        cause,
      })
    })
  if (found === null) throw new AppError('not_found', 'There is no such companion')
  const { name, face, card } = found
  const picture =
    (await wornPicture(context, userId, companionId)) ??
    (face === null ? null : await portraitOf(context, face)) ??
    plainPicture(name)
  // As chat wrote it: the contract names only what it is told by.
  const png = writeCardToPng(picture, card as unknown as CharacterCard)
  return {
    size: png.byteLength,
    mime: 'image/png',
    tag: createHash('sha256').update(png).digest('hex').slice(0, 32),
    maxAge: 0,
    downloadAs: `${name}.png`,
    open: (range) =>
      Promise.resolve(
        Readable.from([range === undefined ? png : png.subarray(range.start, range.end + 1)]),
      ),
  }
}

async function wornPicture(
  { db, objects }: MediaContext,
  userId: string,
  companionId: string,
): Promise<Uint8Array | null> {
  const file = await findAvatarFile(db, userId, companionId)
  const bytes = file === null ? null : await objects.read(file.storage_key)
  return file === null || bytes === null ? null : toPortrait(bytes, labelOf(file))
}

/** The portrait as the web has it. */
async function portraitOf({ config, log }: MediaContext, face: Face): Promise<Uint8Array | null> {
  if (config.WEB_ROOT === undefined) return null
  try {
    const bytes = await readFile(join(config.WEB_ROOT, faceUrl(face, 1_024)))
    return await toPortrait(bytes, null)
  } catch (error) {
    log.warn({ err: error, face }, 'a portrait is not where the web is')
    return null
  }
}
