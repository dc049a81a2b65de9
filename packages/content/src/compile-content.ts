import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  compiledFolder,
  contentFolder,
  indexFile,
  readIndex,
  type CompiledRoom,
} from './compiled-index.ts'
import { listSources, type Source } from './list-sources.ts'

export type CompileOptions = {
  readonly from?: string
  readonly to?: string
  /** Only these rooms; all of them when left out. */
  readonly rooms?: readonly string[]
}

/** Changes when what is written for the same sources changes. */
const version = '2'
/** A process that began with an older form still reads it. */
const keptMs = 24 * 60 * 60 * 1000

/**
 * Writes each room of each language as one JSON file that bears the hash of what is in it, and an
 * index of them. Rooms whose sources have not changed are left as they are.
 *
 * @returns how many were written anew
 * @throws SourceFault for a file that cannot be read; the index then stays as it was
 */
export async function compileContent({
  from = contentFolder,
  to = compiledFolder,
  rooms,
}: CompileOptions = {}): Promise<number> {
  const before = readIndex(to) ?? {}
  const index: Record<string, Record<string, CompiledRoom>> = {}
  let written = 0
  for (const language of foldersOf(from))
    for (const room of foldersOf(join(from, language))) {
      if (rooms !== undefined && !rooms.includes(room)) continue
      const sources = listSources(join(from, language, room))
      const source = hash([version, ...sources.flatMap(({ name, text }) => [name, text])])
      const known = before[room]?.[language]
      index[room] ??= {}
      if (known?.source === source && exists(join(to, known.file))) {
        index[room][language] = known
        continue
      }
      const text = JSON.stringify(await compiled(sources))
      const file = `${room}.${language}.${hash([text])}.json`
      write(to, file, text)
      index[room][language] = { file, source }
      written++
    }
  const text = JSON.stringify(index)
  if (text !== JSON.stringify(before)) write(to, indexFile, text)
  forgetOld(
    to,
    new Set(Object.values(index).flatMap((one) => Object.values(one).map((it) => it.file))),
  )
  return written
}

/** Languages are folders of the content, rooms those of a language. */
export const foldersOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted()

async function compiled(sources: readonly Source[]): Promise<Record<string, unknown>> {
  // The parser is loaded only when something has changed.
  const { parseSource } = await import('./parse-source.ts')
  const files: Record<string, unknown> = {}
  for (const source of sources) {
    if (source.name in files)
      throw new Error(`${source.path}: there is another file of this name with another ending`)
    files[source.name] = parseSource(source).value
  }
  return files
}

/** Each part with its length before it: others would be others also where they read the same in a row. */
function hash(parts: readonly string[]): string {
  const hashed = createHash('sha256')
  for (const part of parts) hashed.update(`${part.length}:`).update(part)
  return hashed.digest('hex').slice(0, 16)
}

/** Whole or not at all, also when several processes do it. */
function write(folder: string, file: string, text: string): void {
  mkdirSync(folder, { recursive: true })
  const draft = join(folder, `.${file}.${process.pid}`)
  writeFileSync(draft, text)
  renameSync(draft, join(folder, file))
}

const exists = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined

function forgetOld(folder: string, used: ReadonlySet<string>): void {
  for (const file of readdirSync(folder)) {
    if (file === indexFile || used.has(file)) continue
    const found = statSync(join(folder, file), { throwIfNoEntry: false })
    if (found && Date.now() - found.mtimeMs > keptMs) rmSync(join(folder, file), { force: true })
  }
}
