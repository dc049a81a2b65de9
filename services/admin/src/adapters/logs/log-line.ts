import { systemLimits } from '@lumen/contracts/admin/limits'
import type { AdminLogs, LogLine } from '@lumen/contracts/admin/system-schema'
import { redact } from '@lumen/runtime/redaction'

/** Finds what was logged under the id of a request. */
export type ReadLogs = (requestId: string) => Promise<AdminLogs>

/** Where neither files nor Loki are configured. */
export const noLogs: ReadLogs = async () => ({ source: 'none', lines: [], complete: true })

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * A line as our loggers write it; null: of another request, or of something else. It was redacted when it
 * was written; it is once more, for what another program may have put into the same place.
 */
export function readLogLine(line: string, requestId: string): LogLine | null {
  let record: unknown
  try {
    record = JSON.parse(line)
  } catch {
    return null
  }
  if (typeof record !== 'object' || record === null) return null
  const { time, level, service, msg, requestId: id, ...rest } = redact({ ...record })
  if (id !== requestId || Number.isNaN(Date.parse(text(time)))) return null
  return {
    at: new Date(text(time)).toISOString(),
    level: text(level),
    service: text(service),
    message: text(msg),
    fields: Object.keys(rest).length === 0 ? '' : shortened(JSON.stringify(rest, null, 2)),
  }
}

const shortened = (fields: string): string =>
  fields.length <= systemLimits.logFields
    ? fields
    : `${fields.slice(0, systemLimits.logFields - 1).trimEnd()}…`

/** The newest first, as many as are shown. */
export function newestOf(lines: readonly LogLine[]): LogLine[] {
  return lines.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, systemLimits.logLines)
}
