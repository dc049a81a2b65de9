import type { Bus } from '@lumen/bus/connect'
import { privacyRequests } from '@lumen/contracts/auth/bus'
import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
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
let model: ModelDouble
let chat: Instance
let user: TestUser
let auth: Bus
const processes: ChildProcess[] = []

beforeAll(async () => {
  stack = await openChatStack()
  model = await startModelDouble()
  // The process asks whether a model may hear its users.
  auth = await stack.connect('auth')
  const { 'auth.read-consents': readConsents } = privacyRequests
  auth.serve(
    { 'auth.read-consents': readConsents },
    {
      'auth.read-consents': () =>
        Promise.resolve({
          remembering: true,
          dataProcessing: true,
          marketing: false,
          analytics: false,
          partners: false,
        }),
    },
  )
})
afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL')
  await chat.close()
})
afterAll(async () => {
  await auth?.close()
  await stack?.close()
  await model?.close()
})

/** A copy of the service as a process of its own, whose replies the test holds. */
function startProcess(change: Record<string, string>): ChildProcess {
  const main = new URL('../src/main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...stack.env,
      ...change,
      ...model.env,
      OPENAI_IDLE_TIMEOUT_MS: '600000',
      LOG_LEVEL: 'fatal',
    },
    // With a channel it ends by itself when this process is gone.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  processes.push(child)
  return child
}

/** The newest run of a companion, with the process that owns it. */
const newestRun = (companionId: string) =>
  stack.db
    .selectFrom('replies')
    .select(['message_id', 'owner', 'status'])
    .where('companion_id', '=', companionId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

const words = 'Once upon a time there was a lighthouse. It stood by the sea.'

/** Starts two copies and sends until the process took a message, and said so much: requests go to either. */
async function replyElsewhere(change: Record<string, string> = {}, said = words) {
  chat = await stack.start(change)
  user = stack.user()
  const { id: companionId } = await user.createCompanion(chat)
  const first = await user.send(companionId, 'hello')
  if (first.outcome !== 'accepted') throw new Error(first.outcome)
  await endOf(user, first.replyId)
  const here = (await newestRun(companionId)).owner
  model.hold().say(...said)
  const child = startProcess(change)
  let round = 0
  const replyId = await until(async () => {
    // One that has just begun may answer too late on a busy machine; it took the message all the same.
    await user.send(companionId, `tell me something, take ${(round += 1)}`).catch(() => null)
    const run = await newestRun(companionId)
    return run.owner !== here && run.status === 'running' && run.message_id
  }, 'a reply of the other process')
  return { child, companionId, replyId }
}

describe('a process that is killed while it writes', () => {
  it('leaves an interrupted reply with what was checkpointed, that can be answered again', async () => {
    const { child, companionId, replyId } = await replyElsewhere({ CHAT_LEASE_MS: '5000' })
    const follower = await follow(stack.bus, user.userId, replyId)
    await until(() => follower.text().length > 8, 'some words')
    const stored = await until(async () => {
      const [running] = await user.running()
      return running !== undefined && running.content.length > 8 && running.content
    }, 'a checkpoint')

    child.kill('SIGKILL')
    await once(child, 'exit')
    const end = await endOf(user, replyId)
    expect(end).toMatchObject({
      kind: 'reply-failed',
      code: 'generation_failed',
      message: { status: 'interrupted', metadata: { emotion: 'apologetic', provider: 'openai' } },
    })
    const kept = end.message!.content
    expect(kept.startsWith(stored)).toBe(true)
    expect(follower.text().startsWith(kept)).toBe(true)
    expect(await user.stop(replyId)).toBe(false)

    const path = `/api/messages/${replyId}/regenerate`
    expect((await user.call(chat, 'POST', path, { continue: true })).status).toBe(202)
    await until(async () => {
      const [reply] = await user.messages(chat, companionId)
      return reply?.status === 'complete' && reply.version === 2
    }, 'the new answer')
    follower.stop()
  })

  it('before its first word has what was reserved given back, also when it did not note it, and is followed by another', async () => {
    const { child, companionId, replyId } = await replyElsewhere({ CHAT_LEASE_MS: '5000' }, '')
    child.kill('SIGKILL')
    await once(child, 'exit')
    await stack.db
      .updateTable('replies')
      .set({ reservation: null })
      .where('message_id', '=', replyId)
      .execute()
    expect(await endOf(user, replyId)).toMatchObject({
      kind: 'reply-failed',
      message: { status: 'failed', content: '', metadata: { emotion: 'apologetic' } },
    })
    const booked = (run: number) =>
      [...stack.till.book.values()].find(({ key }) => key === `${replyId}:${run}`)?.status
    await expect.poll(() => booked(1)).toBe('released')
    // Nobody asked for it: the process that is left answers by itself, and that is paid for.
    await until(async () => {
      const [reply] = await user.messages(chat, companionId)
      return reply?.id === replyId && reply.status === 'complete' && reply.content !== ''
    }, 'the answer of the other process')
    await expect.poll(() => booked(2)).toBe('settled')
    const told = user.frames.flatMap((frame) =>
      'message' in frame && frame.message?.id === replyId ? frame.kind : [],
    )
    expect(told).toEqual(['reply-started', 'reply-failed', 'reply-started', 'reply-ended'])
  })

  it('does not keep its reply from being stopped before the lease is over', async () => {
    const { child, companionId, replyId } = await replyElsewhere()
    child.kill('SIGSTOP')
    // Some requests still go to the frozen process and time out; a gateway asks again.
    await until(() => user.stop(replyId).catch(() => false), 'the stop')
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
  })
})
