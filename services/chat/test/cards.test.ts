import { plainPicture, writeCardToPng } from '@lumen/cards/png'
import { readCard } from '@lumen/cards/read-card'
import type { CharacterCard } from '@lumen/cards/card'
import type { CardReading, ImportedCard } from '@lumen/contracts/chat/cards'
import type { Companion } from '@lumen/contracts/chat/schema'
import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'

let stack: ChatStack
let chat: Instance
beforeAll(async () => {
  stack = await openChatStack()
  chat = await stack.start()
})
afterAll(() => stack.close())

const data = {
  name: 'Ada\u0000',
  description: '{{char}} knows {{user}}.',
  personality: 'dry',
  first_mes: 'Hello, {{user}}.',
  mes_example: '<START>\n{{char}}: Indeed.',
  alternate_greetings: ['Hey.'],
  tags: ['calm'],
  character_book: { entries: [{ keys: ['engine'], content: 'It is analytical.' }] },
}
const fileOf = (value: unknown) => JSON.stringify({ spec: 'chara_card_v2', data: value })

const form = (file: string | Uint8Array, fields: Record<string, string> = {}) => {
  const body = new FormData()
  body.append('card', new Blob([file]), 'card')
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return body
}
const send = async (
  user: TestUser,
  file: string | Uint8Array,
  fields?: Record<string, string>,
): Promise<{ status: number; body: ImportedCard }> =>
  (await user.call(chat, 'POST', '/api/companions/cards', form(file, fields))) as never
const preview = async (user: TestUser, file: string | Uint8Array) =>
  (await user.call(chat, 'POST', '/api/companions/cards/preview', form(file))) as {
    status: number
    body: CardReading
  }
const listed = async (user: TestUser) =>
  (await user.call(chat, 'GET', '/api/companions')).body as Companion[]

describe('a character card', () => {
  it('is shown as it would be taken, and kept by nobody', async () => {
    const user = stack.user()
    const { status, body } = await preview(user, fileOf(data))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: 2,
      name: 'Ada',
      backstory: 'Ada knows you.',
      notes: 1,
      namesUser: true,
      picture: false,
      left: [{ what: 'greetings', count: 1 }],
      companionId: null,
    })
    expect(await listed(user)).toEqual([])
  })

  it('becomes a companion, who greets and tells every device', async () => {
    const user = stack.user()
    const { status, body } = await send(user, fileOf(data), { userName: ' Sam ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ created: true, picture: false })
    const { id } = body.companion
    expect(await user.messages(chat, id)).toMatchObject([{ content: 'Hello, Sam.' }])
    expect((await user.call(chat, 'GET', `/api/companions/${id}`)).body).toMatchObject({
      name: 'Ada',
      backstory: 'Ada knows Sam.',
      personality: { traits: ['calm'] },
      persona: {
        userName: 'Sam',
        speakingStyle: 'dry',
        exampleDialogue: 'Ada: Indeed.',
        lorebook: [{ keys: ['engine'], text: 'It is analytical.' }],
      },
    })
    await until(
      () => user.frames.some((f) => f.kind === 'companion-changed' && f.change === 'created'),
      'frame',
    )
  })

  it('that comes twice, at once too, is one companion until one more is wished for', async () => {
    const user = stack.user()
    const png = writeCardToPng(plainPicture('x', 8), JSON.parse(fileOf(data)) as CharacterCard)
    const sent = await Promise.all([send(user, fileOf(data)), send(user, png), send(user, png)])
    expect(new Set(sent.map(({ body }) => body.companion.id)).size).toBe(1)
    expect(sent.filter(({ body }) => body.created)).toHaveLength(1)
    const { id } = sent[0].body.companion
    expect((await preview(user, png)).body).toMatchObject({ companionId: id, picture: true })
    const again = await send(user, png, { again: 'true' })
    expect(again.body).toMatchObject({ created: true })
    expect(again.body.companion.id).not.toBe(id)
    expect(await listed(user)).toHaveLength(2)
    // Nobody else is told that somebody has it.
    expect((await preview(stack.user(), png)).body.companionId).toBeNull()
    // Nor is one found that was put away.
    await user.call(chat, 'DELETE', `/api/companions/${id}`)
    await user.call(chat, 'DELETE', `/api/companions/${again.body.companion.id}`)
    expect((await send(user, png)).body.created).toBe(true)
  })

  it('is held against the policy, as what is written by hand', async () => {
    const user = stack.user({ ageBand: 'unknown' })
    const lore = { entries: [{ keys: ['k'], content: 'She poses naked for porn.' }] }
    const refused = await send(user, fileOf({ ...data, character_book: lore }))
    expect(refused).toMatchObject({ status: 422, body: { code: 'prompt_refused' } })
    expect(await listed(user)).toEqual([])
  })

  it('that is none is refused with a reason', async () => {
    const user = stack.user()
    const problem = async (file: string | Uint8Array) => {
      const { status, body } = await preview(user, file)
      const { code, details } = body as unknown as { code: string; details: { message: string }[] }
      return [status, code, details[0]?.message]
    }
    expect(await problem(plainPicture('x', 8))).toEqual([415, 'file_type_refused', 'no-card'])
    expect(await problem('{"name": ')).toEqual([415, 'file_type_refused', 'broken'])
    expect(await problem(' '.repeat(9 * 1024 * 1024))).toEqual([413, 'file_too_large', 'too-large'])
  })

  it('with 5 MB of lore makes a companion, and what is beyond is told', async () => {
    const user = stack.user()
    const note = { keys: ['k'], content: 'x'.repeat(500) }
    const entries = Array.from({ length: 10_000 }, () => note)
    const { status, body } = await send(user, fileOf({ ...data, character_book: { entries } }))
    expect(status).toBe(201)
    expect(body.left).toContainEqual({ what: 'lore_beyond', count: 9_950 })
  })

  it('is given, and comes back the same', async () => {
    const user = stack.user()
    const { body } = await send(user, fileOf(data), { userName: 'Sam' })
    const path = `/api/companions/${body.companion.id}`
    const { status, body: card } = await user.call(chat, 'GET', `${path}/card`)
    expect(status).toBe(200)
    expect(readCard(Buffer.from(JSON.stringify(card))).card).toMatchObject({
      version: 3,
      name: 'Ada',
      greeting: 'Hello, Sam.',
      lore: [{ keys: ['engine'], text: 'It is analytical.' }],
    })
    const { companion } = (await send(user, JSON.stringify(card), { userName: 'Sam' })).body
    const whole = async (id: string) => {
      const { body: read } = await user.call(chat, 'GET', `/api/companions/${id}`)
      const { id: _id, createdAt: _at, lastMessageAt: _last, ...rest } = read as Companion
      return rest
    }
    expect(companion.id).not.toBe(body.companion.id)
    expect(await whole(companion.id)).toEqual(await whole(body.companion.id))

    for (const id of [newId(), body.companion.id])
      expect((await stack.user().call(chat, 'GET', `/api/companions/${id}/card`)).status).toBe(404)
    await user.call(chat, 'DELETE', path)
    expect((await user.call(chat, 'GET', `${path}/card`)).status).toBe(404)
  })
})
