import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { errorFixture } from '@/test/fixtures'
import { aWork, startMediaServer } from '@/test/media-server'
import { pageHeading } from '@/test/page-heading'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(() => {
  stubLayout()
  Element.prototype.scrollIntoView = vi.fn()
})

async function open({
  search = 'tab=video',
  ...options
}: { search?: string } & Parameters<typeof startMediaServer>[0] = {}) {
  const media = startMediaServer(options)
  const view = await renderApp({ path: `/multimodal${search && `?${search}`}` })
  await pageHeading('创作工坊')
  await screen.findByLabelText(/^(视频描述|画面描述|要朗读的文字)$/)
  await media.connected()
  const works = () => within(screen.getByRole('region', { name: '作品集' }))
  return { ...view, media, works }
}

const describeIt = async (user: Awaited<ReturnType<typeof open>>['user'], words: string) => {
  fireEvent.change(await screen.findByRole('textbox', { name: /描述|文字/ }), {
    target: { value: words },
  })
  await user.click(screen.getByRole('button', { name: /^生成/ }))
}

describe('the workshop', () => {
  it('has three tabs with their choices, kept in the address', async () => {
    const { user, router } = await open({ search: '' })
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(tabs).toEqual(['图像', '音频', '视频'])
    expect(screen.getByRole('tab', { name: '图像' })).toHaveAttribute('aria-selected', 'true')
    await user.click(screen.getByRole('tab', { name: '视频' }))
    const length = await screen.findByRole('slider', { name: '时长' })
    expect(length).toHaveAttribute('aria-valuenow', '5')
    expect(length).toHaveAttribute('aria-valuemin', '3')
    expect(length).toHaveAttribute('aria-valuemax', '16')
    const names = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
    const own = (values: readonly (string | null)[]) =>
      values.filter(
        (value) => value !== null && !['all', 'image', 'audio', 'video'].includes(value),
      )
    expect(own(names())).toEqual(['cinematic', 'professional', 'artistic', 'documentary'])

    await user.click(screen.getByRole('tab', { name: '音频' }))
    expect(own(names())).toEqual(['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'])
    expect(screen.getByRole('radio', { name: /Alloy/ })).toBeChecked()
    await user.click(screen.getByRole('tab', { name: '图像' }))
    expect(own(names())).toEqual(['enhance', 'artistic', 'anime', 'watercolor', 'oil_painting'])
    expect(screen.getByRole('radio', { name: '增强' })).toBeChecked()
    expect(screen.getByText('尺寸 1024x1024')).toBeVisible()
    await waitFor(() => expect(router.state.location.search).toBe('?tab=image'))
  })

  it('asks for a description and calls nothing without one', async () => {
    const { user, media } = await open({ search: 'tab=image' })
    await describeIt(user, '   ')
    expect(await screen.findByText('请输入描述')).toBeVisible()
    expect(screen.getAllByText('请提供详细的创作描述').length).toBeGreaterThan(0)
    expect(screen.getByRole('textbox', { name: '画面描述' })).toBeInvalid()
    expect(media.calls).toEqual([])
  })

  it('makes a picture: the cost before, busy meanwhile, the picture and its receipt after', async () => {
    const { user, media, works } = await open({ search: 'tab=image' })
    expect(await screen.findByText('需要 10 积分')).toBeVisible()
    const done = aWork(7, { prompt: '月下的湖' })
    const painted = Promise.withResolvers<void>()
    media.answer(done, painted.promise)
    await describeIt(user, ' 月下的湖 ')
    const busy = await screen.findByRole('button', { name: '正在生成…' })
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('progressbar')).toBeVisible()
    painted.resolve()

    const result = within(await screen.findByRole('article', { name: '结果' }))
    expect(result.getByRole('img', { name: '月下的湖' })).toHaveAttribute(
      'src',
      'http://lumen.test/api/media/objects/object-7',
    )
    expect(result.getByText('用了 10 积分')).toBeVisible()
    expect(result.getByText('由程序制作')).toBeVisible()
    expect(result.getByRole('link', { name: '下载' })).toHaveAttribute(
      'href',
      'http://lumen.test/api/media/objects/object-7?download=1',
    )
    expect(media.calls).toEqual([
      {
        method: 'POST',
        path: '/api/multimodal/generate-image',
        body: { prompt: '月下的湖', style: 'enhance', requestKey: expect.any(String) },
      },
    ])
    const history = within(screen.getByRole('region', { name: '本次创作' }))
    expect(history.getAllByRole('button')).toHaveLength(1)
    expect(await works().findByRole('button', { name: '图像：月下的湖' })).toBeVisible()
    expect(screen.getByRole('button', { name: '生成图像' })).not.toHaveAttribute('aria-disabled')
  })

  it('says before it is paid what of the words can be drawn, and begins nothing without its subject', async () => {
    const { user, media } = await open({ search: 'tab=image' })
    const asked: string[] = []
    server.use(
      http.post('*/api/media/picture-preview', async ({ request }) => {
        const { prompt } = (await request.json()) as { prompt: string }
        asked.push(prompt)
        const drawn = prompt.includes('树林')
        return HttpResponse.json({
          local: true,
          shown: drawn ? ['月夜', '树林'] : ['月夜'],
          notShown: ['竹子', '古琴'],
          mainSubjectShown: drawn,
        })
      }),
    )
    const field = screen.getByRole('textbox', { name: '画面描述' })
    const make = screen.getByRole('button', { name: '生成图像' })
    fireEvent.change(field, { target: { value: '月夜' } })
    fireEvent.change(field, { target: { value: '月夜的竹子，古琴' } })
    expect(
      await screen.findByText(/^画的主角画不出，不会开始，也不收积分。画不出：竹子、古琴/),
    ).toBeVisible()
    expect(screen.getByText(/管理员接入图像模型/)).toBeVisible()
    expect(make).toBeDisabled()
    expect(make).toHaveAccessibleDescription(/画的主角画不出/)
    fireEvent.change(field, { target: { value: '月夜、树林，竹子，古琴' } })
    expect(await screen.findByText('月夜、树林；竹子、古琴画不出')).toBeVisible()
    expect(make).toBeEnabled()
    expect(within(make).getByText('10 积分')).toBeInTheDocument()
    // Only what somebody paused at.
    expect(asked).toEqual(['月夜的竹子，古琴', '月夜、树林，竹子，古琴'])
    expect(media.calls).toEqual([])
    await user.clear(field)
  })

  it('offers a provider’s picture first, by name and with its price', async () => {
    await open({
      search: 'tab=image',
      capabilities: {
        image: { available: true, provider: 'openai-compatible', model: 'flux-1', reason: null },
      },
    })
    expect(await screen.findByText('由图像模型 flux-1 来画。')).toBeVisible()
    expect(await screen.findByText('需要 10 积分')).toBeVisible()
    expect(screen.queryByText('停下来时会告诉你哪些画得出')).not.toBeInTheDocument()
  })

  it('follows what takes long over the socket, through leaving and coming back', async () => {
    const { user, media, router } = await open()
    const queued = aWork(8, { kind: 'video', status: 'queued', prompt: '极光' })
    const accepted = Promise.withResolvers<void>()
    media.answer(queued, accepted.promise)
    await describeIt(user, '极光')
    // Nobody has heard of it yet.
    expect(await screen.findByRole('progressbar', { name: '视频的进度' })).toBeVisible()
    accepted.resolve()
    const bar = await screen.findByRole('progressbar', { name: '视频的进度' })
    expect(await screen.findByRole('button', { name: '取消' })).toBeVisible()
    const running = { ...queued, status: 'running', progress: 42, stage: 'filming' } as const
    media.put(running)
    act(() => media.progress(running))
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '42'))
    expect(await screen.findByText('拍摄中')).toBeVisible()

    await act(() => router.navigate('/companions'))
    await pageHeading('我的伴侣')
    media.put({ ...running, progress: 60 })
    await act(() => router.navigate('/multimodal?tab=video'))
    expect(await screen.findByRole('button', { name: '正在生成…' })).toBeVisible()
    const done = aWork(8, { kind: 'video', prompt: '极光' })
    media.put(done)
    act(() => media.progress(done))
    const result = within(await screen.findByRole('article', { name: '结果' }))
    expect(result.getByLabelText('极光')).toHaveAttribute(
      'src',
      'http://lumen.test/api/media/objects/object-8',
    )
  })

  it('cancels, says so, and tries again', async () => {
    const { user, media } = await open({ search: 'tab=image' })
    const queued = aWork(9, { status: 'queued', prompt: '雪山' })
    media.answer(queued)
    await describeIt(user, '雪山')
    await user.click(await screen.findByRole('button', { name: '取消' }))
    expect(await screen.findByRole('heading', { name: '已取消' })).toBeVisible()
    expect(screen.getByText('没有扣积分')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '再试一次' }))
    expect(await screen.findByRole('progressbar')).toBeVisible()
    expect(media.calls.map(({ method, path }) => `${method} ${path}`).slice(1)).toEqual([
      `DELETE /api/media/jobs/${queued.id}`,
      `POST /api/media/jobs/${queued.id}/retry`,
    ])
  })

  it('tells a failure by its kind and reason, at once and when it comes later', async () => {
    const { user, media } = await open({ search: 'tab=audio' })
    media.answer(HttpResponse.json(errorFixture('provider_failed'), { status: 502 }))
    await describeIt(user, '晚安')
    expect(await screen.findByText('生成音频失败')).toBeVisible()
    expect(screen.getByText('生成服务没能完成，没有扣积分，请再试一次。')).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveValue('晚安')

    const queued = aWork(10, { kind: 'audio', status: 'queued', prompt: '晚安' })
    media.answer(queued)
    await user.click(screen.getByRole('button', { name: '生成音频' }))
    await screen.findByRole('button', { name: '取消' })
    const failed = aWork(10, {
      kind: 'audio',
      status: 'failed',
      error: { code: 'storage_full', message: 'full' },
    })
    media.put(failed)
    act(() => media.progress(failed))
    expect(await screen.findByRole('heading', { name: '生成音频失败' })).toBeVisible()
    expect(screen.getAllByText(/服务器的存储空间满了/).length).toBeGreaterThan(0)
  })

  it('opens the dialog of credits instead of a notice when they are used up', async () => {
    const { user, media } = await open({ search: 'tab=image' })
    media.answer(
      HttpResponse.json(
        { ...errorFixture('quota_exceeded'), details: [{ path: 'reason', message: 'credits' }] },
        { status: 402 },
      ),
    )
    await describeIt(user, '花')
    expect(await screen.findByRole('dialog', { name: '积分不够了' })).toBeVisible()
    expect(screen.queryByText('生成图像失败')).toBeNull()
  })

  it('says what is not switched on and how to change that', async () => {
    const off = {
      available: false,
      provider: 'none',
      model: null,
      reason: '请安装 ffmpeg。',
    } as const
    await open({ capabilities: { video: off } })
    expect(await screen.findByText('视频生成还没有开通')).toBeVisible()
    expect(screen.getByText('请安装 ffmpeg。')).toBeVisible()
    expect(screen.getByRole('button', { name: '生成视频' })).toBeDisabled()
  })

  const ofModel = { provider: 'local', model: 'own/kokoro-zh-en', neural: true } as const
  it.each([
    ['a robotic program', {}, /espeak-ng 朗读：简单的合成音，听起来像机器人/],
    [
      'a neural voice by its name',
      { speech: { available: true, reason: null, ...ofModel } },
      '由这台服务器上的神经网络语音 kokoro-zh-en 朗读。',
    ],
  ])('says who speaks: %s', async (_, capabilities, said) => {
    await open({ search: 'tab=audio', capabilities })
    expect(await screen.findByText(said)).toBeVisible()
  })

  it('offers looks of photographs where a provider paints', async () => {
    const image = {
      available: true,
      provider: 'openai-compatible',
      model: 'x',
      reason: null,
    } as const
    await open({ search: 'tab=image', capabilities: { image } })
    const look = await screen.findByRole('radio', { name: '照片写实' })
    expect(look).toHaveAttribute('value', 'photorealistic')
  })

  it('begins with an example, which fills in words and look', async () => {
    const { user } = await open({ search: 'tab=image' })
    await user.click(screen.getByRole('button', { name: '月下城堡' }))
    expect(screen.getByRole('textbox', { name: '画面描述' })).toHaveValue(
      '月光下的城堡，宁静的湖，繁星满天',
    )
    expect(screen.getByRole('radio', { name: '油画' })).toBeChecked()
  })
})

