import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import { chatRequests } from '@lumen/contracts/chat/bus'
import type { Message } from '@lumen/contracts/chat/schema'
import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pictureTextsOf } from '../src/texts.ts'
import {
  endOf,
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'
import { openMediaDouble } from './support/media-double.ts'

let stack: ChatStack
let media: Awaited<ReturnType<typeof openMediaDouble>>
beforeAll(async () => {
  stack = await openChatStack()
  media = await openMediaDouble(stack)
})
afterAll(async () => {
  await media?.close()
  await stack?.close()
})

let user: TestUser
let companionId: string
const newTalk = async (chat: Instance) => {
  user = stack.user()
  companionId = (await user.createCompanion(chat)).id
}
type More = Parameters<TestUser['send']>[2]
const sent = async (
  content: string,
  more: More = {},
): Promise<{ message: Message; reply: string }> => {
  const outcome = await user.send(companionId, content, more)
  if (outcome.outcome !== 'accepted') throw new Error(JSON.stringify(outcome))
  const { message } = await endOf(user, outcome.replyId)
  return { message: outcome.message, reply: message!.content }
}
const picture = (description?: string) => ({
  objectId: media.upload(user.userId),
  ...(description !== undefined && { description }),
})

describe('pictures without a model', () => {
  let chat: Instance
  beforeAll(async () => {
    chat = await stack.start()
  })
  afterAll(() => chat?.close())
  beforeEach(() => newTalk(chat))

  it('are sent without words, kept, said to be unseen and asked about', async () => {
    const events = await stack.events(user.userId)
    const one = picture()
    const { message, reply } = await sent('', { pictures: [one] })
    expect(message).toMatchObject({
      content: '',
      messageType: 'text',
      metadata: { pictures: [{ ...one, description: '', width: 800, height: 600 }] },
    })
    expect(pictureTextsOf('en').alone).toContain(reply)
    const created = await until(
      () => events.find(({ name }) => name === 'chat.message-created'),
      'the event of the message',
    )
    expect(created.payload).toMatchObject({ pictureIds: [one.objectId] })
    const answer = (await user.messages(chat, companionId)).find(({ isFromUser }) => !isFromUser)
    await user.call(chat, 'DELETE', `/api/messages/${answer?.id}`)
    const list = await user.call(chat, 'GET', '/api/companions')
    expect(list.body).toMatchObject([{ lastMessage: '', lastMessageType: 'image' }])
  })

  it('are answered by what is said of them, and the words beside them are too', async () => {
    const described = await sent('', { pictures: [picture(), picture('my cat Miso asleep')] })
    expect(described.reply).toContain('“my cat Miso asleep”')
    const beside = await sent('My name is Anna', { pictures: [picture()] })
    const line = pictureTextsOf('en').beside.find((each) => beside.reply.startsWith(each))
    expect(line).toBeDefined()
    expect(beside.reply).toContain('Anna')
  })

  it('reach memory as words', async () => {
    const { message } = await sent('look', { pictures: [picture('a lake'), picture()] })
    const { messages } = await stack.bus.request(chatRequests, 'chat.read-messages', {
      userId: user.userId,
      messageIds: [message.id],
    })
    expect(messages).toMatchObject([{ content: 'look\n[picture: a lake]' }])
  })

  it('whose description tells of danger are answered as the words would be', async () => {
    const outcome = await user.send(companionId, '', {
      pictures: [picture('the pills I will kill myself with tonight')],
    })
    if (outcome.outcome !== 'accepted') throw new Error('not accepted')
    const { message } = await endOf(user, outcome.replyId)
    expect(message?.metadata.crisis).toBe('crisis')
  })

  it.each([
    ['another user’s', () => media.upload(newId())],
    ['one that is gone', () => newId()],
  ])('are refused with %s, and nothing is stored', async (_what, id) => {
    const pictures = [picture(), { objectId: id() }]
    expect(await user.send(companionId, 'look', { pictures })).toMatchObject({
      outcome: 'refused',
      failure: { code: 'picture_gone' },
    })
    expect(await user.messages(chat, companionId)).toEqual([])
    expect(await user.send(companionId, '  ')).toMatchObject({ failure: { code: 'invalid_input' } })
  })

  it('belong to one message, which is found again when it is sent again', async () => {
    const pictures = [picture()]
    const first = await sent('look', { pictures, clientMessageId: 'sent-1' })
    const repeated = await user.send(companionId, 'look', { pictures, clientMessageId: 'sent-1' })
    expect(repeated).toMatchObject({ repeated: true, message: { id: first.message.id } })
    const other = await user.send(companionId, 'look here', { pictures })
    expect(other).toMatchObject({ failure: { code: 'picture_gone' } })
  })

  it('stay when the words are edited, and go one by one, the last with its message', async () => {
    const events = await stack.events(user.userId)
    const [one, two] = [picture('one'), picture('two')]
    const { message } = await sent('look', { pictures: [one, two] })
    const path = `/api/messages/${message.id}`
    const edited = await user.call(chat, 'PATCH', path, { content: 'see' })
    expect(edited.body).toMatchObject({ content: 'see', metadata: { pictures: [one, two] } })

    const gone = await user.call(chat, 'DELETE', `${path}/pictures/${one.objectId}`)
    expect(gone.status).toBe(200)
    const stranger = stack.user()
    expect((await stranger.call(chat, 'DELETE', `${path}/pictures/${two.objectId}`)).status).toBe(
      404,
    )
    expect((await user.call(chat, 'DELETE', `${path}/pictures/${one.objectId}`)).status).toBe(404)
    const left = (await user.messages(chat, companionId)).find(({ id }) => id === message.id)
    expect(left?.metadata.pictures).toMatchObject([two])
    await until(
      () => events.find(({ name }) => name === 'chat.picture-removed'),
      'the event of the picture',
    )

    const alone = await sent('', { pictures: [picture()] })
    const [{ objectId } = { objectId: '' }] = alone.message.metadata.pictures ?? []
    await user.call(chat, 'DELETE', `/api/messages/${alone.message.id}/pictures/${objectId}`)
    const messages = await user.messages(chat, companionId)
    expect(messages.some(({ id }) => id === alone.message.id)).toBe(false)
    await until(
      () =>
        events.some(
          ({ name, payload }) =>
            name === 'chat.message-deleted' &&
            (payload as { messageId: string }).messageId === alone.message.id,
        ),
      'the event of the message',
    )
  })
})

describe('pictures and a model', () => {
  let model: ModelDouble
  let seeing: Instance
  const bodyOf = () => model.requests().at(-1)?.body as { messages: { content: unknown }[] }
  const newest = () => bodyOf().messages.at(-1)?.content
  const imagesSent = () => JSON.stringify(bodyOf()).split('"image_url":{').length - 1

  beforeAll(async () => {
    model = await startModelDouble()
    seeing = await stack.start({ ...model.env, OPENAI_CHAT_VISION: 'on' })
  })
  afterAll(() => model?.close())
  beforeEach(() => newTalk(seeing))

  it('that sees shows it the newest two, and tells it of those before', async () => {
    await sent('one', { pictures: [picture('first')] })
    const data = `data:image/jpeg;base64,${media.shown.toString('base64')}`
    expect(newest()).toEqual([
      { type: 'image_url', image_url: { url: data } },
      { type: 'text', text: expect.stringContaining('“first”') },
    ])
    await sent('two', { pictures: [picture('second'), picture('third')] })
    expect(imagesSent()).toBe(2)
    expect(JSON.stringify(bodyOf().messages[1]?.content)).toContain('not shown to you again')
  })

  it('that refuses them tells it that it cannot see', async () => {
    model.fail('400', { times: 1 })
    const { reply } = await sent('', { pictures: [picture()] })
    expect(reply).toBe('你好，我在这里。')
    expect(imagesSent()).toBe(0)
    expect(newest()).toContain('You cannot see it')
  })
})
