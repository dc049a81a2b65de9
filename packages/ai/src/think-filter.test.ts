import { array, assert, constantFrom, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { createThinkFilter, visibleDelta } from './think-filter.ts'

function filter(pieces: readonly string[]): string {
  const thoughts = createThinkFilter()
  const given = pieces.map((piece) => thoughts.push(piece)).join('') + thoughts.end()
  return given.slice(thoughts.thoughtLength())
}

test.each([
  ['<think>hmm</think>你好', '你好'],
  ['<think>\na < b > c </b>\n</think>\n\nHello', 'Hello'],
  ['  \nHello  there ', 'Hello  there '],
  ['<Thinking>x</THINKING>ok', 'ok'],
  ['one <think>two</think>three', 'one three'],
  ['<think></think>', ''],
  ['<think>never closed', ''],
  ['prefilled thoughts</think>answer', 'answer'],
  ['thoughts</think> more</think>\nanswer', 'answer'],
  ['<think>a</think>b</think>c', 'c'],
  ['1 < 2 and <b>bold</b> <', '1 < 2 and <b>bold</b> <'],
  ['a <thin', 'a <thin'],
])('%j shows as %j', (text, visible) => {
  expect(filter([text])).toBe(visible)
})

test('where the text is split does not matter', () => {
  const fragment = constantFrom(
    '<',
    '<think>',
    '</think>',
    '<thinking>',
    '<th',
    'ink>',
    ' ',
    '好',
    'a',
  )
  assert(
    property(array(fragment, { maxLength: 12 }), array(nat(40)), (fragments, cuts) => {
      const text = fragments.join('')
      const at = [0, ...cuts.filter((cut) => cut < text.length), text.length].toSorted(
        (a, b) => a - b,
      )
      const pieces = at.slice(1).map((end, index) => text.slice(at[index], end))
      expect(filter(pieces)).toBe(filter([text]))
    }),
  )
})

test('the first pieces wait for a closing tag without an opening one', () => {
  const thoughts = createThinkFilter()
  for (const piece of ['She ', 'is ', '</think>']) expect(thoughts.push(piece)).toBe('')
  expect(thoughts.push('I ')).toBe('I ')
  expect(thoughts.push('am here.')).toBe('am here.')
  expect(thoughts.thoughtLength()).toBe(0)
})

test('nothing waits where replies are known not to begin within thoughts', () => {
  const thoughts = createThinkFilter(false)
  expect(thoughts.push('I ')).toBe('I ')
  expect(thoughts.push('am</think>here.')).toBe('here.')
  expect(thoughts.thoughtLength()).toBe('I '.length)
})

test('what was given before such a tag is told', () => {
  const thoughts = createThinkFilter()
  const given = thoughts.push('x'.repeat(200))
  expect(given).toHaveLength(200)
  expect(thoughts.push('</think>\nHello')).toBe('Hello')
  expect(thoughts.thoughtLength()).toBe(200)
})

test('of a server that is known to begin within thoughts, nothing is given before they end', () => {
  const thoughts = createThinkFilter(true)
  expect(thoughts.push('x'.repeat(200))).toBe('')
  expect(thoughts.push('</think>Hello')).toBe('Hello')
  expect(thoughts.thoughtLength()).toBe(0)
  const without = createThinkFilter(true)
  expect(without.push('Hello') + without.end()).toBe('Hello')
  expect(without.strayed()).toBe(false)
})

test('after the opening, text that cannot be a tag is shown at once', () => {
  const thoughts = createThinkFilter()
  expect(thoughts.push(`<think>hm</think>hello <`)).toBe('hello ')
  expect(thoughts.push('b')).toBe('<b')
})

test.each([
  [{ content: 'a' }, 'a'],
  [{ content: 'a', reasoning_content: 'secret' }, 'a'],
  [{ content: null, reasoning: 'secret' }, ''],
  [{ content: [{ type: 'thinking', thinking: [] }, { type: 'text', text: 'b' }, null] }, 'b'],
  [{ refusal: 'I will not' }, 'I will not'],
  [{ content: 7 }, ''],
  [undefined, ''],
  ['text', ''],
])('the visible text of %j is %j', (delta, visible) => {
  expect(visibleDelta(delta)).toBe(visible)
})
