import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openLogger } from './log-files.ts'
import { runWithRequestId } from './request-context.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumen-logs-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

it('writes what standard output gets into a file of the service, redacted, and goes on in it', async () => {
  const told: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => told.push(String(chunk)) > 0)
  for (const _start of [1, 2]) {
    const log = await openLogger({ service: 'chat', level: 'info', folder })
    runWithRequestId('request-1', () => log.warn({ text: 'Ann was born in Rome' }, 'slow'))
    log.debug('not this')
  }
  const [file, ...others] = await readdir(join(folder, 'chat'))
  expect([file, others]).toEqual([expect.stringMatching(/^log\.\d{4}-\d\d-\d\d\.1\.log$/), []])
  expect((await stat(join(folder, 'chat'))).mode & 0o777).toBe(0o700)
  const written = await readFile(join(folder, 'chat', file!), 'utf8')
  expect(written).toBe(told.join(''))
  const lines = written.trim().split('\n')
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[1]!)).toMatchObject({
    service: 'chat',
    level: 'warn',
    requestId: 'request-1',
    text: '[redacted]',
    msg: 'slow',
  })
})

it('says when the folder cannot be written', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  await expect(openLogger({ service: 'chat', level: 'info', folder: file })).rejects.toThrow(
    /ENOTDIR|EEXIST/,
  )
})
