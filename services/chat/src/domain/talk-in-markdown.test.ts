import { expect, it } from 'vitest'
import { talkFileTextsOf } from '../texts.ts'
import { writeMarkdown } from './talk-in-markdown.ts'

const said = (content: string, createdAt: string, more: object = {}) => ({
  content,
  isFromUser: true,
  createdAt: new Date(createdAt),
  metadata: {},
  ...more,
})
const writing = (timeZone = 'Asia/Shanghai') =>
  writeMarkdown({
    texts: talkFileTextsOf('zh'),
    language: 'zh',
    timeZone,
    name: '小[忆]',
    names: new Map([['guest', 'Ada #1']]),
  })

it('writes days where the reader is, who spoke, and when', () => {
  const talk = writing()
  expect(talk.head(new Date('2026-11-23T20:00:00Z'))).toContain(
    '# 和小\\[忆\\]的对话\n\n生成于 2026年11月24日星期二',
  )
  const first = talk.message(said('你好', '2026-11-21T15:59:00Z'))
  expect(first).toBe('\n## 2026年11月21日星期六\n\n**你** · 23:59\n\n你好\n')
  const next = talk.message(said('在呢', '2026-11-21T16:00:00Z', { isFromUser: false }))
  expect(next).toBe('\n## 2026年11月22日星期日\n\n**小\\[忆\\]** · 00:00\n\n在呢\n')
  expect(talk.message(said('嗯', '2026-11-21T16:01:00Z'))).toBe('\n**你** · 00:01\n\n嗯\n')
  const guest = { isFromUser: false, speakerId: 'guest' }
  expect(talk.message(said('来了', '2026-11-21T16:02:00Z', guest))).toBe(
    '\n**Ada #1** · 00:02\n\n来了\n',
  )
  expect(talk.end()).toBe('')
})

it('keeps what was said as text, names pictures, and leaves out what says nothing', () => {
  const talk = writing()
  const at = '2026-11-21T08:00:00Z'
  expect(talk.message(said('# 我\n---\n- 一', at))).toContain('\n\n\\# 我\n\\---\n- 一\n')
  const pictures = [
    { objectId: 'p1', mime: 'image/png', width: 1, height: 1, description: '湖\n](x)' },
  ]
  expect(talk.message(said('', at, { metadata: { pictures } }))).toContain(
    '*图片：湖 \\]\\(x\\) \\(p1\\)*',
  )
  expect(talk.message(said('x', at, { metadata: { withheld: true } }))).toContain('不再显示')
  expect(talk.message(said(' ', at))).toBe('')
  expect(writing().end()).toBe('\n还没有消息。\n')
})

it.each([
  ['<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)>'],
  ['a </p><script>', 'a \\</p>\\<script>'],
  ['![x](http://evil.example/x.png)', '!\\[x](http://evil.example/x.png)'],
  ['[x](javascript:alert(1))', '[x]\\(javascript:alert(1))'],
  ['[x]: http://evil.example', '\\[x]: http://evil.example'],
  ['1 < 2, [a](https://example.com)', '1 < 2, [a](https://example.com)'],
])('lets nothing of %j out of the text', (content, written) => {
  expect(writing().message(said(content, '2026-11-21T08:00:00Z'))).toContain(`\n\n${written}\n`)
})
