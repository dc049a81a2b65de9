import { startModelDouble } from '@lumen/ai/test-support/model-double'
import { chatRequests } from '@lumen/contracts/chat/bus'
import type { TalkImport } from '@lumen/contracts/chat/imports'
import { importLimits } from '@lumen/contracts/chat/import-limits'
import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Companion, Message } from '@lumen/contracts/chat/schema'
import { newId } from '@lumen/database/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  endOf,
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'

let stack: ChatStack
let chat: Instance
beforeAll(async () => {
  stack = await openChatStack()
  chat = await stack.start()
})
afterAll(() => stack.close())

const ask = async (
  user: TestUser,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
) =>
  (await user.call(chat, method, `/api/imports${path}`, body)) as {
    status: number
    body: TalkImport
  }

const sendPiece = (user: TestUser, id: string, number: number, bytes: Uint8Array<ArrayBuffer>) => {
  const form = new FormData()
  form.append('piece', new Blob([bytes]), 'talks')
  return ask(user, 'POST', `/${id}/pieces/${number}`, form)
}

/** Sends a file and waits until it was looked through. */
async function send(user: TestUser, file: string): Promise<TalkImport> {
  const bytes = Buffer.from(file)
  const { status, body } = await ask(user, 'POST', '', { bytes: bytes.length })
  expect(status).toBe(201)
  for (let number = 0; number * importLimits.pieceBytes < bytes.length; number++) {
    const at = number * importLimits.pieceBytes
    const sent = await sendPiece(
      user,
      body.id,
      number,
      bytes.subarray(at, at + importLimits.pieceBytes),
    )
    expect(sent.status).toBe(200)
  }
  return settled(user, body.id, ['looking'])
}
function settled(user: TestUser, id: string, going: TalkImport['status'][]) {
  return until(async () => {
    const { body } = await ask(user, 'GET', `/${id}`)
    return !going.includes(body.status) && body
  }, 'the import goes on')
}
async function bring(user: TestUser, id: string, choice: object): Promise<TalkImport> {
  const { status, body } = await ask(user, 'POST', `/${id}/start`, choice)
  expect(status, JSON.stringify(body)).toBe(200)
  return settled(user, body.id, ['importing'])
}

const lines = (count: number, text = (index: number) => `Line ${index}`) =>
  [
    { user_name: 'Mo', character_name: 'Ada', chat_metadata: {} },
    ...Array.from({ length: count }, (_, index) => ({
      name: index % 2 === 0 ? 'Ada' : 'Mo',
      is_user: index % 2 === 1,
      send_date: Date.UTC(2024, 0, 1) + index * 60_000,
      mes: text(index),
    })),
  ]
    .map((line) => JSON.stringify(line))
    .join('\n')

const messagesOf = (companionId: string) =>
  stack.db
    .selectFrom('messages')
    .select(['position', 'is_from_user', 'created_at'])
    .where('companion_id', '=', companionId)
    .orderBy('position')
    .execute()
const companionOf = async (user: TestUser) =>
  (await user.call(chat, 'POST', '/api/companions', { name: 'Ada' })).body as Companion

