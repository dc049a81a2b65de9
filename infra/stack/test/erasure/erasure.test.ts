import { connectBus } from '@lumen/bus/connect'
import type { ErasureReceipt } from '@lumen/contracts/auth/deletion'
import { erasingServices } from '@lumen/contracts/erasure'
import { serviceNames } from '@lumen/contracts/operation'
import { newId } from '@lumen/database/ids'
import { createLogger } from '@lumen/runtime/logger'
import { createPublicKey, verify } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from '../product.ts'
import { secretsOf } from '../secrets-of.ts'
import { keysHolding } from './all-keys.ts'
import { openAllRows, type AllRows } from './all-rows.ts'
import { announcementId, fillEverything } from './fill-everything.ts'

const lines: string[] = []
let product: Product
let rows: AllRows

beforeAll(async () => {
  const destination = { write: (line: string) => void lines.push(line) }
  product = await startProduct(
    { MEMORY_BATCH: '1', ACCOUNT_DELETION_GRACE_HOURS: '0', ACCOUNT_ERASURE_SETTLE_SECONDS: '0' },
    createLogger({ service: 'product', level: 'debug', destination }),
  )
  rows = await openAllRows(product.environment.adminUrl)
})
afterAll(async () => {
  await rows?.close()
  await product?.close()
})

/** As the documentation tells anybody to check it. */
function isGenuine({ record, publicKey, signature }: ErasureReceipt): boolean {
  const inOrder = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value
  return verify(
    null,
    Buffer.from(JSON.stringify(record, inOrder)),
    createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' }),
    Buffer.from(signature, 'base64'),
  )
}

const until = async (ask: () => Promise<boolean>, what: string) => {
  await expect.poll(ask, { message: what, timeout: 90_000, interval: 100 }).toBe(true)
}

/** What is of nobody, and goes on while the test looks. */
const ofNobody = [
  'admin.activities',
  'admin.gateway_answers',
  'admin.samples',
  'admin.service_days',
  'admin.help_viewers',
  'admin.help_views',
  'auth.erasure_receipts',
  'auth.receipt_keys',
  'billing.provider_events',
  'models.provider_use',
  'models.servers',
  'models.settings',
]
const isOfNobody = (table: string) =>
  ofNobody.includes(table) || /\.(inbox|erased_users|kysely_\w+|migrations?\w*)$/.test(table)

/** How much waits where, by a name of it and the rows that are not done. */
const waits = {
  ...Object.fromEntries(
    ['auth', 'chat', 'media', 'memory', 'billing', 'fortune'].map((service) => [
      `outbox of ${service}`,
      `${service}.outbox`,
    ]),
  ),
  'charges of replies': 'chat.reply_charges',
  'unread talk': 'memory.conversations where unread > 0',
  'charges of media': `media.jobs where charge_state <> 'closed'`,
  'messages without a turn': `chat.messages m where m.message_type = 'text' and not exists
    (select from memory.turns t where t.message_id = m.id) and not exists
    (select from chat.plays p where p.companion_id = m.companion_id and p.first_position <= m.position)`,
}

/** Until everything that follows from what was done has been done. */
const settled = async () => {
  await expect
    .poll(
      async () => {
        const { rows: waiting } = await rows.run(
          Object.entries(waits)
            .map(([name, from]) => `select '${name}' as name from ${from}`)
            .join(' union '),
        )
        return waiting.map(({ name }) => name)
      },
      { timeout: 90_000, interval: 100 },
    )
    .toEqual([])
}

