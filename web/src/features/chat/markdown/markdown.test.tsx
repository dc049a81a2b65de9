import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MarkdownText } from './markdown-text'
import { plainText } from './plain-text'
import { splitBlocks } from './split-blocks'

const htmlOf = (text: string) => render(<MarkdownText text={text} />).container

describe('splitBlocks', () => {
  it('cuts at blank lines, but neither code nor lists', () => {
    expect(splitBlocks('一\n\n二\n三')).toEqual(['一\n\n', '二\n三'])
    expect(splitBlocks('```\na\n\nb\n```\n\nc')).toEqual(['```\na\n\nb\n```\n\n', 'c'])
    expect(splitBlocks('1. a\n\n2. b\n\n   c\n\nd')).toEqual(['1. a\n\n2. b\n\n   c\n\n', 'd'])
  })

  it('loses nothing, and only the last block of a growing text changes', () => {
    const line = fc.constantFrom('\n', '\n\n', '- a', '1. b', '```', '   c', 'd **e**', '# f', '|')
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.nat(60), (lines, at) => {
        const text = lines.join('')
        expect(splitBlocks(text).join('')).toBe(text)
        const before = splitBlocks(text.slice(0, at % (text.length + 1))).slice(0, -1)
        expect(splitBlocks(text).slice(0, before.length)).toEqual(before)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('MarkdownText', () => {
  it('knows emphasis beside Chinese marks and between Chinese characters', () => {
    expect(htmlOf('**重点：**这里').querySelector('strong')).toHaveTextContent('重点：')
    expect(htmlOf('他说**“你好。”**然后走了').querySelector('strong')).toHaveTextContent('“你好。”')
    expect(htmlOf('这*很*好').querySelector('em')).toHaveTextContent('很')
    expect(htmlOf('**「はい。」**と').querySelector('strong')).toHaveTextContent('「はい。」')
  })

  it('leaves the rules of other scripts as they are', () => {
    expect(htmlOf('2 * 3 * 4').querySelector('em')).toBeNull()
    expect(htmlOf('a **bold** word').querySelector('strong')).toHaveTextContent('bold')
    expect(htmlOf('snake_case_name').querySelector('em')).toBeNull()
  })

  it('shows HTML as text and loads no pictures', () => {
    const box = htmlOf('<img src=x onerror=alert(1)> **a**\n\n<script>alert(1)</script>')
    expect(box.querySelector('img, script')).toBeNull()
    expect(box).toHaveTextContent('<script>alert(1)</script>')
    const picture = htmlOf('![猫](https://example.com/cat.png)')
    expect(picture.querySelector('img')).toBeNull()
    expect(picture.querySelector('a')).toHaveAttribute('href', 'https://example.com/cat.png')
  })

  it('opens links apart, and only those that lead somewhere harmless', () => {
    htmlOf('[好](https://example.com) [坏](javascript:alert(1)) [坏](data:text/html,x)')
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link')).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank')
  })

  it('draws lists, code and tables', () => {
    const box = htmlOf('3. c\n4. d\n\n```js\nlet a\n```\n\n| a | b |\n| - | - |\n| 1 | ~~2~~ |')
    expect(box.querySelector('ol')).toHaveAttribute('start', '3')
    expect(box.querySelector('pre code')).toHaveTextContent('let a')
    expect(box.querySelectorAll('th')).toHaveLength(2)
    expect(box.querySelector('del')).toHaveTextContent('2')
  })
})

describe('plainText', () => {
  it('keeps the words and drops the marks', () => {
    expect(plainText('# 题\n\n**粗** [链](https://a.b) `码`\n- 一\n- 二')).toBe(
      '题\n粗 链 码\n一\n二',
    )
  })
})
