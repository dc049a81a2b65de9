import { erasureRequests } from '@lumen/contracts/erasure'
import type { TalkImport } from '@lumen/contracts/chat/imports'
import { usualContact } from '@lumen/contracts/chat/usual-contact'
import { createSealer, parseSealKeys } from '@lumen/database/sealing'
import { refusedByCitus } from '@lumen/database/test-support/distributed'
import { sql } from 'kysely'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { chatExport } from '../src/use-cases/export-sections.ts'
import { wholeTables } from '../src/store/whole-tables.ts'
import {
  endOf,
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'
import { branchesOf } from './support/talk-branches.ts'

/** The statements of the service on keys that all hold the user’s id, as Citus asks: docs/growth.md. */
let stack: ChatStack
let chat: Instance
let user: TestUser
let companionId: string
let talk: ReturnType<typeof branchesOf>

beforeAll(async () => {
  // Fails with what to do for a table that is of nobody and not known to be whole.
  stack = await openChatStack({ distributed: true })
  chat = await stack.start()
})
afterAll(() => stack?.close())
beforeEach(async () => {
  user = stack.user()
  companionId = (await user.createCompanion(chat)).id
  talk = branchesOf(user, chat, companionId)
})

it('has the user’s id in every key of what is about people', async () => {
  expect(await refusedByCitus(stack.env['CHAT_DATABASE_URL']!, wholeTables)).toEqual([])
})

it('is distributed by a command that waits for the service to be stopped', async () => {
  const run = (...args: string[]) => {
    const script = fileURLToPath(import.meta.resolve('@lumen/service/distribute-main'))
    return promisify(execFile)(process.execPath, [script, ...args], {
      env: { PATH: process.env['PATH'], CHAT_DATABASE_URL: stack.env['CHAT_DATABASE_URL'] },
    })
  }
  expect((await run('chat', '--check')).stdout).toContain('Nothing is to be done in schema chat.')
  await expect(run('chat')).rejects.toThrow('Service chat is connected: stop all copies of it')
  await expect(run('billing')).rejects.toThrow('Usage: distribute chat|memory [--check]')
})

it('writes a reply anew and keeps the one before', async () => {
  const { replyId } = await talk.say('I like rain.')
  const path = `/api/messages/${replyId}`
  expect((await user.call(chat, 'POST', `${path}/regenerate`, {})).status).toBe(202)
  const versions = await until(async () => {
    const { body } = await user.call(chat, 'GET', `${path}/versions`)
    return Array.isArray(body) && body.length === 2 && body
  }, 'both texts')
  expect(versions).toMatchObject([
    { number: 1, shown: false },
    { number: 2, shown: true },
  ])
  await endOf(user, replyId)
  expect((await user.call(chat, 'PUT', `${path}/version`, { number: 1 })).body).toMatchObject({
    versions: { shown: 1, count: 2 },
  })
})

it('parts a talk, comes back, and lets what answered a message go on without it', async () => {
  const { messageId, replyId } = await talk.say('I live in Bonn.')
  const [side] = (await talk.after(replyId)).shown.slice(-1)
  await talk.say('And in Ulm before.')
  await talk.open(companionId)
  await talk.open(side!)
  expect(await talk.said()).toEqual(['I live in Bonn.', 'And in Ulm before.'])
  expect((await user.call(chat, 'DELETE', `/api/messages/${messageId}`)).status).toBe(200)
  const messages = await user.messages(chat, companionId)
  expect(messages.find(({ id }) => id === replyId)).toMatchObject({ replyTo: null })
})

it('keeps what was decided last of contact, and a reminder', async () => {
  const wish = { ...usualContact, enabled: true, timeZone: 'UTC' }
  const contact = (body: object) =>
    user.call(chat, 'PUT', `/api/companions/${companionId}/contact`, body)
  expect((await contact(wish)).status).toBe(200)
  expect((await contact({ ...wish, enabled: false })).body).toMatchObject({ enabled: false })
  await talk.say('Remind me tomorrow at 8 am to call Mum')
  const { body } = await user.call(chat, 'GET', '/api/reminders')
  expect(body).toMatchObject([{ what: 'call Mum' }])
})

it('brings a file over once', async () => {
  const ask = async (method: string, path: string, sent?: unknown) =>
    (await user.call(chat, method, `/api/imports${path}`, sent)).body as TalkImport
  const file = ['{"user_name":"Mo","character_name":"Ada","chat_metadata":{}}']
  for (const at of [0, 1, 2])
    file.push(JSON.stringify({ name: 'Mo', is_user: at !== 1, send_date: at, mes: `Line ${at}` }))
  const bring = async (into: object) => {
    const bytes = Buffer.from(file.join('\n'))
    const { id } = await ask('POST', '', { bytes: bytes.length })
    const form = new FormData()
    form.append('piece', new Blob([bytes]), 'talks')
    await ask('POST', `/${id}/pieces/0`, form)
    const settled = (going: TalkImport['status']) =>
      until(async () => {
        const found = await ask('GET', `/${id}`)
        return found.status !== going && found
      }, `no longer ${going}`)
    await settled('looking')
    await ask('POST', `/${id}/start`, { talk: '0', ...into })
    return settled('importing')
  }
  const first = await bring({ name: 'Ada' })
  expect(first).toMatchObject({ status: 'done', added: 3 })
  const again = await bring({ companionId: first.companionId })
  expect(again).toMatchObject({ status: 'done', added: 0 })
})

it('tells a user all that is theirs, and erases it', async () => {
  await talk.say('I like rain.')
  const { db } = stack
  const { userId } = user
  const box = await createSealer(parseSealKeys(stack.env['LUMEN_SEAL_KEYS']!)).open(db, userId)
  const told = await Promise.all(
    chatExport.sections.map(async ({ name, read }) => {
      const { records } = await read({ db, box, userId, after: null, limit: 10 })
      return [name, records.length] as const
    }),
  )
  expect(Object.fromEntries(told)).toMatchObject({ companions: 1, messages: 2 })
  const auth = await stack.connect('auth')
  const erase = () => auth.request(erasureRequests.chat, 'chat.erase-user', { userId })
  const { done, erased } = await erase()
  expect(done).toBe(true)
  expect(erased).toMatchObject({ all_messages: 2, companions: 1, conversations: 1, keys: 1 })
  expect(await erase()).toEqual({ done: true, erased: {} })
  await auth.close()
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from replies where user_id = ${userId}`.execute(db)
  expect(rows).toEqual([{ left: 0 }])
})
