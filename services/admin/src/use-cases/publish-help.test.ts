import { openRoom } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { helpRoom } from '../content.ts'
import { readArticles } from './publish-help.ts'

const articles = readArticles(openRoom(helpRoom))

describe('the articles that come along', () => {
  it('are long enough and lead to articles that are there', () => {
    const slugs = new Set(articles.map(({ slug }) => slug))
    const problems = articles.flatMap(({ slug, language, body }) => {
      const least = language === 'zh' ? 300 : language === 'ja' || language === 'ko' ? 400 : 800
      const links = [...body.matchAll(/\]\(\/help\/([^)#]+)/g)].map(([, target]) => target ?? '')
      return [
        ...(body.length < least ? [`${language}/${slug} is short: ${body.length}`] : []),
        ...(/<[a-z!/]/i.test(body) ? [`${language}/${slug} has HTML`] : []),
        ...links
          .filter((target) => !slugs.has(target))
          .map((target) => `${language}/${slug} leads to ${target}`),
      ]
    })
    expect(problems).toEqual([])
  })
})

describe('articles that break the rules', () => {
  const text = (changes: Record<string, string | null> = {}) => {
    const fields = { title: 'T', category: 'chat', summary: 'S', order: '1', ...changes }
    const lines = Object.entries(fields).flatMap(([name, value]) =>
      value === null ? [] : [`${name}: ${value}`],
    )
    return `---\n${lines.join('\n')}\n---\n\nText.\n`
  }

  it('are all named', () => {
    const articles: Partial<Record<Language, Record<string, string>>> = {
      en: { one: text({ title: null }), 'Two Words': text(), three: text() },
      de: { three: text({ category: 'billing', order: '2' }) },
    }
    expect(() => readArticles((language) => articles[language] ?? {})).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          /one\.md has no title[\s\S]*Two Words\.md has no name[\s\S]*another category[\s\S]*another order/,
        ),
      }),
    )
  })
})
