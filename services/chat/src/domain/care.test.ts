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
