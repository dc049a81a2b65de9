import { describe, expect, test } from 'vitest'
import { readSentences } from './clean-text.ts'
import { extractFacts, memorySentences } from './facts.ts'
import { factsInForce } from './facts-in-force.ts'
import { packFor } from './packs/registry.ts'
import { inputOf, talkTo } from './scripted-talk.ts'
import { composeReply } from './reply.ts'

const told = (language: 'zh' | 'en', text: string) => {
  const pack = packFor(language)
  const facts = extractFacts(
    readSentences(text, pack.text),
    pack,
    { turn: 0, memoryId: null },
    { before: [], expected: null },
  )
  return facts.map(({ kind, key, value }) => (key === null ? [kind, value] : [kind, key, value]))
}

describe('facts told', () => {
  test.each([
    ['我叫小林', ['name', '小林']],
    ['你可以叫我阿杰', ['name', '阿杰']],
    ['我的名字是王小雨', ['name', '王小雨']],
    ['我今年28岁', ['age', '28']],
    ['我生日是5月20号', ['birthday', '5月20号']],
    ['我住在杭州', ['city', '杭州']],
    ['我现在一个人住在成都', ['city', '成都']],
    ['我在深圳工作', ['city', '深圳']],
    ['我老家在湖南', ['origin', '湖南']],
    ['我是东北人', ['origin', '东北']],
    ['我是一名护士', ['job', '护士']],
    ['我是做设计的', ['job', '设计']],
    ['我在一家广告公司上班', ['job', '广告公司']],
    ['我学计算机的', ['study', '计算机']],
    ['我的专业是心理学', ['study', '心理学']],
    ['我养了一只猫', ['pet', 'cat', '一只猫']],
    ['我家的猫叫豆豆', ['petName', 'cat', '豆豆']],
    ['我养了一只叫旺财的狗', ['petName', 'dog', '旺财']],
    ['我妹妹叫小雪', ['personName', 'youngerSister', '小雪']],
    ['我有个闺蜜叫阿梅', ['personName', 'bestFriend', '阿梅']],
    ['我喜欢爬山', ['like', '爬山']],
    ['我特别喜欢下雨天', ['like', '下雨天']],
    ['我讨厌香菜', ['dislike', '香菜']],
    ['我不喜欢榴莲', ['dislike', '榴莲']],
    ['我最喜欢的颜色是绿色', ['favourite', 'colour', '绿色']],
    ['我最近在学吉他', ['hobby', '吉他']],
    ['我明天要面试', ['plan', '明天', '面试']],
    ['周六要去参加婚礼', ['plan', '周六', '参加婚礼']],
    ['我下周三考试', ['plan', '下周三', '考试']],
    ['今天中午吃了螺蛳粉', ['meal', 'lunch', '螺蛳粉']],
    ['我对芒果过敏', ['allergy', '芒果']],
    ['我養了一隻貓', ['pet', 'cat', '一隻貓']],
  ])('zh: %s', (text, fact) => {
    expect(told('zh', text)).toContainEqual(fact)
  })

  test.each([
    ['My name is Sam', ['name', 'Sam']],
    ["I'm Lena", ['name', 'Lena']],
    ['call me Jo', ['name', 'Jo']],
    ["I'm 28 years old", ['age', '28']],
    ['my birthday is on May 20th', ['birthday', 'May 20th']],
    ['I live in Leeds', ['city', 'Leeds']],
    ['I just moved to New York', ['city', 'New York']],
    ["I'm from Ghana", ['origin', 'Ghana']],
    ['I grew up in Ohio', ['origin', 'Ohio']],
    ["I'm a nurse", ['job', 'a nurse']],
    ['I work as a data analyst', ['job', 'a data analyst']],
    ["I'm studying biology", ['study', 'biology']],
    ['I have two cats', ['pet', 'cat', 'two cats']],
    ["my cat's name is Mimi", ['petName', 'cat', 'Mimi']],
    ['I have a dog called Rex', ['petName', 'dog', 'Rex']],
    ["I have a sister, she's called Anna", ['personName', 'sister', 'Anna']],
    ['my best friend is called Tom', ['personName', 'bestFriend', 'Tom']],
    ['I love hiking', ['like', 'hiking']],
    ["I'm into old films", ['like', 'old films']],
    ["I can't stand cilantro", ['dislike', 'cilantro']],
    ["I don't like Mondays", ['dislike', 'Mondays']],
    ['my favourite colour is green', ['favourite', 'colour', 'green']],
    ["I'm learning to sew", ['hobby', 'sew']],
    ['I play the guitar', ['hobby', 'guitar']],
    ['I have a job interview tomorrow', ['plan', 'tomorrow', 'job interview']],
    ['On Saturday I am going to a wedding', ['plan', 'on saturday', 'wedding']],
    ['my exam is next week', ['plan', 'next week', 'exam']],
    ['I had ramen for lunch', ['meal', 'lunch', 'ramen']],
    ["I'm allergic to peanuts", ['allergy', 'peanuts']],
  ])('en: %s', (text, fact) => {
    expect(told('en', text)).toContainEqual(fact)
  })
})

