import { readFileSync } from 'node:fs'
import type { Language } from '@lumen/contracts/languages'
import type { Static, TSchema } from 'typebox'
import { Check, Errors } from 'typebox/value'

/**
 * Reads one file of a room in one language and holds it against the schema of whoever needs it.
 *
 * @param file without `.json`
 * @throws with the file's name when it is missing, is no JSON or does not fit
 */
export type ContentRoom = <Schema extends TSchema>(
  language: Language,
  file: string,
  schema: Schema,
) => Static<Schema>

const contentFolder = new URL('../../../content/', import.meta.url)
const mostProblems = 3

/**
 * What people read or rules listen for: `content/<language>/<room>/<file>.json`. A file is read
 * once for each room that was opened.
 */
export function openContentRoom(room: string, folder: URL = contentFolder): ContentRoom {
  const parsed = new Map<string, unknown>()
  return (language, file, schema) => {
    const name = `${language}/${room}/${file}.json`
    if (!parsed.has(name)) parsed.set(name, parse(new URL(name, folder), name))
    const value = parsed.get(name)
    if (Check(schema, value)) return value
    const problems = Errors(schema, value)
      .slice(0, mostProblems)
      .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
    throw new Error(`content/${name}: ${problems.join('; ')}`)
  }
}

function parse(url: URL, name: string): unknown {
  try {
    return JSON.parse(readFileSync(url, 'utf8'))
  } catch (error) {
    throw new Error(`content/${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
