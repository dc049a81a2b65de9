import { expect, it } from 'vitest'
import { problemsOfContent } from './article-rules.ts'

const content = { title: 'T', summary: 'S', keywords: '', body: '## A\n\nSee [help](/help).' }
const messages = (change: Partial<typeof content>) =>
  problemsOfContent({ ...content, ...change }).map(({ message }) => message)

it('takes what the shipped articles are made of', () => {
  expect(messages({})).toEqual([])
  expect(messages({ body: '**Open** [us](https://lumen.example), 3 < 4.\n\n1. #1\n' })).toEqual([])
})

it.each([
  [{ title: 'A\nB' }, 'one line'],
  [{ body: '# Top' }, '##'],
  [{ body: 'x <script>alert(1)</script>' }, 'HTML'],
  [{ body: '![x](https://x.example/a.png)' }, 'images'],
  [{ body: '[x](javascript:alert(1))' }, 'links'],
  [{ body: '[x](//evil.example)' }, 'links'],
])('names what cannot be shown: %j', (change, word) => {
  expect(messages(change).join()).toContain(word)
})
