import { createSealer, parseSealKeys, type Box } from '@lumen/database/sealing'
import { systemClock } from '@lumen/runtime/clock'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  checkpointRuns,
  endRun,
  lockRunText,
  sealRunText,
  setReservation,
} from '../src/store/replies.ts'
import {
  endOf,
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'
import { follow } from './support/follower.ts'
import { createHeldModel } from './support/held-model.ts'

let stack: ChatStack
beforeAll(async () => {
  stack = await openChatStack()
})
afterAll(() => stack?.close())

const replyRow = (messageId: string) =>
  stack.db
    .selectFrom('replies')
    .select(['fence', 'status', sql<boolean>`lease_until > clock_timestamp()`.as('leased')])
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()

async function begin(user: TestUser, chat: Instance): Promise<string> {
  const { id } = await user.createCompanion(chat)
  const sent = await user.send(id, 'hello')
  if (sent.outcome !== 'accepted' || sent.replyId === null) throw new Error(sent.outcome)
  return sent.replyId
}

describe('a run that another has replaced', () => {
  let messageId: string
  let box: Box
  let user: TestUser
  beforeAll(async () => {
    const held = createHeldModel()
    const chat = await stack.start({}, { model: held.model })
    user = stack.user()
    messageId = await begin(user, chat)
    await user.stop(messageId)
    await endOf(user, messageId)
    await user.call(chat, 'POST', `/api/messages/${messageId}/regenerate`, {})
    held.say('the new answer')
    await until(async () => (await user.running())[0]?.content === 'the new answer', 'a checkpoint')
    const sealer = createSealer({
      ...parseSealKeys(stack.env['LUMEN_SEAL_KEYS'] ?? ''),
      clock: systemClock,
    })
    box = await sealer.open(stack.db, user.userId)
    // Another copy would take over what the next test leaves without a lease.
    return () => chat.close()
  })

  it('writes no text any more', async () => {
    expect(await replyRow(messageId)).toEqual({ fence: '2', status: 'running', leased: true })
    const text = sealRunText(box, messageId, 'the old answer')
    const late = { messageId, text, provider: null, model: null }
    expect(await checkpointRuns(stack.db, [{ ...late, fence: '1' }], 60_000)).toEqual(new Set())
    const [running] = await user.running()
    expect(running?.content).toBe('the new answer')
    const current = sealRunText(box, messageId, 'the new answer')
    const kept = await checkpointRuns(stack.db, [{ ...late, text: current, fence: '2' }], 60_000)
    expect(kept).toEqual(new Set([messageId]))
  })

  it('does not end the other', async () => {
    const { userId } = user
    const end = (fence: string) =>
      stack.db
        .transaction()
        .execute((tx) => endRun(tx, { userId, messageId, fence }, 'interrupted', new Date()))
    expect(await end('1')).toBe(false)
    // What was given for the old one is not paid with the new one either.
    const old = { userId, messageId, fence: '1' }
    expect(await setReservation(stack.db, old, 'of the old one')).toBe(false)
    expect(await replyRow(messageId)).toMatchObject({ status: 'running' })
  })

  it('is not ended for its lease while that holds, though it was found expired before', async () => {
    const run = { userId: user.userId, messageId, fence: '2' }
    const lock = () =>
      stack.db.transaction().execute((tx) => lockRunText(tx, box, run, { expiredOnly: true }))
    expect(await lock()).toBeNull()
    const past = sql<Date>`clock_timestamp() - interval '1 second'`
    const row = stack.db.updateTable('replies').where('message_id', '=', messageId)
    await row.set({ lease_until: past }).execute()
    expect(await lock()).toMatchObject({ text: 'the new answer' })
  })
})

it('keeps to itself what it writes while its lease may be over', async () => {
  const held = createHeldModel()
  const chat = await stack.start(
    { CHAT_LEASE_MS: '1200', CHAT_DELTA_BATCH_MS: '0' },
    { model: held.model },
  )
  const user = stack.user()
  const messageId = await begin(user, chat)
  const follower = await follow(stack.bus, user.userId, messageId)
  held.say('before ')
  await until(() => follower.text() === 'before ', 'the first word')

  // The lease cannot be renewed as long as somebody else holds the table.
  const { promise: holding, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: tell } = Promise.withResolvers<void>()
  onTestFinished(() => release())
  const lock = stack.db.transaction().execute(async (tx) => {
    await sql`lock table replies in exclusive mode`.execute(tx)
    tell()
    await holding
  })
  await locked
  await until(async () => !(await replyRow(messageId)).leased, 'the end of the lease')
  held.say('meanwhile ')
  for (let asked = 0; asked < 5; asked += 1) {
    await until(async () => {
      const { message, stop } = await follow(stack.bus, user.userId, messageId)
      stop()
      return message.content === 'before meanwhile '
    }, 'the owner to have it')
  }
  expect(follower.text()).toBe('before ')
  release()
  await lock
  await until(() => {
    held.say('.')
    return follower.text().startsWith('before meanwhile .')
  }, 'what was kept back')
  expect(follower.gaps()).toBe(0)
  held.finish()
  await endOf(user, messageId)
  follower.stop()
})