describe('what tells no fact', () => {
  test.each([
    ['zh', '我叫什么名字？'],
    ['zh', '我叫他别去'],
    ['zh', '你喜欢我吗'],
    ['zh', '我是真的累了'],
    ['zh', '我在家'],
    ['zh', '我住哪儿你记得吗'],
    ['zh', '我明天要干什么'],
    ['en', "what's my name?"],
    ['en', "I'm so tired"],
    ['en', "I'm fine"],
    ['en', "I'm Sorry"],
    ['en', 'do I like hiking?'],
    ['en', 'I live in fear'],
    ['en', 'I love you'],
    ['en', 'What am I doing tomorrow?'],
  ] as const)('%s: %s', (language, text) => {
    expect(told(language, text)).toEqual([])
  })
})

describe('facts asked for', () => {
  test.each([
    [['我家的猫叫豆豆'], '我家猫叫什么名字？', '豆豆'],
    [['我家的猫叫豆豆', '不对，我的猫叫逗逗'], '我的猫叫啥来着', '逗逗'],
    [['我养了一只狗，叫旺财'], '还记得我的狗叫什么吗', '旺财'],
    [['我住在杭州', '我搬到北京了'], '我现在住哪里？', '北京'],
    [['我叫小林'], '你还记得我的名字吗', '小林'],
    [['我妹妹叫小雪', '我哥叫大山'], '我哥哥叫什么？', '大山'],
    [['我喜欢爬山', '我喜欢喝茶'], '我喜欢什么？', '爬山.*喝茶'],
    [['我明天要面试', '后天要去看牙医'], '我后天要干嘛', '看牙医'],
    [['我下周五考试'], '我什么时候考试？', '下周五'],
    [['我讨厌香菜'], '我不吃什么来着', '香菜'],
    [['今天晚上吃了火锅'], '我晚上吃了什么？', '火锅'],
    [['我是护士'], '我是做什么工作的？', '护士'],
  ])('zh: %s then %s', (messages, question, answer) => {
    expect(talkTo('zh', [...messages, '今天天气不错', question]).text).toMatch(new RegExp(answer))
  })

  test.each([
    [['My cat is called Mimi'], "What's my cat's name?", 'Mimi'],
    [
      ['My cat is called Mimi', 'No, my cat is called Momo'],
      'What is my cat called again?',
      'Momo',
    ],
    [['I have a dog. His name is Rex'], "do you remember my dog's name?", 'Rex'],
    [['I live in Leeds', 'I moved to York'], 'Where do I live?', 'York'],
    [['My name is Sam'], 'do you remember my name?', 'Sam'],
    [['My brother is called Max', 'my sister is called Ann'], "what's my brother's name?", 'Max'],
    [['I love tea', 'I like rain'], 'what do I like?', 'tea.*rain'],
    [['I have a dentist appointment tomorrow'], 'What am I doing tomorrow?', 'dentist'],
    [['My exam is on Friday'], 'When is my exam?', '[Ff]riday'],
    [["I can't stand olives"], 'what do I hate?', '[Oo]lives'],
    [['I had soup for dinner'], 'what did I have for dinner?', '[Ss]oup'],
    [["I'm a teacher"], 'what do I do for a living?', 'teacher'],
  ])('en: %s then %s', (messages, question, answer) => {
    const reply = talkTo('en', [...messages, 'nice weather today', question])
    expect(reply.text).toMatch(new RegExp(answer))
  })

  test('what was not told is said to be unknown', () => {
    expect(talkTo('zh', ['我家猫叫什么名字？']).intent).toBe('fact.missing')
    expect(talkTo('en', ['What is my sister called?']).intent).toBe('fact.missing')
  })

  test('a bare answer to the companion’s own question is a fact', () => {
    const history = [
      { role: 'user' as const, text: 'I have a cat' },
      { role: 'companion' as const, text: 'Does it have a name?' },
      { role: 'user' as const, text: 'Pebbles' },
      { role: 'companion' as const, text: 'Noted.' },
    ]
    expect(composeReply(inputOf('en', "what's my cat's name?", { history })).text).toMatch(
      'Pebbles',
    )
  })

  test('another one of a kind joins the first', () => {
    const messages = [
      'My cat is called Mimi',
      'My other cat is called Tom',
      'what are my cats called?',
    ]
    expect(talkTo('en', messages).text).toMatch(/Mimi.*Tom/)
  })

  test('what was said of anything is found again in the user’s words', () => {
    const messages = [
      'My landlord wants to raise the rent',
      'anyway',
      'What did I say about my landlord?',
    ]
    expect(talkTo('en', messages).text).toMatch(/raise the rent/)
    expect(talkTo('zh', ['房东说要涨房租', '唉', '我刚才说房东什么了']).text).toMatch(/涨房租/)
  })
})

