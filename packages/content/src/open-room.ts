import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@lumen/contracts/languages'
import { Check, Errors } from 'typebox/value'
import { compiledFolder, type CompiledIndex, readIndex } from './compiled-index.ts'
import type { ReadRoom, Room, RoomContent } from './define-room.ts'

const mostProblems = 3

/**
 * Opens a room of the compiled content. A language is read and held against the declaration when it
 * is first asked for, and kept.
 *
 * @throws naming room, language and file when something is missing or does not fit
 */
export function openRoom<R extends Room>(
  { room, files }: R,
  folder: string = compiledFolder,
): ReadRoom<R, Language> {
  let index: CompiledIndex | null = null
  const opened = new Map<Language, RoomContent<R>>()
  return (language) => {
    const known = opened.get(language)
    if (known !== undefined) return known
    index ??= readIndex(folder)
    const compiled = index?.[room]?.[language]
    if (compiled === undefined)
      throw new Error(`content/${language}/${room} is not compiled: npm run content`)
    const all = JSON.parse(readFileSync(join(folder, compiled.file), 'utf8')) as Record<
      string,
      unknown
    >
    const content: Record<string, unknown> = {}
    for (const [file, value] of Object.entries(all)) {
      const schema = files[file] ?? files['*']
      if (schema === undefined) continue
      if (!Check(schema, value)) {
        const problems = Errors(schema, value)
          .slice(0, mostProblems)
          .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
        throw new Error(`content/${language}/${room}/${file}: ${problems.join('; ')}`)
      }
      content[file] = value
    }
    const missing = Object.keys(files).find((file) => file !== '*' && !(file in content))
    if (missing !== undefined)
      throw new Error(`content/${language}/${room}/${missing} is missing: npm run content`)
    opened.set(language, content as RoomContent<R>)
    return content as RoomContent<R>
  }
}

/**
 * Opens a room in every language at once: what is missing stops the start of a service, not a request.
 *
 * @throws as `openRoom` does
 */
export function openAllLanguages<R extends Room>(room: R): ReadRoom<R, Language> {
  const read = openRoom(room)
  for (const language of languages) read(language)
  return read
}
