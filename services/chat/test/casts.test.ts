import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import type { Play } from '@lumen/contracts/chat/play-schema'
import { castMax } from '@lumen/contracts/chat/play-limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
beforeAll(async () => {
  stack = await openChatStack()
  model = await startModelDouble()
  chat = await stack.start({ ...model.env })
})
afterAll(async () => {
  await stack.close()
  await model.close()
})

let user: TestUser
let ids: string[]
beforeEach(async () => {
  user = stack.user()
  const made = []
  for (const name of ['Ada', 'Bruno', 'Cora', 'Dina', 'Emil'])
    made.push((await user.createCompanion(chat, name)).id)
  ids = made
  model.reply('The wind howls.')
})

const begin = (on: Instance, guests: readonly string[], companionId = ids[0]) =>
  user.call(on, 'POST', '/api/scenarios/dragon-market/begin', { companionId, guests })
const read = async (on: Instance): Promise<Play> =>
  ((await user.call(on, 'GET', `/api/companions/${ids[0]}/play`)).body as { play: Play }).play
const change = (on: Instance, { id }: Play, companionId: string | undefined, here: boolean) =>
  user.call(on, 'PUT', `/api/plays/${id}/cast`, { companionId, here })
const replies = async (count: number) => {
  const told = await until(async () => {
    const said = (await user.messages(chat, ids[0]!)).filter(({ replyTo }) => replyTo !== null)
    return said.length === count && said.every(({ status }) => status !== 'running') && said
  }, `${count} replies`)
  return told.toReversed()
}

describe('a scene with several companions', () => {
  it('has each reply paid for as any other', async () => {
    stack.till.state.credits = 3
    await begin(chat, ids.slice(1, 3))
    await user.send(ids[0]!, 'Everyone, hold on.')
    const said = await replies(3)
    stack.till.state.credits = 0
    expect(said.map(({ metadata }) => metadata.credits)).toEqual([3, 3, 3])
    expect(said.map(({ speakerId }) => speakerId)).toEqual([undefined, ids[1], ids[2]])
  })

  it('ends its round when it is stopped', async () => {
    await begin(chat, ids.slice(1, 3))
    const held = model.hold()
    held.say('The', ' wind')
    const outcome = await user.send(ids[0]!, 'Everyone, hold on.')
    const { replyId } = outcome as { replyId: string }
    expect(await user.stop(replyId)).toBe(true)
    expect((await endOf(user, replyId)).message?.status).toBe('stopped')
    model.reply('The wind howls.')
    await user.send(ids[0]!, 'Cora, your turn.')
    expect((await replies(2)).map(({ speakerId }) => speakerId)).toEqual([undefined, ids[2]])
  })

  it('holds no more than fit, keeps its host, and tells devices who comes and goes', async () => {
    await begin(chat, [ids[1]!])
    const play = await read(chat)
    expect((await change(chat, play, ids[0], false)).status).toBe(400)
    for (const id of ids.slice(2, castMax))
      expect((await change(chat, play, id, true)).status).toBe(200)
    expect(await change(chat, play, ids[castMax], true)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
    expect((await change(chat, play, ids[1], false)).status).toBe(200)
    expect((await change(chat, play, ids[1], false)).status).toBe(200)
    expect((await read(chat)).cast.filter(({ here }) => !here)).toEqual([
      { companionId: ids[1], here: false },
    ])
    const changed = { kind: 'play-changed', companionId: ids[0] }
    await until(() => user.frames.some((frame) => frame.kind === 'play-changed'), 'a frame')
    expect(user.frames).toContainEqual(changed)
  })

  it('takes nobody else’s companion, and none who is away', async () => {
    const stranger = stack.user()
    const theirs = await stranger.createCompanion(chat)
    expect((await begin(chat, [theirs.id])).status).toBe(404)
    await begin(chat, [ids[1]!])
    const play = await read(chat)
    expect((await change(chat, play, theirs.id, true)).status).toBe(404)
    const path = `/api/plays/${play.id}/cast`
    const asked = { companionId: theirs.id, here: true }
    expect((await stranger.call(chat, 'PUT', path, asked)).status).toBe(404)
    await user.call(chat, 'DELETE', `/api/companions/${ids[1]}`)
    await user.send(ids[0]!, 'Bruno, are you there?')
    expect((await replies(1)).map(({ speakerId }) => speakerId)).toEqual([undefined])
  })

  it('needs a model', async () => {
    await chat.close()
    const offline = await stack.start()
    expect(await begin(offline, [ids[1]!])).toMatchObject({
      status: 409,
      body: { code: 'model_needed' },
    })
    expect((await begin(offline, [])).status).toBe(201)
    expect(await change(offline, await read(offline), ids[1], true)).toMatchObject({
      body: { code: 'model_needed' },
    })
  })
})
