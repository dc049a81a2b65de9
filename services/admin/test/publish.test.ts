import type { AnnouncementDraft } from '@lumen/contracts/announcements/schema'
import { billingRequests } from '@lumen/contracts/billing/bus'
import { subjects } from '@lumen/contracts/bus'
import { connectBus, type Bus } from '@lumen/bus/connect'
import { newId } from '@lumen/database/ids'
import { createLogger } from '@lumen/runtime/logger'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  openAdminStack,
  someCaller,
  type AdminStack,
  type Instance,
} from './support/admin-stack.ts'

let stack: AdminStack
let admin: Instance
let billing: Bus
let now = new Date('2026-11-23T12:00:00Z')
const operator = { ...someCaller(), role: 'admin' as const }
/** Whose plan is premium. */
const paying = someCaller()

/** What comes with the product. */
function shipArticles(body: string): void {
  const fields = { title: '导出我的数据', category: 'privacy', summary: '下载全部内容', order: 10 }
  stack.writeArticle('zh/export', fields, body)
  stack.writeArticle('en/export', { ...fields, title: 'Export', summary: 'All' }, 'Open it.')
}

beforeAll(async () => {
  stack = await openAdminStack()
  shipArticles('打开隐私页面。')
  const log = createLogger({ service: 'test', level: 'silent' })
  billing = await connectBus({ ...stack.environment.nats, service: 'billing', log })
  const name = 'billing.read-account'
  billing.serve(
    { [name]: billingRequests[name] },
    {
      [name]: async ({ userId }) => ({
        credits: 0,
        vipPoints: 0,
        plan: userId === paying.userId ? 'premium' : 'free',
        companions: 5,
        version: 1,
      }),
    },
  )
  admin = await stack.start({ clock: { now: () => now } })
})
afterAll(async () => {
  await billing?.close()
  await stack?.close()
})

type Options = Parameters<AdminStack['call']>[3]
const call = (method: string, path: string, options: Options = {}) =>
  stack.call(admin, method, `/api${path}`, options)
const manage = (method: string, path: string, body?: object) =>
  call(method, `/admin${path}`, { caller: operator, ...(body !== undefined && { body }) })
const lastDeed = async () => (await manage('GET', '/audit')).body.entries[0]

describe('flags', () => {
  const set = (key: string, body: object) =>
    manage('PUT', `/flags/${key}`, { percent: 0, revision: 0, reason: '维护', ...body })

  it('are set with a reason, told to everybody who listens, and written down', async () => {
    const heard: unknown[] = []
    const listening = stack.bus.listen(subjects.flagsChanged, (state) => void heard.push(state))
    await stack.bus.flush()
    const { body } = await set('video-generation', { percent: 30 })
    expect(body).toMatchObject({ percent: 30, default: true, perAccount: true, revision: 1 })
    await vi.waitFor(() =>
      expect(heard).toEqual([{ revision: 1, percents: { 'video-generation': 30 } }]),
    )
    listening.stop()
    expect(await lastDeed()).toMatchObject({
      action: 'set-flag',
      actor: operator.userId,
      reason: 'video-generation = 30 % · 维护',
    })
    const back = await set('video-generation', { percent: null, revision: 1 })
    expect(back.body).toMatchObject({ percent: null, revision: 2 })
  })

  it('are refused when they are unknown, changed meanwhile, or no share is possible', async () => {
    const answers = await Promise.all([
      set('teleport', {}),
      set('registration', { revision: 7 }),
      set('registration', { percent: 50 }),
      set('registration', { percent: 101 }),
      set('registration', { reason: ' ' }),
    ])
    expect(answers.map(({ body }) => body.code)).toEqual([
      'not_found',
      'conflict',
      'invalid_input',
      'invalid_input',
      'invalid_input',
    ])
  })

  it('are changed by one of two administrators at once, and the other is told', async () => {
    const both = await Promise.all([
      set('registration', { percent: 0 }),
      set('registration', { percent: 100 }),
    ])
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
  })
})

