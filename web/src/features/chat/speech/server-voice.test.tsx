import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeReplyVoice } from '@/features/media'
import { userFixture } from '@/test/fixtures'
import { aReply, openChat, said } from '@/test/open-chat'
import { stubLayout } from '@/test/stub-layout'
import { aJob, hearNotices, serveMedia } from '@/test/talk-media'

beforeEach(stubLayout)
afterEach(() => vi.restoreAllMocks())

const reply = aReply({ id: 'zh', content: '**晚安**', metadata: { language: 'zh' } })

describe('a voice of the server', () => {
  beforeEach(() => writeReplyVoice(userFixture().id, 'nova'))

  it('reads a reply, says what that costs, and is called off by the same button', async () => {
    const { calls } = serveMedia({
      speech: 'openai-compatible',
      job: aJob({ kind: 'audio', work: 'speech', status: 'queued' }),
    })
    const { user } = await openChat({ messages: [reply] })
    const play = await screen.findByRole('button', { name: /^用 ?Nova.*朗读 · 需要 5 积分$/ })
    await user.click(play)
    await waitFor(() =>
      expect(calls[0]).toMatchObject({
        path: '/api/multimodal/generate-audio',
        body: { text: '晚安', voice: 'nova', requestKey: 'say-zh-1-nova-0' },
      }),
    )
    await user.click(screen.getByRole('button', { name: '停止朗读' }))
    expect(await screen.findByRole('button', { name: /^用 ?Nova.*朗读/ })).toBeVisible()
  })

  it('tells a finger what it costs before it speaks, and not under every reply', async () => {
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5)
    const { calls } = serveMedia({
      speech: 'openai-compatible',
      job: aJob({ kind: 'audio', work: 'speech', status: 'queued' }),
    })
    const { user } = await openChat({ messages: [reply] })
    const play = await screen.findByRole('button', { name: /^用 ?Nova.*朗读/ })
    expect(screen.queryByText('需要 5 积分')).toBeNull()
    await user.click(play)
    await user.click(await screen.findByText('需要 5 积分'))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.queryByText('需要 5 积分')).toBeNull()
  })

  it('that fails says so, and is asked for anew', async () => {
    const { calls, state } = serveMedia({ speech: 'openai-compatible' })
    const notices = hearNotices()
    state.answer = () =>
      HttpResponse.json({ error: 'x', code: 'unavailable', requestId: 'r' }, { status: 503 })
    const { user } = await openChat({ messages: [reply] })
    await user.click(await screen.findByRole('button', { name: /^用 ?Nova.*朗读/ }))
    await waitFor(() => expect(notices).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: /^用 ?Nova.*朗读/ }))
    await waitFor(() => expect(calls).toHaveLength(2))
  })

  it('of a program reads where the browser has no voice, though none was chosen', async () => {
    writeReplyVoice(userFixture().id, null)
    const { calls } = serveMedia({ speech: 'local' })
    const { user } = await openChat({ messages: [reply] })
    await user.click(await screen.findByRole('button', { name: /^用.*朗读/ }))
    await waitFor(() => expect(calls[0]?.path).toBe('/api/multimodal/generate-audio'))
  })

  it('is not offered where the server cannot speak', async () => {
    const { asked } = serveMedia({ speech: 'none' })
    await openChat({ messages: [reply] })
    await said('晚安')
    await waitFor(() => expect(asked()).toBe(true))
    expect(screen.queryByRole('button', { name: /朗读/ })).toBeNull()
  })
})
