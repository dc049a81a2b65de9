import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findMediaProgram } from './media-programs.ts'

const folder = mkdtempSync(join(tmpdir(), 'lumen-media-programs-'))
const options = {
  packagesDir: join(folder, 'packages'),
  report: () => undefined,
  signal: AbortSignal.timeout(30_000),
}
const program = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  chmodSync(path, 0o755)
  return path
}

it('takes a program of the PATH that runs', async () => {
  const path = program('espeak-ng', '#!/bin/sh\necho eSpeak NG\n')
  expect(await findMediaProgram('espeak-ng', { ...options, env: { PATH: folder } })).toEqual({
    program: { path, env: {}, origin: 'path' },
  })
})

it('passes over one that does not run, and says how to add it where there is none', async () => {
  program('espeak-ng', '#!/bin/sh\necho broken >&2\nexit 3\n')
  const found = await findMediaProgram('espeak-ng', { ...options, env: { PATH: folder } })
  expect(found).toMatchObject({
    reason: expect.stringMatching(/broken.*apt-get.*Install the package espeak-ng/s),
  })
})