describe('announcements', () => {
  const draft: AnnouncementDraft = {
    words: {
      zh: { title: '今晚维护', text: '两点到三点。' },
      en: { title: 'Upkeep', text: 'At two.' },
    },
    fallback: 'en',
    link: '/status',
    beginsAt: '2026-11-23T10:00:00.000Z',
    endsAt: null,
    audience: 'all',
    plans: [],
    onStatus: false,
    version: 0,
  }
  const announce = (change: Partial<AnnouncementDraft> = {}, id = newId()) =>
    manage('PUT', `/announcements/${id}`, { ...draft, ...change })
  const banner = async (options: Options = {}, query = '?language=zh') =>
    (await call('GET', `/announcements${query}`, options)).body.announcements

  beforeEach(async () => {
    await stack.db.deleteFrom('announcements').execute()
    now = new Date('2026-11-23T12:00:00Z')
  })

  it('are read in one’s own language, else in the one that stands in, and told to open pages', async () => {
    const told = vi.fn()
    const listening = stack.bus.listen(subjects.announcementsChanged, told)
    await stack.bus.flush()
    const { status, body } = await announce()
    expect([status, body.version]).toEqual([200, 1])
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    listening.stop()
    expect(await banner()).toMatchObject([{ title: '今晚维护', language: 'zh', link: '/status' }])
    expect(await banner({}, '?language=fr')).toMatchObject([{ title: 'Upkeep', language: 'en' }])
    expect(await lastDeed()).toMatchObject({ action: 'save-announcement', reason: 'Upkeep' })
  })

  it('are there from their beginning to their end, one at a time', async () => {
    await announce({ endsAt: '2026-11-23T14:00:00.000Z' })
    const later = { words: { zh: { title: '更新', text: '新版本。' } }, fallback: 'zh' as const }
    await announce({ ...later, beginsAt: '2026-11-23T13:00:00.000Z' })
    const titles = async () => (await banner()).map(({ title }: { title: string }) => title)
    expect(await titles()).toEqual(['今晚维护'])
    now = new Date('2026-11-23T13:00:00Z')
    expect(await titles()).toEqual(['更新'])
    now = new Date('2026-11-23T09:00:00Z')
    expect(await titles()).toEqual([])
  })

  it('are for those who are meant', async () => {
    await announce({ audience: 'plans', plans: ['premium'] })
    expect(await banner()).toEqual([])
    expect(await banner({ caller: someCaller() })).toEqual([])
    expect(await banner({ caller: paying })).toHaveLength(1)
    await announce({ audience: 'signed-in' })
    expect(await banner()).toEqual([])
    expect(await banner({ caller: someCaller() })).toHaveLength(1)
  })

  it('are put away by each for themselves; the one before it comes then', async () => {
    const me = someCaller()
    const { body: older } = await announce({ beginsAt: '2026-11-23T09:00:00.000Z' })
    const { body: newer } = await announce()
    const shown = async () => (await banner({ caller: me })).map(({ id }: { id: string }) => id)
    const putAway = (id: string) => call('PUT', `/announcements/${id}/dismissed`, { caller: me })
    expect(await shown()).toEqual([newer.id])
    expect((await putAway(newer.id)).status).toBe(200)
    expect((await putAway(newer.id)).status).toBe(200)
    expect(await shown()).toEqual([older.id])
    expect(await banner({ caller: someCaller() })).toMatchObject([{ id: newer.id }])
    expect((await putAway(newId())).status).toBe(404)
  })

  it('stand on the status page where they are marked for it', async () => {
    await announce()
    const { body } = await announce({ onStatus: true, audience: 'signed-in' })
    expect(await banner({}, '?place=status')).toMatchObject([{ id: body.id }])
  })

  it('are changed by one of two administrators at once, and removed once', async () => {
    const { body } = await announce()
    const both = await Promise.all([
      announce({ version: 1, link: null }, body.id),
      announce({ version: 1, link: '/help' }, body.id),
    ])
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    expect((await announce({}, body.id)).status).toBe(409)
    const remove = (version: number) => manage('DELETE', `/announcements/${body.id}`, { version })
    expect((await remove(1)).body.code).toBe('conflict')
    expect(await banner()).toHaveLength(1)
    expect((await remove(2)).status).toBe(200)
    expect(await banner()).toEqual([])
    expect((await remove(2)).status).toBe(200)
    expect((await manage('GET', '/announcements')).body).toEqual([])
  })

  it.each<[string, object]>([
    ['fallback', { fallback: 'de' }],
    ['endsAt', { endsAt: '2026-11-23T09:00:00.000Z' }],
    ['plans', { audience: 'plans' }],
    ['link', { link: 'javascript:alert(1)' }],
    ['link', { link: '//evil.example' }],
    ['words.zh.title', { words: { zh: { title: ' ', text: 'x' } } }],
    ['words.xx', { words: { xx: { title: 'x', text: 'x' } } }],
    ['beginsAt', { beginsAt: 'tomorrow' }],
  ])('are refused with the place of what is wrong: %s', async (path, change) => {
    const { status, body } = await announce(change)
    expect(status).toBe(400)
    expect(JSON.stringify(body.details)).toContain(path)
  })
})

