import type { Message } from '@lumen/contracts/chat/schema'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { I18nextProvider } from 'react-i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aMessage } from '@/test/chat-samples'
import { errorFixture } from '@/test/fixtures'
import { numberedMemory } from '@/test/memory-samples'
import { createTestTexts } from '@/test/render-app'
import { server } from '@/test/server'
import { HeroTalk } from './hero-talk'

let asked: string[] = []
let said: Message[] = []

/** A server that answers a guest, as one that knows them or not. */
function answer({
  metadata = {},
  known = true,
}: { metadata?: Message['metadata']; known?: boolean } = {}) {
  const note = (what: string) => asked.push(what)
  server.use(
    http.post('*/api/guest', () => {
      note('begin')
      known = true
      return HttpResponse.json({ erasedAfter: '2026-11-25T12:00:00Z' }, { status: 201 })
    }),
    http.get('*/api/guest/talk', () =>
      known
        ? HttpResponse.json({ messages: said, left: 3 })
        : HttpResponse.json(errorFixture('session_expired'), { status: 401 }),
    ),
    http.post('*/api/guest/messages', async ({ request }) => {
      const { content, clientMessageId } = (await request.json()) as Record<string, string>
      note(`say ${content}`)
      if (!known) return HttpResponse.json(errorFixture('session_expired'), { status: 401 })
      const mine = aMessage({
        id: crypto.randomUUID(),
        content: content!,
        isFromUser: true,
        clientMessageId: clientMessageId!,
      })
      const reply = aMessage({
        id: crypto.randomUUID(),
        content: '芒果一定很神气。',
        isFromUser: false,
        replyTo: mine.id,
        metadata: { provider: 'local', ...metadata },
      })
      said = [
        aMessage({ id: crypto.randomUUID(), isFromUser: false, content: '今天过得怎么样？' }),
        mine,
        reply,
      ]
      return HttpResponse.json({ message: mine }, { status: 201 })
    }),
    http.get('*/api/guest/crystals', () =>
      HttpResponse.json(
        said.length === 0
          ? []
          : [numberedMemory(1, { content: '你的橘猫叫芒果', sourceMessageIds: [said[1]!.id] })],
      ),
    ),
    http.get('*/api/safety/resources', () =>
      HttpResponse.json({
        language: 'zh',
        title: '求助',
        intro: '',
        emergency: '120',
        lines: [{ name: '心理援助', phone: '12356', hours: '', region: 'CN' }],
        source: '',
        checked: '2026-11-01',
      }),
    ),
  )
}

async function open() {
  const i18n = await createTestTexts()
  render(
    <I18nextProvider i18n={i18n}>
      <HeroTalk />
    </I18nextProvider>,
  )
  const user = userEvent.setup()
  const input = screen.getByRole('textbox', { name: '对小忆说点什么' })
  return {
    input,
    log: within(screen.getByRole('log')),
    say: (text: string) => user.type(input, `${text}{Enter}`),
  }
}

beforeEach(() => {
  asked = []
  said = []
  localStorage.clear()
})

describe('the talk in the hero', () => {
  it('asks nothing of the server until something is said, and answers with a crystal', async () => {
    answer({ known: false })
    const { input, log, say } = await open()
    expect(log.getByText('今天过得怎么样？我想听真话。')).toBeVisible()
    input.focus()
    expect(asked).toEqual([])
    await say('我的橘猫叫芒果')
    expect(await log.findByText('芒果一定很神气。')).toBeVisible()
    expect(log.getByText('离线陪伴 · 脚本，不是大模型')).toBeVisible()
    expect(await log.findByText('你的橘猫叫芒果')).toBeVisible()
    expect(screen.getByRole('link', { name: '注册，带上这段对话' })).toHaveAttribute(
      'href',
      '/auth?mode=register&next=/chat',
    )
    expect(asked).toEqual(['begin', 'say 我的橘猫叫芒果'])
    expect(input).toHaveValue('')
  })

  it('gives back what could not be said, and says why', async () => {
    answer()
    server.use(
      http.post('*/api/guest', () =>
        HttpResponse.json(errorFixture('rate_limited'), { status: 429 }),
      ),
    )
    const { input, say, log } = await open()
    await say('你好')
    expect(await log.findByRole('alert')).toBeVisible()
    expect(input).toHaveValue('你好')
  })

  it.each([
    ['says that the talk is gone', '2020-11-24T12:00:00Z', 1],
    ['says nothing of one that went with an account', '9020-11-24T12:00:00Z', 0],
  ])('begins anew where the server knows no guest, and %s', async (_what, until, notes) => {
    localStorage.setItem('lumen.guest', until)
    answer({ known: false })
    const { say, log } = await open()
    await vi.waitFor(() => expect(localStorage.getItem('lumen.guest')).toBeNull())
    await vi.waitFor(() => expect(log.queryAllByText(/上一段对话已经按时删除/)).toHaveLength(notes))
    await say('我的橘猫叫芒果')
    expect(await log.findByText('芒果一定很神气。')).toBeVisible()
    expect(asked).toEqual(['begin', 'say 我的橘猫叫芒果'])
  })

  it('shows where help is to somebody in danger, and asks them for nothing', async () => {
    answer({ metadata: { provider: 'safety', crisis: 'crisis' } })
    const { say, log } = await open()
    await say('不想活了')
    expect(await log.findByRole('link', { name: '12356' })).toHaveAttribute('href', 'tel:12356')
    expect(log.getByRole('link', { name: '120' })).toBeVisible()
    expect(log.queryByText('你的橘猫叫芒果')).toBeNull()
    expect(screen.queryByText('注册，带上这段对话')).toBeNull()
  })
})
