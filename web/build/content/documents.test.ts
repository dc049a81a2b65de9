import { type Language, languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { compileDocument, documentNames, readDocument } from './documents.ts'

type Options = { language?: Language; front?: string }

const head = `---
title: Privacy: in short
description: What we keep.
updated: 2026-11-21
---
`
const compile = (body: string, { language = 'en', front = head }: Options = {}) =>
  compileDocument('sample', `${front}\n${body}\n`, language)
const html = (body: string) => compile(body).html

describe('compileDocument', () => {
  it('reads front matter, sections and lead', () => {
    const { title, updated, sections, html } = compile(
      'First.\n\n## What we collect {#collection}\n\nText.\n\n## More **here** {#more}\n\nText.',
    )
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

  it('gives links of public pages the language of the reader', () => {
    const links = compile('See [prices](/pricing) and [settings](/settings).', { language: 'de' })
    expect(links.html).toContain('href="/de/pricing"')
    expect(links.html).toContain('href="/settings"')
  })

  it('fills prices and mailboxes', () => {
    const filled = html('{price.basic}, {credits.premium}, {mail.privacy}')
    expect(filled).toContain('$12.99, 7,500')
    expect(filled).toMatch(/<a href="mailto:privacy@[^"]+">privacy@/)
  })

  it('gives the text to keep without anchors and brackets', () => {
    const { text } = compile('## Title {#title .cards}\n\nWrite to {mail.legal}.')
    expect(text).toMatch(/## Title\n\nWrite to legal@[\w.]+\.\n$/)
  })

  it.each([
    ['raw HTML', '<b>x</b>', /html cannot be shown/],
    ['an image', '![x](/x.png)', /image cannot be shown/],
    ['a first-level heading', '# x', /headings begin at ##/],
    ['an unknown placeholder', '{mail.nobody}', /names \{mail\.nobody\}/],
    ['an unknown look', '## x {#x .fancy}', /no look “\.fancy”/],
    ['an anchor twice', '## x {#x}\n\n## y {#x}', /#x is there twice/],
    ['an unsafe link', '[x](javascript:alert)', /javascript:alert is neither/],
  ])('refuses %s', (_, body, message) => {
    expect(() => compile(body)).toThrow(message)
  })

  it('refuses a missing field and a date that is none', () => {
    const short = '---\ntitle: x\n---\n'
    expect(() => compile('x', { front: short })).toThrow(/has no description/)
    const undated = '---\ntitle: x\ndescription: y\nupdated: today\n---\n'
    expect(() => compile('x', { front: undated })).toThrow(/updated is not a day/)
  })
})

describe('the documents of the product', () => {
  it('compile in every language', () => {
    for (const name of documentNames())
      for (const language of languages) expect(readDocument(name, language).html).not.toBe('')
  })
})
