import type { Bus } from '@lumen/bus/connect'
import { memoryRequests, type FoundClause, type RecalledMemory } from '@lumen/contracts/memory/bus'
import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { toldWordsOf } from '../src/texts.ts'
import { endOf, openChatStack, type ChatStack, type Instance } from './support/chat-stack.ts'

let stack: ChatStack
let chat: Instance
let memory: Bus
let recalled: RecalledMemory[] = []
let found: FoundClause[] = []
let asked: { companionId: string; tokens: readonly { token: string }[] }[] = []
let held: Promise<void> | null = null

beforeAll(async () => {
  stack = await openChatStack()
  memory = await stack.connect('memory')
  memory.serve(memoryRequests, {
    'memory.recall': () => Promise.resolve({ memories: recalled, usedMemories: [] }),
    'memory.about-user': () => Promise.resolve({ known: [], relationshipLevel: 1 }),
    'memory.find-clauses': async (question) => {
      asked.push(question)
      await held
      return { clauses: found }
    },
  })
  chat = await stack.start()
})
afterAll(async () => {
  await memory?.close()
  await stack?.close()
})
beforeEach(() => {
  recalled = []
  found = []
  asked = []
  held = null
})

/** Says one thing after the other to a new companion; the replies. */
async function talk(...lines: string[]) {
  const user = stack.user()
  const { id } = await user.createCompanion(chat)
  const replies = []
  for (const line of lines) {
    const sent = await user.send(id, line)
    if (sent.outcome !== 'accepted') throw new Error(sent.outcome)
    const { message } = await endOf(user, sent.replyId)
    replies.push({ text: message!.content, metadata: message!.metadata })
  }
  return { companionId: id, replies, last: replies.at(-1)! }
}

const clause = (text: string, tokens: string[], endedBy: string | null = null): FoundClause => ({
  messageId: newId(),
  start: 0,
  end: text.length,
  text,
  quote: { start: 0, end: text.length, text },
  saidAt: '2026-03-01T08:00:00.000Z',
  position: 1,
  language: 'en',
  tokens,
  endedBy,
})

it('answers a question about the user with what they said, and the day', async () => {
  const { last, companionId } = await talk(
    'My son Theo is 7, he loves chess',
    'It rained all day long',
    'How old is my son?',
  )
  expect(last.text).toMatch(/^Theo is 7 years old\b.*you told me earlier today/i)
  expect(last.text).not.toContain('rained')
  expect(asked).toMatchObject([{ companionId }])
})

it('answers from what memory found of the time before, with the memories that say the same', async () => {
  const text = 'my sister Ada works as a baker'
  const before = clause(text, ['answers:work', 'about:sister', 'term:work'])
  const told = {
    id: newId(),
    kind: 'memory' as const,
    memoryType: 'fact' as const,
    score: 1,
    happenedAt: before.saidAt,
    sourceMessageIds: [before.messageId],
  }
  recalled = [{ ...told, text }]
  found = [before]
  const { last } = await talk('What does my sister do for work?')
  expect(last.text).toMatch(/on March 1.*“my sister Ada works as a baker”/)
  expect(last.metadata.usedMemories).toEqual([{ id: told.id, excerpt: text }])
})

it('takes a short question for one about the same as before, and hears one in another language', async () => {
  const told = ['I work as a welder', 'My brother Leo works as a nurse']
  const echo = await talk(...told, 'what does my brother do for work?', 'and me?')
  expect(echo.last.text).toContain('“I work as a welder')
  const spanish = await talk(...told, '¿en qué trabaja mi hermano?')
  expect(spanish.last.text).toContain('nurse')
})

it('grants a wish though words of it were told', async () => {
  const { last } = await talk(
    '祖母の口ぐせは「ありがとう」でした',
    '祖母の「ありがとう」を英語で言うと？',
  )
  expect(last.text).not.toContain('口ぐせ')
  expect(last.text).toContain('README')
})

it('quotes nothing that was put right later on', async () => {
  const right = clause('my sister works as a diver now', [
    'answers:work',
    'about:sister',
    'term:work',
  ])
  const wrong = clause('my sister works as a baker', right.tokens, `${right.messageId}:0`)
  found = [wrong, right]
  const { last } = await talk('What does my sister do for work?')
  expect(last.text).toContain('diver')
  expect(last.text).not.toContain('baker')
})

it('says that it was not told, without a guess and without quoting the question', async () => {
  const { last } = await talk('My son Theo is 7', 'What is my blood type?')
  expect(toldWordsOf('en').notTold).toContain(last.text)
})

it.each([
  'I painted the door of my son’s room',
  'Good night!',
  'What is the capital of Peru?',
  'What is 3 plus 6?',
  'What is my horoscope for today?',
])('quotes nothing where nothing is asked about the user: %s', async (line) => {
  const { last } = await talk('My son Theo is 7', line)
  expect(last.text).not.toMatch(/Theo|7/)
  expect(toldWordsOf('en').notTold).not.toContain(last.text)
})

it('waits for memory as long as this installation says', async () => {
  found = [clause('my sister Ada works as a baker', ['answers:work', 'about:sister', 'term:work'])]
  held = new Promise((resolve) => setTimeout(resolve, 600))
  const { last } = await talk('What does my sister do for work?')
  expect(last.text).toContain('“my sister Ada works as a baker”')
})

it('asks memory nothing for what is merely told', async () => {
  await talk('My son Theo is 7')
  expect(asked).toEqual([])
})

describe('when memory is late', () => {
  // One copy at a time: a message goes to whichever takes it first.
  beforeAll(async () => {
    await chat.close()
    chat = await stack.start({ CHAT_RECALL_MS: '50' })
  })
  beforeEach(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    onTestFinished(() => resolve())
  })

  it('answers from the window alone', async () => {
    const { last } = await talk('My son Theo is 7', 'How old is my son?')
    expect(last.text).toContain('Theo is 7')
  })

  it('does not say that it was not told', async () => {
    const { last } = await talk('What is my blood type?')
    expect(toldWordsOf('en').unreachable).toContain(last.text)
  })
})
