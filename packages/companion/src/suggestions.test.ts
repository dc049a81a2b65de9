import { languages } from '@lumen/contracts/languages'
import { expect, test } from 'vitest'
import { openRoom } from '@lumen/content/open-room'
import { suggestionGroups, suggestionsRoom } from './content.ts'
import { suggestActions } from './suggestions.ts'

const contentOf = openRoom(suggestionsRoom)

test('four at most, by priority from 9 to 5, in every language', () => {
  for (const language of languages) {
    const actions = suggestActions(['hm', '…'], language)
    expect(actions).toHaveLength(4)
    const priorities = actions.map(({ priority }) => priority)
    expect(priorities).toEqual(priorities.toSorted((one, other) => other - one))
    for (const { priority, text } of actions) {
      expect(priority).toBeGreaterThanOrEqual(5)
      expect(priority).toBeLessThanOrEqual(9)
      expect(text).not.toBe('')
    }
  }
})

test.each([
  ['zh', '我今天很难过', 'emotion'],
  ['zh', '你还记得小时候吗', 'memory'],
  ['en', 'my horoscope was odd', 'fortune'],
  ['en', 'I wrote a poem', 'creativity'],
  ['ja', '友達と喧嘩した', 'relationship'],
  ['ko', '오늘 운세가 궁금해', 'fortune'],
  ['fr', "j'ai peur", 'emotion'],
  ['de', 'meine Mutter rief an', 'relationship'],
  ['es', '¿por qué?', 'question'],
  ['pt', 'sinto saudade', 'emotion'],
] as const)('%s: %s calls up %s', (language, message, group) => {
  const [first] = suggestActions(['…', message], language).filter((each) => each.group === group)
  expect(first?.priority).toBe(9)
})

test('keywords count within the last five messages only, newer ones more', () => {
  const older = ['I had a horoscope read', 'a', 'b', 'c', 'd', 'e']
  expect(suggestActions(older, 'en').some(({ id }) => id === 'fortune-close')).toBe(false)
  const [first] = suggestActions(['I wrote a poem', 'I am so sad'], 'en')
  expect(first?.group).toBe('emotion')
})

test('what was just sent is not offered again', () => {
  const { close } = contentOf('zh').suggestions.creativity
  const texts = suggestActions(['讲故事', close], 'zh').map(({ text }) => text)
  expect(texts).not.toContain(close)
})

test('prompts are all different', () => {
  for (const language of languages) {
    const { suggestions } = contentOf(language)
    const texts = suggestionGroups.flatMap((group) => [
      suggestions[group].close,
      suggestions[group].general,
    ])
    expect(new Set(texts).size).toBe(texts.length)
  }
})
