import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import type { Play } from '@lumen/contracts/chat/play-schema'
import type { Companion, Message } from '@lumen/contracts/chat/schema'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startProduct, type Product } from './product.ts'
import { signedInSocket, type SocketClient } from './socket-client.ts'

/** What each companion alone knows. */
const cast = {
  Ada: { backstory: 'Ada fled the glass mines.', memory: 'You keep eleven brass clocks.' },
  Bruno: { backstory: 'Bruno once tamed a heron.', memory: 'You are afraid of cellars.' },
  Cora: { backstory: 'Cora writes in green ink.', memory: 'You call your bicycle Rocket.' },
} as const
type Name = keyof typeof cast
const names = Object.keys(cast) as Name[]

let product: Product
let model: ModelDouble
beforeAll(async () => {
  model = await startModelDouble()
  product = await startProduct({ ...model.env, LUMEN_RATE_LIMITS: 'off' })
})
afterAll(async () => {
  await product?.close()
  await model?.close()
})

/** Whose persona a prompt has. */
const speakerOf = (prompt: string): string => /"name":"(\w+)"/u.exec(prompt)?.[1] ?? ''
const asText = (turns: readonly { content: string }[]) =>
  turns.map(({ content }) => content).join('\n')

let token: string
let socket: SocketClient
let there: Record<Name, Companion>
let userSays: (content: string, replies?: number) => Promise<{ prompts: string[]; said: Message[] }>

beforeEach(async () => {
  const person = await product.person({ language: 'en' })
  token = person.token
  socket = await signedInSocket(product.url, token, person.user.id)
  const made = []
  for (const name of names) {
    const { backstory, memory } = cast[name]
    const companion = await product.companion(token, { name, backstory })
    const { status } = await product.call('POST', `/api/memories/${companion.id}`, {
      token,
      body: { content: memory, memoryType: 'fact', scope: 'companion', pinned: true },
    })
    if (status !== 201) throw new Error(`no memory: ${status}`)
    made.push([name, companion] as const)
  }
  there = Object.fromEntries(made) as Record<Name, Companion>
  let answers = 0
  model.reply((turns) => {
    answers += 1
    return `${speakerOf(asText(turns))} speaks, ${answers}.`
  })
  userSays = async (content, replies = 1) => {
    const [framesBefore, asked] = [socket.frames.length, model.requests().length]
    socket.send({ type: 'streaming_chat', companionId: there.Ada.id, content })
    const said: Message[] = []
    while (said.length < replies) {
      const { message } = await socket.next(
        'streaming_stream_complete',
        ({ message: each }) => said.every(({ id }) => id !== each.id),
        framesBefore,
      )
      said.push(message)
    }
    const prompts = model
      .requests()
      .slice(asked)
      .map(({ turns }) => asText(turns))
      .filter((prompt) => prompt.includes('<about_user>'))
    return { prompts, said }
  }
})

const begin = async (guests: readonly Name[]): Promise<Play> => {
  const body = { companionId: there.Ada.id, guests: guests.map((name) => there[name].id) }
  const path = '/api/scenarios/dragon-market/begin'
  expect((await product.call('POST', path, { token, body })).status).toBe(201)
  const read = await product.call('GET', `/api/companions/${there.Ada.id}/play`, { token })
  return read.body.play
}
const change = (play: Play, name: Name, here: boolean) =>
  product.call('PUT', `/api/plays/${play.id}/cast`, {
    token,
    body: { companionId: there[name].id, here },
  })
const speakers = (said: readonly Message[]) =>
  said.map(({ speakerId, companionId }) => {
    const id = speakerId ?? companionId
    return names.find((name) => there[name].id === id)
  })

/** That a prompt has what one companion knows, and nothing that the others alone do. */
function holdsOnly(prompt: string | undefined, name: Name) {
  for (const each of names) {
    const { backstory, memory } = cast[each]
    if (each === name) {
      expect(prompt).toContain(backstory)
      expect(prompt).toContain(memory)
    } else {
      expect(prompt).not.toContain(backstory)
      expect(prompt).not.toContain(memory)
    }
  }
}

