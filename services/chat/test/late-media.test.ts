import { chatRequests } from '@lumen/contracts/chat/bus'
import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../src/config.ts'
import { createContext, type ChatContext } from '../src/context.ts'
import { showLateMedia } from '../src/use-cases/show-late-media.ts'
import { openChatStack, until, type ChatStack, type Instance } from './support/chat-stack.ts'
import { openMediaDouble, someMedia } from './support/media-double.ts'

let stack: ChatStack
let chat: Instance
let media: Awaited<ReturnType<typeof openMediaDouble>>
/** For it every message has waited for long, each time. */
let later: ChatContext
let hours = 0
let closeLater: () => Promise<unknown>
beforeAll(async () => {
  stack = await openChatStack()
  media = await openMediaDouble(stack)
  chat = await stack.start()
  const clock = { now: () => new Date(Date.now() + hours * 3_600_000) }
  const { context, closer } = await createContext(loadConfig(stack.env), { clock })
  later = context
  closeLater = () => closer.close()
})
afterAll(async () => {
  await closeLater?.()
  await media?.close()
  await stack?.close()
})

const sweep = () => {
  hours += 1
  return showLateMedia(later, new AbortController().signal)
}

/** A talk in which a picture was wished for. */
async function wished() {
  const user = stack.user()
  const { userId } = user
  const companion = await user.createCompanion(chat)
  const wish = async (jobId: string) => {
    const answer = await stack.bus.request(chatRequests, 'chat.add-media-message', {
      userId,
      companionId: companion.id,
      jobId,
      messageId: newId(),
      kind: 'image',
      prompt: 'I live in a red lighthouse',
      clientMessageId: 'wish-1',
      language: 'en',
    })
    if (answer.outcome !== 'added') throw new Error('not added')
    return answer.messageId
  }
  const jobId = newId()
  const messageId = await wish(jobId)
  return {
    user,
    companion,
    wish,
    jobId,
    messageId,
    shown: async () =>
      (await user.messages(chat, companion.id)).find(({ id }) => id === messageId)?.metadata.media,
    edits: () =>
      user.frames.filter(
        (frame) =>
          frame.kind === 'message-changed' &&
          frame.change === 'edited' &&
          frame.message.id === messageId,
      ),
    end: (id = jobId) =>
      media.tell('media.job-ended', {
        userId,
        jobId: id,
        companionId: companion.id,
        messageId,
        status: 'failed',
      }),
  }
}

describe('a message that waits for a picture', () => {
  it('shows what became of its job when nobody tells it, once', async () => {
    const { jobId, shown, edits, end } = await wished()
    media.jobs.set(jobId, someMedia({ jobId, status: 'running', objectId: null }))
    await sweep()
    expect(await shown()).toMatchObject({ status: 'queued' })

    const failed = someMedia({ jobId, status: 'failed', objectId: null, errorCode: 'timeout' })
    media.jobs.set(jobId, failed)
    const counts = await Promise.all([sweep(), sweep()])
    expect(counts[0] + counts[1]).toBe(1)
    expect(await shown()).toEqual(failed)
    expect(await sweep()).toBe(0)
    await until(() => edits().length === 1, 'devices to be told')

    // The news comes after all: there is nothing to change any more.
    await end()
    const other = await wished()
    await other.end()
    await until(async () => (await other.shown())?.status === 'cancelled', 'the later news')
    expect(edits().length).toBe(1)
  })

  it('goes on waiting while service media is away', async () => {
    const { jobId, shown } = await wished()
    await media.leave()
    expect(await sweep()).toBe(0)
    expect(await shown()).toMatchObject({ status: 'queued' })
    await media.comeBack()
    media.jobs.set(jobId, someMedia({ jobId }))
    await sweep()
    expect(await shown()).toMatchObject({ status: 'done' })
  })

  it('waits for the new job when the same wish is sent again; the end of the old one is late', async () => {
    const { jobId, messageId, wish, shown, end } = await wished()
    media.jobs.set(jobId, someMedia({ jobId, status: 'failed', objectId: null }))
    const next = newId()
    expect(await wish(next)).toBe(messageId)
    expect(await shown()).toMatchObject({ jobId: next, status: 'queued' })
    await end()
    media.jobs.set(next, someMedia({ jobId: next }))
    await end(next)
    await until(async () => (await shown())?.status === 'done', 'the picture')
    // What is there is not waited for again.
    expect(await wish(newId())).toBe(messageId)
    expect(await shown()).toMatchObject({ jobId: next, status: 'done' })
  })
})
