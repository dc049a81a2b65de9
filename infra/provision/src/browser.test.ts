import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findBrowser } from './browser.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'lumen-browser-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function script(name: string, text: string): string {
  const path = join(dataDir, name)
  writeFileSync(path, `#!/bin/sh\n${text}\n`)
  chmodSync(path, 0o755)
  return path
}

// A fc-list that knows a font keeps the test from installing one.
script('fc-list', 'echo /fonts/NotoSansCJK.ttc')

test('CHROMIUM_PATH comes first and must start', async () => {
  const named = script('named', 'echo Chromium 150')
  script('chromium', 'echo Chromium 149')
  const env = { PATH: dataDir, CHROMIUM_PATH: named }
  expect(await findBrowser({ dataDir, env })).toBe(named)
  const broken = script('broken', 'echo "libnss3.so: cannot open" >&2; exit 127')
  await expect(findBrowser({ dataDir, env: { ...env, CHROMIUM_PATH: broken } })).rejects.toThrow(
    `CHROMIUM_PATH names ${broken}, which does not start: libnss3.so: cannot open`,
  )
})

test('a script that only tells how to install is passed over', async () => {
  script('chromium', 'echo "install the snap" >&2; exit 1')
  const real = script('google-chrome', 'echo Google Chrome 150')
  expect(await findBrowser({ dataDir, env: { PATH: dataDir } })).toBe(real)
})
