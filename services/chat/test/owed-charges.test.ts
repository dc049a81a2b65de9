import { newId } from '@lumen/database/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { claimDueCharges, oweReply, removeReplyCharge } from '../src/store/reply-charges.ts'
import { endOf, openChatStack, until, type ChatStack, type Instance } from './support/chat-stack.ts'

let stack: ChatStack
const copies: Instance[] = []
beforeAll(async () => {
  stack = await openChatStack()
  stack.till.state.credits = 1
  for (let count = 0; count < 2; count += 1) copies.push(await stack.start())
})
afterAll(() => stack?.close())
beforeEach(() => {
  stack.till.book.clear()
  Object.assign(stack.till.state, { away: false, unanswered: 0 })
})

const owed = () => stack.db.selectFrom('reply_charges').selectAll().execute()
const fallDue = () =>
  stack.db
    .updateTable('reply_charges')
    .set({ due_at: sql<Date>`clock_timestamp() - interval '1 second'` })
    .execute()
/** Has one of the copies ask billing for all of it now. */
const sweep = async () => {
  await fallDue()
  await stack.jobs.enqueue('chat.sweep-reply-charges', {})
}
const paid = async () => {
  await expect.poll(owed).toEqual([])
}

/** A reply that ends while billing is away. */
async function replyUnpaid() {
  const { till } = stack
  till.state.away = true
  const user = stack.user()
  const { id: companionId } = await user.createCompanion(copies[0]!)
  const sent = await user.send(companionId, 'Hello there')
  if (sent.outcome !== 'accepted') throw new Error('not accepted')
  const { message } = await endOf(user, sent.replyId)
  expect(message?.metadata.credits).toBe(1)
  await until(() => till.state.unanswered > 0, 'billing to be asked in vain')
  const [booking] = [...till.book.values()]
  const receipt = async () => (await user.messages(copies[0]!, companionId))[0]?.metadata.credits
  return { user, companionId, message: message!, booking: booking!, receipt }
}

describe('a reply that ends while billing is away', () => {
  it('is booked once when billing is back', async () => {
    const { booking, message, receipt } = await replyUnpaid()
    await sweep()
    const before = stack.till.state.unanswered
    await until(() => stack.till.state.unanswered > before, 'the sweep')
    expect(await owed()).toMatchObject([{ state: 'settle', message_id: message.id, credits: 1 }])
    expect(booking.status).toBe('reserved')
    stack.till.state.away = false
    await sweep()
    await paid()
    expect(booking).toMatchObject({ status: 'settled', credits: 1, times: 1 })
    expect(await receipt()).toBe(1)
  })

  it('was free, and says so, when billing gave its credits back before', async () => {
    const { user, booking, message, receipt } = await replyUnpaid()
    booking.status = 'released'
    stack.till.state.away = false
    await sweep()
    await paid()
    expect(await receipt()).toBe(0)
    const told = await until(
      () => user.frames.findLast(({ kind }) => kind === 'message-changed'),
      'the change',
    )
    expect(told).toMatchObject({ message: { id: message.id, metadata: { credits: 0 } } })
  })

  it('says nothing on the receipt of the answer that took its place', async () => {
    const { user, booking, message, receipt } = await replyUnpaid()
    stack.till.state.away = false
    const path = `/api/messages/${message.id}/regenerate`
    expect((await user.call(copies[0]!, 'POST', path, {})).status).toBe(202)
    await until(
      () =>
        user.frames.find((frame) => frame.kind === 'reply-ended' && frame.message.version === 2),
      'the other answer',
    )
    booking.status = 'released'
    await sweep()
    await paid()
    expect(await receipt()).toBe(1)
  })
})

it('is taken up by one copy at a time', async () => {
  for (const copy of copies) await copy.close()
  const reservations = Array.from({ length: 4 }, () => newId())
  for (const reservation of reservations)
    await oweReply(stack.db, {
      reservation,
      user_id: newId(),
      companion_id: newId(),
      message_id: newId(),
      version: null,
      credits: 1,
      state: 'release',
    })
  expect(await claimDueCharges(stack.db, 10)).toEqual([])
  await fallDue()
  const claims = await Promise.all([2, 2].map((limit) => claimDueCharges(stack.db, limit)))
  const rest = await claimDueCharges(stack.db, 10)
  const claimed = [...claims.flat(), ...rest].map(({ reservation }) => reservation)
  expect(claimed.toSorted()).toEqual(reservations.toSorted())
  expect(claims.every(({ length }) => length <= 2)).toBe(true)
  // What it came to owe meanwhile is not removed by the answer to what it owed before.
  await removeReplyCharge(stack.db, { reservation: reservations[0]!, state: 'settle' })
  expect(await owed()).toHaveLength(4)
})
