import { expect, test } from 'vitest'
import { unprivilegedAccount } from './account.ts'

const nobody = 'nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin'

test('prefers the account postgres, else nobody, never root', () => {
  expect(
    unprivilegedAccount(`root:x:0:0::/root:/bin/sh\n${nobody}\npostgres:x:101:104::/:\n`),
  ).toEqual({ name: 'postgres', uid: 101, gid: 104 })
  expect(unprivilegedAccount(`${nobody}\n`)).toEqual({ name: 'nobody', uid: 65534, gid: 65533 })
  expect(unprivilegedAccount('postgres:x:0:0::/:\n')).toBeUndefined()
})
