import { systemLimits } from '@lumen/contracts/admin/limits'
import type { LogLine } from '@lumen/contracts/admin/system-schema'
import { open, glob, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newestOf, readLogLine, type ReadLogs } from './log-line.ts'

type Bounds = {
  /** Bytes that are looked at, in all files together. */
  readonly bytes: number
  readonly ms: number
}

const usualBounds: Bounds = { bytes: 256 * 1024 * 1024, ms: 10_000 }
const chunkBytes = 1024 * 1024
const newline = 10

/**
 * Looks through the log files of all services from their ends, the newest file first, until it has seen
 * them all or enough of them.
 * @param folder with a folder of each service in it
 */
export const readLogFiles =
  (folder: string, bounds = usualBounds): ReadLogs =>
  async (requestId) => {
    const until = performance.now() + bounds.ms
    let left = bounds.bytes
    const lines: LogLine[] = []
    let complete = true
    for (const file of await newestFiles(folder)) {
      for await (const chunk of backwards(file)) {
        left -= chunk.length
        if (left < 0 || performance.now() > until || lines.length > systemLimits.logLines) {
          complete = false
          break
        }
        if (chunk.includes(requestId))
          for (const line of chunk.toString('utf8').split('\n')) {
            const found = line.includes(requestId) ? readLogLine(line, requestId) : null
            if (found !== null) lines.push(found)
          }
      }
      if (!complete) break
    }
    return { source: 'files', lines: newestOf(lines), complete }
  }

async function newestFiles(folder: string): Promise<string[]> {
  const files: { path: string; at: number }[] = []
  for await (const path of glob('*/*.log', { cwd: folder })) {
    const whole = join(folder, path)
    // One that is rotated away meanwhile is not missed.
    const found = await stat(whole).catch(() => null)
    if (found !== null) files.push({ path: whole, at: found.mtimeMs })
  }
  return files.toSorted((a, b) => b.at - a.at).map(({ path }) => path)
}

/** Whole lines of a file, a chunk of them at a time, the last chunk first. */
async function* backwards(path: string): AsyncGenerator<Buffer> {
  const file = await open(path).catch(() => null)
  if (file === null) return
  try {
    let end = (await file.stat()).size
    // The beginning of a chunk that belongs to a line of the one before.
    let rest: Buffer = Buffer.alloc(0)
    while (end > 0) {
      const start = Math.max(0, end - chunkBytes)
      const { buffer, bytesRead } = await file.read(
        Buffer.alloc(end - start),
        0,
        end - start,
        start,
      )
      const chunk = Buffer.concat([buffer.subarray(0, bytesRead), rest])
      const first = start === 0 ? 0 : chunk.indexOf(newline) + 1
      rest = chunk.subarray(0, first)
      yield chunk.subarray(first)
      end = start
    }
  } finally {
    await file.close()
  }
}
