import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('a process that has used the models ends by itself', async () => {
  const probe = new URL('leak-probe.ts', import.meta.url).pathname
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [probe], {
    timeout: 90_000,
  })
  expect(stdout).toMatch(/^\[.*\]\nended\n$/)
  expect(stdout).not.toContain('"no"')
  expect(stderr).toBe('')
})
