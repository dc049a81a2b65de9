import { describe, expect, it } from 'vitest'
import { assessCrisis } from '@lumen/safety/crisis'
import { isStillHeavy, nextCare, type Care } from './care.ts'

const direct: Care = { label: 'crisis', form: 'direct' }
const indirect: Care = { label: 'crisis', form: 'indirect' }
const worry: Care = { label: 'third_party', form: 'direct' }
const after = (care: Care | null, text: string) => nextCare(care, { ...assessCrisis(text), text })

describe('nextCare', () => {
  it('begins with an alarm, in the form it was said in', () => {
    expect(after(null, 'I want to kill myself')).toEqual(direct)
    expect(after(null, 'everyone would be better off without me')).toEqual(indirect)
    expect(after(null, 'my friend wants to kill herself')).toEqual(worry)
    expect(after(null, 'what a day')).toBeNull()
  })

  it.each([
    '別に死にたいわけじゃないよ',
    'it’s just an expression',
    'I’m fine, was joking',
    '我开玩笑的',
    '농담이야',
    'c’était pour rire',
    'war nur Spaß',
    'era broma',
    'era brincadeira',
  ])('ends with a denial, whatever was said (%s)', (text) => {
    expect(after(indirect, text)).toBeNull()
    expect(after(direct, text)).toBeNull()
    expect(after(worry, text)).toBeNull()
  })

  it.each([
    '哈哈哈',
    'lol',
    'ㅋㅋㅋ',
    'what is the capital of Australia?',
    '僕の名前覚えてる？',
    '给我写一张请假条',
  ])(
    'ends after something indirect with a laugh or another subject, not after something direct (%s)',
    (text) => {
      expect(after(indirect, text)).toBeNull()
      expect(after(worry, text)).toBeNull()
      expect(after(direct, text)).toEqual(direct)
    },
  )

  it.each(['nobody', '没有', '一人です', 'ok', 'I feel completely worthless and alone'])(
    'stays with a bare answer or with what is heavy (%s)',
    (text) => {
      expect(after(indirect, text)).toEqual(indirect)
      expect(after(direct, text)).toEqual(direct)
    },
  )

  it.each([
    'I am safe now',
    '我没事了',
    'もう大丈夫です',
    '이제 괜찮아',
    'je suis en sécurité',
    'estoy a salvo',
  ])('ends when they say that they are safe (%s)', (text) => expect(after(direct, text)).toBeNull())

  it.each(['I’m not joking', '不是开玩笑的', 'I am not safe', 'no es broma'])(
    'does not take the opposite for it (%s)',
    (text) => expect(after(direct, text)).toEqual(direct),
  )

  it.each([
    'I don’t know whether I am safe here tonight, to be honest with you',
    'not sure if I am okay, everything feels far away today',
    'I am not safe here at home tonight, and it goes on like that',
    '我也不知道今晚自己到底安不安全，说不清我是不是没事',
    '不确定自己会不会好起来，今天和昨天都一样',
    'ich weiß nicht, ob ich heute Nacht wirklich in Sicherheit bin',
    'je ne sais pas si je suis vraiment en sécurité ce soir',
    'no sé si estoy a salvo esta noche en casa, la verdad',
    'não sei se estou em segurança esta noite, para ser sincera',
    '今夜ほんとうに大丈夫かどうか自分でもわからないんです',
    '오늘 밤에 내가 정말 괜찮을지 나도 잘 모르겠어요',
  ])('stays with doubt, however long it is said (%s)', (text) => {
    expect(after(direct, text)).toEqual(direct)
    expect(after(indirect, text)).toEqual(indirect)
  })

  it.each([
    ['和我妹妹', true],
    ['和妹妹在一', false],
    ['with my sister', true],
    ['with  my sister 2 !', true],
    ['with my older sister', false],
    ['with my sister?', false],
  ])('takes “%s” for an answer of a few words: %s', (text, isAnswer) => {
    const heard = { label: 'none', form: null, signs: 0, text } as const
    expect(nextCare(indirect, heard)).toEqual(isAnswer ? indirect : null)
  })

  it('stays with what is just heavy enough, and names no form where none was heard', () => {
    const text = 'the whole long day was like that again'
    expect(nextCare(indirect, { label: 'none', form: null, signs: 0.2, text })).toEqual(indirect)
    expect(nextCare(indirect, { label: 'none', form: null, signs: 0.19, text })).toBeNull()
    expect(isStillHeavy({ signs: 0.2, text })).toBe(true)
    expect(nextCare(null, { label: 'crisis', form: null, signs: 1, text })).toEqual(indirect)
  })

  it('grows graver with a plainer word and never lighter', () => {
    expect(after(indirect, 'I want to kill myself')).toEqual(direct)
    expect(after(direct, 'everyone would be better off without me')).toEqual(direct)
    expect(after(direct, 'I am safe now but I want to kill myself')).toEqual(direct)
  })
})

it('hears what goes on about it', () => {
  const heavy = (text: string) => isStillHeavy({ ...assessCrisis(text), text })
  expect(heavy('no one')).toBe(true)
  expect(heavy('I feel completely worthless and alone')).toBe(true)
  expect(heavy('what is for dinner?')).toBe(false)
})
