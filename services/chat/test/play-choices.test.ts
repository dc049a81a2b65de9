import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import { chatRequests } from '@lumen/contracts/chat/bus'
import type { Play } from '@lumen/contracts/chat/play-schema'
import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import type { Message } from '@lumen/contracts/chat/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  endOf,
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'
import { twoStepScript } from './support/two-step-script.ts'

let stack: ChatStack
let model: ModelDouble
let chat: Instance
beforeAll(async () => {
  stack = await openChatStack()
  model = await startModelDouble()
  chat = await stack.start({}, { scripts: twoStepScript })
})
afterAll(async () => {
  await stack.close()
  await model.close()
})

async function begun(on: Instance, scenarioId: string) {
  const user = stack.user()
  const { id } = await user.createCompanion(on, 'Ada')
  await user.call(on, 'POST', `/api/scenarios/${scenarioId}/begin`, { companionId: id })
  return { user, id, play: await read(user, on, id) }
}
const read = async (user: TestUser, on: Instance, companionId: string): Promise<Play | null> =>
  ((await user.call(on, 'GET', `/api/companions/${companionId}/play`)).body as { play: Play }).play
const choose = (user: TestUser, play: Play | null, choiceId: string, step: number) =>
  user.call(chat, 'POST', `/api/plays/${play?.id}/choice`, { choiceId, step })
const texts = async (user: TestUser, on: Instance, id: string) =>
  (await user.messages(on, id)).toReversed().map(({ content }) => content)

describe('a play by choices', () => {
  it('begins with its first step, which offers some', async () => {
    const { user, id, play } = await begun(chat, 'night-train')
    const [opening] = await texts(user, chat, id)
    expect(opening).toMatch(/\n\nThe train whistles\.$/)
    expect(play?.script).toEqual({
      step: 0,
      choices: [
        { id: 'in', text: 'I get on.' },
        { id: 'wait', text: 'I wait.' },
      ],
    })
    expect((await begun(chat, 'rainy-bookshop')).play?.script).toBeNull()
    const { body } = await user.call(chat, 'GET', '/api/scenarios')
    const scripted = (body as Scenario[]).filter((scenario) => scenario.scripted)
    expect(scripted.map((scenario) => scenario.id)).toEqual(['night-train'])
  })

  it('tells choices and steps as messages, ticks objectives, and ends with its epilogue', async () => {
    const { user, id, play } = await begun(chat, 'night-train')
    const events = await stack.events(user.userId)
    expect((await choose(user, play, 'in', 0)).body).toMatchObject({
      play: { script: { step: 1 } },
    })
    expect((await texts(user, chat, id)).slice(1)).toEqual([
      'I get on.',
      'You sit down by the window.',
    ])
    const met = (await read(user, chat, id))?.objectives.map(({ met: each }) => each)
    expect(met).toEqual([true, false, false])
    expect(await choose(user, play, 'sleep', 1)).toEqual({ status: 200, body: { play: null } })
    expect((await texts(user, chat, id)).slice(3)).toEqual([
      'I fall asleep.',
      '**The last stop**\n\nThey slept to the last stop.',
    ])
    expect(await read(user, chat, id)).toBeNull()
    await until(() => events.some(({ name }) => name === 'chat.play-ended'), 'memory is told')
    const asked = { userId: user.userId, companionId: id, playId: play?.id ?? '' }
    const { epilogue } = await stack.bus.request(chatRequests, 'chat.read-epilogue', asked)
    expect(epilogue?.text).toBe('The last stop\n\nThey slept to the last stop.')
  })

  it('takes each choice once, however often it is sent, and none that is not offered', async () => {
    const { user, id, play } = await begun(chat, 'night-train')
    const answers = await Promise.all([0, 1, 2].map(() => choose(user, play, 'in', 0)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await texts(user, chat, id)).toHaveLength(3)
    for (const [choiceId, step] of [
      ['nowhere', 1],
      ['in', 7],
    ] as const)
      expect(await choose(user, play, choiceId, step)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      })
    expect(await texts(user, chat, id)).toHaveLength(3)
    expect((await choose(stack.user(), play, 'in', 1)).status).toBe(404)
  })
})

it('a scene that a later release tells otherwise says so, and can be ended', async () => {
  const { user, id, play } = await begun(chat, 'night-train')
  await stack.db
    .updateTable('plays')
    .set({ script: JSON.stringify({ ...play?.script, state: { at: 'gone' } }) })
    .where('id', '=', play?.id ?? '')
    .execute()
  expect(await choose(user, play, 'in', 0)).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  })
  expect((await user.call(chat, 'POST', `/api/plays/${play?.id}/end`)).status).toBe(200)
  expect(await read(user, chat, id)).toBeNull()
})

describe('where a model answers', () => {
  let answered: Instance
  beforeAll(async () => {
    await chat.close()
    answered = await stack.start({ ...model.env }, { scripts: twoStepScript })
  })

  it('nothing is offered', async () => {
    const { user, id, play } = await begun(answered, 'night-train')
    expect(play).toMatchObject({ script: null, dice: false })
    expect((await texts(user, answered, id))[0]).not.toContain('whistles')
  })

  it('dice are rolled where they decide, said as their user’s words and seen by it', async () => {
    const { user, id, play } = await begun(answered, 'dragon-market')
    expect(play?.dice).toBe(true)
    const roll = () =>
      user.call(answered, 'POST', `/api/plays/${play?.id}/roll`, { clientMessageId: 'one' })
    const { status, body } = await roll()
    expect(status).toBe(201)
    const { content, isFromUser, id: rolled } = body as Message
    expect(isFromUser).toBe(true)
    const [, result] = /^🎲 Rolled (\d+) of 20$/u.exec(content) ?? []
    expect(Number(result)).toBeGreaterThanOrEqual(1)
    expect(Number(result)).toBeLessThanOrEqual(20)
    const reply = await until(
      async () => (await user.messages(answered, id)).find(({ replyTo }) => replyTo === rolled),
      'an answer',
    )
    await endOf(user, reply.id)
    expect(model.requests().at(-1)?.turns.at(-1)?.content).toContain(content)
    expect((await roll()).body).toMatchObject({ id: rolled, content })
    const other = await begun(answered, 'rainy-bookshop')
    const none = await other.user.call(answered, 'POST', `/api/plays/${other.play?.id}/roll`, {
      clientMessageId: 'two',
    })
    expect(none.status).toBe(400)
  })
})
