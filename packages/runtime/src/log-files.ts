import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pino, type DestinationStream, type Level } from 'pino'
import { createLogger, type Logger, type LogLevel } from './logger.ts'

/** Of one service: about 90 days, or 900 MB where it has much to say. */
const filesKept = 90
const fileSize = '10m'

/** It comes without types. */
type OpenRollingFile = (options: {
  file: string
  extension: string
  dateFormat: string
  frequency: 'daily'
  size: string
  limit: { count: number; removeOtherLogFiles: boolean }
  mkdir: boolean
  sync: boolean
}) => Promise<DestinationStream>

/** Everything that is logged under a folder is in `<folder>/<service>/log.<day>.<number>.log`. */
async function openLogFile(folder: string, service: string): Promise<DestinationStream> {
  // A folder that is there keeps its mode: whoever collects logs may open it.
  await mkdir(join(folder, service), { recursive: true, mode: 0o700 })
  // Loaded where files are written alone: it brings a library of dates.
  const require = createRequire(import.meta.url)
  const openRollingFile = require('pino-roll') as OpenRollingFile
  return openRollingFile({
    file: join(folder, service, 'log'),
    extension: '.log',
    dateFormat: 'yyyy-MM-dd',
    frequency: 'daily',
    size: fileSize,
    limit: { count: filesKept, removeOtherLogFiles: true },
    mkdir: false,
    // As standard output is written: nothing is lost when the process ends.
    sync: true,
  })
}

/**
 * The logger of a process: to standard output, and into files of its service where a folder is
 * named, by which the back office finds what happened under a request id.
 * @param options.folder null: no files
 * @throws Error when the folder cannot be written
 */
export async function openLogger({
  folder,
  ...options
}: {
  service: string
  level: LogLevel
  folder: string | null
}): Promise<Logger> {
  if (folder === null || options.level === 'silent') return createLogger(options)
  const file = await openLogFile(folder, options.service)
  const destination = pino.multistream(
    [process.stdout, file].map((stream) => ({ level: options.level as Level, stream })),
  )
  return createLogger({ ...options, destination })
}
