import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the content stands that people edit. */
export const contentFolder = join(import.meta.dirname, '../../../content')

/** Where its compiled form is kept; an image of a service has only this. */
export const compiledFolder = join(contentFolder, '.compiled')

/** Which file holds a room in a language, and from what it was made. */
export type CompiledRoom = { readonly file: string; readonly source: string }

/** Compiled rooms by name and language. */
export type CompiledIndex = Readonly<Record<string, Readonly<Record<string, CompiledRoom>>>>

export const indexFile = 'index.json'

/** @returns null when nothing has been compiled */
export function readIndex(folder: string): CompiledIndex | null {
  try {
    return JSON.parse(readFileSync(join(folder, indexFile), 'utf8')) as CompiledIndex
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
