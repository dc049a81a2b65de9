import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareErasures } from '../src/erasures.ts'
import { newId } from '../src/ids.ts'
import { createErasedUsersTable } from '../src/erased-users.ts'
import { createSealer, createSealingTables, SealError } from '../src/sealing.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await createSealingTables(database.db.schema)
  await createErasedUsersTable(database.db.schema)
})
afterAll(() => database.close())

const keys = { keys: { 1: randomBytes(32).toString('base64') }, current: 1 }
const subjects = new EventEmitter()
const bus = {
  broadcast: (subject: string, data: unknown) =>
    void subjects.emit(subject, JSON.parse(JSON.stringify(data))),
  listen(subject: string, handler: (data: unknown) => void) {
    subjects.on(subject, handler)
    return { stop: () => void subjects.off(subject, handler) }
  },
}
const copy = (service: string) => shareErasures(createSealer(keys), bus, service)

test('a key that one copy erases is gone from every copy of the service, open boxes included', async () => {
  const [one, two, foreign] = [copy('memory'), copy('memory'), copy('fortune')]
  const [userId, neighbour] = [newId(), newId()]
  const boxes = await Promise.all(
    [two, foreign].map(({ sealer }) => sealer.open(database.db, userId)),
  )
  const kept = await two.sealer.open(database.db, neighbour)
  const sealed = boxes[0]!.seal('born in May', 'here')
  await one.sealer.forget(database.db, userId)
  expect(() => boxes[0]!.unseal(sealed, 'here')).toThrow(SealError)
  expect(boxes[1]!.unseal(sealed, 'here')).toBe('born in May')
  expect(kept.unseal(kept.seal('x', 'here'), 'here')).toBe('x')
  for (const { stop } of [one, two, foreign]) stop()
  expect(subjects.eventNames()).toEqual([])
})

test('refuses to erase inside a transaction, and hears nonsense without harm', async () => {
  const { sealer, stop } = copy('memory')
  await expect(
    database.db.transaction().execute((tx) => sealer.forget(tx, newId())),
  ).rejects.toThrow(TypeError)
  for (const data of [null, 'x', {}, { userId: 3 }])
    bus.broadcast('live.data-key-erased.memory', data)
  stop()
})
