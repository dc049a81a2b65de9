import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { startChatServer } from '@/test/chat-server'
import { userFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'

const announcement = {
  id: '01990000-0000-7000-8000-0000000000b1',
  title: '今晚维护',
  text: '两点到三点。',
  language: 'zh',
  link: '/status',
  beginsAt: '2026-11-23T08:00:00.000Z',
  endsAt: null,
}
const shipped = { title: '导出', summary: '一份副本', keywords: '', body: '## 步骤\n\n**点击**。' }

let calls: { what: string; body: any }[]
beforeEach(() => {
  calls = []
  startChatServer()
  const flag = {
    key: 'video-generation',
    description: 'Videos can be made',
    default: true,
    perAccount: true,
    percent: null as number | null,
    revision: 3,
    changedAt: null,
  }
  const edition = {
    slug: 'export',
    language: 'zh',
    state: 'published',
    outdated: true,
    shipped,
    shippedHash: 'a'.repeat(64),
    draft: null,
    published: { ...shipped, title: '带走你的数据' },
    version: 4,
  }
  const note = (what: string, answer: (body: any) => object) => [
    http.put(what, async ({ request }) => {
      const body = await request.json()
      calls.push({ what, body })
      return HttpResponse.json(answer(body))
    }),
    http.delete(what, async ({ request }) => {
      calls.push({ what: `delete ${what}`, body: await request.json() })
      return HttpResponse.json({ success: true })
    }),
  ]
  server.use(
    http.get('*/api/auth/me', () =>
      HttpResponse.json(userFixture({ isVerified: true, subscriptionTier: 'admin' })),
    ),
    http.get('*/api/admin/flags', () => HttpResponse.json([flag])),
    http.get('*/api/admin/announcements', () => HttpResponse.json([])),
    http.get('*/api/admin/help', () =>
      HttpResponse.json([{ ...edition, title: '带走你的数据', category: 'privacy' }]),
    ),
    http.get('*/api/admin/help/export', () => HttpResponse.json(edition)),
    ...note('*/api/admin/flags/:key', ({ percent }) => Object.assign(flag, { percent })),
    ...note('*/api/admin/announcements/:id', (body) => ({ ...body, id: announcement.id })),
    ...note('*/api/admin/help/:slug', () => edition),
  )
})

describe('what is published', () => {
  it('switches something off with a reason', async () => {
    const { user } = await renderApp({ path: '/admin', hash: '#publish' })
    const card = within((await screen.findByRole('heading', { name: '视频生成' })).closest('li')!)
    expect(card.getByText('已开启')).toBeVisible()
    await user.click(card.getByRole('radio', { name: '关' }))
    expect(card.getByRole('button', { name: '保存' })).toBeDisabled()
    await user.type(card.getByLabelText('理由'), '太慢')
    await user.click(card.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(calls).toEqual([
        { what: '*/api/admin/flags/:key', body: { percent: 0, revision: 3, reason: '太慢' } },
      ]),
    )
  })

  it('shows an announcement before it is published, in each language that was written', async () => {
    const { user } = await renderApp({ path: '/admin', hash: '#publish' })
    await user.click(await screen.findByRole('button', { name: '写公告' }))
    expect(screen.getByRole('button', { name: '发布' })).toBeDisabled()
    await user.type(screen.getByLabelText('标题'), '今晚维护')
    await user.type(screen.getByLabelText('内容'), '两点到三点。')
    expect(screen.getByText('今晚维护')).toBeVisible()
    await user.selectOptions(
      screen.getByLabelText('语言', { selector: '[aria-describedby]' }),
      'en',
    )
    await user.type(screen.getByLabelText('标题'), 'Upkeep')
    await user.type(screen.getByLabelText('内容'), 'At two.')
    expect(screen.getByText('Upkeep')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '发布' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]!.body).toMatchObject({
      words: {
        zh: { title: '今晚维护', text: '两点到三点。' },
        en: { title: 'Upkeep', text: 'At two.' },
      },
      fallback: 'zh',
      audience: 'all',
      version: 0,
    })
  })

  it('edits a help article, pointing out that the shipped one is newer, and shows what cannot be', async () => {
    const { user } = await renderApp({ path: '/admin', hash: '#publish' })
    await user.click(await screen.findByRole('button', { name: '编辑 带走你的数据' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(/自带的原文又更新了/)).toBeVisible()
    expect(await dialog.findByRole('heading', { name: '步骤' })).toBeVisible()
    const body = dialog.getByLabelText('正文（Markdown）')
    await user.clear(body)
    await user.type(body, '<b>x</b>')
    expect(await dialog.findByText(/这段正文还不能显示/)).toBeVisible()
    await user.clear(body)
    await user.type(body, '## 新的步骤')
    await user.click(dialog.getByRole('button', { name: '发布' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]!.body).toMatchObject({
      content: { title: '带走你的数据', body: '## 新的步骤' },
      publish: true,
      version: 4,
      language: 'zh',
    })
  })

  it('keeps what is being written in an announcement when another tab is opened', async () => {
    const { user, router } = await renderApp({ path: '/admin', hash: '#publish' })
    await user.click(await screen.findByRole('button', { name: '写公告' }))
    await user.type(screen.getByLabelText('标题'), '今晚维护')
    await user.click(screen.getByRole('tab', { name: '操作记录' }))
    await user.click(await screen.findByRole('button', { name: '留在这里' }))
    expect(router.state.location.hash).toBe('#publish')
    expect(screen.getByLabelText('标题')).toHaveValue('今晚维护')
    await user.click(screen.getByRole('tab', { name: '操作记录' }))
    await user.click(await screen.findByRole('button', { name: '仍然离开' }))
    await waitFor(() => expect(router.state.location.hash).toBe('#log'))
  })

  it('asks before a help article is closed with what was changed, and not without', async () => {
    const { user } = await renderApp({ path: '/admin', hash: '#publish' })
    const edit = await screen.findByRole('button', { name: '编辑 带走你的数据' })
    await user.click(edit)
    await screen.findByLabelText('正文（Markdown）')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(edit)
    await user.type(await screen.findByLabelText('正文（Markdown）'), '!')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: '留在这里' }))
    expect(await screen.findByLabelText('正文（Markdown）')).toHaveValue(`${shipped.body}!`)
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: '仍然离开' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls).toEqual([])
  })
})

