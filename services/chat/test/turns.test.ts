import { afterAll, beforeAll, expect, it } from 'vitest'
import { endOf, openChatStack, until, type ChatStack } from './support/chat-stack.ts'

let stack: ChatStack
beforeAll(async () => {
  stack = await openChatStack()
})
afterAll(() => stack.close())

it('waits for its turn before each step that keeps the thread, so that words of others go out between', async () => {
  const waiting: (() => void)[] = []
  const takeTurn = () => new Promise<void>((resolve) => void waiting.push(resolve))
  const chat = await stack.start({}, { takeTurn })
  const user = stack.user()
  const { id } = await user.createCompanion(chat)
  const stored = async () => {
    const messages = stack.db.selectFrom('messages').where('user_id', '=', user.userId)
    return (await messages.select('id').execute()).length
  }
  const told = (kind: string) => user.frames.some((frame) => frame.kind === kind)
  const isItsTurn = () => until(() => waiting.length > 0, 'a step that waits for its turn')
  const giveTurn = () => waiting.shift()?.()

  const sent = user.send(id, 'hello')
  await isItsTurn()
  expect(await stored()).toBe(0)
  giveTurn()
  await isItsTurn()
  expect([await stored(), told('reply-started')]).toEqual([2, false])
  giveTurn()
  await isItsTurn()
  await until(() => told('reply-started'), 'the beginning of the reply')
  giveTurn()
  await isItsTurn()
  expect(told('reply-ended')).toBe(false)
  giveTurn()
  const outcome = await sent
  expect(outcome).toMatchObject({ outcome: 'accepted' })
  const { replyId } = outcome as { replyId: string }
  expect(await endOf(user, replyId)).toMatchObject({ kind: 'reply-ended' })
  expect(waiting).toEqual([])
})

it('makes the words of a language ready once somebody opens a talk in it, a turn for each step', async () => {
  let turns = 0
  const takeTurn = async () => void (turns += 1)
  const chat = await stack.start({}, { takeTurn })
  const user = stack.user()
  const { id } = await user.createCompanion(chat)
  expect(turns).toBe(0)
  await user.messages(chat, id)
  await until(() => turns === 7, 'everything that reads or answers words')
  await user.messages(chat, id)
  expect(turns).toBe(7)
})