describe('help articles', () => {
  const content = {
    title: '带走你的数据',
    summary: '一份副本',
    keywords: '搬家',
    body: '## 步骤\n\n点击。',
  }
  const edition = async () => (await manage('GET', '/help/export?language=zh')).body
  const write = async (change: object = {}) => {
    const { version, shippedHash } = await edition()
    const body = { language: 'zh', content, publish: true, version, shippedHash, ...change }
    return manage('PUT', '/help/export', body)
  }
  const restore = (version: number) => manage('DELETE', '/help/export', { language: 'zh', version })
  const read = async () => (await call('GET', '/help/articles/export?language=zh')).body
  const find = async (word: string) =>
    (await call('GET', `/help/articles?language=zh&query=${encodeURIComponent(word)}`)).body
  const entry = async () =>
    (await manage('GET', '/help?language=zh')).body.find(
      ({ slug }: { slug: string }) => slug === 'export',
    )

  it('are read and found as they were published, and restored', async () => {
    expect((await write({ publish: false })).body).toMatchObject({ state: 'draft' })
    expect(await read()).toMatchObject({ title: '导出我的数据', edited: false })
    expect(await entry()).toMatchObject({ state: 'draft', title: content.title, outdated: false })

    expect((await write()).body).toMatchObject({ state: 'published', draft: null })
    expect(await read()).toMatchObject({ title: content.title, body: content.body, edited: true })
    expect(await find('搬家')).toMatchObject([{ slug: 'export', title: content.title }])
    expect(await lastDeed()).toMatchObject({ action: 'publish-help', reason: 'zh/export' })
    const english = await call('GET', '/help/articles/export?language=en')
    expect(english.body).toMatchObject({ title: 'Export', edited: false })

    const { version } = await edition()
    expect((await restore(version)).status).toBe(200)
    expect(await edition()).toMatchObject({ state: 'shipped', draft: null, published: null })
    expect(await read()).toMatchObject({ title: '导出我的数据', edited: false })
    expect(await find('搬家')).toEqual([])
  })

  it('are restored as they were read, and never counted anew', async () => {
    const { body: mine } = await write({ publish: false })
    const theirs = { ...content, title: '别人写的' }
    const { body: newer } = await write({ publish: false, content: theirs })
    expect((await restore(mine.version)).body.code).toBe('conflict')
    expect((await edition()).draft).toMatchObject({ title: '别人写的' })

    expect((await restore(newer.version)).status).toBe(200)
    const deed = await lastDeed()
    expect(deed).toMatchObject({ action: 'restore-help', reason: 'zh/export' })
    // Sent once more, because the answer was lost.
    expect((await restore(newer.version)).status).toBe(200)
    expect(await lastDeed()).toEqual(deed)
    const anew = await write({ publish: false, content: theirs })
    expect(anew.body.version).toBeGreaterThan(newer.version)
    for (const { version } of [mine, newer, { version: 1 }, { version: 0 }])
      expect((await write({ version })).status).toBe(409)
    expect((await edition()).draft).toMatchObject({ title: '别人写的' })
    await restore(anew.body.version)
    shipArticles('打开隐私页面，再点击。')
    const next = await stack.start({ clock: { now: () => now } })
    expect(await entry()).toMatchObject({ state: 'shipped', outdated: false })
    await next.close()
  })

  it('stay as they were written when the product brings another text, which is pointed out', async () => {
    await write()
    shipArticles('打开隐私页面，点击导出。')
    const next = await stack.start({ clock: { now: () => now } })
    expect(await read()).toMatchObject({ body: content.body })
    expect(await entry()).toMatchObject({ state: 'published', outdated: true })
    expect((await edition()).shipped.body).toBe('打开隐私页面，点击导出。')
    expect((await write()).body).toMatchObject({ outdated: false })
    await next.close()
  })

  it('are refused when they were changed meanwhile, cannot be shown, or are unknown', async () => {
    const script = { ...content, body: '<script>alert(1)</script>' }
    const nobodys = {
      language: 'zh',
      content,
      publish: true,
      version: 0,
      shippedHash: 'a'.repeat(64),
    }
    const answers = [
      await write({ version: 0 }),
      await write({ content: script }),
      await manage('PUT', '/help/nothing', nobodys),
      await manage('GET', '/help/nothing'),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual([
      'conflict',
      'invalid_input',
      'not_found',
      'not_found',
    ])
  })
})
