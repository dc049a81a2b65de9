import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withLock } from './file-lock.ts'
import { identifyProcess } from './process-identity.ts'

const root = mkdtempSync(join(tmpdir(), 'lumen-lock-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('lets one in at a time and leaves nothing behind', async () => {
  const path = join(root, 'one', 'lock')
  let inside = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++inside)
    await new Promise((resolve) => setImmediate(resolve))
    inside--
  }
  await Promise.all(Array.from({ length: 8 }, () => withLock(path, { limitMs: 10_000 }, work)))
  expect(most).toBe(1)
  expect(readdirSync(join(root, 'one'))).toEqual([])
})

test('takes over from a process that is gone, for one of several who wait', async () => {
  const path = join(root, 'stale')
  const gone = { ...identifyProcess(process.pid), start: 'another time' }
  writeFileSync(path, JSON.stringify({ token: 'old', process: gone }))
  let entered = 0
  const work = async () => void entered++
  await Promise.all([1, 2, 3].map(() => withLock(path, { limitMs: 10_000 }, work)))
  expect(entered).toBe(3)
})

test('gives up in words when the holder does not let go', async () => {
  const path = join(root, 'held')
  let waited = 0
  await withLock(path, { limitMs: 1_000 }, async () => {
    const second = withLock(path, { limitMs: 100, onWait: (pid) => (waited = pid) }, async () => 0)
    await expect(second).rejects.toThrow(`process ${process.pid}, which holds ${path}`)
  })
  expect(waited).toBe(process.pid)
})

test('waiting ends with the signal', async () => {
  const path = join(root, 'aborted')
  const controller = new AbortController()
  await withLock(path, { limitMs: 1_000 }, async () => {
    const { signal } = controller
    const onWait = () => controller.abort()
    const second = withLock(path, { limitMs: 60_000, signal, onWait }, async () => 0)
    await expect(second).rejects.toThrow('aborted')
  })
})
