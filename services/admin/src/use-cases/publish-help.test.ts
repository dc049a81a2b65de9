import { languages } from '@lumen/contracts/languages'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readHelp } from './publish-help.ts'

const content = join(import.meta.dirname, '..', '..', 'content', 'help')

describe('the articles that come along', () => {
  it('are as the README says', async () => {
    const articles = await readHelp(content)
    const slugs = new Set(articles.map(({ slug }) => slug))
    // What every other language falls back to.
    const chinese = articles.filter(({ language }) => language === 'zh').map(({ slug }) => slug)
    expect([...slugs].filter((slug) => !chinese.includes(slug))).toEqual([])
    expect(articles.every(({ language }) => languages.includes(language))).toBe(true)
  })

  it('are long enough and lead to articles that are there', async () => {
    const articles = await readHelp(content)
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

describe('files that break the rules', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lumen-help-'))
    await mkdir(join(directory, 'en'))
    await mkdir(join(directory, 'de'))
  })
  afterEach(() => rm(directory, { recursive: true }))
  const write = (path: string, changes: Record<string, string | null> = {}) => {
    const fields = { title: 'T', category: 'chat', summary: 'S', order: '1', ...changes }
    const lines = Object.entries(fields).flatMap(([name, value]) =>
      value === null ? [] : [`${name}: ${value}`],
    )
    return writeFile(join(directory, path), `---\n${lines.join('\n')}\n---\n\nText.\n`)
  }

  it('are all named', async () => {
    await write('en/one.md', { title: null })
    await write('en/Two Words.md')
    await write('en/three.md')
    await write('de/three.md', { category: 'billing', order: '2' })
    await mkdir(join(directory, 'it'))
    await expect(readHelp(directory)).rejects.toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          /Two Words\.md has no name[\s\S]*one\.md has no title[\s\S]*it\/ is no language[\s\S]*another category[\s\S]*another order/,
        ),
      }),
    )
  })
})
