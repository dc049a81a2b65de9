import type { SaidMessage } from '@lumen/contracts/memory/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompanion, aMessage } from '@/test/chat-samples'
import { openChat, said } from '@/test/open-chat'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

const idOf = (index: number) => `m${String(index).padStart(3, '0')}`
const dayMs = 86_400_000
const start = Date.parse('2026-08-01T12:00:00')
/** One message a day, more than two pages of them. */
const messages = Array.from({ length: 150 }, (_, index) =>
  aMessage({
    id: idOf(index),
    content: `第 ${index + 1} 天`,
    position: String(index + 1),
    createdAt: new Date(start + index * dayMs).toISOString(),
  }),
)
const found = (index: number, changes: Partial<SaidMessage> = {}): SaidMessage => ({
  messageId: idOf(index),
  companionId: 'companion',
  isFromUser: true,
  saidAt: new Date(start + index * dayMs).toISOString(),
  excerpt: `第 ${index + 1} 天`,
  marks: [{ from: 2, to: 2 + String(index + 1).length }],
  ...changes,
})

function answerSearch(answer: (query: URLSearchParams) => object | null) {
  const asked: Record<string, string>[] = []
  server.use(
    http.get('*/api/said', ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(Object.fromEntries(query))
      const page = answer(query)
      return page === null
        ? HttpResponse.json({ error: 'x', code: 'unavailable', requestId: 'r' }, { status: 503 })
        : HttpResponse.json(page)
    }),
  )
  return asked
}

async function openFind() {
  const view = await openChat({
    messages,
    companions: [aCompanion(), aCompanion({ id: 'other', name: '青岚' })],
  })
  await view.user.click(screen.getByRole('button', { name: '查找聊天记录' }))
  const dialog = await screen.findByRole('dialog', { name: '查找聊天记录' })
  return { ...view, dialog: within(dialog) }
}

describe('finding what was said', () => {
  it('shows it with its day, and leads there however far back it is', async () => {
    const asked = answerSearch((query) =>
      query.has('before')
        ? { found: [found(3)], next: null }
        : { found: [found(140), found(120)], next: idOf(120) },
    )
    const { user, router, dialog } = await openFind()
    expect(router.state.location.search).toBe('?find=')
    const box = await dialog.findByRole('searchbox', { name: '说过的话' })
    expect(box).toHaveFocus()
    await user.type(box, ' 天 {Enter}')
    expect(await dialog.findByText('找到 2 条')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '再往前找' }))
    expect(await dialog.findByText('找到 3 条')).toBeVisible()
    expect(asked).toEqual([
      { words: '天', companionId: 'companion' },
      { words: '天', companionId: 'companion', before: idOf(120) },
    ])
    expect(dialog.getAllByText('你对小忆说')).toHaveLength(3)
    expect(dialog.getByText('141')).toHaveProperty('tagName', 'MARK')
    await user.click(dialog.getByText('4', { selector: 'mark' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const place = await said('第 4 天')
    await waitFor(() => expect(place.closest('[data-item]')).toHaveFocus())
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('looks in all talks, says what it did not find, and tries again after a failure', async () => {
    let away = true
    const asked = answerSearch((query) =>
      away
        ? null
        : query.has('companionId')
          ? { found: [], next: null }
          : { found: [found(0, { companionId: 'other', isFromUser: false })], next: null },
    )
    const { user, router, dialog } = await openFind()
    await user.type(await dialog.findByRole('searchbox'), '雨{Enter}')
    expect(await dialog.findByRole('alert')).toHaveTextContent('没能查找')
    expect(dialog.getByRole('searchbox')).toHaveValue('雨')
    away = false
    await user.click(dialog.getByRole('button', { name: '查找' }))
    expect(await dialog.findByText('没有找到')).toBeVisible()
    expect(dialog.getByText(/不记录/)).toBeVisible()
    await user.click(dialog.getByRole('radio', { name: '所有对话' }))
    expect(await dialog.findByText('青岚')).toBeVisible()
    expect(asked.at(-1)).toEqual({ words: '雨' })
    await user.click(dialog.getByText('青岚'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/other'))
  })

  it('leads to a day, or to the next one on which something was said', async () => {
    const { user, router, dialog } = await openFind()
    const day = await dialog.findByLabelText('跳到某一天')
    await user.type(day, '2026-08-11')
    await user.click(dialog.getByRole('button', { name: '前往' }))
    const place = await said('第 11 天')
    await waitFor(() => expect(place.closest('[data-item]')).toHaveFocus())
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await router.navigate('/chat/companion?date=2027-05-01')
    expect(await screen.findByText('从那天起还没有说过话')).toBeInTheDocument()
  })

  it('is opened from the menu of a companion too', async () => {
    const { user, router } = await openChat({ messages })
    await user.click(screen.getByRole('button', { name: '小忆的选项' }))
    await user.click(await screen.findByRole('menuitem', { name: '查找聊天记录…' }))
    expect(await screen.findByRole('dialog', { name: '查找聊天记录' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })
})
