import { chatOfficeRequests } from '@lumen/contracts/chat/office-bus'
import { policyFor } from '@lumen/contracts/policy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endOf, openChatStack, type ChatStack, type Instance } from './support/chat-stack.ts'

let stack: ChatStack
let chat: Instance
let now = new Date('2026-11-23T10:00:00Z')
beforeAll(async () => {
  stack = await openChatStack()
  chat = await stack.start({}, { clock: { now: () => now } })
})
afterAll(() => stack.close())

/** What somebody is told who writes every 25 minutes, in turns to each of two companions. */
async function toldAt(user: ReturnType<ChatStack['user']>, times: number) {
  const ids = [await user.createCompanion(chat), await user.createCompanion(chat)].map(
    ({ id }) => id,
  )
  const began = now.getTime()
  const told: [number, ...string[]][] = []
  for (let time = 0; time < times; time += 1) {
    now = new Date(began + time * 25 * 60_000)
    const outcome = await user.send(ids[time % 2]!, `好的，第 ${time} 件事`)
    if (outcome.outcome !== 'accepted') throw new Error(outcome.outcome)
    const { notices } = outcome.message.metadata
    if (notices !== undefined) told.push([time * 25, ...notices])
    await endOf(user, outcome.replyId)
  }
  return told
}

it('says again that an AI answers, and reminds of a rest, as age and region ask for', async () => {
  const both = ['disclosure', 'break'] as const
  expect(policyFor('CN', 'adult').breakMinutes).toBe(120)
  const adult = stack.user({ region: 'CN', ageBand: 'adult' })
  expect(await toldAt(adult, 6)).toEqual([[125, ...both]])
  const teen = stack.user({ region: 'CN', ageBand: 'teen' })
  expect(await toldAt(teen, 7)).toEqual([
    [75, ...both],
    [150, ...both],
  ])
})

/** A teenager who has talked for 50 minutes, whom nobody answered what they said last. */
async function teenWithUnanswered(...unanswered: string[]) {
  const user = stack.user({ region: 'CN', ageBand: 'teen' })
  const { id } = await user.createCompanion(chat)
  const began = now.getTime()
  const after = (minutes: number) => (now = new Date(began + minutes * 60_000))
  for (const minutes of [0, 25]) {
    after(minutes)
    const sent = await user.send(id, `第 ${minutes} 分钟`)
    if (sent.outcome !== 'accepted') throw new Error(sent.outcome)
    await endOf(user, sent.replyId)
  }
  after(50)
  stack.till.state.refuses = true
  for (const text of unanswered) expect((await user.send(id, text)).outcome).toBe('stored')
  after(75)
  const noticesWith = async (text: string) => {
    stack.till.state.refuses = false
    const sent = await user.send(id, text)
    if (sent.outcome !== 'accepted') throw new Error(sent.outcome)
    await endOf(user, sent.replyId)
    return sent.message.metadata.notices
  }
  return { say: (text: string) => user.send(id, text), noticesWith }
}

it('says so also to whoever sends again what nobody answered', async () => {
  const { noticesWith } = await teenWithUnanswered('还在吗？')
  expect(await noticesWith('还在吗？')).toEqual(['disclosure', 'break'])
})

it('says so with the next message where the one that was due was not kept', async () => {
  const { say, noticesWith } = await teenWithUnanswered('一', '二', '三')
  expect((await say('四')).outcome).toBe('refused')
  expect(await noticesWith('五')).toEqual(['disclosure', 'break'])
})

it('counts how often help lines were shown, and keeps nobody’s name with it', async () => {
  const user = stack.user({ language: 'en' })
  const { id } = await user.createCompanion(chat)
  const office = await stack.connect('admin')
  const counts = async () => {
    const { months } = await office.request(chatOfficeRequests, 'chat.count-care', { months: 24 })
    return months
  }
  const [before] = await counts()
  for (const text of ['I want to kill myself', 'my brother wants to kill himself']) {
    const outcome = await user.send(id, text)
    if (outcome.outcome !== 'accepted') throw new Error(outcome.outcome)
    await endOf(user, outcome.replyId)
  }
  const [month] = await counts()
  await office.close()
  expect(month).toEqual({
    month: now.toISOString().slice(0, 7),
    direct: (before?.direct ?? 0) + 1,
    indirect: before?.indirect ?? 0,
    third_party: (before?.third_party ?? 0) + 1,
  })
})
