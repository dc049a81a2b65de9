import { describe, expect, it } from 'vitest'
import { rankArticles } from './rank-articles.ts'

const article = (title: string, summary: string, body: string, keywords = '') => ({
  title,
  summary,
  keywords,
  body,
})
const english = [
  article('Export your data', 'Download everything.', 'Open the privacy page and export.'),
  article('Change your password', 'Keep the account safe.', 'Open settings, then **Password**.'),
  article(
    'Sign in',
    'Come in.',
    'Enter e-mail address and password. Forgot the password? Write us.',
  ),
  article('Café talk', 'About drinks.', 'Nothing else.'),
]
const titles = (articles: readonly { title: string }[]) => articles.map(({ title }) => title)
const search = (articles: typeof english, query: string) => titles(rankArticles(articles, query))

describe('Latin scripts', () => {
  it('puts the title before the body', () => {
    expect(search(english, 'password')).toEqual(['Change your password', 'Sign in'])
  })
  it('finds what stands in the body only', () => {
    expect(search(english, 'privacy page')).toEqual(['Export your data'])
  })
  it.each([
    ['PASSWORD', 'Change your password'],
    ['passwords', 'Change your password'],
    ['pass', 'Change your password'],
    ['cafe', 'Café talk'],
    ['how do I change my password?', 'Change your password'],
  ])('%s', (query, first) => {
    expect(search(english, query)[0]).toBe(first)
  })
  it('finds an article by other words for its matter', () => {
    const closing = article(
      'Delete everything',
      'For good.',
      'So.',
      'close account, cancel account',
    )
    expect(search([...english, closing], 'close my account')[0]).toBe('Delete everything')
  })
  it('finds the parts of German compounds', () => {
    const german = [article('Benutzerkonto löschen', 'Für immer.', 'So geht es.')]
    expect(search(german, 'konto loschen')).toHaveLength(1)
  })
})

describe.each([
  ['Chinese', '怎么导出我的数据', '如何导出数据', '导出', '修改密码'],
  ['Japanese', 'データを書き出す', 'データの書き出し', '書き出', 'パスワードの変更'],
  ['Korean', '데이터 내보내기', '데이터를 내보내는 방법', '데이터', '비밀번호 변경'],
])('%s', (_name, title, query, part, other) => {
  const articles = [article(other, '—', '—'), article(title, '—', '—')]
  it('finds a text by a part of it', () => {
    expect(search(articles, part)).toEqual([title])
  })
  it('finds it by other words around the same matter', () => {
    expect(search(articles, query)[0]).toBe(title)
  })
  it('does not take Hangul or kana apart', () => {
    expect(search(articles, 'ᄃ')).toEqual([])
    expect(search([article('か', '', '')], 'が')).toEqual([])
  })
})

it.each(['', '   ', '？！', 'nothinglikethis'])('finds nothing for %j', (query) => {
  expect(rankArticles(english, query)).toEqual([])
})
