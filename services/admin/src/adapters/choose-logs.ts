import type { AdminConfig } from '../config.ts'
import { noLogs, type ReadLogs } from './logs/log-line.ts'
import { readLogFiles } from './logs/read-log-files.ts'
import { readLoki } from './logs/read-loki.ts'

/** Loki where its address is set; else the log files, where they are kept. */
export function chooseLogs({ base, ...config }: AdminConfig): ReadLogs {
  const { LOKI_URL: url, LOKI_SELECTOR: selector, LOKI_TOKEN: token } = config
  if (url !== undefined) return readLoki({ url, selector, token })
  return base.logFolder === null ? noLogs : readLogFiles(base.logFolder)
}
