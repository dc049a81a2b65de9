import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeAbandonedFolders } from './working-folders.ts'

it('removes what killed processes left, and nothing else', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'lumen-test-'))
  try {
    const old = new Date(Date.now() - 2 * 3_600_000)
    for (const name of ['lumen-sound-abc123', 'lumen-film-abc123', 'lumen-media-test-abc123']) {
      await mkdir(join(parent, name))
      await writeFile(join(parent, name, 'recording'), 'x')
      await utimes(join(parent, name), old, old)
    }
    await mkdir(join(parent, 'lumen-mark-def456'))
    await removeAbandonedFolders(parent)
    expect((await readdir(parent)).toSorted()).toEqual([
      'lumen-mark-def456',
      'lumen-media-test-abc123',
    ])
  } finally {
    await rm(parent, { recursive: true })
  }
})
