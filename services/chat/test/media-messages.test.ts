import { chatRequests } from '@lumen/contracts/chat/bus'
import type { Companion, Message } from '@lumen/contracts/chat/schema'
import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'
import { openMediaDouble, someMedia } from './support/media-double.ts'

let stack: ChatStack
let chat: Instance
let media: Awaited<ReturnType<typeof openMediaDouble>>
beforeAll(async () => {
  stack = await openChatStack()
  media = await openMediaDouble(stack)
  chat = await stack.start()
})
afterAll(async () => {
  await media?.close()
  await stack?.close()
})

const wish = (user: TestUser, companionId: string, more: object = {}) =>
  stack.bus.request(chatRequests, 'chat.add-media-message', {
    userId: user.userId,
    companionId,
    jobId: newId(),
    messageId: newId(),
    kind: 'image',
    prompt: 'I live in a red lighthouse',
    clientMessageId: null,
    language: 'en',
    ...more,
  })

/** A picture that is asked for; `jobId` will make it. */
async function askFor(user: TestUser, companion: Companion, more: object = {}) {
  const jobId = newId()
  const answer = await wish(user, companion.id, { jobId, ...more })
  if (answer.outcome !== 'added') throw new Error('not added')
  return { jobId, messageId: answer.messageId, companionId: companion.id, userId: user.userId }
}

type Asked = Awaited<ReturnType<typeof askFor>>
const ended = ({ jobId, messageId, companionId, userId }: Asked, status: string, id = newId()) =>
  media.tell('media.job-ended', { userId, jobId, companionId, messageId, status }, id)

const shown = (user: TestUser, companionId: string, id: string, status: string) =>
  until(
    async () =>
      (await user.messages(chat, companionId)).find(
        (message) => message.id === id && message.metadata.media?.status === status,
      ),
    `the message to be ${status}`,
  )

