import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aMessage } from '@/test/chat-samples'
import { errorFixture } from '@/test/fixtures'
import { openChat } from '@/test/open-chat'
import { stubLayout } from '@/test/stub-layout'
import { hearNotices, serveMedia, someMedia, stubMicrophone } from '@/test/talk-media'

beforeEach(stubLayout)
afterEach(() => void vi.unstubAllGlobals())

async function openVoice(options: Parameters<typeof serveMedia>[0] = {}) {
  const media = serveMedia(options)
  const view = await openChat()
  await view.user.click(screen.getByRole('button', { name: '语音' }))
  const start = await screen.findByRole('button', { name: '开始录音' })
  const record = async () => {
    await view.user.click(start)
    await view.user.click(await screen.findByRole('button', { name: '说完了，发送' }))
  }
  return { ...view, media, start, record }
}

const unavailable = () =>
  HttpResponse.json(
    {
      ...errorFixture('stt_unavailable'),
      details: [
        { path: 'recording', message: 'stored' },
        { path: 'seconds', message: '4' },
      ],
    },
    { status: 503 },
  )

describe('speaking', () => {
  it('sends what was heard as a message of voice', async () => {
    stubMicrophone()
    const { chat, media, record } = await openVoice({ transcription: true })
    media.state.answer = () => HttpResponse.json({ text: '在吗', recordingId: 'r', seconds: 4 })
    await record()
    expect(await chat.chatFrame()).toMatchObject({
      content: '在吗',
      messageType: 'voice',
      recordingId: 'r',
    })
    expect(media.calls).toMatchObject([{ method: 'POST', path: '/api/speech-to-text' }])
  })

  it('leaves a voice note where nobody writes it down, and leads to the text box', async () => {
    stubMicrophone()
    const { media, record } = await openVoice()
    const note = aMessage({
      content: '',
      messageType: 'voice',
      metadata: {
        media: someMedia({
          kind: 'voice',
          jobId: null,
          status: 'done',
          objectId: 'stored',
          seconds: 4,
        }),
      },
    })
    media.state.answer = () =>
      media.calls.at(-1)?.path === '/api/speech-to-text'
        ? unavailable()
        : HttpResponse.json(note, { status: 201 })
    await record()
    expect(await screen.findByRole('group', { name: '语音留言' })).toBeVisible()
    expect(media.calls[1]).toMatchObject({
      path: '/api/messages/companion/voice-note',
      body: { recordingId: 'stored' },
    })
    expect(await screen.findByText(/^语音留言已发送/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: /消息$/ })).toHaveFocus())
  })

  it('keeps a recording that could not be uploaded, to be sent again', async () => {
    stubMicrophone()
    const { chat, media, record, user } = await openVoice({ transcription: true })
    media.state.answer = () => HttpResponse.json(errorFixture('unavailable'), { status: 503 })
    await record()
    expect(await screen.findByRole('group', { name: '你的录音' })).toBeVisible()
    media.state.answer = () => HttpResponse.json({ text: '在吗', recordingId: 'r', seconds: 4 })
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect((await chat.chatFrame()).content).toBe('在吗')
  })

  it('asks before another page takes a recording away', async () => {
    stubMicrophone()
    const { media, record, user, router } = await openVoice({ transcription: true })
    media.state.answer = () => HttpResponse.json(errorFixture('unavailable'), { status: 503 })
    await record()
    await screen.findByRole('group', { name: '你的录音' })
    await act(() => router.navigate('/chat/companion'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: '改用文字' }))
    await act(() => router.navigate('/companions'))
    const ask = within(await screen.findByRole('dialog', { name: '录音还没有发出去' }))
    await user.click(ask.getByRole('button', { name: '留在这里' }))
    expect(router.state.location.pathname).toBe('/chat/companion')
    await user.click(screen.getByRole('button', { name: /^语音/ }))
    expect(await screen.findByRole('group', { name: '你的录音' })).toBeVisible()
  })

  it('says when no words were heard, and lets the recording go', async () => {
    stubMicrophone()
    const notices = hearNotices()
    const { media, record, user } = await openVoice({ transcription: true })
    media.state.answer = () => HttpResponse.json({ text: '', recordingId: 'r', seconds: 4 })
    await record()
    await user.click(await screen.findByRole('button', { name: '不要了' }))
    expect(notices).toEqual(['识别失败 / 语音识别出现问题，请重试'])
    expect(screen.getByRole('button', { name: '开始录音' })).toBeVisible()
  })

  it('tells how a microphone that is not allowed can be, and the way round', async () => {
    stubMicrophone({ refuse: 'NotAllowedError' })
    const notices = hearNotices()
    const { start, user } = await openVoice()
    await user.click(start)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('没有麦克风权限')
    expect(notices).toEqual(['麦克风访问失败 / 请允许浏览器访问您的麦克风'])
    await user.click(within(alert).getByRole('button', { name: '改用文字' }))
    expect(await screen.findByRole('textbox', { name: /消息$/ })).toBeVisible()
  })

  it('ends with its visit: whoever comes back finds the text box', async () => {
    stubMicrophone()
    const { router } = await openVoice()
    await router.navigate('/settings')
    await screen.findByRole('heading', { level: 1, name: '设置' })
    await router.navigate('/chat/companion')
    expect(await screen.findByRole('textbox', { name: /消息$/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: '改用文字' })).toBeNull()
  })

  it('never goes on out of sight: another mode stops it, and it is still there after', async () => {
    const track = stubMicrophone()
    const { start, user, media } = await openVoice()
    await user.click(start)
    await screen.findByRole('button', { name: '取消录音' })
    await user.click(screen.getByRole('button', { name: '改用文字' }))
    expect(track.stop).toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '语音' }))
    expect(await screen.findByText('录音停在这里了，还没有发送。')).toBeVisible()
    expect(media.calls).toEqual([])
  })
})
