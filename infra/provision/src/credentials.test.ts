import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadCredentials } from './credentials.ts'

const root = mkdtempSync(join(tmpdir(), 'lumen-credentials-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('passwords stay, accounts are only added, and nobody else can read them', () => {
  const first = loadCredentials(root, ['lumen'])
  const second = loadCredentials(root, ['worker'])
  expect(second).toEqual({ ...first, nats: { ...first.nats, worker: expect.any(String) } })
  expect(loadCredentials(root, ['lumen'])).toEqual(second)
  expect(statSync(join(root, 'credentials.json')).mode & 0o777).toBe(0o600)
  expect(new Set([first.postgres, first.redis, ...Object.values(second.nats)]).size).toBe(4)
})

test('users of accounts keep their passwords for as long as they may the same', () => {
  const may = { publish: ['a'], subscribe: ['b'] }
  const first = loadCredentials(root, ['lumen'], { chat: may, auth: may }).natsUsers
  expect(Object.keys(first)).toEqual(['lumen_chat', 'lumen_auth'])
  const less = { publish: [], subscribe: ['b'] }
  const second = loadCredentials(root, ['lumen'], { chat: less, auth: may }).natsUsers
  expect(second).toEqual({
    ...first,
    lumen_chat: { account: 'lumen', password: expect.any(String), permissions: less },
  })
  expect(second['lumen_chat']?.password).not.toBe(first['lumen_chat']?.password)
  expect(loadCredentials(root, ['worker']).natsUsers).toEqual(second)
})

test('refuses names that would break the configuration, and damaged files', () => {
  expect(() => loadCredentials(root, ['a"b'])).toThrow('cannot name a NATS account')
  writeFileSync(join(root, 'credentials.json'), '{')
  expect(() => loadCredentials(root, ['lumen'])).toThrow('is damaged')
})
