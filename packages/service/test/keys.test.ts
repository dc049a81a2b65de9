import { newId } from '@lumen/database/ids'
import { openDatabase } from '@lumen/database/open'
import { createErasedUsersTable } from '@lumen/database/erased-users'
import { createSealer, createSealingTables, type Sealer } from '@lumen/database/sealing'
import { openTestEnvironment, type TestEnvironment } from '@lumen/provision/testing'
import { createLogger } from '@lumen/runtime/logger'
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runKeys } from '../src/keys.ts'

const key = () => randomBytes(32).toString('base64')
const [one, two] = [key(), key()]
const before = { keys: { 1: one }, current: 1 }
const both = { keys: { 1: one, 2: two }, current: 2 }
let environment: TestEnvironment
let db: Kysely<never>

beforeAll(async () => {
  environment = await openTestEnvironment('admin')
  const log = createLogger({ service: 'test', level: 'silent' })
  db = openDatabase({ url: environment.databaseUrl, log, poolSize: 4 })
  await createSealingTables(db.schema)
  await createErasedUsersTable(db.schema)
})
afterAll(async () => {
  await db?.destroy()
  await environment?.close()
})

const run = async (command: string, keys: string) => {
  const lines: string[] = []
  const env = { ADMIN_DATABASE_URL: environment.databaseUrl, LUMEN_SEAL_KEYS: keys }
  const code = await runKeys(command, env, (line) => lines.push(line))
  return { code, text: lines.join('\n') }
}
const bothText = `1:${one},2:${two}`

/** Writes for new users, and reads of old ones with nothing in memory, until it is told to end. */
function traffic(users: readonly { id: string; sealed: Buffer }[], sealers: () => Sealer) {
  let going = true
  const done = (async () => {
    let count = 0
    while (going) {
      const user = users[count++ % users.length]!
      expect((await sealers().open(db, user.id)).unseal(user.sealed, 'c')).toBe(user.id)
      await sealers().open(db, newId())
    }
    return count
  })()
  return {
    end: () => {
      going = false
      return done
    },
  }
}

it('wraps all keys anew while the service goes on, and says how they stand', async () => {
  const old = createSealer(before)
  const users = await Promise.all(
    Array.from({ length: 450 }, async () => {
      const id = newId()
      return { id, sealed: (await old.open(db, id)).seal(id, 'c') }
    }),
  )
  expect(await run('status', bothText)).toMatchObject({
    code: 1,
    text: expect.stringContaining('450 by version 1'),
  })

  const busy = traffic(users, () => createSealer(both))
  const rotated = await run('rotate', bothText)
  expect(await busy.end()).toBeGreaterThan(0)
  expect(rotated.code).toBe(0)
  expect(rotated.text).toMatch(/admin: 200 wrapped\n.*400 wrapped\n.*450 wrapped\n.*all \d+ open/)
  expect(rotated.text).not.toContain('version 1;')

  // The old version may leave now; again there is nothing to do.
  const alone = await run('rotate', `2:${two}`)
  expect(alone.code).toBe(0)
  expect(alone.text).not.toContain('wrapped')
  const fresh = createSealer({ keys: { 2: two }, current: 2 })
  for (const { id, sealed } of users.slice(0, 20))
    expect((await fresh.open(db, id)).unseal(sealed, 'c')).toBe(id)
})

it('goes on where it was broken off', async () => {
  const three = key()
  const next = { keys: { 2: two, 3: three }, current: 3 }
  const breaking = createSealer(next).rewrap(db, () => {
    throw new Error('the machine went down')
  })
  await expect(breaking).rejects.toThrow('went down')
  expect((await run('status', `2:${two},3:${three}`)).text).toContain('200 by version 3')
  expect((await run('rotate', `2:${two},3:${three}`)).code).toBe(0)
})

it('says which version is missing, and changes nothing without it', async () => {
  const four = key()
  const { code, text } = await run('rotate', `4:${four}`)
  expect(code).toBe(1)
  expect(text).toContain('Master key version 3')
  expect((await run('status', `4:${four}`)).text).toContain('by version 3, which is not configured')
})

it('is called with a command', async () => {
  expect((await run('turn', bothText)).code).toBe(2)
})
