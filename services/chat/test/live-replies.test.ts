import type { Message } from '@lumen/contracts/chat/schema'
import { openDatabase } from '@lumen/database/open'
import { createLogger } from '@lumen/runtime/logger'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
let user: TestUser
let held: ReturnType<typeof createHeldModel>
let one: Instance
let two: Instance
let companionId: string

beforeAll(async () => {
  stack = await openChatStack()
})
afterAll(() => stack.close())
beforeEach(async () => {
  held = createHeldModel()
  one = await stack.start({}, { model: held.model })
  two = await stack.start({}, { model: held.model })
  user = stack.user()
  companionId = (await user.createCompanion(one)).id
  return async () => {
    await one.close()
    await two.close()
  }
})

async function sendAndAwaitReply(content: string): Promise<string> {
  const outcome = await user.send(companionId, content)
  if (outcome.outcome !== 'accepted' || outcome.replyId === null)
    throw new Error(`not accepted: ${JSON.stringify(outcome)}`)
  return outcome.replyId
}

describe('following a reply across copies of the service', () => {
  it('loses and doubles nothing, whenever a gateway joins', async () => {
    const replyId = await sendAndAwaitReply('tell me a story')
    const followers = [await follow(stack.bus, user.userId, replyId)]
    const said: string[] = []
    for (let round = 0; round < 30; round += 1) {
      const word = `word${round} 💎 `
      said.push(word)
      // Requests go to either copy, so that about half of the joins ask the other one's owner.
      const joining = follow(stack.bus, user.userId, replyId)
      held.say(...word)
      followers.push(await joining)
    }
    const whole = said.join('')
    await until(() => followers.every((each) => each.text() === whole), 'every follower')
    expect(followers.map((each) => each.gaps())).toEqual(followers.map(() => 0))

    held.finish()
    const end = await endOf(user, replyId)
    expect(end).toMatchObject({ message: { content: whole, status: 'complete' } })
    expect(followers.every((each) => each.text() === whole)).toBe(true)
    for (const each of followers) each.stop()
  })

  it('gives the whole text of a reply that has ended, and nothing to strangers', async () => {
    held.say('short')
    held.finish()
    const replyId = await sendAndAwaitReply('hi')
    await endOf(user, replyId)
    const follower = await follow(stack.bus, user.userId, replyId)
    expect(follower.message).toMatchObject({ status: 'complete', content: 'short' })
    await expect(follow(stack.bus, stack.user().userId, replyId)).rejects.toThrow('no such reply')
  })

  it('lists what is running for a socket that just signed in', async () => {
    held.say('so far')
    const replyId = await sendAndAwaitReply('hi')
    const running = await until(async () => {
      const messages = await user.running()
      return messages[0]?.content === 'so far' && messages
    }, 'the checkpoint')
    expect(running).toMatchObject([{ id: replyId, status: 'running' }])
    const [reply] = await user.messages(two, companionId)
    expect(reply).toMatchObject({ id: replyId, status: 'running', content: 'so far' })
    held.finish()
    await endOf(user, replyId)
    expect(await user.running()).toEqual([])
    expect(await stack.user().running()).toEqual([])
  })
})

describe('a database that goes away for a moment', () => {
  it('costs no word of a running reply', async () => {
    held.say('before ')
    const replyId = await sendAndAwaitReply('hi')
    const follower = await follow(stack.bus, user.userId, replyId)
    for (const word of ['one ', 'two ', 'three ']) {
      await cutConnections()
      held.say(word)
    }
    await until(() => follower.text() === 'before one two three ', 'the words')
    await cutConnections()
    held.say('end')
    held.finish()
    const end = await endOf(user, replyId)
    expect(end).toMatchObject({
      kind: 'reply-ended',
      message: { status: 'complete', content: 'before one two three end' },
    })
    follower.stop()
  })
})

/** Ends every connection of the service to the database, as a restart of it does. */
async function cutConnections(): Promise<void> {
  const log = createLogger({ service: 'test', level: 'silent' })
  const admin = openDatabase({ url: stack.adminUrl, log, poolSize: 1 })
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(admin)
  await admin.destroy()
}

