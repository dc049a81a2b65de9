import { expect, it } from 'vitest'
import { dayOf } from '@lumen/understanding/days'
import { describeText } from './describe-text.ts'
import { packTerms } from './packed-terms.ts'
import { readQuestion } from './question.ts'
import { rank } from './rank.ts'
import { createSpaceIndex, type IndexEntry } from './space-index.ts'

const hashes = new Map<string, number>()
const hash = (token: string): number => {
  if (!hashes.has(token)) hashes.set(token, hashes.size + 1)
  return hashes.get(token) ?? 0
}
const today = dayOf(2025, 6, 18)

type Line = { id: string; text: string; speaker?: string; session?: string | null; day?: number }

function entryOf({ id, text, speaker, session = 's', day = today }: Line, at: number): IndexEntry {
  const { terms, ...described } = describeText(text, {
    language: 'en',
    day,
    speaker: speaker ?? null,
    isFromUser: true,
  })
  return {
    ...described,
    id,
    kind: 'turn',
    position: at,
    session,
    day,
    importance: 5,
    emotionalWeight: 0,
    terms: packTerms([...terms].map(([term, count]) => [hash(term), count] as const)),
  }
}

const ask = (index: ReturnType<typeof createSpaceIndex>, ...turns: string[]): string[] =>
  askAs('', index, ...turns)

function askAs(
  companionName: string,
  index: ReturnType<typeof createSpaceIndex>,
  ...turns: string[]
): string[] {
  const { terms, names, speakers, ...read } = readQuestion(
    turns.map((content) => ({ content, isFromUser: true })),
    { language: 'en', today, companionName },
  )
  const question = {
    ...read,
    today,
    terms: [...terms].map(
      ([term, weight]) => [hash(term), weight, hash(names.get(term) ?? '?')] as const,
    ),
    speakers: [...speakers].map(hash),
  }
  return rank([{ index, question }], 10).map(({ id }) => id)
}

const indexOf = (lines: Line[]) => {
  const index = createSpaceIndex()
  index.add(lines.map(entryOf))
  return index
}

it('prefers the answer after a question to what follows a remark', () => {
  const index = indexOf([
    { id: 'asked', text: 'Which instrument do you play?' },
    { id: 'answer', text: 'The cello.' },
    { id: 'told', text: 'My instrument is out of tune.', session: 't' },
    { id: 'follows', text: 'Poor you.', session: 't' },
    { id: 'other', text: 'Dinner was late.', session: 'u' },
  ])
  const found = ask(index, 'instrument')
  expect(found).toHaveLength(4)
  expect(found.indexOf('answer')).toBeLessThan(found.indexOf('follows'))
})

it('leaves neighbours of another sitting alone', () => {
  const index = indexOf([
    { id: 'a', text: 'Which instrument do you play?' },
    { id: 'b', text: 'The cello.', session: 't' },
    { id: 'c', text: 'Alone.', session: null },
  ])
  expect(ask(index, 'instrument')).toEqual(['a'])
})

it('prefers who is asked about to who is only called by the name', () => {
  const index = indexOf([
    {
      id: 'called',
      text: 'Caroline, the support group was full!',
      speaker: 'Melanie',
      session: 'a',
    },
    { id: 'said', text: 'My support group met again today.', speaker: 'Caroline', session: 'b' },
  ])
  expect(ask(index, 'Which group does Caroline go to?')[0]).toBe('said')
})

it('does not take calling the companion by its name for asking about its words', () => {
  const index = indexOf([
    { id: 'told', text: 'The support group met again today.', session: 'a' },
    {
      id: 'said',
      text: 'Your support group met again today, early.',
      speaker: 'Luna',
      session: 'b',
    },
    { id: 'other', text: 'Good morning.', session: 'c' },
  ])
  const question = 'Luna, what of the support group today?'
  expect(askAs('Sol', index, question)[0]).toBe('said')
  expect(askAs('Luna', index, question)[0]).toBe('told')
})

it('prefers the day that is named, of any year', () => {
  const index = indexOf([
    {
      id: 'april',
      text: 'We walked and walked: a walk in the hills.',
      day: dayOf(2024, 4, 2),
      session: 'a',
    },
    { id: 'may', text: 'We walked in the hills.', day: dayOf(2024, 5, 2), session: 'b' },
    { id: 'words', text: 'On May 2 we walk in the hills.', day: dayOf(2024, 4, 30), session: 'c' },
  ])
  expect(ask(index, 'Where did we walk on May 2nd?').slice(0, 2).toSorted()).toEqual([
    'may',
    'words',
  ])
  expect(ask(index, 'Where did we walk in April?')[0]).not.toBe('may')
})

it('finds the first sitting when asked how it began', () => {
  const index = indexOf([
    { id: 'first', text: 'Nice weather.', session: 'a' },
    { id: 'later', text: 'Do you remember the cinema?', session: 'b' },
  ])
  expect(ask(index, 'Do you remember our first conversation?')).toContain('first')
})

it('counts the newest turn most, and what was said before it too', () => {
  const index = indexOf([
    { id: 'guitar', text: 'Guitar strings', session: 'a' },
    { id: 'garden', text: 'Garden tools', session: 'b' },
  ])
  expect(ask(index, 'my guitar', 'my garden')).toEqual(['garden', 'guitar'])
  expect(ask(index, 'my garden', 'my guitar')).toEqual(['guitar', 'garden'])
})

it('answers a question that changes the subject', () => {
  const index = indexOf([
    { id: 'soup', text: 'Leek soup with potatoes and cream, simmered slowly.', session: 'a' },
    { id: 'bread', text: 'The bread and the soup need salt and more cream.', session: 'b' },
    { id: 'birthday', text: 'My sister has her birthday in spring.', session: 'c' },
  ])
  const talk = ['I cooked leek soup with potatoes', 'With cream?', 'Yes, and bread and salt']
  expect(ask(index, ...talk, 'When is the birthday of my sister?')[0]).toBe('birthday')
  expect(ask(index, ...talk, 'It was good')[0]).not.toBe('birthday')
})

it('ranks several spaces as one', () => {
  const one = indexOf([{ id: 'a', text: 'green tea and toast with butter and jam' }])
  const two = indexOf([{ id: 'b', text: 'green tea' }])
  const { terms } = readQuestion([{ content: 'green tea', isFromUser: true }], {
    language: 'en',
    today,
  })
  const question = {
    terms: [...terms].map(([term, weight]) => [hash(term), weight] as const),
    speakers: [],
    times: [],
    timeShare: 1,
    asksWhen: false,
    asksFirst: false,
    today,
  }
  const spaces = [one, two].map((index) => ({ index, question }))
  expect(rank(spaces, 10).map(({ id, space }) => `${id}${space}`)).toEqual(['b1', 'a0'])
  expect(rank(spaces, 1).map(({ id }) => id)).toEqual(['b'])
  expect(rank([], 10)).toEqual([])
})
