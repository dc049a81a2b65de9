import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the content as it is edited. */
export type Source = {
  /** Its path below the room without ending, as declarations name it. */
  readonly name: string
  readonly path: string
  readonly text: string
}

const endings = /\.(yaml|json|md)$/

/** The files of a room in one language, by name; other endings are left alone. */
export const listSources = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const name = path.slice(folder.length + 1).replace(endings, '')
      return { name: name.replaceAll('\\', '/'), path, text: readFileSync(path, 'utf8') }
    })
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