describe('stopping', () => {
  it('keeps the partial text, from either copy, once and for all', async () => {
    for (let round = 0; round < 6; round += 1) {
      const replyId = await sendAndAwaitReply(`question ${round}`)
      const follower = await follow(stack.bus, user.userId, replyId)
      held.say('some ', 'words ')
      const text = 'some words '.repeat(round + 1)
      await until(() => follower.text() === text, 'the words')
      expect(await user.stop(replyId)).toBe(true)
      const end = await endOf(user, replyId)
      expect(end).toMatchObject({
        kind: 'reply-ended',
        provider: 'openai',
        message: { status: 'stopped', content: text },
      })
      expect(await user.stop(replyId)).toBe(true)
      follower.stop()
    }
    await until(() => held.open() === 0, 'the model’s requests to end')
    expect(await user.messages(one, companionId, '?limit=100')).toHaveLength(12)
  })

  it('changes nothing about a reply that is complete, nor for strangers', async () => {
    held.say('done')
    const replyId = await sendAndAwaitReply('hi')
    expect(await stack.user().stop(replyId)).toBe(false)
    held.finish()
    await endOf(user, replyId)
    expect(await user.stop(replyId)).toBe(false)
    const [reply] = await user.messages(one, companionId)
    expect(reply?.status).toBe('complete')
  })
})

describe('what a running reply is in the way of', () => {
  it('is stopped before its message is deleted', async () => {
    held.say('some text')
    for (const copy of [one, two, one, two]) {
      const replyId = await sendAndAwaitReply(`question ${copy.url} ${Math.random()}`)
      expect((await user.call(copy, 'DELETE', `/api/messages/${replyId}`)).status).toBe(200)
      expect(await endOf(user, replyId)).toMatchObject({ message: { status: 'stopped' } })
      const left = await user.messages(copy, companionId)
      expect(left.some(({ id }) => id === replyId)).toBe(false)
    }
    await until(() => held.open() === 0, 'the model’s requests to end')
  })

  it('is stopped when its companion is hidden', async () => {
    held.say('some text')
    const replyId = await sendAndAwaitReply('hi')
    expect((await user.call(two, 'DELETE', `/api/companions/${companionId}`)).status).toBe(200)
    expect(await endOf(user, replyId)).toMatchObject({ message: { status: 'stopped' } })
    expect(await user.running()).toEqual([])
  })

  it('refuses a second answer meanwhile', async () => {
    const replyId = await sendAndAwaitReply('hi')
    for (const copy of [one, two])
      expect(
        await user.call(copy, 'POST', `/api/messages/${replyId}/regenerate`, {}),
      ).toMatchObject({ status: 409, body: { code: 'reply_running' } })
    await user.stop(replyId)
  })
})

describe('closing', () => {
  it('interrupts what does not end in time; another copy goes on from it', async () => {
    held.say('half a ')
    const replyId = await sendAndAwaitReply('hi')
    await until(async () => (await user.running())[0]?.content === 'half a ', 'text')
    await Promise.all([one.close(), two.close()])
    const end = await endOf(user, replyId)
    expect(end).toMatchObject({
      kind: 'reply-failed',
      code: 'unavailable',
      message: {
        status: 'interrupted',
        content: 'half a ',
        metadata: { emotion: 'apologetic', provider: 'openai' },
      },
    })

    const next = createHeldModel()
    one = await stack.start({}, { model: next.model })
    next.say('sentence.')
    next.finish()
    const path = `/api/messages/${replyId}/regenerate`
    const again = await user.call(one, 'POST', path, { continue: true })
    expect(again).toMatchObject({ status: 202, body: { content: 'half a ', status: 'running' } })
    const message = await until(async () => {
      const [reply] = await user.messages(one, companionId)
      return reply?.status === 'complete' && reply
    }, 'the continued reply')
    expect(message).toMatchObject<Partial<Message>>({ content: 'half a sentence.', version: 2 })
  })
})
