import { chmodSync, mkdirSync } from 'node:fs'

/** Makes a directory that its owner alone can read or enter, also where an earlier one was open to all. */
export function makePrivateDirectory(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  chmodSync(path, 0o700)
}
