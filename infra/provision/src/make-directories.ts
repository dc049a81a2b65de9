import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a directory and those above it that are missing. Unlike `mkdirSync` with `recursive`, which
 * tries for ever where the system denies that an existing parent exists (below /proc), it fails.
 * @param path absolute
 * @throws Error with the system's code
 */
export function makeDirectories(path: string): void {
  const missing: string[] = []
  for (let each = path; !existsSync(each) && dirname(each) !== each; each = dirname(each))
    missing.unshift(each)
  for (const each of missing) {
    try {
      mkdirSync(each)
    } catch (error) {
      // Another process may have made it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  if (!statSync(path).isDirectory())
    throw Object.assign(new Error(`${path} is no directory`), { code: 'ENOTDIR' })
}
