import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import { chatRequests } from '@lumen/contracts/chat/bus'
import type { Play } from '@lumen/contracts/chat/play-schema'
import type { Message } from '@lumen/contracts/chat/schema'
import { newId } from '@lumen/database/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { playTextsOf } from '../src/texts.ts'
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
let offline: Instance
beforeAll(async () => {
  stack = await openChatStack()
  model = await startModelDouble()
  offline = await stack.start()
})
afterAll(async () => {
  await stack.close()
  await model.close()
})

const words = {
  title: 'A lamp in the fog',
  description: 'Two keepers and one last ship.',
  category: 'adventure',
  environment: 'A rock in the sea.',
  opening: 'The lamp goes out.',
  objectives: ['Find the oil', 'Light the lamp'],
}
const scene = async (user: TestUser, on: Instance): Promise<{ scenario: string; id: string }> => {
  const { body } = await user.call(on, 'POST', '/api/scenarios', words)
  const { id } = await user.createCompanion(on, 'Ada')
  return { scenario: (body as { id: string }).id, id }
}
const begin = (user: TestUser, on: Instance, scenario: string, companionId: string) =>
  user.call(on, 'POST', `/api/scenarios/${scenario}/begin`, { companionId })
const read = async (user: TestUser, on: Instance, companionId: string): Promise<Play | null> =>
  (
    (await user.call(on, 'GET', `/api/companions/${companionId}/play`)).body as {
      play: Play | null
    }
  ).play
const end = (user: TestUser, on: Instance, play: Play | null) =>
  user.call(on, 'POST', `/api/plays/${play?.id}/end`)
const say = async (user: TestUser, companionId: string, content: string) => {
  const outcome = await user.send(companionId, content)
  if (outcome.outcome !== 'accepted') throw new Error(outcome.outcome)
  return { asked: outcome.message, reply: await endOf(user, outcome.replyId) }
}

