import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  endOf,
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'

let stack: ChatStack
let model: ModelDouble
let chat: Instance
let user: TestUser
let companionId: string

beforeAll(async () => {
  stack = await openChatStack()
  model = await startModelDouble()
  chat = await stack.start({
    ...model.env,
    CHAT_CONTEXT_TOKENS: '3600',
    CHAT_REPLY_TOKENS: '100',
    CHAT_MEMORY_TOKENS: '100',
    CHAT_SUMMARY_TOKENS: '200',
  })
  answerAll()
})
afterAll(async () => {
  await stack.close()
  await model.close()
})
beforeEach(async () => {
  user = stack.user()
  companionId = (await user.createCompanion(chat)).id
})

let written = 0
const answerAll = () =>
  model.reply((turns) => {
    if (!isSummary(turns)) return 'I see.'
    written += 1
    return `Summary ${written}.`
  })

type Turns = readonly { content: string }[]
const isSummary = ([system]: Turns) => system?.content.startsWith('You keep the summary') === true
const asked = () => model.requests().filter(({ turns }) => isSummary(turns))
const summaryIn = () =>
  /<summary>"(.*)"<\/summary>/u.exec(
    model
      .requests()
      .filter(({ turns }) => !isSummary(turns))
      .at(-1)?.turns[0]?.content ?? '',
  )?.[1]
const stored = async () =>
  (
    await stack.db
      .selectFrom('talk_summaries')
      .select(['reaches_to', 'sealed'])
      .where('companion_id', '=', companionId)
      .execute()
  )[0]

let said = 0
async function say(text = '') {
  said += 1
  const sent = await user.send(companionId, `${text} Day ${said}: ${'we walked on. '.repeat(20)}`)
  if (sent.outcome !== 'accepted') throw new Error(sent.outcome)
  await endOf(user, sent.replyId)
  return sent.message
}
/** Talks until the window has moved, and what left it is summed up. */
async function talkOn() {
  const before = asked().length
  await until(async () => {
    await say()
    return asked().length > before
  }, 'the window to move')
  await until(async () => (await stored())?.sealed, 'the summary')
}

it('sums up what left the window, once for each move, and stays the same between', async () => {
  await say('My sister is called Edda.')
  await talkOn()
  const [first] = asked().slice(-1)
  expect(first?.turns[1]?.content).toContain('My sister is called Edda.')
  expect(first?.turns[1]?.content).toMatch(/^<summary>""<\/summary>\n<messages>\[\{"by":"user"/)
  const calls = asked().length
  await say()
  const one = summaryIn()
  expect(one).toMatch(/^Summary \d+\.$/)
  await say()
  expect(summaryIn()).toBe(one)
  expect(asked()).toHaveLength(calls)

  await talkOn()
  expect(asked().at(-1)?.turns[1]?.content.startsWith(`<summary>"${one}"</summary>`)).toBe(true)
  expect(asked().at(-1)?.turns[1]?.content).not.toContain('My sister is called Edda.')
  await until(async () => {
    await say()
    return summaryIn() !== one
  }, 'the next summary')
})

it('is erased with what it told of, and written anew without that', async () => {
  const secret = await say('My locker code is 4711.')
  const edited = await say('I live in Graz.')
  await talkOn()
  await user.call(chat, 'DELETE', `/api/messages/${secret.id}`)
  expect(await stored()).toBeUndefined()
  await talkOn()
  expect(asked().at(-1)?.turns[1]?.content).toContain('I live in Graz.')
  expect(asked().at(-1)?.turns[1]?.content).not.toContain('4711')

  await user.call(chat, 'PATCH', `/api/messages/${edited.id}`, { content: 'I live in Linz.' })
  expect(await stored()).toBeUndefined()
  await talkOn()
  expect(asked().at(-1)?.turns[1]?.content).toContain('I live in Linz.')
  expect(asked().at(-1)?.turns[1]?.content).not.toContain('Graz')
})

it('is not used once a message it tells of was answered anew', async () => {
  await say('What is your favourite colour?')
  await talkOn()
  await say()
  expect(summaryIn()).toMatch(/^Summary/)
  const [reply] = await user.messages(chat, companionId, '?limit=1&before=3')
  await user.call(chat, 'POST', `/api/messages/${reply!.id}/regenerate`, {})
  await endOf(user, reply!.id)
  await until(
    async () => (await user.messages(chat, companionId, '?limit=1&before=3'))[0]?.version === 2,
    'the other answer',
  )
  await say()
  expect(summaryIn()).toBeUndefined()
})

it('tells nothing of what was said off the record', async () => {
  const setOffRecord = (offRecord: boolean) =>
    user.call(chat, 'PATCH', `/api/companions/${companionId}`, { offRecord })
  await setOffRecord(true)
  await say('I am afraid of my boss.')
  await setOffRecord(false)
  await say('I play the cello.')
  await talkOn()
  const { content } = asked().at(-1)!.turns[1]!
  expect(content).toContain('I play the cello.')
  expect(content).not.toContain('afraid of my boss')
})

it('reaches as far as the newest, also when an older one is written for longer', async () => {
  await talkOn()
  const { reaches_to: reached } = (await stored())!
  const begin = async (beyond: number) => {
    const before = asked().length
    const upTo = Number(reached) + beyond
    const wish = { userId: user.userId, companionId, upTo, language: 'en', timeZone: null } as const
    const { id } = await stack.jobs.enqueue('chat.summarise-talk', wish, { id: newId() })
    await until(async () => asked().length > before, 'the model to be asked')
    return () =>
      until(async () => !(await stack.jobs.isPending('chat.summarise-talk', id)), 'its end')
  }
  const held = model.hold()
  const olderEnds = await begin(1)
  answerAll()
  const newerEnds = await begin(2)
  await newerEnds()
  held.say('An older summary.')
  held.finish()
  await olderEnds()
  expect(Number((await stored())!.reaches_to)).toBe(Number(reached) + 2)
})
