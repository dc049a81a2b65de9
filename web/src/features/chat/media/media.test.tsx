import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMessage } from '@/test/chat-samples'
import { log, openChat } from '@/test/open-chat'
import { stubLayout } from '@/test/stub-layout'
import { aJob, aPicture, aWish, serveMedia, someMedia, tellMessages } from '@/test/talk-media'

beforeEach(stubLayout)

async function openTalk(media: Parameters<typeof aWish>[0], job = aJob()) {
  const served = serveMedia({ job })
  const [wish, made] = aWish(media)
  const view = await openChat({ messages: [wish, made] })
  const change = (changes: Parameters<typeof aPicture>[0]) => {
    const next = { ...made, version: made.version + 1, metadata: { media: aPicture(changes) } }
    tellMessages(view.chat, 'edited', next)
  }
  return { ...view, ...served, wish, made, change }
}

/** What people who cannot see it are told. */
const announced = () =>
  [...document.querySelectorAll('p[aria-live]')].map(({ textContent }) => textContent).join('')
const said = (text: string) => waitFor(() => expect(announced()).toContain(text))

describe('a picture that is being made', () => {
  it('shows how far it is and by which step, as told live', async () => {
    const { chat } = await openTalk(someMedia())
    const bar = () => screen.getByRole('progressbar', { name: '图片生成进度' })
    await waitFor(() => expect(bar()).toHaveAttribute('aria-valuetext', '作画中 40%'))
    const job = { jobId: 'job', companionId: 'companion', messageId: 'made' } as const
    chat.send({
      type: 'media_progress',
      kind: 'image',
      status: 'running',
      progress: 90,
      stage: 'storing',
      ...job,
    })
    await waitFor(() => expect(bar()).toHaveAttribute('aria-valuenow', '90'))
    expect(screen.getByText(/保存中/)).toBeVisible()
    expect(screen.getByText(/^大约还要 \d+ 秒$/)).toBeVisible()
  })

  it('is called off', async () => {
    const { user, calls, change } = await openTalk(someMedia())
    await user.click(await screen.findByRole('button', { name: '取消生成' }))
    await waitFor(() =>
      expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/media/jobs/job' }]),
    )
    change({ status: 'cancelled', objectId: null })
    expect(await screen.findByText('已取消这张图。')).toBeVisible()
    expect(screen.getByText('没有扣积分。')).toBeVisible()
    await said('图片已取消')
  })

  it('is read out when it is there, once, and shown with who made it', async () => {
    const { user, change } = await openTalk(someMedia())
    await screen.findByRole('progressbar')
    expect(announced()).not.toContain('小忆')
    change({})
    const open = await screen.findByRole('button', { name: '放大看：海边的灯塔' })
    await said('小忆画好了')
    expect(screen.getByText('由程序制作')).toBeVisible()
    expect(screen.getByText('用了 10 积分')).toBeVisible()
    const link = screen.getByRole('link', { name: '下载' })
    expect(link).toHaveAttribute(
      'href',
      expect.stringContaining('/api/media/objects/picture?download=1'),
    )
    await user.click(open)
    const viewer = await screen.findByRole('dialog', { name: '图片' })
    expect(within(viewer).getByText('海边的灯塔')).toBeVisible()
    await user.click(within(viewer).getByRole('button', { name: '放大' }))
    expect(within(viewer).getByText('150%')).toBeVisible()
    within(viewer).getByRole('group').focus()
    await user.keyboard('0')
    expect(within(viewer).getByText('100%')).toBeVisible()
  })

  it('is shown by its job where nobody told the message', async () => {
    const done = aJob({
      status: 'done',
      progress: 100,
      stage: null,
      result: {
        type: 'image',
        content: '海边的灯塔',
        generationParams: {
          model: 'gpt-image',
          quality: 'standard',
          style: 'enhance',
          voice: null,
          duration: null,
          seed: '1',
        },
        metadata: {
          objectId: 'picture',
          imageUrl: '/api/media/objects/picture',
          thumbnailUrl: null,
          posterUrl: null,
          mime: 'image/png',
          width: 1024,
          height: 1024,
          seconds: null,
          bytes: 3,
          contentId: 'c',
          labelled: true,
          local: false,
        },
        jobId: 'job',
        credits: 10,
      },
    })
    await openTalk(someMedia(), done)
    expect(await screen.findByText('AI 生成 · gpt-image')).toBeVisible()
  })
})

