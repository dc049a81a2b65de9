import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from './product.ts'
import { signedInSocket } from './socket-client.ts'

/** What is told, how it is asked for, and what then has to be in the prompt. */
type Told = readonly [fact: string, question: string, answer: string]

const talks: Readonly<
  Record<'en' | 'zh', { told: readonly Told[]; chatter: string[][]; between: string }>
> = {
  en: {
    between: ' ',
    told: [
      ['My daughter Ines turned nine in spring.', 'How old is Ines?', 'nine'],
      ['Ines gets hives whenever she eats cashews.', 'What can Ines not eat?', 'cashews'],
      ['I drive the number 42 tram through the old town.', 'Which tram do I drive?', '42'],
      ['Our landlord goes by Mr Petrov.', 'Who is my landlord?', 'Petrov'],
      ['I broke my collarbone on a trampoline once.', 'Which bone did I break?', 'collarbone'],
      ['My grandmother Odile made plum dumplings.', 'What did my grandmother make?', 'dumplings'],
      ['The two queens in my beehives are Ada and Grace.', 'What are my queens called?', 'Ada'],
      ['I keep the spare key under the rosemary.', 'Where do I keep my spare key?', 'rosemary'],
      ['I cannot stand the smell of lavender.', 'Which smell can I not stand?', 'lavender'],
      ['My friend Tomasz moves to Lisbon after Easter.', 'Where is Tomasz moving?', 'Lisbon'],
    ],
    chatter: [
      ['Today', 'This morning', 'At lunch', 'On the way home', 'Before dinner'],
      ['I watched the rain for a while', 'I tidied the shelf', 'I read three pages', 'I queued'],
      ['and it was fine', 'and felt slow about it', 'and then it got late', 'and laughed a bit'],
      ['so nothing much to report', 'which surprised me', 'as usual on such days'],
    ],
  },
  zh: {
    between: '，',
    told: [
      ['我儿子乐乐上二年级了。', '乐乐上几年级？', '二年级'],
      ['我对芒果过敏，一吃嘴就肿。', '我对什么水果过敏？', '芒果'],
      ['我的工作是在档案馆修古籍。', '我的工作是什么？', '古籍'],
      ['家里的鹦鹉阿布会学电话铃。', '我家鹦鹉叫什么？', '阿布'],
      ['我奶奶去年摔了一跤，现在坐轮椅。', '我奶奶现在怎么出门？', '轮椅'],
      ['我老家在普洱，家里种茶。', '我老家在哪里？', '普洱'],
      ['我的车牌尾号是七三九。', '我车牌尾号是多少？', '七三九'],
      ['我跟我先生是在敦煌认识的。', '我跟我先生是在哪儿认识的？', '敦煌'],
      ['我在攒钱，打算学潜水。', '我打算学什么来着？', '潜水'],
      ['高中时我最怕教物理的欧阳老师。', '我高中最怕哪个老师？', '欧阳'],
    ],
    chatter: [
      ['今天', '早上', '中午那会儿', '回来的路上', '晚饭前'],
      ['看了一会儿雨', '把架子收拾了一下', '翻了三页书', '排了好久的队'],
      ['感觉还行', '有点慢吞吞的', '一转眼就晚了', '笑了一阵'],
      ['没什么特别的', '倒也有点意外', '跟平常一样'],
    ],
  },
}
const chattered = 100

let product: Product
let model: ModelDouble
beforeAll(async () => {
  model = await startModelDouble()
  model.reply((turns) =>
    isReply(turns)
      ? `I hear you: ${turns.at(-1)?.content.split('\n').at(-1) ?? ''}`
      : 'They talked.',
  )
  product = await startProduct({
    ...model.env,
    LUMEN_RATE_LIMITS: 'off',
  })
})
afterAll(async () => {
  await product?.close()
  await model?.close()
})

/** What else a model is asked for beside replies (summaries for one) tells nothing. */
const isReply = (turns: readonly { content: string }[]): boolean =>
  turns[0]?.content.includes('<about_user>') === true

/** A prompt as one text, in the order a provider reads it. */
const asText = (turns: readonly { role: string; content: string }[]) =>
  turns.map(({ role, content }) => `${role}\n${content}\n`).join('')

function sharedStart(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

it('has what was told 200 messages ago in the prompt that asks for it, and begins as the one before', async () => {
  const { token, user } = await product.person({ language: 'en' })
  const companion = await product.companion(token)
  const socket = await signedInSocket(product.url, token, user.id)
  const prompts: string[] = []
  const say = async (content: string) => {
    const after = socket.frames.length
    socket.send({ type: 'streaming_chat', companionId: companion.id, content })
    await socket.next('streaming_stream_complete', undefined, after)
    const request = model.requests().findLast(({ turns }) => isReply(turns))
    prompts.push(asText(request?.turns ?? []))
  }
  const told = [...talks.en.told, ...talks.zh.told]
  for (const [fact] of told) await say(fact)
  for (let at = 0; at < chattered; at += 1) {
    const { chatter, between } = at % 4 === 0 ? talks.zh : talks.en
    const words = chatter.map((pieces) => pieces[(at * 7 + pieces.length) % pieces.length])
    await say(`${at + 1}. ${words.join(between)}`)
  }
  const missing: string[] = []
  for (const [fact, question, answer] of told) {
    await say(question)
    const prompt = prompts.at(-1) ?? ''
    expect(prompt, 'the turn itself has left the prompt').not.toContain(`\n${fact}\n`)
    if (!prompt.includes(answer)) missing.push(question)
  }
  expect(missing).toEqual([])

  const shares = prompts
    .slice(1)
    .map((prompt, at) => sharedStart(prompts[at] ?? '', prompt) / prompt.length)
  expect(median(shares)).toBeGreaterThanOrEqual(0.9)
  socket.close()
}, 600_000)
