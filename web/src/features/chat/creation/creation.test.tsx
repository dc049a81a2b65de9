import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { errorFixture } from '@/test/fixtures'
import { fromComposerMenu, openChat } from '@/test/open-chat'
import { stubLayout } from '@/test/stub-layout'
import { aWish, hearNotices, serveMedia, someMedia, tellMessages } from '@/test/talk-media'

beforeEach(stubLayout)

const box = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })
const describePicture = () => box(/画面描述$/)

async function openImageMode() {
  const media = serveMedia()
  const view = await openChat()
  await fromComposerMenu(view.user, '画一张图片')
  return { ...view, media, box: await describePicture() }
}

describe('the modes of the composer', () => {
  it('are chosen from one menu, left by its button or Escape, and keep what was written', async () => {
    serveMedia()
    const { user, box: text } = await openChat()
    await user.type(text, '一句话')
    await fromComposerMenu(user, '画一张图片')
    await user.type(await describePicture(), '一张图')
    await user.click(screen.getByRole('button', { name: '改用文字' }))
    await fromComposerMenu(user, '做一段短片')
    await user.type(await box(/视频描述$/), '一段片{Escape}')
    expect(await box(/消息$/)).toHaveValue('一句话')
    await fromComposerMenu(user, '画一张图片')
    expect(await describePicture()).toHaveValue('一张图')
  })

  it('lead back to writing by one key, from anywhere on the page', async () => {
    const { user, box: text } = await openChat()
    screen.getByRole('button', { name: '语音' }).focus()
    await user.keyboard('{Escape}')
    expect(text).toHaveFocus()
  })

  it('are remembered for each talk, over a reload', async () => {
    const first = await openImageMode()
    await first.user.type(first.box, '画到一半')
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('画到一半'))
    first.unmount()
    serveMedia()
    const { renderApp } = await import('@/test/render-app')
    await renderApp({ path: '/chat' })
    expect(await describePicture()).toHaveValue('画到一半')
  })

  it('are opened by the address, and by the quick action of the list', async () => {
    serveMedia()
    const { user, router } = await openChat()
    await router.navigate('/chat/companion?mode=video')
    expect(await box(/视频描述$/)).toBeVisible()
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await user.click(screen.getByRole('link', { name: '一起画一张图' }))
    expect(await describePicture()).toBeVisible()
  })
})

describe('a picture in a talk', () => {
  it('is asked for with its look, and shown at once; its words are gone then', async () => {
    const { user, chat, media, box: text } = await openImageMode()
    const make = screen.getByRole('button', { name: '生成图片' })
    expect(make).toBeDisabled()
    expect(await screen.findByText('需要 10 积分')).toBeVisible()
    await user.type(text, '海边的灯塔')
    // Nobody paints photographs here.
    expect(screen.queryByRole('radio', { name: /写实/ })).toBeNull()
    await user.click(screen.getByRole('radio', { name: '水彩' }))
    await user.click(make)
    await waitFor(() => expect(media.calls).toHaveLength(1))
    const { body } = media.calls[0] as { body: Record<string, string> }
    expect(body).toMatchObject({
      prompt: '海边的灯塔',
      style: 'watercolor',
      companionId: 'companion',
    })
    expect(body['requestKey']).toBe(body['clientMessageId'])
    const [wish, made] = aWish(someMedia())
    tellMessages(chat, 'created', { ...wish, clientMessageId: body['clientMessageId'] ?? '' }, made)
    expect(await screen.findByRole('progressbar', { name: '图片生成进度' })).toBeVisible()
    expect(text).toHaveValue('')
    // One at a time.
    expect(screen.getByRole('button', { name: '正在生成…' })).toBeDisabled()
  })

  it('needs words', async () => {
    const { media, box: text } = await openImageMode()
    const notices = hearNotices()
    fireEvent.keyDown(text, { key: 'Enter' })
    expect(notices).toEqual(['需要描述 / 请输入图片描述'])
    expect(media.calls).toEqual([])
  })

  it.each([
    ['generation_failed', 502, '生成失败 / 图像生成出现问题，请重试'],
    ['rate_limited', 429, '生成失败 / 太快了，请过 60秒钟再试。'],
    [
      'subject_not_drawn',
      422,
      '生成失败 / 这里的程序画不出这幅画的主角，所以没有开始，也没有扣积分。换成风景、天气、房屋、常见的动物或人试试；服务器接入图像模型后就什么都能画。',
    ],
  ] as const)('that is refused (%s) says so and keeps the words', async (code, status, text) => {
    const { user, media, box: words } = await openImageMode()
    media.state.answer = () => HttpResponse.json(errorFixture(code), { status })
    const notices = hearNotices()
    await user.type(words, '灯塔{Enter}')
    await waitFor(() => expect(notices).toEqual([text]))
    expect(words).toHaveValue('灯塔')
  })

  it('asks for the same wish again after an answer was lost', async () => {
    const { user, media, box: words } = await openImageMode()
    media.state.answer = () => HttpResponse.error()
    const notices = hearNotices()
    await user.type(words, '灯塔{Enter}')
    await waitFor(() => expect(notices).toHaveLength(1))
    await user.type(words, '{Enter}')
    await waitFor(() => expect(media.calls).toHaveLength(2))
    expect(media.calls[1]?.body).toEqual(media.calls[0]?.body)
  })
})

it('a video lasts five seconds, and how long it takes is said', async () => {
  const media = serveMedia()
  const notices = hearNotices()
  const { user, chat } = await openChat({}, '/chat?mode=text')
  await fromComposerMenu(user, '做一段短片')
  await user.type(await box(/视频描述$/), '下雪的森林')
  await user.click(screen.getByRole('button', { name: '生成 5 秒视频' }))
  await waitFor(() => expect(media.calls).toHaveLength(1))
  const { body, path } = media.calls[0] as { path: string; body: Record<string, string> }
  expect(path).toBe('/api/generate-video')
  expect(body).toMatchObject({ prompt: '下雪的森林', duration: 5, style: 'cinematic' })
  const [wish, made] = aWish(someMedia({ kind: 'video' }))
  tellMessages(chat, 'created', { ...wish, clientMessageId: body['clientMessageId'] ?? '' }, made)
  await waitFor(() => expect(notices).toEqual(['正在生成视频 / 预计需要 10-20 秒']))
})
