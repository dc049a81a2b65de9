import { array, assert, constantFrom, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { createTemplateFilter } from './template-filter.ts'

function filter(pieces: readonly string[]): string {
  const template = createTemplateFilter()
  return pieces.map((piece) => template.push(piece)).join('') + template.end()
}

test.each([
  ['Hello there.', 'Hello there.'],
  ['Hello.<|im_end|>', 'Hello.'],
  ['Hello.<|im_end|>\n<|im_start|>user\nHow are you?', 'Hello.'],
  ['你好呀</s>', '你好呀'],
  ['Hi [/INST] more', 'Hi '],
  ['Hi\n{{user}}: and you?', 'Hi\n'],
  ['Hi<｜end▁of▁sentence｜>', 'Hi'],
  ['Hi<end_of_turn>\n<start_of_turn>user', 'Hi'],
  ['<|im_start|>assistant\nHello', 'Hello'],
  ['<|start_header_id|>assistant<|end_header_id|>\n\nHello<|eot_id|>', 'Hello'],
  ['<start_of_turn>model\nHello', 'Hello'],
  ['<s> [/INST] Hello</s>', 'Hello'],
  ['{{char}}: Hello', 'Hello'],
  ['<|im_start|>user\nI am the user now', ''],
  ['[INST] I am the user now', ''],
  ['1 < 2, <b>bold</b>, <3, {{name}}, [1], [in short], <s>no</s> yes', null],
  ['<|im_start|>a dog', 'a dog'],
  ['I love you <', 'I love you <'],
  ['<|im_end|>', ''],
])('%j shows as %j', (text, visible) => {
  expect(filter([text])).toBe(visible ?? text)
  expect(filter([...text])).toBe(visible ?? text)
})

test('where the text is split does not matter, and nothing follows a mark', () => {
  const fragment = constantFrom(
    '<|im_end|>',
    '<|im_start|>assistant\n',
    '<s>',
    '</s>',
    '[/INST]',
    '{{user}}:',
    '<<SYS>>',
    '<',
    '[',
    'user',
    ' ',
    '好',
  )
  assert(
    property(array(fragment, { maxLength: 12 }), array(nat(60)), (fragments, cuts) => {
      const text = fragments.join('')
      const at = [0, ...cuts.filter((cut) => cut < text.length), text.length].toSorted(
        (a, b) => a - b,
      )
      const pieces = at.slice(1).map((end, index) => text.slice(at[index], end))
      expect(filter(pieces)).toBe(filter([text]))
      expect(filter([text])).not.toMatch(/<\|im_end\|>|\[\/INST\]|\{\{user\}\}:/)
    }),
  )
})

test('text that cannot be a mark is shown at once', () => {
  const template = createTemplateFilter()
  expect(template.push('Hello ')).toBe('Hello ')
  expect(template.push('there')).toBe('there')
  expect(template.ended()).toBe(false)
})
