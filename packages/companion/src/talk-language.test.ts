import { expect, test } from 'vitest'
import { detectLanguage } from '@lumen/language/detect-language'
import { playTalk, talkTo } from './play-talk.ts'
import { askedLanguage, talkLanguage, withoutNames } from './talk-language.ts'

const toEnglish = '换成英文吧'

test('what is asked for stays until another is', () => {
  expect(askedLanguage(['今天去了公园'])).toBeNull()
  expect(askedLanguage([toEnglish])).toBe('en')
  expect(askedLanguage([toEnglish, 'It was a long day at work', '哈哈', '好'])).toBe('en')
  expect(askedLanguage([toEnglish, '换回中文吧'])).toBe('zh')
  expect(askedLanguage([toEnglish, 'auf Deutsch bitte'])).toBe('de')
})

test('two clear messages in a row in another language end it, one does not', () => {
  const chinese = ['今天我去公园走了很久', '路上还遇到了一只猫']
  expect(askedLanguage([toEnglish, chinese[0]!])).toBe('en')
  expect(askedLanguage([toEnglish, ...chinese])).toBeNull()
  expect(askedLanguage([toEnglish, chinese[0]!, 'and then I went home', chinese[1]!])).toBe('en')
  const mixed = [chinese[0]!, '昨日は友達と映画を見ました']
  expect(askedLanguage([toEnglish, ...mixed])).toBe('en')
})

test('without a request the talk is in the language of the message, or the latest clear one', () => {
  expect(talkLanguage(['I had a very long day today'], 'zh')).toBe('en')
  expect(talkLanguage(['I had a very long day today', '666'], 'zh')).toBe('en')
  expect(talkLanguage(['666'], 'ko')).toBe('ko')
  expect(talkLanguage([toEnglish, '今天我去公园走了很久'], 'zh')).toBe('en')
})

test('a name in another script tells no language', () => {
  expect(talkLanguage([withoutNames('Hallo, 小忆!', ['小忆'])], 'de')).toBe('de')
  const persona = { name: '小忆', mood: null, traits: ['calm'] }
  const { text } = talkTo('de', ['Hallo, 小忆!'], { persona })
  expect(detectLanguage(withoutNames(text, ['小忆']), 'de')).not.toBe('zh')
})

test('replies come in the language asked for', () => {
  const replies = playTalk('zh', [
    '今天去公园走了走',
    toEnglish,
    '我买了一个新杯子',
    'It was on sale at the market',
    '日本語でいいよ',
    '昨日は雨でした',
  ])
  expect(replies.map(({ intent }) => intent === 'languageSwitch')).toEqual([
    false,
    true,
    false,
    false,
    true,
    false,
  ])
  const spoken = replies.map(({ text }) => (/[a-z]/.test(text) ? 'en' : detectLanguage(text, 'zh')))
  expect(spoken).toEqual(['zh', 'en', 'en', 'en', 'ja', 'ja'])
})
