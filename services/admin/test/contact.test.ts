import { newId } from '@lumen/database/ids'
import { createSealer, parseSealKeys } from '@lumen/database/sealing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listContactMessages, openContactMessage } from '../src/store/contact-messages.ts'
import {
  openAdminStack,
  someCaller,
  type AdminStack,
  type Instance,
} from './support/admin-stack.ts'

let stack: AdminStack
let admin: Instance
beforeAll(async () => {
  stack = await openAdminStack()
  admin = await stack.start()
})
afterAll(() => stack?.close())

const form = (changes: object = {}) => ({
  name: '林小雨',
  email: 'xiaoyu@example.com',
  subject: '无法登录',
  category: 'technical',
  message: '第一行\n第二行',
  ...changes,
})
const send = (body: object, caller?: ReturnType<typeof someCaller>) =>
  stack.call(admin, 'POST', '/api/contact', { body, ...(caller !== undefined && { caller }) })
const sealer = () => createSealer(parseSealKeys(stack.env.LUMEN_SEAL_KEYS))
const stored = async () =>
  Promise.all(
    (await listContactMessages(stack.db, { limit: 1_000 })).map(async (row) =>
      openContactMessage(await sealer().open(stack.db, row.sealed_for), row),
    ),
  )

it('stores what a visitor wrote', async () => {
  const { status, body } = await send(form({ name: '  林小雨 ' }))
  expect(status).toBe(201)
  expect(await stored()).toEqual([
    {
      ...form(),
      id: body.id,
      userId: null,
      language: 'zh',
      createdAt: expect.any(Date),
      answeredAt: null,
      closedAt: null,
    },
  ])
})

it('knows who was signed in', async () => {
  const caller = someCaller()
  const { body } = await send(form({ message: 'Hello' }), caller)
  expect(await stored()).toContainEqual(
    expect.objectContaining({ id: body.id, userId: caller.userId }),
  )
})

it('keeps it sealed, and unreadable once the key is gone', async () => {
  const caller = someCaller()
  await send(form({ subject: 'Very private matter' }), caller)
  const rows = await stack.db.selectFrom('contact_messages').selectAll().execute()
  const bytes = rows.map((row) => row.content.toString('latin1') + JSON.stringify(row)).join()
  expect(bytes).not.toContain('Very private')
  expect(bytes).not.toContain('xiaoyu@example.com')
  const keys = await stack.db
    .selectFrom('contact_messages')
    .select('sealed_for')
    .where('user_id', '=', caller.userId)
    .execute()
  expect(keys).toEqual([{ sealed_for: caller.userId }])
})

it('stores a repeated form once, also when both come at the same time', async () => {
  // Connections that are open already let all ten come before the first is stored.
  await Promise.all(Array.from({ length: 10 }, () => send(form())))
  const body = form({ clientId: newId() })
  const before = (await stored()).length
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  expect((await send(body)).body.id).toBe(answers[0]?.body.id)
  expect(await stored()).toHaveLength(before + 1)
  const { rows: keys } = await sql`select user_id from data_keys`.execute(stack.db)
  const owners = await stack.db
    .selectFrom('contact_messages')
    .select('sealed_for')
    .distinct()
    .execute()
  expect(keys).toHaveLength(owners.length)
})

it.each([
  ['no name', { name: undefined }],
  ['a name of spaces', { name: '   ' }],
  ['a long name', { name: 'x'.repeat(81) }],
  ['no e-mail address', { email: 'nobody' }],
  ['an unknown category', { category: 'gossip' }],
  ['no subject', { subject: '' }],
  ['a long message', { message: 'x'.repeat(5_001) }],
  ['a control character', { message: 'a\u0000b' }],
  ['an id that is none', { clientId: '1' }],
  ['a field of its own', { admin: true }],
])('refuses %s', async (_name, changes) => {
  const { status, body } = await send(form(changes))
  expect([status, body.code]).toEqual([400, 'invalid_input'])
})
