import { freeStopsPerDay } from '@lumen/contracts/plans'
import type { Message } from '@lumen/contracts/chat/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endOf, openChatStack, until, type ChatStack, type Instance } from './support/chat-stack.ts'
import { follow } from './support/follower.ts'
import { createHeldModel } from './support/held-model.ts'

const time = { now: new Date('2026-03-15T23:00:00Z') }
let stack: ChatStack
const copies: Instance[] = []
beforeAll(async () => {
  stack = await openChatStack()
  stack.till.state.credits = 1
  const { model, say } = createHeldModel()
  say('It ')
  for (let count = 0; count < 2; count += 1)
    copies.push(await stack.start({}, { model, clock: { now: () => time.now } }))
})
afterAll(() => stack?.close())
beforeEach(() => stack.till.book.clear())

type Person = ReturnType<ChatStack['user']>

/** Somebody with several talks, told to either copy. */
async function person() {
  const user = stack.user()
  const talks: string[] = []
  for (const name of ['Luna', 'Nova', 'Iris', 'Mira'])
    talks.push((await user.createCompanion(copies[talks.length % 2]!, name)).id)
  return { user, talks }
}

let asked = 0
/** A reply that has begun with its first word. */
async function beginReply(user: Person, companionId: string): Promise<string> {
  const sent = await user.send(companionId, `Tell me of the sea, ${(asked += 1)}`)
  if (sent.outcome !== 'accepted' || sent.replyId === null)
    throw new Error(`not accepted: ${JSON.stringify(sent)}`)
  const follower = await follow(stack.bus, user.userId, sent.replyId)
  await until(() => follower.text() !== '', 'its first word')
  follower.stop()
  return sent.replyId
}

async function stopReply(user: Person, replyId: string): Promise<Message['metadata']> {
  expect(await user.stop(replyId)).toBe(true)
  const { message } = await endOf(user, replyId)
  return message!.metadata
}

const stopOne = async (user: Person, companionId: string) =>
  stopReply(user, await beginReply(user, companionId))

/** They have stopped so many today. */
const haveStopped = (user: Person, stopped: number) =>
  stack.db
    .insertInto('stopped_replies')
    .values({ user_id: user.userId, day: time.now.toISOString().slice(0, 10), count: stopped })
    .execute()

const count = (status: string) =>
  [...stack.till.book.values()].filter((each) => each.status === status).length

describe('replies that their user stops', () => {
  it('are free ten times a day, over all talks and copies, and then cost what they would have', async () => {
    const { user, talks } = await person()
    await haveStopped(user, freeStopsPerDay - 2)
    const replies: string[] = []
    for (const talk of talks) replies.push(await beginReply(user, talk))
    const receipts = await Promise.all(replies.map((id) => stopReply(user, id)))
    const told = receipts.map(({ stopOfDay = 0, credits }) => [stopOfDay, credits] as const)
    expect(told.toSorted(([a], [b]) => a - b)).toEqual([
      [9, 0],
      [10, 0],
      [11, 1],
      [12, 1],
    ])
    await until(() => count('reserved') === 0, 'billing to be told')
    expect([count('released'), count('settled')]).toEqual([2, 2])
  })

  it('are counted for each user, and anew the next day', async () => {
    const { user, talks } = await person()
    await haveStopped(user, freeStopsPerDay)
    expect(await stopOne(user, talks[0]!)).toMatchObject({ credits: 1, stopOfDay: 11 })
    const other = await person()
    expect(await stopOne(other.user, other.talks[0]!)).toMatchObject({ credits: 0, stopOfDay: 1 })
    time.now = new Date('2026-03-16T00:00:00Z')
    expect(await stopOne(user, talks[0]!)).toMatchObject({ credits: 0, stopOfDay: 1 })
  })

  it('that cost nothing anyway are not counted', async () => {
    const { user, talks } = await person()
    stack.till.state.credits = 0
    try {
      expect((await stopOne(user, talks[0]!)).stopOfDay).toBeUndefined()
    } finally {
      stack.till.state.credits = 1
    }
    expect((await stopOne(user, talks[0]!)).stopOfDay).toBe(1)
  })
})
