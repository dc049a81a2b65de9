import { expect, it } from 'vitest'
import { checkPromises } from './promises.ts'

const markdown = (rows: string) => `# Promises

| Promise | Texts | Kept by |
| ------- | ----- | ------- |
${rows}

## Texts that promise nothing

\`about.heading\`, \`landing.tech.*\`
`
const keys = [
  'about.heading',
  'landing.tech.name',
  'landing.tech.text',
  'pricing.note',
  'terms#fees',
]
const tests: Record<string, string> = { 'a/b.test.ts': `it('keeps the price', () => {})` }
const check = (rows: string, texts = keys) =>
  checkPromises(markdown(rows), texts, (path) => tests[path] ?? null)
const whole = '| The price stays | `pricing.note`, `terms#fees` | `a/b.test.ts › keeps the price` |'

it('is content when every text is kept or promises nothing', () => {
  expect(check(whole)).toEqual([])
})

it.each([
  [
    'a text that nobody keeps',
    whole,
    [...keys, 'pricing.new'],
    'what pricing.new says is kept by no test',
  ],
  ['a text that no page says', whole, keys.slice(0, -1), 'no public page says terms#fees'],
  ['a test that is not there', whole.replace('b.test', 'c.test'), keys, 'there is no a/c.test.ts'],
  [
    'a title that is not there',
    whole.replace('keeps the', 'sets the'),
    keys,
    'has no test “sets the price”',
  ],
  [
    'a promise without a test',
    '| x | `pricing.note`, `terms#fees` | by hand |',
    keys,
    'no test keeps this',
  ],
])('names %s', (_name, rows, texts, fault) => {
  expect(check(rows, texts).join('\n')).toContain(fault)
})
