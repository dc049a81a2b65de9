import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ours = /^lumen-(?:sound|film|fit|mark)-\w{6}$/
/** No work takes this long. */
const abandonedMs = 3_600_000

/**
 * Removes the folders of works whose process was killed: recordings of people may be in them.
 * @param parent where they are made; the system's folder for such
 */
export async function removeAbandonedFolders(parent = tmpdir()): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!ours.test(name)) continue
    const path = join(parent, name)
    // Another process may remove it meanwhile, or own it.
    const found = await stat(path).catch(() => null)
    if (found !== null && Date.now() - found.mtimeMs > abandonedMs)
      await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
}