describe('memories written by hand, without a subject', () => {
  test.each([
    ['de', 'Wohnt in Leipzig, im Stadtteil Plagwitz', 'Weißt du noch, wo ich wohne?', /Leipzig/],
    ['en', 'Lives in Leipzig', 'Do you remember where I live?', /Leipzig/],
    ['fr', 'Habite à Lyon', 'Tu te souviens où j’habite ?', /Lyon/],
    ['es', 'Vive en Sevilla', '¿Te acuerdas de dónde vivo?', /Sevilla/],
    ['pt', 'Mora em Recife', 'Você lembra onde eu moro?', /Recife/],
    ['zh', '住在杭州', '你还记得我住在哪里吗?', /杭州/],
    ['ja', '京都に住んでいる', '私がどこに住んでいるか覚えてる？', /京都/],
    ['ko', '부산에 살고 있음', '내가 어디 사는지 기억해?', /부산/],
  ] as const)('%s: %s', (language, content, question, answer) => {
    const reply = composeReply(
      inputOf(language, question, { memories: [{ id: 'm', content, score: 1 }] }),
    )
    expect(reply.text).toMatch(answer)
    expect(reply.usedMemoryIds).toEqual(['m'])
  })
})

describe('what changed', () => {
  test('a move is heard with the time it happened', () => {
    const messages = ['我住在杭州西湖区', '我上周搬到上海了，现在住在静安区', '你记得我住哪里吗？']
    expect(talkTo('zh', messages).text).toMatch('上海')
  })

  test('“kein Fleisch mehr” is of meat', () => {
    const messages = ['Ich hasse Rosenkohl', 'Ich esse kein Fleisch mehr', 'Was mag ich nicht?']
    expect(talkTo('de', messages).text).toMatch(/Rosenkohl und Fleisch[^ ]/)
  })
})

describe('stored memories', () => {
  const memories = [
    { id: 'm1', content: '用户的猫叫豆豆', score: 0.9 },
    { id: 'm2', content: '用户喜欢在海边散步', score: 0.5 },
  ]

  test('answer questions, and say which one did', () => {
    const reply = composeReply(inputOf('zh', '我的猫叫什么？', { memories }))
    expect(reply.text).toMatch('豆豆')
    expect(reply.usedMemoryIds).toEqual(['m1'])
  })

  test('are read in the third person of English too', () => {
    const pack = packFor('en')
    const facts = extractFacts(
      memorySentences("The user's cat is called Mimi. User lives in Leeds.", pack),
      pack,
      { turn: -1, memoryId: 'm' },
      { before: [], expected: null },
    )
    expect(factsInForce(facts, ' and ').map(({ value }) => value)).toEqual(['Mimi', 'Leeds'])
  })

  test('what the talk says later counts more', () => {
    const history = [{ role: 'user' as const, text: '我的猫叫逗逗' }]
    const reply = composeReply(inputOf('zh', '我的猫叫什么？', { memories, history }))
    expect(reply.text).toMatch('逗逗')
    expect(reply.usedMemoryIds).toEqual([])
  })
})
