import { AppError } from '@lumen/http/app-error'
import type { FileReply } from '@lumen/http/file-reply'
import { exportKey } from '@lumen/objects/object-key'
import { openSealed } from '@lumen/objects/sealed-file'
import type { AuthContext } from '../../context.ts'
import { findExport, openExportKey, type ExportRow } from '../../store/exports.ts'
import { exportFileName } from './present-export.ts'
import { archiveName } from './run-export.ts'

const missing = () => new AppError('not_found', 'There is no such file')
const mimes = { json: 'application/json; charset=utf-8', kit: 'application/zip' } as const

/**
 * The file of an export, by an address that was signed for its owner.
 * @throws AppError `not_found` when there is none, when it is somebody else’s, or its address is over
 */
export async function openExportFile(
  context: AuthContext,
  wish: { userId: string; exportId: string; expires?: number; signature?: string },
): Promise<FileReply> {
  const { userId, exportId, expires, signature } = wish
  if (expires === undefined || signature === undefined) throw missing()
  const link = { userId, exportId, expires }
  if (!context.exportLinks.holds(link, signature, context.clock.now())) throw missing()
  const row = await findExport(context.db, wish.exportId)
  if (row === null || row.user_id !== wish.userId) throw missing()
  return exportFile(context, row)
}

/** The file of an export that is ready, opened while it is sent. @throws AppError `not_found` */
export async function exportFile(
  { db, sealer, objects, clock }: AuthContext,
  row: ExportRow,
): Promise<FileReply> {
  const over = row.expires_at === null || row.expires_at <= clock.now()
  if (objects === null || row.status !== 'ready' || over) throw missing()
  const box = await sealer.open(db, row.user_id)
  const key = Buffer.from(openExportKey(box, row), 'base64')
  return {
    size: Number(row.bytes),
    mime: mimes[row.format],
    tag: row.id,
    maxAge: 0,
    downloadAs: exportFileName(row),
    async open(range) {
      const name = exportKey(row.user_id, row.id, archiveName)
      const stream = await openSealed(objects, name, key, range)
      if (stream === null) throw missing()
      return stream
    },
  }
}