describe('what was made', () => {
  it('that failed says why, that it cost nothing, and is tried again in its place', async () => {
    const failed = someMedia({ status: 'failed', errorCode: 'prompt_refused' })
    const { user, calls, chat, made, state } = await openTalk(failed)
    expect(await screen.findByText('这张图没能画出来。')).toBeVisible()
    expect(screen.getByText('没有扣积分。')).toBeVisible()
    state.answer = () => HttpResponse.json(aJob({ id: 'again' }), { status: 201 })
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(calls[0]?.path).toBe('/api/media/jobs/job/retry'))
    const again = { ...made, version: 2, metadata: { media: someMedia({ jobId: 'again' }) } }
    tellMessages(chat, 'edited', again)
    expect(await screen.findByRole('progressbar')).toBeVisible()
    expect(within(log()).getAllByRole('article')).toHaveLength(2)
  })

  it('is made again from the same words in the same look', async () => {
    const { user, calls } = await openTalk(aPicture({ style: 'watercolor' }))
    await user.click(await screen.findByRole('button', { name: '再做一次（10 积分）' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]).toMatchObject({
      path: '/api/generate-image',
      body: { prompt: '海边的灯塔', style: 'watercolor', companionId: 'companion' },
    })
  })

  it('is a video with controls and captions, which does not begin by itself', async () => {
    await openTalk(
      aPicture({ kind: 'video', posterId: 'poster', seconds: 5, width: 1280, height: 720 }),
    )
    const video = await screen.findByLabelText('视频：海边的灯塔')
    expect(video).toHaveAttribute('controls')
    expect(video).not.toHaveAttribute('autoplay')
    expect(video).toHaveAttribute('poster', expect.stringContaining('/objects/poster'))
    expect(video.querySelector('track')).toHaveAttribute('kind', 'captions')
  })

  it('says so when it was deleted', async () => {
    await openTalk(aPicture({ objectId: null }))
    expect(await screen.findByText('这份内容已经删除了。')).toBeVisible()
  })
})

describe('messages without words', () => {
  const note = aMessage({
    id: 'note',
    content: '',
    messageType: 'voice',
    metadata: {
      media: someMedia({
        kind: 'voice',
        jobId: null,
        status: 'done',
        objectId: 'sound',
        seconds: 65,
      }),
    },
  })

  it('are voice notes that are played, and not waited for an answer to', async () => {
    serveMedia()
    const { user } = await openChat({ messages: [note] })
    const player = await screen.findByRole('group', { name: '语音留言' })
    expect(within(player).getByText('1:05')).toBeVisible()
    expect(within(player).getByRole('slider')).toHaveAttribute('aria-valuetext', '0:00 / 1:05')
    await user.click(within(player).getByRole('button', { name: '播放速度：1×' }))
    expect(within(player).getByRole('button', { name: '播放速度：1.5×' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '请 Ta 回答这句' })).toBeNull()
  })

  it('that arrive leave the talk open, and stand in the list by their kind', async () => {
    serveMedia()
    const { chat, user, box } = await openChat()
    tellMessages(chat, 'created', note)
    expect(await screen.findByText('[语音]')).toBeVisible()
    await user.type(box, '你好')
    expect(screen.getByRole('button', { name: '发送' })).toBeEnabled()
    tellMessages(
      chat,
      'created',
      ...aWish(someMedia()).map((one) => ({ ...one, createdAt: new Date().toISOString() })),
    )
    expect(await screen.findByText('[图片]')).toBeVisible()
    expect(screen.getByRole('button', { name: '发送' })).toBeEnabled()
  })

  it('offer neither editing nor another answer', async () => {
    const { user } = await openTalk(aPicture())
    const article = (await screen.findByRole('button', { name: /^放大看/ })).closest('article')
    await user.click(within(article as HTMLElement).getByRole('button', { name: '消息选项' }))
    expect(await screen.findByRole('menuitem', { name: '删除' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: '重新回答…' })).toBeNull()
  })
})