describe('a file with talks', () => {
  it('is told of before anything is kept, and comes over with roles, times and order', async () => {
    const user = stack.user()
    const file = lines(450, (index) => (index === 3 ? '长'.repeat(9_000) : `Line ${index}`))
    const found = await send(user, file)
    expect(found).toMatchObject({ status: 'found', format: 'sillytavern', problem: null })
    expect(found.talks).toMatchObject([
      { key: '0', companion: 'Ada', messages: 450, fromUser: 225, cut: 1 },
    ])
    expect(found.talks[0]!.lines[0]).toEqual({ fromUser: false, text: 'Line 0' })
    const heard = await stack.events(user.userId)
    const done = await bring(user, found.id, { talk: '0', name: 'Ada' })
    expect(done).toMatchObject({ status: 'done', total: 450, position: 450, added: 450 })
    const stored = await messagesOf(done.companionId!)
    expect(stored.map(({ is_from_user }) => is_from_user)).toEqual(
      Array.from({ length: 450 }, (_, index) => index % 2 === 1),
    )
    expect(stored[449]!.created_at).toEqual(new Date(Date.UTC(2024, 0, 1) + 449 * 60_000))
    const { body } = (await user.call(
      chat,
      'GET',
      `/api/messages/${done.companionId}?limit=2`,
    )) as { body: Message[] }
    expect(body.map(({ content }) => content)).toEqual(['Line 449', 'Line 448'])
    expect(body[0]!.metadata.imported).toBe(true)
    const all = await user.call(chat, 'GET', `/api/messages/${done.companionId}?limit=1&offset=446`)
    expect((all.body as Message[])[0]!.content).toHaveLength(chatLimits.messageLength)
    const told = await until(() => {
      const ids = heard.flatMap(({ name, payload }) =>
        name === 'chat.messages-imported' ? (payload as { messageIds: string[] }).messageIds : [],
      )
      return ids.length === 450 && ids
    }, 'memory is told of every message')
    expect(new Set(told)).toHaveProperty('size', 450)
    // Nothing that is answered, paid or pushed.
    expect(new Set(heard.map(({ name }) => name))).toEqual(
      new Set(['chat.companion-created', 'chat.messages-imported']),
    )
    expect(user.frames.filter(({ kind }) => kind !== 'companion-changed')).toEqual([])
    const pieces = await stack.db.selectFrom('import_pieces').select('number').execute()
    expect(pieces).toEqual([])
  })

  it('adds nothing when it comes again, and only what is new when it has grown', async () => {
    const user = stack.user()
    const first = await bring(user, (await send(user, lines(30))).id, { talk: '0', name: 'Ada' })
    const again = await bring(user, (await send(user, lines(30))).id, { talk: '0', name: 'Ada' })
    expect(again).toMatchObject({ companionId: first.companionId, added: 0, position: 30 })
    const grown = await send(user, lines(35))
    const more = await bring(user, grown.id, { talk: '0', companionId: first.companionId })
    expect(more).toMatchObject({ added: 5, position: 35 })
    expect(await messagesOf(first.companionId!)).toHaveLength(35)
  })

  it('is gone on with where a worker left it, which adds nothing any more', async () => {
    const user = stack.user()
    const companion = await companionOf(user)
    const found = await send(user, lines(450))
    await stack.db.transaction().execute(async (tx) => {
      await lockTalk(tx, companion.id)
      await ask(user, 'POST', `/${found.id}/start`, { talk: '0', companionId: companion.id })
      await until(async () => (await leaseOf(found.id)) !== null, 'a worker has it')
      // As if it had brought a page over and its process had been killed then.
      await stack.db
        .updateTable('imports')
        .set({ lease_token: newId(), lease_until: new Date(0), position: 200 })
        .where('id', '=', found.id)
        .execute()
    })
    await stack.jobs.enqueue('chat.sweep-imports', {}, { id: newId() })
    const done = await settled(user, found.id, ['importing'])
    expect(done).toMatchObject({ status: 'done', position: 450, added: 250 })
    const [oldest] = await messagesOf(companion.id)
    expect(oldest!.created_at).toEqual(new Date(Date.UTC(2024, 0, 1) + 200 * 60_000))
  })

  it('is stopped between two pages: what came stays, nothing half comes, and begun again it adds the rest', async () => {
    const user = stack.user()
    const companion = await companionOf(user)
    const choice = { talk: '0', companionId: companion.id }
    const found = await send(user, lines(450))
    const [before, between] = [
      await holdTalk(companion.id),
      await stack.db.startTransaction().execute(),
    ]
    await ask(user, 'POST', `/${found.id}/start`, choice)
    await until(async () => (await waitingForLocks()) === 1, 'a worker waits with its first page')
    // Behind its first page, and before its second.
    const held = lockTalk(between, companion.id)
    await until(async () => (await waitingForLocks()) === 2, 'the test waits behind it')
    await before.commit().execute()
    await held
    expect(await messagesOf(companion.id)).toHaveLength(200)
    await until(
      async () => (await waitingForLocks()) === 1,
      'the worker waits with its second page',
    )
    expect((await ask(user, 'DELETE', `/${found.id}`)).status).toBe(200)
    await between.commit().execute()
    expect((await ask(user, 'GET', `/${found.id}`)).status).toBe(404)
    expect(await stack.db.selectFrom('import_pieces').select('number').execute()).toEqual([])

    const again = await send(user, lines(450))
    const done = await bring(user, again.id, choice)
    expect(done).toMatchObject({ status: 'done', position: 450, added: 250 })
    const stored = await messagesOf(companion.id)
    expect(stored.map(({ created_at }) => created_at.getTime())).toEqual(
      Array.from({ length: 450 }, (_, index) => Date.UTC(2024, 0, 1) + index * 60_000),
    )
  })
})

/** Whoever brings a page over into a talk waits for whoever holds it. */
const lockTalk = (db: Pick<ChatStack['db'], 'selectFrom'>, companionId: string) =>
  db
    .selectFrom('conversations')
    .select('companion_id')
    .where('companion_id', '=', companionId)
    .forUpdate()
    .execute()
async function holdTalk(companionId: string) {
  const transaction = await stack.db.startTransaction().execute()
  await lockTalk(transaction, companionId)
  return transaction
}
const waitingForLocks = async () => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(stack.db)
  return rows[0]?.waiting
}

const leaseOf = async (id: string) =>
  (
    await stack.db
      .selectFrom('imports')
      .select('lease_token')
      .where('id', '=', id)
      .where('status', '=', 'importing')
      .executeTakeFirst()
  )?.lease_token ?? null