describe('a picture in a talk', () => {
  it('is a wish and a message that holds it, told to every device, once for the same wish', async () => {
    const user = stack.user()
    const companion = await user.createCompanion(chat)
    const jobId = newId()
    const first = await wish(user, companion.id, { jobId, clientMessageId: 'wish-1' })
    const again = await wish(user, companion.id, { jobId, clientMessageId: 'wish-1' })
    expect(again).toEqual(first)
    const [answer, asked] = await user.messages(chat, companion.id)
    expect(asked).toMatchObject({
      content: 'I live in a red lighthouse',
      messageType: 'image',
      isFromUser: true,
      clientMessageId: 'wish-1',
      metadata: {},
    })
    expect(answer).toMatchObject({
      id: (first as { messageId: string }).messageId,
      content: '',
      messageType: 'image',
      isFromUser: false,
      status: 'complete',
      replyTo: asked?.id,
      metadata: { media: { kind: 'image', jobId, status: 'queued' } },
    })
    await until(
      () => user.frames.filter(({ kind }) => kind === 'message-changed').length === 2,
      'both messages on the devices',
    )
    expect((await user.messages(chat, companion.id)).length).toBe(2)
    const { body } = await user.call(chat, 'GET', '/api/companions')
    expect(body).toMatchObject([{ lastMessage: '', lastMessageType: 'image' }])
  })

  it('is refused for a companion of somebody else', async () => {
    const owner = stack.user()
    const companion = await owner.createCompanion(chat)
    expect(await wish(stack.user(), companion.id)).toEqual({ outcome: 'unknown-companion' })
    expect(await owner.messages(chat, companion.id)).toEqual([])
  })

  it('shows what came of its job, once however often the event comes', async () => {
    const user = stack.user()
    const companion = await user.createCompanion(chat)
    const asked = await askFor(user, companion)
    const picture = someMedia({ jobId: asked.jobId })
    media.jobs.set(asked.jobId, picture)
    const eventId = newId()
    await ended(asked, 'done', eventId)
    const message = await shown(user, companion.id, asked.messageId, 'done')
    expect(message.metadata.media).toEqual(picture)
    // A later event shows that the repeated one before it was heard and changed nothing.
    media.jobs.set(asked.jobId, someMedia({ jobId: asked.jobId, status: 'failed' }))
    await ended(asked, 'done', eventId)
    const next = await askFor(user, companion)
    media.jobs.set(next.jobId, someMedia({ jobId: next.jobId }))
    await ended(next, 'done')
    await shown(user, companion.id, next.messageId, 'done')
    expect((await shown(user, companion.id, asked.messageId, 'done')).metadata.media).toEqual(
      picture,
    )
    expect(
      user.frames.filter(
        (frame) =>
          frame.kind === 'message-changed' &&
          frame.change === 'edited' &&
          frame.message.id === asked.messageId,
      ).length,
    ).toBe(1)
  })

  it('holds nothing any more when its owner deletes the job', async () => {
    const user = stack.user()
    const companion = await user.createCompanion(chat)
    const asked = await askFor(user, companion)
    media.jobs.set(asked.jobId, someMedia({ jobId: asked.jobId }))
    await ended(asked, 'done')
    await shown(user, companion.id, asked.messageId, 'done')
    media.jobs.delete(asked.jobId)
    await ended(asked, 'done')
    await until(
      async () =>
        (await user.messages(chat, companion.id)).find(
          ({ id, metadata }) => id === asked.messageId && metadata.media?.objectId === null,
        ),
      'the message to hold nothing',
    )
    const waiting = await askFor(user, companion)
    await ended(waiting, 'cancelled')
    const gone = await shown(user, companion.id, waiting.messageId, 'cancelled')
    expect(gone.metadata.media).toMatchObject({ jobId: waiting.jobId, objectId: null })
  })

  it('waits in the same message when it is tried again', async () => {
    const user = stack.user()
    const companion = await user.createCompanion(chat)
    const asked = await askFor(user, companion)
    media.jobs.set(
      asked.jobId,
      someMedia({ jobId: asked.jobId, status: 'failed', errorCode: 'provider_failed' }),
    )
    await ended(asked, 'failed')
    await shown(user, companion.id, asked.messageId, 'failed')
    const jobId = newId()
    const retried = await askFor(user, companion, { jobId, messageId: asked.messageId })
    expect(retried.messageId).toBe(asked.messageId)
    const waiting = await shown(user, companion.id, asked.messageId, 'queued')
    expect(waiting.metadata.media).toMatchObject({ jobId, errorCode: null })
    // The end of the first attempt may be heard again; it is no news of the second.
    const from = user.frames.length
    await ended(asked, 'failed')
    media.jobs.set(jobId, someMedia({ jobId }))
    await ended({ ...retried, jobId }, 'done')
    await shown(user, companion.id, asked.messageId, 'done')
    // What is stored is told a moment later.
    await until(() => user.frames.length > from, 'the frame that tells it')
    expect(
      user.frames
        .slice(from)
        .map((frame) => frame.kind === 'message-changed' && frame.message.metadata.media?.status),
    ).toEqual(['done'])
    expect((await user.messages(chat, companion.id)).length).toBe(2)
  })

  it('can be deleted, not edited or answered again', async () => {
    const user = stack.user()
    const events = await stack.events(user.userId)
    const companion = await user.createCompanion(chat)
    await askFor(user, companion)
    const [answer, asked] = (await user.messages(chat, companion.id)) as [Message, Message]
    const edit = await user.call(chat, 'PATCH', `/api/messages/${asked.id}`, { content: 'a cat' })
    expect(edit).toMatchObject({ status: 409, body: { code: 'not_editable' } })
    for (const { id } of [answer, asked]) {
      const again = await user.call(chat, 'POST', `/api/messages/${id}/regenerate`, {})
      expect(again).toMatchObject({ status: 409, body: { code: 'not_regenerable' } })
      expect((await user.call(chat, 'DELETE', `/api/messages/${id}`)).status).toBe(200)
    }
    await until(
      () => events.filter(({ name }) => name === 'chat.message-deleted').length === 2,
      'both to be told as deleted',
    )
    expect(await user.messages(chat, companion.id)).toEqual([])
  })

  it('is told to memory as what it is', async () => {
    const user = stack.user()
    const companion = await user.createCompanion(chat)
    await askFor(user, companion)
    const ids = (await user.messages(chat, companion.id)).map(({ id }) => id)
    const { messages } = await stack.bus.request(chatRequests, 'chat.read-messages', {
      userId: user.userId,
      messageIds: ids,
    })
    expect(messages.map(({ messageType }) => messageType)).toEqual(['image', 'image'])
  })
})

