import { describe, expect, it } from 'vitest'
import { readArticleFile } from './article-file.ts'

const file = (fields: string, body = '## Steps\n\n1. Do it.') => `---\n${fields}\n---\n\n${body}\n`
const good = 'title: How: a title\ncategory: chat\nsummary: Short.\norder: 10'

describe('readArticleFile', () => {
  it('reads fields and body; a value may hold colons', () => {
    const expected = {
      title: 'How: a title',
      category: 'chat',
      summary: 'Short.',
      keywords: '',
      order: 10,
      body: '## Steps\n\n1. Do it.',
    }
    expect(readArticleFile(file(good))).toEqual({ article: expected })
    expect(readArticleFile(file(good).replaceAll('\n', '\r\n'))).toEqual({ article: expected })
    const { article } = readArticleFile(file(`${good}\nkeywords: close account, erase`))
    expect(article?.keywords).toBe('close account, erase')
  })

  it.each([
    ['no fields', 'just text', /between two lines/],
    ['an unknown field', file(`${good}\ntags: x`), /tags: x/],
    ['a field twice', file(`${good}\norder: 20`), /twice/],
    ['an unknown category', file(good.replace('chat', 'cats')), /category/],
    ['no title', file(good.replace('How: a title', '')), /no title/],
    ['long keywords', file(`${good}\nkeywords: ${'x'.repeat(301)}`), /keywords/],
    ['a long summary', file(good.replace('Short.', 'x'.repeat(301))), /summary/],
    ['an order that is no number', file(good.replace('10', 'ten')), /order/],
    ['no body', file(good, ''), /no body/],
    ['a first-level heading', file(good, '# Title'), /first level/],
  ])('refuses %s', (_name, text, expected) => {
    expect(readArticleFile(text).problems?.join('\n')).toMatch(expected)
  })

  it('tells all problems at once', () => {
    expect(readArticleFile(file('title: x')).problems).toHaveLength(3)
  })
})