it('tells each companion what it knows itself and what was said in front of it', async () => {
  await userSays('Between us, Ada: the key lies under the rosemary.')
  const play = await begin(['Bruno'])
  expect(play.cast).toEqual([
    { companionId: there.Ada.id, here: true },
    { companionId: there.Bruno.id, here: true },
  ])

  const bruno = await userSays('Bruno, what do you see?')
  expect(speakers(bruno.said)).toEqual(['Bruno'])
  expect(bruno.prompts).toHaveLength(1)
  holdsOnly(bruno.prompts[0], 'Bruno')
  expect(bruno.prompts[0]).not.toContain('rosemary')
  expect(bruno.prompts[0]).toContain('"others":[{"name":"Ada"')

  const again = await userSays('And behind the stall?')
  expect(speakers(again.said), 'who spoke last answers').toEqual(['Bruno'])

  const all = await userSays('Everyone, run!', 2)
  expect(speakers(all.said)).toEqual(['Ada', 'Bruno'])
  const [ofAda, ofBruno] = all.prompts
  holdsOnly(ofAda, 'Ada')
  holdsOnly(ofBruno, 'Bruno')
  expect(ofAda).toContain('rosemary')
  expect(ofAda).toContain(`{"from":"Bruno","text":"${bruno.said[0]?.content}"}`)
  expect(ofBruno, 'each hears those before').toContain(
    `{"from":"Ada","text":"${all.said[0]?.content}"}`,
  )

  const answer = all.said[1]
  const asked = model.requests().length
  const [framesBefore, path] = [socket.frames.length, `/api/messages/${answer?.id}/regenerate`]
  expect((await product.call('POST', path, { token, body: {} })).status).toBeLessThan(300)
  await socket.next(
    'streaming_stream_complete',
    ({ message }) => message.id === answer?.id,
    framesBefore,
  )
  const regenerated = model
    .requests()
    .slice(asked)
    .map(({ turns }) => asText(turns))
    .find((prompt) => prompt.includes('<about_user>'))
  holdsOnly(regenerated, 'Bruno')
  expect(regenerated).toContain(`{"from":"Ada","text":"${all.said[0]?.content}"}`)
  expect(regenerated).not.toContain(answer?.content)
})

it('lets one come in later and leave, who hears what is said between', async () => {
  const play = await begin(['Bruno'])
  const before = await userSays('Bruno, the lantern seller went north.')
  expect((await change(play, 'Cora', true)).body.cast).toContainEqual({
    companionId: there.Cora.id,
    here: true,
  })
  const cora = await userSays('Cora, we need a map.')
  expect(speakers(cora.said)).toEqual(['Cora'])
  holdsOnly(cora.prompts[0], 'Cora')
  expect(cora.prompts[0]).not.toContain('lantern seller went north')
  expect(cora.prompts[0]).not.toContain(before.said[0]?.content)

  await change(play, 'Bruno', false)
  const gone = await userSays('Bruno, are you there? The password is heron-feather.')
  expect(speakers(gone.said), 'who has left does not answer').not.toContain('Bruno')
  for (const prompt of gone.prompts) expect(prompt).not.toContain('"name":"Bruno"')
  await change(play, 'Bruno', true)
  const back = await userSays('Bruno, welcome back.')
  expect(speakers(back.said)).toEqual(['Bruno'])
  expect(back.prompts[0]).toContain('the lantern seller went north')
  expect(back.prompts[0]).not.toContain('heron-feather')

  expect((await change(play, 'Ada', false)).body.code).toBe('invalid_input')
})

it('is remembered by each that was there, as far as it was', async () => {
  const play = await begin(['Bruno'])
  await change(play, 'Cora', true)
  await userSays('Bruno, hold the lamp.')
  model.reply('They crossed the market and found the shadow.')
  const path = `/api/plays/${play.id}/end`
  expect((await product.call('POST', path, { token })).status).toBe(200)
  const remembered = async (name: Name): Promise<string[]> => {
    const { body } = await product.call('GET', `/api/memories/${there[name].id}`, { token })
    return body.map(({ content }: { content: string }) => content)
  }
  for (const name of ['Ada', 'Bruno'] as const)
    await expect
      .poll(() => remembered(name), { timeout: 60_000 })
      .toContainEqual(expect.stringContaining('found the shadow'))
  await expect
    .poll(() => remembered('Cora'), { timeout: 60_000 })
    .toContainEqual(expect.stringContaining('for a part of it'))
  expect((await remembered('Cora')).join('\n')).not.toContain('found the shadow')

  const after = await userSays('Ada, it was a good evening.')
  expect(speakers(after.said)).toEqual(['Ada'])
  expect(after.prompts[0]).toContain('{"from":"Bruno"')
})

it('stops the round when somebody may be in danger', async () => {
  await begin(['Bruno', 'Cora'])
  const { said, prompts } = await userSays('Everyone: I want to kill myself.')
  expect(said[0]?.metadata.crisis).toBe('crisis')
  expect(prompts).toEqual([])
  await userSays('Thank you.')
  const read = await product.call('GET', `/api/messages/${there.Ada.id}`, { token })
  const replies = read.body.filter(({ replyTo }: Message) => replyTo !== null)
  expect(replies).toHaveLength(2)
})
