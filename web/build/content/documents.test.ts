import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languages } from '@lumen/contracts/languages'
import { documentNames, missingDocuments, readDocument } from './documents.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lumen-content-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const head = `---
title: Privacy: in short
description: What we keep.
updated: 2026-11-21
---
`
function write(body: string, { name = 'sample', language = 'en', front = head } = {}) {
  mkdirSync(join(root, name), { recursive: true })
  writeFileSync(join(root, name, `${language}.md`), `${front}\n${body}\n`)
}
const html = (body: string) => {
  write(body)
  return readDocument('sample', 'en', root).html
}

describe('readDocument', () => {
  it('reads front matter, sections and lead', () => {
    write(
      'First.\n\n## What we collect {#collection}\n\nText.\n\n## More **here** {#more}\n\nText.',
    )
    const { title, updated, sections, html } = readDocument('sample', 'en', root)
    expect({ title, updated }).toEqual({ title: 'Privacy: in short', updated: '2026-11-21' })
    expect(sections).toEqual([
      { id: 'collection', title: 'What we collect' },
      { id: 'more', title: 'More here' },
    ])
    expect(html).toBe(
      '<div class="lead"><p>First.</p></div><section id="collection"><h2>What we collect</h2><p>Text.</p></section><section id="more"><h2>More <strong>here</strong></h2><p>Text.</p></section>',
    )
  })

  it('puts third-level headings of cards into boxes', () => {
    expect(html('## Points {#points .cards}\n\n### One\n\nA\n\n### Two\n\nB')).toContain(
      '<div class="boxes"><div class="box"><h3>One</h3><p>A</p></div><div class="box"><h3>Two</h3><p>B</p></div></div></section>',
    )
  })

  it('keeps emphasis beside Chinese marks, tables and safe links', () => {
    expect(html('**重点：**这里')).toContain('<strong>重点：</strong>这里')
    expect(html('| a | b |\n| - | -: |\n| 1 | 2 |')).toContain('<td class="text-right">2</td>')
    expect(html('[x](https://example.org/?a=1&b=2)')).toContain(
      '<a href="https://example.org/?a=1&amp;b=2" rel="noopener">x</a>',
    )
  })

  it('gives links of public pages the language of the reader, also in a text of another language', () => {
    write('See [prices](/pricing) and [settings](/settings).')
    expect(readDocument('sample', 'de', root).html).toContain('href="/de/pricing"')
    expect(readDocument('sample', 'de', root).html).toContain('href="/settings"')
    expect(readDocument('sample', 'de', root).language).toBe('en')
  })

  it('fills prices and mailboxes', () => {
    const filled = html('{{price.basic}}, {{credits.premium}}, {{mail.privacy}}')
    expect(filled).toContain('$12.99, 7,500')
    expect(filled).toMatch(/<a href="mailto:privacy@[^"]+">privacy@/)
  })

  it('gives the text to keep without anchors and brackets', () => {
    write('## Title {#title .cards}\n\nWrite to {{mail.legal}}.')
    const { text } = readDocument('sample', 'en', root)
    expect(text).toMatch(/## Title\n\nWrite to legal@[\w.]+\.\n$/)
  })

  it.each([
    ['raw HTML', '<b>x</b>', /html cannot be shown/],
    ['an image', '![x](/x.png)', /image cannot be shown/],
    ['a first-level heading', '# x', /headings begin at ##/],
    ['an unknown placeholder', '{{mail.nobody}}', /names \{\{mail\.nobody\}\}/],
    ['an unknown look', '## x {#x .fancy}', /no look “\.fancy”/],
    ['an anchor twice', '## x {#x}\n\n## y {#x}', /#x is there twice/],
    ['an unsafe link', '[x](javascript:alert)', /javascript:alert is neither/],
  ])('refuses %s', (_, body, message) => {
    write(body)
    expect(() => readDocument('sample', 'en', root)).toThrow(message)
  })

  it('refuses a missing field and a date that is none', () => {
    write('x', { front: '---\ntitle: x\n---\n' })
    expect(() => readDocument('sample', 'en', root)).toThrow(/has no description/)
    write('x', { front: '---\ntitle: x\ndescription: y\nupdated: today\n---\n' })
    expect(() => readDocument('sample', 'en', root)).toThrow(/updated is not a day/)
  })

  it('names what is not translated', () => {
    write('x')
    write('x', { language: 'zh' })
    expect(missingDocuments(root)).toHaveLength(6)
  })
})

describe('the documents of the product', () => {
  it('compile in every language', () => {
    for (const name of documentNames())
      for (const language of languages) expect(readDocument(name, language).html).not.toBe('')
  })
})
