import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  findMediaProgram,
  type FoundMediaProgram,
  type MediaProgramName,
} from './media-programs.ts'
import type { Context } from './types.ts'

type Entry = { path: string; env: Readonly<Record<string, string>> } | { reason: string }
type Entries = Partial<Record<MediaProgramName, Entry>>

const names: readonly MediaProgramName[] = ['ffmpeg', 'espeak-ng']

/**
 * Looks for ffmpeg and espeak-ng one after the other and keeps what is known in a file, which services
 * read when they need a program: `{ ffmpeg: { path, env } | { reason }, … }`; what is not in it is still
 * looked for. A program that an earlier call found serves until this one has looked again.
 * @returns the reasons why some were not found, empty when all are there
 */
export async function keepMediaPrograms(
  file: string,
  options: Pick<Context, 'packagesDir' | 'env' | 'report' | 'signal'>,
  find: typeof findMediaProgram = findMediaProgram,
): Promise<string[]> {
  const entries: Entries = programsOf(file)
  write(file, entries)
  const reasons: string[] = []
  for (const name of names) {
    const found = await find(name, options)
    entries[name] = entryOf(found)
    if ('reason' in found) reasons.push(found.reason)
    write(file, entries)
  }
  return reasons
}

function entryOf(found: FoundMediaProgram): Entry {
  return 'reason' in found
    ? { reason: found.reason }
    : { path: found.program.path, env: found.program.env }
}

/** Programs of an earlier start that are still there; a reason of then may no longer hold. */
function programsOf(file: string): Entries {
  try {
    const entries = JSON.parse(readFileSync(file, 'utf8')) as Entries
    return Object.fromEntries(
      names.flatMap((name) => {
        const entry = entries[name]
        return entry !== undefined && 'path' in entry && existsSync(entry.path)
          ? [[name, entry]]
          : []
      }),
    )
  } catch {
    return {}
  }
}

/** Never seen half written. */
function write(file: string, entries: Entries): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.new`
  writeFileSync(draft, `${JSON.stringify(entries, null, 2)}\n`)
  renameSync(draft, file)
}
