import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The folder itself where a disk can be mounted on it, else null. */
export async function mountable(folder: string): Promise<string | null> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder])
    await run('umount', [folder])
    return folder
  } catch {
    return null
  }
}
