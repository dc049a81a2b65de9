import type { Language } from '@lumen/contracts/languages'
import { expect, it } from 'vitest'
import { composeReply } from './reply.ts'

const replyTo = (
  language: Language,
  told: readonly string[],
  text: string,
  memories: readonly { id: string; content: string }[] = [],
) =>
  composeReply({
    language,
    persona: {
      name: 'Luna',
      mood: null,
      traits: [],
      scores: { empathy: 50, creativity: 50, intelligence: 50, humor: 50 },
      backstory: null,
    },
    memories: memories.map((memory) => ({ ...memory, score: 1 })),
    chartFacts: [],
    history: told.flatMap((said) => [
      { role: 'user' as const, text: said },
      { role: 'companion' as const, text: '…' },
    ]),
    text,
    seed: 'seed',
    now: { hour: 10, weekday: 6, month: 11, day: 21 },
  })

it.each([
  ['zh', ['我昨天跟朋友吃了披萨'], '我朋友叫什么？'],
  ['en', ['I had pizza with my friend'], 'what is my friend’s name?'],
  ['de', ['ich habe mit meiner Freundin Pizza gegessen'], 'Wie heißt meine Freundin?'],
  ['zh', ['今天天气真好'], '为什么天空是蓝色的？'],
  ['en', ['the weather is lovely today'], 'why is the sky blue?'],
] as const)('quotes nothing in %s where %j does not answer: %s', (language, told, question) => {
  const { text } = replyTo(language, told, question)
  expect(text).not.toMatch(/披萨|pizza|真好|lovely/i)
})

it.each([
  ['en', "Biscuit ate my favourite shoes, I'm furious", 'what is my name?', /furious/],
  ['en', "I'm homesick", 'what is my name?', /homesick/],
] as const)('takes no mood for a name (%s: %s)', (language, told, question, mood) => {
  expect(replyTo(language, [told], question).text).not.toMatch(mood)
})

it.each([
  ['en', 'we got a puppy last month, a beagle called Biscuit', "what's my dog's name?", 'Biscuit'],
  ['de', 'Eigentlich heiße ich Katrin, nicht Katharina', 'Wie heiße ich?', 'Katrin'],
] as const)('reads names told in passing (%s: %s)', (language, told, question, name) => {
  expect(replyTo(language, [told], question).text).toContain(name)
})

it.each([
  ['zh', '婚礼在下个月十五号', '不对，婚礼改到二十号了', '婚礼改到二十号了'],
  [
    'en',
    'The wedding is on the 15th',
    'no, the wedding is on the 20th',
    'the wedding is on the 20th',
  ],
] as const)('takes note of what is put right (%s: %s)', (language, told, text, noted) => {
  expect(replyTo(language, [told], text).text).toContain(noted)
})

it('names a plan for the time that is asked for', () => {
  const memories = [{ id: 'plan', content: '下个月十五号我要去上海参加婚礼' }]
  const { text, usedMemoryIds } = replyTo('zh', [], '我下个月有什么安排？', memories)
  expect(text).toContain('上海')
  expect(usedMemoryIds).toEqual(['plan'])
})

it('names the memory of what was also said in this talk', () => {
  const memories = [{ id: 'allergy', content: '我对芒果过敏' }]
  const { usedMemoryIds } = replyTo('zh', ['我对芒果过敏'], '我对什么过敏？', memories)
  expect(usedMemoryIds).toEqual(['allergy'])
})

it('takes what goes on telling for no answer to its own question', () => {
  const told = ['我养了两只猫，一只叫芝麻，一只叫汤圆', '芝麻上周绝育了，现在天天不理我']
  const { text } = replyTo('zh', told, '我的猫叫什么？')
  expect(text).toMatch(/芝麻.*汤圆/u)
})

it.each([
  ['我叫林晓雨，你可以叫我小雨', '其实我不叫林晓雨，我真名叫林静', '我叫什么名字？', '林静'],
  ['我今年二十八了，在成都一家广告公司做文案', '我在学吉他', '我是做什么工作的？', '文案'],
  ['我今年二十八了，在成都一家广告公司做文案', '我在学吉他', '我住在哪儿？', '成都'],
  ['我妹妹毕业了，在医院当护士', '我在学吉他', '我是做什么工作的？', '没|不详|不准'],
])('reads of oneself what goes on without a subject: %s', (first, second, question, word) => {
  expect(replyTo('zh', [first, second], question).text).toMatch(new RegExp(word, 'u'))
})
