import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadSecrets, newSecrets } from './secrets.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lumen-secrets-'))
})
afterEach(() => rm(directory, { recursive: true }))
const path = () => join(directory, 'secrets.json')

it('are made once and kept to oneself', async () => {
  const first = await loadSecrets(directory, ['auth'])
  expect(await loadSecrets(directory, ['auth'])).toEqual(first)
  expect((await stat(path())).mode & 0o777).toBe(0o600)
  expect(first.webPush.publicKey).toMatch(/^B[\w-]{86}$/)
  expect(first.webPush.privateKey).toMatch(/^[\w-]{43}$/)
})

it('get what came to the product later, and keep what is there', async () => {
  const { webPush: _later, ...before } = newSecrets(['auth'])
  await writeFile(path(), JSON.stringify(before))
  const secrets = await loadSecrets(directory, ['auth', 'admin'])
  expect(secrets).toMatchObject(before)
  expect(secrets.databasePasswords['admin']).toBeTruthy()
  expect(secrets.webPush.publicKey).toBeTruthy()
  expect(JSON.parse(await readFile(path(), 'utf8'))).toEqual(secrets)
})

it('are never overwritten when they are damaged', async () => {
  await writeFile(path(), '{"sealKeys":')
  await expect(loadSecrets(directory, ['auth'])).rejects.toThrow(/damaged/)
  expect(await readFile(path(), 'utf8')).toBe('{"sealKeys":')
})
