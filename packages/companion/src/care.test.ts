import type { Language } from '@lumen/contracts/languages'
import { expect, test } from 'vitest'
import { playTalk, talkTo } from './play-talk.ts'

/** By language: somebody unwell, good news without joy, a love lost to another, silence, a doubt. */
const said: readonly (readonly [Language, readonly string[]])[] = [
  [
    'zh',
    [
      '我爸昨天住院了',
      '我升职了，但是一点都不开心',
      '我喜欢的人结婚了，新娘不是我',
      '我今天什么都不想说',
      '为什么我总是做不好',
    ],
  ],
  [
    'en',
    [
      'my dad was taken to hospital yesterday',
      'I got promoted, but I’m not happy at all',
      'the person I love married someone else',
      'I don’t want to talk today',
      'why can I never get anything right',
    ],
  ],
  [
    'ja',
    [
      '昨日父が入院した',
      '昇進したけど全然うれしくない',
      '好きな人が他の人と結婚した',
      '今日は何も話したくない',
      'どうしていつもうまくできないんだろう',
    ],
  ],
  [
    'ko',
    [
      '어제 아빠가 입원하셨어',
      '승진했는데 하나도 안 기뻐',
      '좋아하는 사람이 다른 사람이랑 결혼했어',
      '오늘은 아무 말도 하고 싶지 않아',
      '왜 나는 맨날 제대로 하는 게 없을까',
    ],
  ],
  [
    'fr',
    [
      'mon père a été hospitalisé hier',
      'j’ai été promu mais je ne suis pas content du tout',
      'la personne que j’aime a épousé quelqu’un d’autre',
      'je n’ai pas envie de parler aujourd’hui',
      'pourquoi je rate toujours tout',
    ],
  ],
  [
    'de',
    [
      'mein Vater ist gestern ins Krankenhaus gekommen',
      'ich wurde befördert, aber ich freue mich gar nicht',
      'der Mensch, den ich liebe, hat jemand anderen geheiratet',
      'ich will heute nicht reden',
      'warum mache ich immer alles falsch',
    ],
  ],
  [
    'es',
    [
      'ayer ingresaron a mi padre en el hospital',
      'me ascendieron pero no estoy nada feliz',
      'la persona que amo se casó con otra',
      'hoy no quiero hablar',
      'por qué lo hago todo mal',
    ],
  ],
  [
    'pt',
    [
      'meu pai foi internado ontem',
      'fui promovido mas não estou nada feliz',
      'a pessoa que eu amo se casou com outra',
      'hoje não quero falar',
      'por que eu faço tudo errado',
    ],
  ],
]
const intents = ['concern', 'feeling.sad', 'feeling.sad', 'noTalk', 'doubt']

test.each(said)('in %s what hurts is heard as such', (language, messages) => {
  expect(messages.map((message) => talkTo(language, [message]).intent)).toEqual(intents)
})

test('who is unwell is named and wished well, not mourned', () => {
  expect(talkTo('zh', ['奶奶明天要做手术']).text).toContain('你奶奶')
  expect(talkTo('de', ['meine Oma wird morgen operiert']).text).toContain('deine Oma')
  expect(talkTo('en', ['I have a fever']).text).not.toMatch(/sorry/i)
})

test('what else is asked for beside a cold is given', () => {
  const { text, intent } = talkTo('zh', ['我感冒了，给我讲个笑话'])
  expect(intent).toBe('stock.joke')
  expect(text).toMatch(/好起来|顺利/)
})

test('somebody unwell is left alone as soon as something else is told', () => {
  const replies = playTalk('en', ['my dad is in hospital', 'he is very tired', 'I passed my exam'])
  expect(replies.map(({ intent }) => intent)).toEqual(['concern', 'grief', 'goodNews'])
})

test.each([
  ['zh', '我妈又催我结婚了'],
  ['en', 'my mom keeps asking when I’m getting married'],
  ['zh', '同事都升职了'],
] as const)('%s: %s is no good news', (language, message) => {
  expect(talkTo(language, [message]).intent).not.toBe('goodNews')
})

test.each([
  ['zh', '手术很成功，不用害怕了'],
  ['de', 'ich bin nicht mehr traurig, ich wurde befördert'],
] as const)('%s: %s is congratulated on', (language, message) => {
  expect(talkTo(language, [message]).intent).toBe('goodNews')
})

test.each([
  ['zh', '晚饭做糊了，哈哈哈'],
  ['pt', 'queimei a janta kkkk'],
  ['fr', 'j’ai cramé le dîner mdr'],
] as const)('%s: with %s one laughs, and wishes for no more of it', (language, message) => {
  expect(talkTo(language, [message]).intent).toBe('laugh')
})

test.each([
  ['zh', '算了，不说了'],
  ['en', 'never mind, forget it'],
  ['ja', 'もういいや、何でもない'],
  ['ko', '됐어, 아무것도 아니야'],
  ['fr', 'laisse tomber, c’est rien'],
  ['de', 'egal, vergiss es'],
  ['es', 'da igual, olvídalo'],
  ['pt', 'deixa pra lá, não é nada'],
] as const)('%s: %s is left at that', (language, message) => {
  const { intent, text } = talkTo(language, [message])
  expect(intent).toBe('noTalk')
  expect(text).not.toMatch(/[?？]/)
})

test('thanks for listening are thanks, told thanks are not', () => {
  expect(talkTo('ko', ['항상 들어줘서 고마워']).intent).toBe('thanks')
  expect(talkTo('ja', ['話を聞いてくれてありがとう']).intent).toBe('thanks')
  expect(talkTo('ja', ['友達が助けてくれてありがとうと言ってくれた']).intent).not.toBe('thanks')
})