describe('what is taken back', () => {
  it('is the announcement that was read', async () => {
    const record = {
      id: announcement.id,
      words: { zh: { title: '今晚维护', text: '两点到三点。' } },
      fallback: 'zh',
      link: null,
      beginsAt: announcement.beginsAt,
      endsAt: null,
      audience: 'all',
      plans: [],
      onStatus: false,
      version: 3,
    }
    server.use(http.get('*/api/admin/announcements', () => HttpResponse.json([record])))
    const { user } = await renderApp({ path: '/admin', hash: '#publish' })
    await user.click(await screen.findByRole('button', { name: '撤下' }))
    await waitFor(() =>
      expect(calls).toEqual([
        { what: 'delete */api/admin/announcements/:id', body: { version: 3 } },
      ]),
    )
  })

  it('is the article that was read', async () => {
    const { user } = await renderApp({ path: '/admin', hash: '#publish' })
    await user.click(await screen.findByRole('button', { name: '编辑 带走你的数据' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: '恢复原文' }))
    await waitFor(() =>
      expect(calls).toEqual([
        { what: 'delete */api/admin/help/:slug', body: { language: 'zh', version: 4 } },
      ]),
    )
  })

  it('is not offered again for an article that is as it comes', async () => {
    const restored = { state: 'shipped', outdated: false, draft: null, published: null }
    const edition = { slug: 'export', language: 'zh', shipped, shippedHash: 'a'.repeat(64) }
    server.use(
      http.get('*/api/admin/help/export', () =>
        HttpResponse.json({ ...edition, ...restored, version: 5 }),
      ),
    )
    const { user } = await renderApp({ path: '/admin', hash: '#publish' })
    await user.click(await screen.findByRole('button', { name: '编辑 带走你的数据' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('button', { name: '发布' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: '恢复原文' })).toBeNull()
  })
})

it('shows an announcement over every page until it is put away', async () => {
  let announcements = [announcement]
  server.use(
    http.get('*/api/announcements', () => HttpResponse.json({ announcements })),
    http.put('*/api/announcements/:id/dismissed', () => {
      announcements = []
      return HttpResponse.json({ success: true })
    }),
  )
  const { user } = await renderApp({ path: '/settings' })
  const banner = within(await screen.findByRole('region', { name: '公告' }))
  expect(await banner.findByText('今晚维护')).toBeVisible()
  expect(banner.getByRole('link', { name: '了解更多' })).toHaveAttribute('href', '/status')
  await user.click(banner.getByRole('button', { name: '收起这条公告' }))
  await waitFor(() => expect(screen.queryByText('今晚维护')).toBeNull())
})
