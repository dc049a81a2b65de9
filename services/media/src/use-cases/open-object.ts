import { AppError } from '@lumen/http/app-error'
import type { FileReply } from '@lumen/http/file-reply'
import type { Caller } from '@lumen/http/identity'
import { mimeOfKey } from '@lumen/objects/object-key'
import { Readable } from 'node:stream'
import type { MediaContext } from '../context.ts'
import { fileName } from '../store/object-name.ts'
import type { ObjectVariant } from '../store/object-variants.ts'
import { findObject, type ObjectRow } from '../store/objects.ts'
import { openVariant } from './open-variant.ts'

const missing = () => new AppError('not_found', 'There is no such file')

export type ObjectWish = {
  objectId: string
  variant?: ObjectVariant | undefined
  /** `1`, or the name to save it under. */
  download?: string | undefined
  expires?: number | undefined
  signature?: string | undefined
}

/**
 * A file for its owner, or for whoever has an address that we signed. Nobody else learns whether
 * there is one.
 * @throws AppError `not_found`
 */
export async function openObject(
  context: MediaContext,
  caller: Caller | null,
  wish: ObjectWish,
): Promise<FileReply> {
  const { db, objects, links, clock, log } = context
  const { objectId, variant, expires, signature } = wish
  const signed =
    expires !== undefined &&
    signature !== undefined &&
    links.holds({ objectId, variant, expires }, signature, clock.now())
  if (caller === null && !signed) throw missing()
  const row = await findObject(db, objectId)
  if (row === null || !(signed || row.user_id === caller?.userId)) throw missing()

  const file = variant === undefined ? originalOf(row) : await openVariant(context, row, variant)
  if (file === null) throw missing()
  return {
    size: file.size,
    mime: file.mime,
    tag: variant === undefined ? row.sha256.slice(0, 32) : `${row.sha256.slice(0, 32)}-${variant}`,
    async open(range) {
      if ('bytes' in file)
        return Readable.from([range ? file.bytes.subarray(range.start, range.end + 1) : file.bytes])
      const opened = await objects.open(file.key, range)
      if (opened === null) {
        log.error({ objectId }, 'the bytes of a file are gone')
        throw missing()
      }
      return opened.stream
    },
    ...(signed && {
      anyOrigin: true,
      maxAge: Math.max(0, Math.floor(expires - clock.now().getTime() / 1_000)),
    }),
    ...(wish.download !== undefined && {
      downloadAs: fileName(row, file.mime, wish.download === '1' ? undefined : wish.download),
    }),
  }
}

const originalOf = (row: ObjectRow) => ({
  key: row.storage_key,
  size: Number(row.bytes),
  mime: mimeOfKey(row.storage_key),
})