it('leaves nothing of a person, and everybody else as they were', async () => {
  await rows.run(
    `insert into admin.announcements
       (id, words, fallback, begins_at, audience, plans, on_status, version)
     values ($1, '{"zh":{"title":"你好","text":"你好"}}', 'zh', now(), 'all', '{}', false, 1)`,
    [announcementId],
  )
  const other = await product.person()
  await fillEverything(product, other, 'Brunhilde')
  await settled()
  const except = rows.tables.filter(isOfNobody)
  const before = await rows.snapshot(except)

  const email = 'zaphirella@example.com'
  const me = await product.person({ email, username: 'Zaphirella' })
  const userId = me.user.id
  const { companionId, socket } = await fillEverything(product, me, 'Zaphirella')
  await settled()
  // What is there for moments only, or by a model.
  await rows.run(
    `insert into chat.reply_charges (reservation, user_id, companion_id, message_id, credits, state, due_at)
     values ('lost', $1, $2, $3, 1, 'settle', now() + interval '1 day')`,
    [userId, companionId, newId()],
  )
  await rows.run(
    `insert into chat.talk_summaries (companion_id, user_id, asked_to, reaches_to, made_of)
     values ($2, $1, 1, 1, '')`,
    [userId, companionId],
  )
  await rows.run(
    `insert into chat.contacts (companion_id, occasion, user_id, day, message_id, position, sent_at, told_at)
     values ($2, 'greeting:2026-11-23', $1, '2026-11-23', $3, 1, now(), now())`,
    [userId, companionId, newId()],
  )
  await rows.run(
    `insert into chat.stopped_replies (user_id, day, count) values ($1, '2026-11-23', 1)`,
    [userId],
  )
  await rows.run(
    `insert into chat.reminders (id, user_id, companion_id, asked_in, sealed, due_at, time_zone, language, created_at)
     values ($3, $1, $2, $3, '', now() + interval '1 day', 'UTC', 'en', now())`,
    [userId, companionId, newId()],
  )
  const lookedBack = async () => (await rows.count('chat.tendency_states', userId)) > 0
  await until(lookedBack, 'the talk to be looked back on')
  await rows.run(
    `insert into chat.tendency_steps (id, user_id, companion_id, day, sealed, taken_back, made_at)
     values ($3, $1, $2, '2026-11-23', '', false, now())`,
    [userId, companionId, newId()],
  )
  await rows.run(
    `insert into media.transcript_charges (recording_id, user_id, units, state, due_at)
     values ($2, $1, 1, 'settle', now() + interval '1 day')`,
    [userId, newId()],
  )
  await rows.run(
    `with call as (
       insert into media.calls (id, user_id, companion_id, voice, request_key, started_at, alive_at)
       values ($3, $1, $2, 'nova', 'key', now(), now()) returning id)
     insert into media.call_minutes (call_id, minute, user_id, charge_state)
     select id, 0, $1, 'reserving' from call`,
    [userId, companionId, newId()],
  )

  await rows.run(
    `insert into admin.contact_answers (id, message_id, user_id, actor, content, created_at)
     select $2, id, user_id, $2, '', now() from admin.contact_messages where user_id = $1`,
    [userId, newId()],
  )
  await rows.run(
    `insert into memory.tombstone_sources
       (memory_id, message_id, message_version, span_start, span_end, user_id)
     select memory_id, $2, 1, 0, 1, user_id from memory.tombstones where user_id = $1 limit 1`,
    [userId, newId()],
  )
  const access = `user_id, companion_id, actor, expires_at) values ($3, $1, $2, $3, now()`
  await rows.run(
    `insert into memory.clause_endings (message_id, span_start, by_message_id, by_span_start, user_id)
     select message_id, 0, message_id, 1, user_id from memory.turns where user_id = $1 limit 1`,
    [userId],
  )
  await rows.run(`insert into chat.talk_accesses (id, ${access})`, [userId, companionId, newId()])
  await rows.run(
    `insert into admin.content_accesses (id, ground, reason, opened_at, tell_at, user_id,
       companion_id, actor, expires_at)
     values ($3, 'abuse-report', 'Zaphirella', now(), now() + interval '1 day', $1, $2, $3, now())`,
    [userId, companionId, newId()],
  )
  await rows.run(
    `insert into admin.suspensions (user_id, ground, since) values ($1, 'hand', now())`,
    [userId],
  )
  await rows.run(`insert into auth.recovery_codes (user_id, code_hash) values ($1, 'x')`, [userId])
  await rows.run(
    `insert into auth.sign_in_links (user_id, provider, subject, email, linked_at)
     values ($1::uuid, 'google', $1::uuid::text, null, now())`,
    [userId],
  )
  await rows.run(
    `insert into auth.account_links (token_hash, user_id, purpose, email, expires_at)
     values ('x', $1, 'reset-password', $2, now() + interval '1 day')`,
    [userId, email],
  )

  const { body: deletion, status } = await product.call(
    'POST',
    '/api/enterprise/privacy/delete-account',
    { token: me.token, body: { password: 'correct horse battery' } },
  )
  expect(status).toBe(200)
  for (const table of rows.ofUsers)
    expect(
      await rows.count(table, userId),
      `${table} is of users, and nothing here fills it`,
    ).toBeGreaterThan(0)

  // Every socket and session ends at once, and nobody gets in again.
  await socket.closed
  expect((await product.call('GET', '/api/auth/me', { token: me.token })).status).toBe(401)
  const again = await product.call('POST', '/api/auth/login', {
    body: { email, password: 'correct horse battery' },
  })
  expect([again.status, again.body.code]).toEqual([401, 'bad_credentials'])

  const receiptOf = async () => {
    const body = { token: deletion.receiptToken }
    return (await product.call('POST', '/api/erasure-receipts', { body })).body
  }
  await until(async () => (await receiptOf()).state === 'done', 'the receipt')
  const { receipt } = (await receiptOf()) as { receipt: ErasureReceipt }
  expect(isGenuine(receipt)).toBe(true)
  const { services, paymentsKept } = receipt.record
  expect(services.map(({ service }) => service).toSorted()).toEqual(
    [...erasingServices, 'auth'].toSorted(),
  )
  const erasedBy = Object.fromEntries(services.map(({ service, erased }) => [service, erased]))
  expect(erasedBy['chat']).toMatchObject({ companions: 1, keys: 1 })
  for (const service of ['chat', 'media', 'fortune', 'auth'])
    expect(erasedBy[service]?.['events'], `events of ${service}`).toBeGreaterThan(0)
  expect(paymentsKept).toBe(2)

  const words = [userId, email, 'Zaphirella']
  expect(await rows.holding(words)).toEqual([])
  expect(await keysHolding(product.environment.redisUrl, words)).toEqual([])
  const files = await readdir(product.objects, { recursive: true })
  expect(files.filter((name) => name.includes(userId))).toEqual([])
  for (const service of serviceNames) {
    const log = createLogger({ service, level: 'silent' })
    const bus = await connectBus({ ...product.environment.nats, service, log })
    for (const word of words) expect(await bus.eraseEvents(word), service).toBe(0)
    await bus.close()
  }
  // Ids stay in the log for as long as it is kept; names, addresses and texts never come there.
  expect(lines.length).toBeGreaterThan(0)
  const neverLogged = [...words.slice(1), ...secretsOf(product.env), me.token]
  for (const word of neverLogged) expect(lines.filter((line) => line.includes(word))).toEqual([])

  await settled()
  const after = await rows.snapshot(except)
  const kept = after['billing.payments']?.filter(
    (row) => !before['billing.payments']?.includes(row),
  )
  expect(kept).toHaveLength(2)
  after['billing.payments'] = before['billing.payments'] ?? []
  // What was decided of a report stays, without whose it was and why.
  const decisions = 'admin.moderation_decisions'
  expect(after[decisions]?.filter((row) => !before[decisions]?.includes(row))).toHaveLength(1)
  after[decisions] = before[decisions] ?? []
  // The key that the product's own key of receipts is sealed with.
  const nobody = '00000000-0000-0000-0000-000000000000'
  after['auth.data_keys'] = (after['auth.data_keys'] ?? []).filter((row) => !row.includes(nobody))
  expect(after).toEqual(before)
}, 240_000)
