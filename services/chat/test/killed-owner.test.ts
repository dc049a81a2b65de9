import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  endOf,
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'
import { follow } from './support/follower.ts'

let stack: ChatStack
let chat: Instance
let user: TestUser
const processes: ChildProcess[] = []

beforeAll(async () => {
  stack = await openChatStack()
  chat = await stack.start()
})
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL')
  await stack.close()
})

/** A copy of the service as a process of its own, slow to speak; only it answers requests. */
async function startProcess(): Promise<ChildProcess> {
  const main = new URL('../src/main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...stack.env, CHAT_WORD_PAUSE_MS: '300', LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  processes.push(child)
  return child
}

/** Sends until a reply runs in the other process: requests go to either copy. */
async function replyElsewhere(companionId: string): Promise<string> {
  let round = 0
  return until(
    async () => {
      const outcome = await user.send(companionId, `tell me something, take ${(round += 1)}`)
      if (outcome.outcome !== 'accepted' || outcome.replyId === null) return false
      // A reply of this process has no pauses; one of the other's takes a while.
      const [running] = await user.running()
      return running !== undefined && running.content === '' && running.id
    },
    'a reply of the other process',
    30_000,
  )
}

describe('a process that is killed while it writes', () => {
  it('leaves an interrupted reply with what was checkpointed, that can be answered again', async () => {
    const child = await startProcess()
    user = stack.user()
    const { id: companionId } = await user.createCompanion(chat)
    const replyId = await replyElsewhere(companionId)
    const follower = await follow(stack.bus, user.userId, replyId)
    await until(() => follower.text().length > 8, 'some words')
    const stored = await until(async () => {
      const [running] = await user.running()
      return running !== undefined && running.content.length > 8 && running.content
    }, 'a checkpoint')

    child.kill('SIGKILL')
    await once(child, 'exit')
    const killed = performance.now()
    const end = await endOf(user, replyId)
    const afterMs = performance.now() - killed
    expect(end).toMatchObject({
      kind: 'reply-failed',
      code: 'generation_failed',
      message: { status: 'interrupted', metadata: { emotion: 'apologetic', provider: 'local' } },
    })
    const kept = end.message!.content
    expect(kept.startsWith(stored)).toBe(true)
    expect(follower.text().startsWith(kept)).toBe(true)
    // The lease and one round of the sweep, and what a busy machine adds.
    expect(afterMs).toBeLessThan(Number(stack.env['CHAT_LEASE_MS']) + 2_000)
    expect(await user.stop(replyId)).toBe(false)

    const path = `/api/messages/${replyId}/regenerate`
    expect((await user.call(chat, 'POST', path, { continue: true })).status).toBe(202)
    await until(async () => {
      const [reply] = await user.messages(chat, companionId)
      return reply?.status === 'complete' && reply.version === 2
    }, 'the new answer')
    follower.stop()
  }, 60_000)

  it('does not keep its reply from being stopped before the lease is over', async () => {
    const child = await startProcess()
    user = stack.user()
    const { id: companionId } = await user.createCompanion(chat)
    const replyId = await replyElsewhere(companionId)
    child.kill('SIGSTOP')
    expect(await user.stop(replyId)).toBe(true)
    const end = await endOf(user, replyId)
    expect(end).toMatchObject({ kind: 'reply-ended', message: { status: 'stopped' } })
    // The frozen process wakes up, finds that the reply is not its own any more and lets it be.
    child.kill('SIGCONT')
    const { content } = end.message!
    child.kill('SIGTERM')
    await once(child, 'exit')
    const [reply] = await user.messages(chat, companionId)
    expect(reply).toMatchObject({ status: 'stopped', content })
    expect(user.frames.filter(({ kind }) => kind === 'reply-ended').length).toBeGreaterThan(0)
  }, 60_000)
})
