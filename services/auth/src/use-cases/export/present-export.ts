import { exportLimits, type DataExport } from '@lumen/contracts/auth/privacy'
import type { AuthContext } from '../../context.ts'
import type { ExportRow } from '../../store/exports.ts'

const endings = { json: 'json', kit: 'zip' } as const

/** `lumen-export-2026-11-23.json`; the day is that of the user. */
export function exportFileName(row: Pick<ExportRow, 'format' | 'created_at' | 'time_zone'>) {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: row.time_zone }).format(row.created_at)
  return `lumen-export-${day}.${endings[row.format]}`
}

/** An export as its owner sees it, with a fresh address where there is a file. */
export function presentExport(
  { clock, exportLinks }: Pick<AuthContext, 'clock' | 'exportLinks'>,
  row: ExportRow,
): DataExport {
  const ready = row.status === 'ready'
  const expires = Math.floor(clock.now().getTime() / 1_000) + exportLimits.linkSeconds
  const link = { exportId: row.id, userId: row.user_id, expires }
  const query = new URLSearchParams({
    expires: String(expires),
    signature: exportLinks.sign(link),
  })
  return {
    id: row.id,
    format: row.format,
    status: row.status,
    progress: row.progress,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    bytes: row.bytes === null ? null : Number(row.bytes),
    fileName: ready ? exportFileName(row) : null,
    url: ready ? `/api/enterprise/privacy/exports/${row.id}/file?${query.toString()}` : null,
    error: row.error,
  }
}
