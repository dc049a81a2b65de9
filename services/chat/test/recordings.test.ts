import type { Message } from '@lumen/contracts/chat/schema'
import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endOf, openChatStack, until, type ChatStack, type Instance } from './support/chat-stack.ts'
import { openMediaDouble } from './support/media-double.ts'

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

describe('a recording', () => {
  it('is sent without words as a message that is not answered, once for the same call', async () => {
    const user = stack.user()
    const companion = await user.createCompanion(chat)
    const recordingId = media.record(user.userId)
    const path = `/api/messages/${companion.id}/voice-note`
    const body = { recordingId, clientMessageId: 'note-1' }
    const first = await user.call(chat, 'POST', path, body)
    expect(first).toMatchObject({
      status: 201,
      body: {
        content: '',
        messageType: 'voice',
        isFromUser: true,
        metadata: { media: { kind: 'voice', objectId: recordingId, seconds: 3 } },
      },
    })
    expect((await user.call(chat, 'POST', path, body)).body).toEqual(first.body)
    expect((await user.messages(chat, companion.id)).length).toBe(1)
    const { id } = first.body as Message
    const again = await user.call(chat, 'POST', `/api/messages/${id}/regenerate`, {})
    expect(again.body).toMatchObject({ code: 'not_regenerable' })
    const edit = await user.call(chat, 'PATCH', `/api/messages/${id}`, { content: 'words' })
    expect(edit.body).toMatchObject({ code: 'not_editable' })
  })

  it('whose message could not be stored is free for another one', async () => {
    const user = stack.user()
    const gone = await user.createCompanion(chat)
    const companion = await user.createCompanion(chat)
    const events = await stack.events(user.userId)
    const recordingId = media.record(user.userId)
    const send = (companionId: string, clientMessageId: string) =>
      user.call(chat, 'POST', `/api/messages/${companionId}/voice-note`, {
        recordingId,
        clientMessageId,
      })
    media.afterClaim.current = async () => {
      await user.call(chat, 'DELETE', `/api/companions/${gone.id}`)
    }
    expect((await send(gone.id, 'note-1')).status).toBe(404)
    media.afterClaim.current = () => Promise.resolve()
    const sent = await send(companion.id, 'note-2')
    expect(sent.status).toBe(201)
    const { id: messageId } = sent.body as Message
    // Service media binds it when it hears this.
    await until(
      () =>
        events.some(
          ({ name, payload }) =>
            name === 'chat.message-created' &&
            (payload as { messageId: string }).messageId === messageId &&
            (payload as { recordingId?: string }).recordingId === recordingId,
        ),
      'the message to be told with its recording',
    )
    const created = events.filter(({ name }) => name === 'chat.message-created')
    expect(created.length).toBe(1)
  })

  it('of somebody else is not there, and nothing is stored', async () => {
    const user = stack.user()
    const companion = await user.createCompanion(chat)
    const path = `/api/messages/${companion.id}/voice-note`
    const body = { recordingId: media.record(newId()), clientMessageId: 'note-1' }
    expect((await user.call(chat, 'POST', path, body)).status).toBe(404)
    expect(await user.messages(chat, companion.id)).toEqual([])
  })

  it('comes with the words that were heard in it, and these go without it when it is not there', async () => {
    const user = stack.user()
    const events = await stack.events(user.userId)
    const created = (messageId: string) =>
      events
        .filter(({ name }) => name === 'chat.message-created')
        .map(({ payload }) => payload as { messageId: string })
        .find((message) => message.messageId === messageId)
    const companion = await user.createCompanion(chat)
    const recordingId = media.record(user.userId)
    const sent = await user.send(companion.id, 'hello there', { recordingId, messageType: 'voice' })
    if (sent.outcome !== 'accepted') throw new Error('refused')
    expect(sent.message.metadata.media).toMatchObject({ kind: 'voice', objectId: recordingId })
    const { id } = sent.message
    expect(
      (await user.messages(chat, companion.id)).find((message) => message.id === id)?.metadata,
    ).toEqual(sent.message.metadata)
    await until(() => created(id) !== undefined, 'the message to be told')
    expect(created(id)).toHaveProperty('recordingId', recordingId)
    await endOf(user, sent.replyId)
    const unknown = newId()
    const second = await user.send(companion.id, 'and more', { recordingId: unknown })
    if (second.outcome !== 'accepted') throw new Error('refused')
    await endOf(user, second.replyId)
    expect(media.claims).toContain(unknown)
    const messages = await user.messages(chat, companion.id)
    expect(messages.find(({ id }) => id === second.message.id)?.metadata.media).toBeUndefined()
    await until(() => created(second.message.id) !== undefined, 'the second one to be told')
    expect(created(second.message.id)).not.toHaveProperty('recordingId')
  })
})

describe('while service media is away', () => {
  it('refuses a voice note and sends words without their recording', async () => {
    await media.leave()
    const user = stack.user()
    const companion = await user.createCompanion(chat)
    const recordingId = newId()
    const note = await user.call(chat, 'POST', `/api/messages/${companion.id}/voice-note`, {
      recordingId,
      clientMessageId: 'note-1',
    })
    expect(note).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await user.messages(chat, companion.id)).toEqual([])
    const sent = await user.send(companion.id, 'hello there', { recordingId, messageType: 'voice' })
    if (sent.outcome !== 'accepted') throw new Error('refused')
    const { message } = await endOf(user, sent.replyId)
    expect(message?.status).toBe('complete')
  })
})
