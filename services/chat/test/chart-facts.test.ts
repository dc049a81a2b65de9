import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import type { Bus } from '@lumen/bus/connect'
import type { BirthStars } from '@lumen/contracts/fortune/birth'
import { fortuneRequests } from '@lumen/contracts/fortune/bus'
import { AppError } from '@lumen/http/app-error'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  endOf,
  openChatStack,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'

const facts = [
  { id: 'today:2026-11-21:transit:0', text: 'Venus trine Sun 0.4°' },
  { id: 'today:2026-11-21:day-pillar:1', text: 'Day pillar Geng 庚 Zi 子' },
]
const stars: BirthStars = {
  sun: 'leo',
  moon: 'aries',
  rising: null,
  animal: 'tiger',
  pillars: { year: '戊寅', month: '己未', day: '甲子', hour: null },
}
const noDay = '1990-02-30'
let stack: ChatStack
let model: ModelDouble
let fortune: Bus
let chat: Instance
let asked: unknown[] = []
let waits: Promise<void> | null = null

beforeAll(async () => {
  stack = await openChatStack()
  model = await startModelDouble()
  fortune = await stack.connect('fortune')
  fortune.serve(fortuneRequests, {
    'fortune.facts': async (question) => {
      asked.push(question)
      await waits
      return { facts }
    },
    'fortune.stars': ({ birth }) =>
      birth.birthDate === noDay
        ? Promise.reject(new AppError('birth_date_invalid', 'There is no such day'))
        : Promise.resolve({ birth, stars }),
  })
  chat = await stack.start(model.env)
  model.reply('A day to be kind to yourself.')
})
afterAll(async () => {
  await fortune?.close()
  await stack?.close()
  await model?.close()
})
beforeEach(() => {
  asked = []
  waits = null
})

/** One copy at a time: a message goes to whichever takes it first. */
async function restart(change: Record<string, string>) {
  await chat.close()
  chat = await stack.start(change)
}

async function ask(content: string) {
  const user = stack.user()
  const { id } = await user.createCompanion(chat)
  const sent = await user.send(id, content)
  if (sent.outcome !== 'accepted') throw new Error(sent.outcome)
  const { message } = await endOf(user, sent.replyId)
  return { user, message: message! }
}

it('puts facts of the chart into the prompt and says so', async () => {
  const { user, message } = await ask('What is my horoscope for today?')
  expect(asked).toEqual([{ userId: user.userId, about: 'today', language: 'en', timeZone: null }])
  const prompt = model.requests().at(-1)!.turns.at(-1)!.content
  expect(prompt).toContain('"chartFacts":["Venus trine Sun 0.4°","Day pillar Geng 庚 Zi 子"]')
  expect(message.metadata.usedMemories).toEqual(
    facts.map(({ id, text }) => ({ id, excerpt: text, kind: 'chart-fact' })),
  )
})

it('does not ask for them when nobody speaks of charts', async () => {
  const { message } = await ask('I had noodles today.')
  expect(asked).toEqual([])
  expect(message.metadata.usedMemories).toEqual([])
})

it('goes without them when they take too long', async () => {
  await restart({ ...model.env, CHAT_RECALL_MS: '50' })
  let release = () => {}
  waits = new Promise((resolve) => {
    release = resolve
  })
  const { message } = await ask('What does my birth chart say?')
  release()
  expect(asked).toMatchObject([{ about: 'chart' }])
  expect(message.status).toBe('complete')
  expect(message.metadata.usedMemories).toEqual([])
})

it('lets the offline companion tell one that is true', async () => {
  await restart({ OPENAI_API_KEY: '' })
  const { message } = await ask('What is my horoscope for today?')
  expect(message.content).toContain('Venus trine Sun 0.4°')
  expect(message.metadata).toMatchObject({
    provider: 'local',
    usedMemories: [{ id: facts[0]!.id, excerpt: facts[0]!.text, kind: 'chart-fact' }],
  })
})

/** A companion that was born on 3 August 1998. */
async function bornCompanion() {
  const user = stack.user()
  const { id } = await user.createCompanion(chat)
  const birth = { birthDate: '1998-08-03', timeUnknown: true, birthLocation: null }
  const changed = await user.call(chat, 'PATCH', `/api/companions/${id}`, { birth })
  expect(changed.status).toBe(200)
  return { user, id, birth }
}

async function askOfItself(user: TestUser, id: string, content: string) {
  const sent = await user.send(id, content)
  if (sent.outcome !== 'accepted') throw new Error(sent.outcome)
  return (await endOf(user, sent.replyId)).message!.content
}

it('keeps the birth of a companion, seals it, and lets the companion tell its sign', async () => {
  const { user, id, birth } = await bornCompanion()
  const path = `/api/companions/${id}`
  expect((await user.call(chat, 'GET', path)).body).toMatchObject({ birth: { data: birth, stars } })
  const row = await stack.db.selectFrom('companions').selectAll().where('id', '=', id).execute()
  expect(row[0]?.birth?.toString('latin1')).not.toContain('1998')
  const told = await askOfItself(user, id, 'What is your sign?')
  expect(told).toMatch(/August 3.*Leo/)
  expect(told).toContain('Aries')
  expect(asked).toEqual([])
  expect(await askOfItself(user, id, 'When is your birthday?')).toContain('August 3')
  await user.call(chat, 'PATCH', path, { birth: null })
  expect((await user.call(chat, 'GET', path)).body).toMatchObject({ birth: null })
  expect(await askOfItself(user, id, '你是什么星座？')).toContain('生日')
})

it('tells the model of that birth, and takes it along with the card', async () => {
  await restart(model.env)
  const { user, id, birth } = await bornCompanion()
  await askOfItself(user, id, 'Hello!')
  const prompt = model.requests().findLast(({ turns }) => turns[0]?.role === 'system')!
  expect(prompt.turns[0]!.content).toContain(
    '"born":{"day":"1998-08-03","sun":"leo","moon":"aries"}',
  )
  const { body: card } = await user.call(chat, 'GET', `/api/companions/${id}/card`)
  const form = new FormData()
  form.append('card', new Blob([JSON.stringify(card)]), 'card.json')
  const made = await stack.user().call(chat, 'POST', '/api/companions/cards', form)
  expect(made.status).toBe(201)
  expect(card).toMatchObject({ data: { extensions: { lumen: { birth } } } })
})

it('refuses a birth that never was, and takes a card without it', async () => {
  const { user, id } = await bornCompanion()
  const path = `/api/companions/${id}`
  const refused = await user.call(chat, 'PATCH', path, { name: 'X', birth: { birthDate: noDay } })
  expect(refused).toMatchObject({ status: 400, body: { code: 'birth_date_invalid' } })
  expect((await user.call(chat, 'GET', path)).body).toMatchObject({
    name: 'Luna',
    birth: { stars },
  })
  const data = {
    name: 'Ada',
    description: 'Counts.',
    extensions: { lumen: { birth: { birthDate: noDay } } },
  }
  const form = new FormData()
  form.append('card', new Blob([JSON.stringify({ spec: 'chara_card_v2', data })]), 'card.json')
  const { status, body } = await user.call(chat, 'POST', '/api/companions/cards', form)
  expect(status).toBe(201)
  expect(body).toMatchObject({ created: true, left: [{ what: 'birth', count: 1 }] })
})
