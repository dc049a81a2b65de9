import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openAdminStack,
  someCaller,
  type AdminStack,
  type Instance,
} from './support/admin-stack.ts'

let stack: AdminStack
let admin: Instance
let now = new Date('2026-11-21T12:00:00Z')
const clock = { now: () => now }

const fields = (title: string, category: string, order: number, summary = '—') => ({
  title,
  category,
  summary,
  order,
})
beforeAll(async () => {
  stack = await openAdminStack()
  const { writeArticle } = stack
  writeArticle('zh/export', fields('导出我的数据', 'privacy', 10, '下载全部内容'), '打开隐私页面。')
  writeArticle('en/export', fields('Export your data', 'privacy', 10), 'Open the privacy page.')
  writeArticle('zh/delete', fields('注销账户', 'privacy', 20), '七天之内可以撤销。')
  writeArticle('zh/start', fields('第一次使用', 'getting-started', 10), '注册以后创建伙伴。')
  writeArticle('ja/start', fields('はじめに', 'getting-started', 10), 'まず登録します。')
  writeArticle('zh/credits', fields('积分怎么计算', 'billing', 10), '每条消息一个积分。')
  admin = await stack.start({ clock })
})
afterAll(() => stack?.close())

const get = (path: string, options: Parameters<AdminStack['call']>[3] = {}) =>
  stack.call(admin, 'GET', `/api/help/articles${path}`, options)
const slugs = (answer: { body: { slug: string }[] }) => answer.body.map(({ slug }) => slug)

describe('the list', () => {
  it('is in the order of categories and articles', async () => {
    expect(slugs(await get('?language=zh'))).toEqual(['start', 'export', 'delete', 'credits'])
    expect(slugs(await get(''))).toEqual(['start', 'export', 'delete', 'credits'])
    expect(slugs(await get('?category=privacy'))).toEqual(['export', 'delete'])
  })

  it('fills in what is not translated, and says so', async () => {
    const { body } = await get('?language=ja')
    expect(body).toMatchObject([
      { slug: 'start', title: 'はじめに', language: 'ja' },
      { slug: 'export', title: 'Export your data', language: 'en' },
      { slug: 'delete', title: '注销账户', language: 'zh' },
      { slug: 'credits', language: 'zh' },
    ])
    const { body: ours } = await get('', { caller: someCaller({ language: 'ja' }) })
    expect(ours[0]).toMatchObject({ language: 'ja' })
  })

  it('really searches', async () => {
    expect(slugs(await get(`?language=zh&query=${encodeURIComponent('撤销')}`))).toEqual(['delete'])
    expect(slugs(await get('?language=en&query=privacy'))).toEqual(['export'])
    expect(slugs(await get(`?query=${encodeURIComponent('隐私')}&category=billing`))).toEqual([])
    expect(slugs(await get('?query=%20%20'))).toHaveLength(4)
  })
})

describe('an article', () => {
  it('has its text and others beside it', async () => {
    const { status, body } = await get('/export?language=zh')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      slug: 'export',
      body: '打开隐私页面。',
      updatedAt: '2026-11-21T12:00:00.000Z',
      related: [{ slug: 'delete' }],
    })
    expect((await get('/nothing')).status).toBe(404)
  })

  it('counts a view once a day for a session or an address', async () => {
    const views = async (options: Parameters<AdminStack['call']>[3] = {}) =>
      (await get('/credits?language=zh', options)).body.viewCount
    const me = someCaller()
    expect(await views({ caller: me })).toBe(1)
    expect(await views({ caller: me, address: '198.51.100.1' })).toBe(1)
    expect(await views()).toBe(2)
    expect(await Promise.all([views(), views(), views()])).toEqual([2, 2, 2])
    expect(await views({ address: '198.51.100.2' })).toBe(3)
    now = new Date('2026-11-22T00:00:01Z')
    expect(await views()).toBe(4)
    now = new Date('2026-11-21T12:00:00Z')
    expect((await get('?language=zh')).body[3]).toMatchObject({ slug: 'credits', viewCount: 4 })
    const rows = await stack.db.selectFrom('help_viewers').selectAll().execute()
    const text = rows.map((row) => row.reader.toString('latin1')).join()
    expect(text).not.toContain('198.51')
    expect(rows.every(({ reader }) => reader.length === 16)).toBe(true)
  })

  it('takes the last word of each reader', async () => {
    const vote = (helpful: boolean, options: Parameters<AdminStack['call']>[3] = {}) =>
      stack.call(admin, 'POST', '/api/help/articles/export/feedback', {
        body: { helpful },
        ...options,
      })
    const me = someCaller()
    expect((await vote(true, { caller: me })).body).toEqual({ success: true })
    await vote(false, { caller: someCaller({ userId: me.userId }) })
    await vote(true)
    await vote(true)
    const votes = await stack.db
      .selectFrom('help_votes')
      .select('helpful')
      .where('slug', '=', 'export')
      .orderBy('helpful')
      .execute()
    expect(votes).toEqual([{ helpful: false }, { helpful: true }])
    const { status } = await stack.call(admin, 'POST', '/api/help/articles/nothing/feedback', {
      body: { helpful: true },
    })
    expect(status).toBe(404)
  })
})

describe('files', () => {
  it('that changed replace their articles at the next start; views stay', async () => {
    const seen = (await get('/export?language=zh')).body.viewCount
    now = new Date('2026-11-25T12:00:00Z')
    const { writeArticle, removeArticle } = stack
    writeArticle('zh/export', fields('导出数据', 'privacy', 10), '新的说明。')
    removeArticle('zh/delete')
    await Promise.all([stack.start({ clock }), stack.start({ clock })])
    const { body } = await get('/export?language=zh')
    expect(body).toMatchObject({
      title: '导出数据',
      body: '新的说明。',
      updatedAt: '2026-11-25T12:00:00.000Z',
      viewCount: seen + 1,
    })
    expect((await get('/start?language=zh')).body.updatedAt).toBe('2026-11-21T12:00:00.000Z')
    expect((await get('/delete?language=zh')).status).toBe(404)
  })

  it('that break the rules stop the start', async () => {
    stack.writeArticle('zh/broken', { title: 'x' }, 'Text')
    await expect(stack.start()).rejects.toThrow(/zh\/broken\.md has no summary/)
    stack.removeArticle('zh/broken')
  })
})
