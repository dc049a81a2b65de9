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

it('says so also to whoever sends again what nobody answered', async () => {
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
  expect((await user.send(id, '还在吗？')).outcome).toBe('stored')
  stack.till.state.refuses = false
  after(75)
  const sent = await user.send(id, '还在吗？')
  if (sent.outcome !== 'accepted') throw new Error(sent.outcome)
  expect(sent.message.metadata.notices).toEqual(['disclosure', 'break'])
  await endOf(user, sent.replyId)
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