describe('a play', () => {
  it('is open from its beginning to its end, sealed, and goes on when its scenario is gone', async () => {
    const user = stack.user()
    const { scenario, id } = await scene(user, offline)
    expect(await read(user, offline, id)).toBeNull()
    await begin(user, offline, scenario, id)
    const play = await read(user, offline, id)
    expect(play).toMatchObject({
      companionId: id,
      scenarioId: scenario,
      title: words.title,
      category: 'adventure',
      objectives: words.objectives.map((text) => ({ text, met: false })),
    })
    const { rows } = await sql`select * from plays where content like ${'%lamp%'}`.execute(stack.db)
    expect(rows).toEqual([])
    await begin(user, offline, scenario, id)
    expect(await read(user, offline, id)).toEqual(play)
    await user.call(offline, 'DELETE', `/api/scenarios/${scenario}`)
    expect(await read(user, offline, id)).toEqual(play)
  })

  it('takes the place of the one before', async () => {
    const user = stack.user()
    const { scenario, id } = await scene(user, offline)
    await begin(user, offline, scenario, id)
    const first = await read(user, offline, id)
    await begin(user, offline, 'night-train', id)
    expect(await read(user, offline, id)).toMatchObject({ scenarioId: 'night-train' })
    expect((await end(user, offline, first)).body).toEqual({ epilogue: null })
    const open = await stack.db
      .selectFrom('plays')
      .select('id')
      .where('companion_id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
    expect(open).toHaveLength(1)
  })

  it('has its objectives ticked by hand, and ends with those that were met, once', async () => {
    const user = stack.user()
    const { scenario, id } = await scene(user, offline)
    const events = await stack.events(user.userId)
    await begin(user, offline, scenario, id)
    const play = await read(user, offline, id)
    const tick = (objective: number, met: boolean) =>
      user.call(offline, 'PUT', `/api/plays/${play?.id}/objectives`, { objective, met })
    for (const [objective, met] of [
      [1, true],
      [0, true],
      [1, true],
      [0, false],
    ] as const)
      expect((await tick(objective, met)).status).toBe(200)
    expect((await read(user, offline, id))?.objectives.map(({ met }) => met)).toEqual([false, true])
    expect(await tick(5, true)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    const answers = await Promise.all([end(user, offline, play), end(user, offline, play)])
    const [one, other] = answers.map(({ body }) => (body as { epilogue: Message }).epilogue)
    expect(one).toEqual(other)
    expect(one?.content).toContain('**A lamp in the fog**')
    expect(one?.content).toContain('- Light the lamp')
    expect(one?.content).not.toContain('Find the oil')
    expect(await read(user, offline, id)).toBeNull()
    expect((await tick(0, true)).status).toBe(404)
    expect((await user.messages(offline, id)).map(({ id: each }) => each)).toContain(one?.id)
    await until(() => events.some(({ name }) => name === 'chat.play-ended'), 'memory is told')
    const told = await stack.bus.request(chatRequests, 'chat.read-epilogue', {
      userId: user.userId,
      companionId: id,
      playId: play!.id,
    })
    expect(told.epilogue).toMatchObject({ messageId: one?.id, title: words.title })
  })

  it('is nobody else’s', async () => {
    const [user, stranger] = [stack.user(), stack.user()]
    const { scenario, id } = await scene(user, offline)
    await begin(user, offline, scenario, id)
    const play = await read(user, offline, id)
    expect((await stranger.call(offline, 'GET', `/api/companions/${id}/play`)).status).toBe(404)
    expect((await end(stranger, offline, play)).status).toBe(404)
    const asked = { userId: stranger.userId, companionId: id, playId: play!.id }
    const told = await stack.bus.request(chatRequests, 'chat.read-epilogue', asked)
    expect(told).toEqual({ epilogue: null })
    expect((await end(user, offline, { ...play!, id: newId() })).status).toBe(404)
  })

  it('marks what is said in it, and nothing before or after', async () => {
    const user = stack.user()
    const { scenario, id } = await scene(user, offline)
    const before = await say(user, id, 'I bake bread on Sundays.')
    await begin(user, offline, scenario, id)
    const within = await say(user, id, 'I keep this lighthouse.')
    await end(user, offline, await read(user, offline, id))
    const after = await say(user, id, 'Now I am tired.')
    const { messages } = await stack.bus.request(chatRequests, 'chat.read-messages', {
      userId: user.userId,
      messageIds: [before, within, after].map(({ asked }) => asked.id),
    })
    expect(messages.map(({ inPlay }) => inPlay)).toEqual([false, true, false])
  })

  it('tells the companion nothing of its user’s life', async () => {
    const user = stack.user()
    const { scenario, id } = await scene(user, offline)
    await say(user, id, 'My dog is called Miso.')
    await begin(user, offline, scenario, id)
    await say(user, id, 'My parrot is called Ahab.')
    await end(user, offline, await read(user, offline, id))
    const answer = async (question: string) =>
      (await say(user, id, question)).reply.message?.content ?? ''
    expect(await answer('What is my dog called?')).toContain('Miso')
    expect(await answer('What is my parrot called?')).not.toContain('Ahab')
  })
})

describe('a model that plays', () => {
  let chat: Instance
  let user: TestUser
  let id: string
  const texts = playTextsOf('en')
  const system = () => model.requests().at(-1)?.turns[0]?.content ?? ''

  beforeAll(async () => {
    await offline.close()
    chat = await stack.start({ ...model.env })
  })
  beforeEach(async () => {
    user = stack.user()
    const made = await scene(user, chat)
    id = made.id
    model.reply('The wind howls.')
    await begin(user, chat, made.scenario, id)
  })

  it('is told of the scene and what is open in it, until it ends', async () => {
    const other = await user.createCompanion(chat)
    await say(user, other.id, 'Good evening.')
    expect(system()).not.toContain(texts.role)
    await say(user, id, 'I look for the oil.')
    expect(system()).toContain(texts.role)
    expect(system()).toContain('A rock in the sea.')
    for (const objective of words.objectives) expect(system()).toContain(objective)
    const play = await read(user, chat, id)
    const path = `/api/plays/${play?.id}/objectives`
    await user.call(chat, 'PUT', path, { objective: 0, met: true })
    await say(user, id, 'And now the lamp.')
    expect(system()).not.toContain('Find the oil')
    expect(system()).toContain('Light the lamp')
    model.reply('They lit the lamp, and the ship came home.')
    const { body } = await end(user, chat, play)
    expect(body).toMatchObject({
      epilogue: { content: 'They lit the lamp, and the ship came home.', isFromUser: false },
    })
    expect(model.requests().at(-1)?.turns.at(-1)?.content).toContain(texts.ask)
    await say(user, id, 'Good night.')
    expect(system()).not.toContain(texts.role)
  })

  it('marks what is met, and nobody sees the mark', async () => {
    model.reply('Here is the oil.\n\n[[met: 1]] [[met: 7]] [[wink]]')
    const { reply } = await say(user, id, 'I open the cellar.')
    expect(reply).toMatchObject({
      kind: 'reply-ended',
      message: { content: 'Here is the oil.', metadata: { objectivesMet: [0] } },
    })
    expect((await read(user, chat, id))?.objectives.map(({ met }) => met)).toEqual([true, false])
  })

  it('notes how things stand, is told of it, and nobody sees the sign', async () => {
    model.reply('You drop the can.\n[[note: oil = half a can]] [[note: courage = 7]]')
    const { reply } = await say(user, id, 'I run down the stairs.')
    expect(reply).toMatchObject({ message: { content: 'You drop the can.' } })
    const noted = [
      { name: 'oil', value: 'half a can' },
      { name: 'courage', value: '7' },
    ]
    const play = await read(user, chat, id)
    expect(play?.sheet).toEqual(noted)
    const path = `/api/plays/${play?.id}/sheet`
    const written = [{ name: 'courage', value: '9' }]
    const { body } = await user.call(chat, 'PUT', path, { sheet: written })
    expect((body as Play).sheet).toEqual(written)
    model.reply('Up again.\n[[note: courage =]]')
    await say(user, id, 'I climb up.')
    expect(system()).toContain('"sheet":{"courage":"9"}')
    expect((await read(user, chat, id))?.sheet).toEqual([])
    const { rows } = await sql<{
      sheet: Buffer
    }>`select sheet from plays where id = ${play?.id}`.execute(stack.db)
    expect(rows[0]?.sheet.toString('latin1')).not.toContain('courage')
    await end(user, chat, play)
    expect((await user.call(chat, 'PUT', path, { sheet: written })).status).toBe(404)
  })

  it('ends plainly where the model fails', async () => {
    model.fail('400')
    const { body } = await end(user, chat, await read(user, chat, id))
    const { epilogue } = body as { epilogue: Message }
    expect(epilogue.content).toBe(texts.epilogue.none.replace('{title}', `**${words.title}**`))
    expect(epilogue.metadata.provider).toBe('local')
    model.reply('Back again.')
  })
})