describe('the gallery', () => {
  it('finds by words and kind, and goes on page by page', async () => {
    const list = [
      aWork(30, { prompt: '海边日落' }),
      aWork(29, { kind: 'video', prompt: '海上小船' }),
      aWork(28, { kind: 'audio', prompt: '晚安' }),
    ]
    const { user, works } = await open({ works: list, pageSize: 2 })
    await waitFor(() => expect(works().getAllByRole('listitem')).toHaveLength(2))
    await user.click(works().getByRole('button', { name: '加载更多' }))
    await waitFor(() => expect(works().getAllByRole('listitem')).toHaveLength(3))
    await user.click(works().getByRole('radio', { name: '视频' }))
    await waitFor(() => expect(works().getAllByRole('listitem')).toHaveLength(1))
    await user.click(works().getByRole('radio', { name: '全部' }))
    await user.type(works().getByRole('searchbox'), '日落')
    await waitFor(() => expect(works().getAllByRole('listitem')).toHaveLength(1))
    expect(works().getByRole('button', { name: '图像：海边日落' })).toBeVisible()
    await user.type(works().getByRole('searchbox'), '没有的')
    expect(await works().findByText('没有找到')).toBeVisible()
    await user.click(works().getByRole('button', { name: '看全部' }))
    await waitFor(() => expect(works().getAllByRole('listitem')).toHaveLength(3))
  })

  it('shows nothing again that was deleted while a further page was on its way', async () => {
    const list = [31, 30, 29].map((number) => aWork(number))
    const { user, works } = await open({ works: list, search: 'tab=image', pageSize: 2 })
    await waitFor(() => expect(works().getAllByRole('listitem')).toHaveLength(2))
    const comes = Promise.withResolvers<void>()
    server.use(
      http.get('*/api/media/gallery', async () => {
        await comes.promise
        return HttpResponse.json({ items: [list[2]], next: null })
      }),
    )
    await user.click(works().getByRole('button', { name: '加载更多' }))
    await user.click(works().getByRole('button', { name: '图像：第 31 件' }))
    const viewer = within(await screen.findByRole('dialog'))
    await user.click(viewer.getByRole('button', { name: '删除' }))
    const ask = within(await screen.findByRole('dialog', { name: '删除这件作品？' }))
    await user.click(ask.getByRole('button', { name: '删除' }))
    expect(await screen.findByText('已删除')).toBeVisible()
    comes.resolve()
    expect(await works().findByRole('button', { name: '图像：第 29 件' })).toBeVisible()
    expect(works().getAllByRole('listitem')).toHaveLength(2)
  })

  it('shows a work large with everything about it, and deletes it when that is meant', async () => {
    const list = [aWork(41, { prompt: '海边日落' }), aWork(40, { prompt: '雪山' })]
    const { user, media, works, router } = await open({ works: list })
    await user.click(await screen.findByRole('button', { name: '图像：海边日落' }))
    const viewer = within(await screen.findByRole('dialog', { name: '图像：海边日落' }))
    await waitFor(() => expect(router.state.location.search).toContain(`work=${list[0]?.id}`))
    expect(viewer.getByText('1024 × 1024')).toBeVisible()
    expect(viewer.getByText('local/procedural-painter-1')).toBeVisible()
    expect(viewer.getByText('PNG, 1.2 MB')).toBeVisible()
    expect(viewer.getByText('用了 10 积分')).toBeVisible()
    await user.click(viewer.getByRole('button', { name: '下一件' }))
    await screen.findByRole('dialog', { name: '图像：雪山' })
    await user.keyboard('{ArrowLeft}')
    const first = within(await screen.findByRole('dialog', { name: '图像：海边日落' }))
    await user.click(first.getByRole('button', { name: '删除' }))
    const ask = within(await screen.findByRole('dialog', { name: '删除这件作品？' }))
    await user.click(ask.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(works().getAllByRole('listitem')).toHaveLength(1))
    expect(media.calls).toEqual([
      { method: 'DELETE', path: `/api/media/gallery/${list[0]?.id}`, body: null },
    ])
    expect(await screen.findByText('已删除')).toBeVisible()
  })

  it('puts a work back into the form', async () => {
    const work = aWork(50, { kind: 'video', prompt: '极光', style: 'documentary', duration: 9 })
    const { user } = await open({ works: [work], search: `tab=image&work=${work.id}` })
    const viewer = within(await screen.findByRole('dialog', { name: '视频：极光' }))
    await user.click(viewer.getByRole('button', { name: '用作起点' }))
    expect(await screen.findByRole('textbox', { name: '视频描述' })).toHaveValue('极光')
    expect(screen.getByRole('radio', { name: '纪录片' })).toBeChecked()
    expect(await screen.findByRole('slider', { name: '时长' })).toHaveAttribute(
      'aria-valuenow',
      '9',
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