describe('an avatar', () => {
  it('of a companion is shown wherever the companion is, and taken off again', async () => {
    const user = stack.user()
    const companion = await user.createCompanion(chat)
    expect(companion.avatarUrl).toBeNull()
    const objectId = newId()
    const change = { userId: user.userId, companionId: companion.id }
    await media.tell('media.companion-avatar-changed', { ...change, objectId })
    const read = async () =>
      (await user.call(chat, 'GET', `/api/companions/${companion.id}`)).body as Companion
    await until(
      async () => (await read()).avatarUrl === `/api/media/objects/${objectId}`,
      'the companion to wear it',
    )
    await until(
      () =>
        user.frames.some(
          (frame) => frame.kind === 'companion-changed' && frame.change === 'edited',
        ),
      'devices to be told',
    )
    const { userId } = user
    const { companions } = await stack.bus.request(chatRequests, 'chat.list-companions', { userId })
    expect(companions).toMatchObject([{ avatarUrl: `/api/media/objects/${objectId}` }])
    // Somebody else cannot change it.
    await media.tell('media.companion-avatar-changed', {
      ...change,
      userId: newId(),
      objectId: newId(),
    })
    await media.tell('media.companion-avatar-changed', { ...change, objectId: null })
    await until(async () => (await read()).avatarUrl === null, 'the companion to wear none')
  })

  it('goes before the portrait a companion was given, which stays', async () => {
    const user = stack.user()
    const { id } = await user.createCompanion(chat)
    const path = `/api/companions/${id}`
    const given = await user.call(chat, 'PATCH', path, { face: 'noa' })
    expect(given.body).toMatchObject({ face: 'noa', avatarUrl: '/faces/noa-256.webp' })
    const renamed = await user.call(chat, 'PATCH', path, { name: 'Noa' })
    expect(renamed.body).toMatchObject({ face: 'noa', avatarUrl: '/faces/noa-256.webp' })
    const change = { userId: user.userId, companionId: id, objectId: newId() }
    await media.tell('media.companion-avatar-changed', change)
    const worn = async () => ((await user.call(chat, 'GET', path)).body as Companion).avatarUrl
    await until(
      async () => (await worn()) === `/api/media/objects/${change.objectId}`,
      'the picture to be worn',
    )
    await media.tell('media.companion-avatar-changed', { ...change, objectId: null })
    await until(async () => (await worn()) === '/faces/noa-256.webp', 'the portrait to come back')
    expect((await user.call(chat, 'PATCH', path, { face: 'nobody' })).status).toBe(400)
  })

  it('is made of what the companion is like, by its owner only', async () => {
    const user = stack.user()
    const companion = await user.createCompanion(chat, 'Nova')
    const read = (userId: string) =>
      stack.bus.request(chatRequests, 'chat.read-companion', { userId, companionId: companion.id })
    expect(await read(user.userId)).toMatchObject({
      companion: { name: 'Nova', mood: 'excited', personality: { empathy: 95 } },
    })
    expect(await read(newId())).toEqual({ companion: null })
    // It speaks with the usual voice, that of its portrait, or one that was chosen for it.
    const voice = async (change: object) => {
      await user.call(chat, 'PATCH', `/api/companions/${companion.id}`, change)
      return (await read(user.userId)).companion?.voice
    }
    expect([
      await voice({}),
      await voice({ face: 'noa' }),
      await voice({ voice: { id: 'onyx', pitch: 1 } }),
    ]).toEqual(['nova', 'alloy', 'onyx'])
  })
})
