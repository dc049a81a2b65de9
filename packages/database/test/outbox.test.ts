import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defineEvents } from '@lumen/contracts/bus'
import { chatEvents } from '@lumen/contracts/chat/bus'
import { runWithRequestId } from '@lumen/runtime/request-context'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { newId } from '../src/ids.ts'
import { addTraceToOutbox, appendEvent, createOutboxTables } from '../src/outbox.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

let database: TestDatabase
const companion = () => ({ userId: newId(), companionId: newId() })

beforeAll(async () => {
  database = await openTestDatabase()
  await createOutboxTables(database.db.schema)
  await addTraceToOutbox(database.db.schema)
})
afterAll(() => database.close())
beforeEach(() => sql`truncate outbox`.execute(database.db))

const rows = async () =>
  (await sql<any>`select * from outbox order by id`.execute(database.db)).rows

describe('appendEvent', () => {
  test('writes the event with its request id in the transaction', async () => {
    const payload = companion()
    const event = await runWithRequestId('request-0001', () =>
      database.db
        .transaction()
        .execute((tx) => appendEvent(tx, chatEvents, 'chat.companion-created', payload)),
    )
    expect(event).toMatchObject({ name: 'chat.companion-created', requestId: 'request-0001' })
    expect(await rows()).toEqual([
      {
        id: expect.any(String),
        event_id: event.id,
        name: 'chat.companion-created',
        occurred_at: new Date(event.occurredAt),
        request_id: 'request-0001',
        traceparent: null,
        payload,
      },
    ])
  })

  test('leaves nothing when the transaction is rolled back', async () => {
    const change = database.db.transaction().execute(async (tx) => {
      await appendEvent(tx, chatEvents, 'chat.companion-created', companion())
      throw new Error('changed my mind')
    })
    await expect(change).rejects.toThrow('changed my mind')
    expect(await rows()).toEqual([])
  })

  test('takes no connection outside a transaction', async () => {
    await expect(
      // @ts-expect-error -- only a transaction is accepted
      appendEvent(database.db, chatEvents, 'chat.companion-created', companion()),
    ).rejects.toThrow('must be written in a transaction')
  })

  test('takes only declared events', async () => {
    const append = database.db.transaction().execute((tx) =>
      // @ts-expect-error -- not in the table
      appendEvent(tx, chatEvents, 'chat.companion-eaten', companion()),
    )
    await expect(append).rejects.toThrow('Event chat.companion-eaten is not declared')
  })

  test('lets nothing travel that the declaration does not name', async () => {
    const more = { ...companion(), name: 'Ann, born in Rome' }
    const append = database.db
      .transaction()
      .execute((tx) => appendEvent(tx, chatEvents, 'chat.companion-created', more))
    await expect(append).rejects.toThrow(
      /^The payload of event chat.companion-created does not match its declaration$/,
    )
  })

  test('refuses what could not be published', async () => {
    const events = defineEvents({
      'sample.thing-happened': { summary: '', payload: Type.Object({ text: Type.String() }) },
    })
    const append = database.db
      .transaction()
      .execute((tx) =>
        appendEvent(tx, events, 'sample.thing-happened', { text: 'x'.repeat(64 * 1024) }),
      )
    await expect(append).rejects.toThrow('is too long')
  })

  test('keeps a payload as it is', async () => {
    const events = defineEvents({
      'sample.thing-happened': { summary: '', payload: Type.Object({ text: Type.String() }) },
    })
    const text = `quote ' backslash \\ 忆晶 👩‍👩‍👧 "`
    await database.db
      .transaction()
      .execute((tx) => appendEvent(tx, events, 'sample.thing-happened', { text }))
    expect((await rows())[0].payload).toEqual({ text })
  })
})