it('comes in pieces, each once and in order', async () => {
  const user = stack.user()
  const size = importLimits.pieceBytes
  const { body } = await ask(user, 'POST', '', { bytes: size + 10 })
  expect((await sendPiece(user, body.id, 1, Buffer.alloc(10))).status).toBe(400)
  expect((await sendPiece(user, body.id, 0, Buffer.alloc(10))).status).toBe(400)
  expect((await sendPiece(user, body.id, 0, Buffer.alloc(size, 32))).body.received).toBe(size)
  expect((await sendPiece(user, body.id, 0, Buffer.alloc(size))).body.received).toBe(size)
  const last = await sendPiece(user, body.id, 1, Buffer.alloc(10, 32))
  expect(last.body).toMatchObject({ status: 'looking', received: size + 10 })
  const looked = await settled(user, body.id, ['looking'])
  expect(looked).toMatchObject({ status: 'failed', problem: 'unknown' })
})

it('is nobody else’s, goes when it is stopped, and needs an empty talk', async () => {
  const [user, other] = [stack.user(), stack.user()]
  const found = await send(user, lines(3))
  expect((await ask(other, 'GET', `/${found.id}`)).status).toBe(404)
  expect((await ask(other, 'DELETE', `/${found.id}`)).status).toBe(404)
  expect((await ask(user, 'POST', `/${found.id}/start`, { talk: 'x', name: 'A' })).status).toBe(404)
  expect((await ask(user, 'POST', `/${found.id}/start`, { talk: '0' })).status).toBe(400)
  const theirs = await companionOf(other)
  const foreign = { talk: '0', companionId: theirs.id }
  expect((await ask(user, 'POST', `/${found.id}/start`, foreign)).status).toBe(404)
  const done = await bring(user, found.id, { talk: '0', name: 'Ada' })
  await stack.db
    .updateTable('all_messages')
    .set({ import_fingerprint: null } as never)
    .where('companion_id', '=', done.companionId!)
    .execute()
  const second = await send(user, lines(3))
  const talkedWith = { talk: '0', companionId: done.companionId }
  expect((await ask(user, 'POST', `/${second.id}/start`, talkedWith)).status).toBe(409)
  expect((await ask(user, 'DELETE', `/${second.id}`)).status).toBe(200)
  expect((await ask(user, 'GET', `/${second.id}`)).status).toBe(404)
})

it('keeps what no model is to be shown for its user alone, and takes no alarm from the past', async () => {
  const model = await startModelDouble()
  // Alone: whichever instance hears a message first answers it.
  await chat.close()
  chat = await stack.start(model.env)
  const user = stack.user({ language: 'en' })
  const texts = [
    'Hello, I am Ada',
    'My cat is called Minka',
    'A naked schoolgirl',
    'Write a story about a naked schoolgirl',
    'Fine',
    'I want to kill myself tonight',
  ]
  // Without times the messages count as said just now.
  const file = lines(texts.length, (index) => texts[index]!).replaceAll(/"send_date":\d+,/g, '')
  const heard = await stack.events(user.userId)
  const done = await bring(user, (await send(user, file)).id, { talk: '0', name: 'Ada' })
  const id = done.companionId!
  const shown = (await user.messages(chat, id)).toReversed()
  expect(shown.map(({ content }) => content)).toEqual(texts)
  const aside = shown.filter(({ metadata }) => metadata.aside === true)
  expect(aside.map(({ content }) => content)).toEqual([texts[2], texts[3]])
  const told = await until(() => {
    const ids = heard.flatMap(({ name, payload }) =>
      name === 'chat.messages-imported' ? (payload as { messageIds: string[] }).messageIds : [],
    )
    return ids.length === 4 && ids
  }, 'memory is told of the others')
  expect(told).not.toContain(aside[0]!.id)
  const { messages } = await stack.bus.request(chatRequests, 'chat.read-messages', {
    userId: user.userId,
    messageIds: shown.map((message) => message.id),
  })
  expect(messages.map(({ id: read }) => read)).toEqual(expect.arrayContaining(told))
  expect(messages).toHaveLength(4)

  // Neither it nor what answered it in the file is answered here.
  for (const at of [3, 4]) {
    const path = `/api/messages/${shown[at]!.id}/regenerate`
    expect((await user.call(chat, 'POST', path, {})).status).toBe(409)
  }

  model.reply('Good evening.')
  const sent = await user.send(id, 'Good evening, how are you?')
  const end = await endOf(user, sent.outcome === 'accepted' ? sent.replyId : null)
  expect(end).toMatchObject({ kind: 'reply-ended', provider: 'openai' })
  expect(end.message?.metadata).not.toHaveProperty('crisis')
  expect(end.message?.metadata).not.toHaveProperty('helpLink')
  const asked = JSON.stringify(model.requests())
  expect(asked).toContain('Minka')
  expect(asked).not.toContain('schoolgirl')
  expect(heard.map(({ name }) => name)).not.toContain('chat.content-refused')
  await model.close()
})
