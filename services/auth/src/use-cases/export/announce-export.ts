import { derivedId } from '@lumen/database/ids'
import type { AuthContext } from '../../context.ts'
import type { ExportRow } from '../../store/exports.ts'
import { notify } from '../notify.ts'

/** Tells its owner that an export is there. It is there all the same should that fail. */
export async function announceExport(context: AuthContext, row: ExportRow): Promise<void> {
  try {
    await notify(context, {
      userId: row.user_id,
      id: derivedId('export-ready', row.id),
      notification: { kind: 'export-ready', params: { exportId: row.id, format: row.format } },
    })
  } catch (error) {
    context.log.error({ err: error, exportId: row.id }, 'nobody was told of an export')
  }
}
